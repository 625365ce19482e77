import { wordSet } from "#shared/word-set.ts";
import { spoken } from "../numbers/spoken.ts";
import { withInitials } from "../prose/phrasing.ts";
import { isBrand } from "#shared/maker-names.ts";
import { oneOf } from "../words/begins.ts";
import { cued, rulesHeard } from "../words/cued.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, isJoined, type Token, wordsOf } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { GIVEN_NAMES, HONORIFICS, WORK_WORDS } from "../words/words.ts";
import { documentEnd, orderBefore } from "./announcements.ts";
import { byApposition, byHeading, byItself, byTopic } from "./bare-name.ts";
import { besideJob } from "./beside-job.ts";
import { byAnnouncement } from "./by-announcement.ts";
import { byHead, byHeadOfPlace } from "./by-head.ts";
import { byPayer } from "./by-payer.ts";
import { byPreposition } from "./by-preposition.ts";
import { correctedName } from "./corrected-name.ts";
import { explainedName } from "./explained-name.ts";
import { endsPrice, firstAt, firstOf, isWork, type Finder, type Found, type Talk } from "./finder.ts";
import { withOwnNumber, withTrade } from "./firm-trades.ts";
import { isOneFirm, namesFirm } from "./firm-words.ts";
import { heardOwnerAt, ownedPlace, ownsRoom } from "./heard-owner.ts";
import { byHouseOf } from "./house-of.ts";
import {
  agreedEnd,
  BILLING,
  familyAt,
  householdAt,
  isFamilyPlural,
  isOfSubject,
  isPossessor,
  type Named,
  ownerAt,
  possessorAt,
  relationBefore,
  subjectAt,
  THEIRS,
  unknownAt,
  visitBefore,
  withPlace,
} from "./households.ts";
import { knownClient, type FoundClient } from "./known-client.ts";
import { likelierOf, likelyClient } from "./likely-client.ts";
import { isUnknown } from "./name-shapes.ts";
import { nameEnd } from "./name-span.ts";
import { ALSO_WORDS, canName, isDocument } from "./name-words.ts";
import { bySomebody } from "./named-somebody.ts";
import { byOrderBehind } from "./ordered-for.ts";
import { withPartner } from "./partner.ts";
import { passOverPetNames } from "./pet-names.ts";
import { respelledName } from "./respelled-name.ts";
import { withBody, withoutCharge, withSurname } from "./rest-of-name.ts";
import { headName, headOf } from "./talk-head.ts";
import { spelledName } from "./spelled-name.ts";
import { spelledOut } from "./spelled-out.ts";
import { whereaboutsEnd } from "./whereabouts.ts";
import { withTitle } from "./titles.ts";
import { byWholeName, wholeNameOf } from "./whole-name.ts";

function trimmed(name: string): string {
  const clean = name.replace(/['’]s$/u, "");
  return clean === clean.toLowerCase()
    ? spelledOut(clean)
        .replaceAll(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
        .replaceAll(/ (?:Of|And|The|For|At|From|In)(?= )/g, (small) => small.toLowerCase())
    : clean;
}

/** A family is billed by its name: "the Hendersons" is "Henderson family" only in speech, the plural stays. */
function named(text: string, tokens: readonly Token[], first: number, last: number, ownS = false): FoundClient {
  const said = wordsOf(text, tokens, first, last);
  // "for the family okafor"
  const family = tokens[first]?.norm === "family" && last === first + 1 && !THEIRS.has(at(tokens, last));
  const name = ownS
    ? said.slice(0, -1)
    : family
      ? `${wordsOf(text, tokens, last, last)} ${said.slice(0, "family".length)}`
      : said;
  return { name: withTitle(withInitials(trimmed(name))).slice(0, 200), source: spoken(text, tokens, first, last) };
}

/** "The garcia family", and at the head of the talk without its article. */
const byFamily: Finder = cued(oneOf(["family"]), (talk) =>
  firstOf(talk, (index) => {
    const { tokens } = talk;
    const name = tokens[index + 1];
    const family = at(tokens, index) === "the" && at(tokens, index + 2) === "family";
    if (family && canName(name) && !WORK_WORDS.has(name?.norm ?? "")) return { first: index + 1, last: index + 2 };
    // "kowalczyk family porch rebuild"
    const heads = at(tokens, index + 1) === "family" && index === headOf(tokens) && isJoined(name);
    return heads && canName(tokens[index]) && !isOrdinaryWord(at(tokens, index))
      ? { first: index, last: index + 1 }
      : null;
  }),
);

const THE: ReadonlySet<string> = new Set(["the"]);

const byHousehold: Finder = cued(oneOf(THEIRS), (talk) =>
  firstAt(THE, talk, (index) => householdAt(talk.tokens, index, talk.cased)),
);

const byPossessive: Finder = cued(isPossessor, (talk) =>
  firstOf(talk, (index) => possessorAt(talk.tokens, index, talk.cased)),
);

const byOwner: Finder = cued(oneOf(GIVEN_NAMES), (talk) =>
  firstAt(
    GIVEN_NAMES,
    talk,
    (index) => ownerAt(talk.tokens, index, talk.cased) ?? heardOwnerAt(talk.tokens, index, talk.cased),
  ),
);

const byPlural: Finder = cued(isFamilyPlural, (talk) =>
  firstAt(
    THE,
    talk,
    (index) => familyAt(talk.tokens, index, talk.cased),
    (found, index) => {
      const visit = visitBefore(talk.tokens, index);
      if (visit >= 0) return visit;
      return BILLING.has(at(talk.tokens, index - 1)) ? index - 1 : found.first;
    },
  ),
);

const bySubject: Finder = cued(isOfSubject, (talk) =>
  firstOf(
    talk,
    (index) => subjectAt(talk.tokens, index),
    (_, index) => relationBefore(talk.tokens, index),
  ),
);

/** "Her furnace, that's for mrs tanaka", "it's mr lozano's": a title names somebody wherever it stands. */
const byTitle: Finder = cued(oneOf(HONORIFICS), (talk) =>
  firstAt(HONORIFICS, talk, (index) => {
    if (!isJoined(talk.tokens[index + 1])) return null;
    // "I told the pastor | thirty five dollars a foot"
    if (isNumberWord(at(talk.tokens, index + 1))) return null;
    const last = nameEnd(talk.tokens, index, false, talk.cased);
    return last > index ? { first: index, last } : null;
  }),
);

const FOR: ReadonlySet<string> = new Set(["for"]);

/** "Fleet wash for dash couriers it's": where nothing is capitalised, words that belong to no trade. */
const byUnknownWords: Finder = (talk) =>
  talk.cased
    ? null
    : firstAt(
        FOR,
        talk,
        // "no charge for the flushing, rehung the corner"
        (index) => (at(talk.tokens, index - 1) === "charge" ? null : unknownAt(talk.tokens, index)),
        // "quote | for the amaro sisters"
        (_, index) => orderBefore(talk.tokens, isDocument(at(talk.tokens, index - 1)) ? index - 1 : index),
      );

/** "Hank Moody, 1500 Route 9", "anita solis seven oh four birch court": the talk begins with a name and where it is. */
const byHouse: Finder = ({ tokens, taken, cased }) => {
  let house = headOf(tokens) + 1;
  while (house < tokens.length && !taken[house]) house++;
  const found = house < tokens.length ? headName(tokens, house) : null;
  const written = found && (!cased || tokens[found.last]?.capital);
  return written ? { ...found, from: 0 } : null;
};

/** "The estate of walter briggs". */
const byEstate: Finder = cued(oneOf(["estate"]), (talk) =>
  firstOf(talk, (index) => {
    const { tokens, cased } = talk;
    if (at(tokens, index) !== "estate" || at(tokens, index + 1) !== "of" || !isJoined(tokens[index + 1])) return null;
    const last = nameEnd(tokens, index + 2, true, cased);
    return last >= 0 ? { first: index, last } : null;
  }),
);

/** "Fix the dryer vent for sixty five nora pell", "wool packing is a flat eighty mcallister farm": a whole name that ends the talk, behind its last figure. */
const byEnding: Finder = ({ tokens, taken, cased }) => {
  const first = tokens.length - 2;
  const [given, surname] = [at(tokens, first), tokens[first + 1]];
  if (cased || !endsPrice(at(tokens, first - 1)) || taken[first] || !isJoined(surname)) return null;
  const person =
    GIVEN_NAMES.has(given) && !ALSO_WORDS.has(given) && canName(surname) && !isOrdinaryWord(surname?.norm ?? "");
  const firm = canName(tokens[first]) && namesFirm(given) && isOneFirm(at(tokens, first + 1));
  return person || firm ? { first, last: first + 1, from: first } : null;
};

const PRONOUNS = wordSet("her him she he she's he's");
/** So many words behind a name somebody is told of. */
const NEAR = 4;

/** "Thirty dollars for anneliese roth back to her": two words of no trade behind a price, somebody of whom more is said. */
const byPronoun: Finder = cued(oneOf(PRONOUNS), (talk) =>
  talk.cased
    ? null
    : firstOf(talk, (index) => {
        const { tokens } = talk;
        const [given, family] = [tokens[index], tokens[index + 1]];
        if (at(tokens, index - 1) !== "for" || !endsPrice(at(tokens, index - 2))) return null;
        const unknown = [given, family].every(
          (token) => canName(token) && isJoined(token) && isUnknown(token?.norm ?? "") && !isBrand(token?.norm ?? ""),
        );
        if (!unknown || looksPlural(at(tokens, index + 1))) return null;
        const told = tokens.slice(index + 2, index + 2 + NEAR).some(({ norm }) => PRONOUNS.has(norm));
        return told ? { first: index, last: index + 1 } : null;
      }),
);

const FOR_THEM = new Set(["her", "him", "them"]);

/** "I walked the site with Annika Strand, and this quote is for her". */
const byCompany: Finder = cued(oneOf(FOR_THEM), (talk) =>
  firstOf(talk, (index) => {
    const { tokens, cased } = talk;
    const met = tokens[index]?.capital && ["with", "from"].includes(at(tokens, index - 1)) && isJoined(tokens[index]);
    if (!cased || !met || isWork(at(tokens, index))) return null;
    const last = nameEnd(tokens, index, false, cased);
    const meant = tokens.some(
      (token, place) => place > last && FOR_THEM.has(token.norm) && at(tokens, place - 1) === "for",
    );
    return last > index && meant ? { first: index, last } : null;
  }),
);

/** The last token of a whole name that is said again right behind it: "client is dale hooper, dale hooper". */
function saidAgainEnd(tokens: readonly Token[], { first, last }: Named): number {
  const length = last - first + 1;
  for (let index = first; index <= last; index++) if (at(tokens, index + length) !== at(tokens, index)) return last;
  return length > 1 ? last + length : last;
}

/** A name of which the second half says the first again, once. */
function saidOnce(tokens: readonly Token[], { first, last }: Named): Named {
  const half = { first, last: first + (last - first + 1) / 2 - 1 };
  return Number.isInteger(half.last) && saidAgainEnd(tokens, half) === last ? half : { first, last };
}

const OWN_PLACES = wordSet("place house home residence job project");

/** The strongest first, of those that may find something in a talk. */
const findersHeard = rulesHeard<Finder>([
  byPayer,
  byHouse,
  byHeading,
  byOrderBehind,
  byAnnouncement,
  byHead,
  byTopic,
  bySomebody,
  byHouseOf,
  byPreposition,
  byFamily,
  byEstate,
  byPossessive,
  byHousehold,
  bySubject,
  byPlural,
  byTitle,
  byItself,
  byCompany,
  byOwner,
  byEnding,
  byPronoun,
  byHeadOfPlace,
  byWholeName,
  byUnknownWords,
  byApposition,
  besideJob,
]);

const WHOSE_NAME = wordSet("his her their the");

/** "Gus Pappas | is his name": the last token of words that only say so, or -1. */
function namingEnd(tokens: readonly Token[], index: number): number {
  const says = isJoined(tokens[index]) && at(tokens, index) === "is" && WHOSE_NAME.has(at(tokens, index + 1));
  return says && at(tokens, index + 2) === "name" && isJoined(tokens[index + 2]) ? index + 2 : -1;
}

/** True for a text that has capitals inside its sentences. */
function isCased(tokens: readonly Token[]): boolean {
  for (let index = 1; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.capital && token.gap !== "stop" && token.norm !== "i" && !token.norm.startsWith("i'")) return true;
  }
  return false;
}

/** The client whose name was found, with all that belongs to it: takes its tokens, and those that only lead to it or tell of it. */
function clientOf(text: string, talk: Talk, one: Found): FoundClient {
  const { tokens, taken, cased } = talk;
  const own = withoutCharge(tokens, one);
  const found = withBody(tokens, withPartner(tokens, taken, withSurname(tokens, taken, own)));
  const name = withTrade(tokens, withPlace(tokens, found, cased), cased);
  const whole = { first: name.first, last: withOwnNumber(tokens, name.last) };
  taken.fill(PASSED_OVER, found.from, whole.last + 1);
  const { first, last } = saidOnce(tokens, whole);
  taken.fill(PASSED_OVER, last + 1, saidAgainEnd(tokens, { first, last }) + 1);
  const corrected = correctedName(tokens, { first, last }, cased);
  // "the slab | at dana novaks ten by twelve", "at gina grants | place replace the coil"
  const owned = ownedPlace(tokens, { first, last }, cased);
  if (owned) taken.fill(PASSED_OVER, owned.first, owned.last + 1);
  // "for the Delacroix | place: patch the ceiling"
  if (OWN_PLACES.has(at(tokens, last + 1)) && isJoined(tokens[last + 1]) && !isJoined(tokens[last + 2]))
    taken[last + 1] = PASSED_OVER;
  // "second chance hounds | that's the rescue out on route 9"
  const explained = explainedName(tokens, first)?.explained ?? 0;
  if (explained > 0) taken.fill(PASSED_OVER, last + 1, explained + 1);
  const where = whereaboutsEnd(tokens, last + 1);
  if (where > 0) taken.fill(PASSED_OVER, last + 1, where + 1);
  const agreed = agreedEnd(tokens, last + 1);
  if (agreed > 0) taken.fill(PASSED_OVER, last + 1, agreed + 1);
  // "send Mike | an invoice"
  const sent = documentEnd(tokens, last + 1);
  if (sent > 0) taken.fill(PASSED_OVER, last + 1, sent + 1);
  const person = corrected ? null : wholeNameOf(talk, { first, last });
  if (person) {
    taken.fill(PASSED_OVER, person.first - 1, person.last + 1);
    return named(text, tokens, person.first, person.last);
  }
  const spelled = spelledName(tokens, { first, last });
  if (spelled) {
    const end = Math.max(spelled.last, spelled.family);
    taken.fill(PASSED_OVER, first, end + 1);
    const given = named(text, tokens, first, spelled.name.last);
    if (spelled.family < 0) return given;
    const { name: family } = named(text, tokens, spelled.family, spelled.family);
    return { name: `${given.name} ${family}`, source: spoken(text, tokens, first, end) };
  }
  const respelled = corrected ? null : respelledName(tokens, { first, last }, cased);
  if (respelled) {
    taken.fill(PASSED_OVER, respelled.from, respelled.to + 1);
    return named(text, tokens, respelled.first, respelled.last);
  }
  const behind = (corrected?.last ?? last) + 1;
  const called = namingEnd(tokens, behind);
  if (called > 0) taken.fill(PASSED_OVER, behind, called + 1);
  const ownS = found.ownS === true || owned !== null || (first === last && ownsRoom(tokens, first, cased));
  if (!corrected) return named(text, tokens, first, last, ownS);
  taken.fill(PASSED_OVER, corrected.from, corrected.last + 1);
  // "linda chow 2250 broadway ... sorry her name is linda zhao": the house was said behind the first name
  return { ...named(text, tokens, corrected.first, corrected.last), before: tokens[last]?.end ?? 0 };
}

/** Whom a document is for, and whom it may be for when that is not sure enough: at most one of both. */
interface WhoFor {
  client: FoundClient | null;
  perhaps: FoundClient | null;
}

/** A talk as names are looked for in it; names of pets are passed over. */
export function talkOfNames(tokens: readonly Token[], taken: Uint8Array): Talk {
  passOverPetNames(tokens, taken);
  return { tokens, taken, cased: isCased(tokens) };
}

/** The name that some way to say whom a job is for names. `isSold` tells a word of the names of the account's services. */
function nameByRules(talk: Talk, isSold: (word: string) => boolean): Found | null {
  const { tokens } = talk;
  for (const find of findersHeard(tokens)) {
    const found = find(talk);
    // "test for heartworm" names a service of the account, and nobody
    const sold = found?.first === found?.last && !tokens[found?.first ?? 0]?.capital;
    if (found && !(sold && isSold(at(tokens, found.first)))) return found;
  }
  return null;
}

/** The client that the account has, or that some way to say whom a job is for names; takes its tokens. */
export function clientByRules(
  text: string,
  talk: Talk,
  clients: readonly string[],
  isSold: (word: string) => boolean,
): FoundClient | null {
  const familiar = knownClient(text, talk.tokens, clients, talk.taken);
  const ruled = familiar ? null : nameByRules(talk, isSold);
  return ruled ? clientOf(text, talk, ruled) : familiar;
}

/**
 * Finds whom the document is for: a client of the account, or a name by the words around it, of the rules' unless another is
 * much likelier. Takes its tokens. `isSold` tells a word of the names of the account's services.
 */
export function findClient(
  text: string,
  tokens: readonly Token[],
  clients: readonly string[],
  taken: Uint8Array,
  isSold: (word: string) => boolean = () => false,
): WhoFor {
  const talk = talkOfNames(tokens, taken);
  const familiar = knownClient(text, tokens, clients, taken);
  if (familiar) return { client: familiar, perhaps: null };
  const ruled = nameByRules(talk, isSold);
  const likely = likelyClient(talk);
  if (ruled) {
    // "for Linda Chow ... sorry, her name is Linda Zhao": what a rule found leads to whom it is for
    const mayDiffer = likely && !correctedName(tokens, ruled, talk.cased);
    return { client: clientOf(text, talk, mayDiffer ? likelierOf(ruled, likely, tokens) : ruled), perhaps: null };
  }
  if (!likely) return { client: null, perhaps: null };
  const { found, sure } = likely;
  return sure
    ? { client: clientOf(text, talk, found), perhaps: null }
    : { client: null, perhaps: named(text, tokens, found.first, found.last) };
}
