import { spoken } from "../spoken.ts";
import { beginsSentence, isJoined, wordsOf, type Token } from "../tokens.ts";
import { isNumberWord } from "../number-words.ts";
import { singular } from "../units.ts";
import { EDGES, FIRM_ENDINGS, GIVEN_NAMES, HONORIFICS, WORK_VERBS, WORK_WORDS } from "../words.ts";
import { announcementAt, type Announcement } from "./announcements.ts";
import { correctedName } from "./corrected-name.ts";
import { isOrdinaryWord } from "./ordinary-words.ts";
import {
  BILLING,
  familyAt,
  householdAt,
  possessorAt,
  subjectAt,
  unknownAt,
  withPlace,
  type Named,
} from "./households.ts";
import { twoWordEnding, withTrade } from "./firm-trades.ts";
import { knownClient, type FoundClient } from "./known-client.ts";
import { nameEnd, nameToTheEnd } from "./name-span.ts";
import { BODIES, canName, FIRM_TAILS } from "./name-words.ts";

const OWNED = new Set(["his", "her", "their", "my", "our"]);
const HESITATIONS = new Set(["uh", "um", "er"]);
/** "For the buyers keith and lorna abel". */
const BUYERS = new Set([
  "buyer",
  "buyers",
  "seller",
  "sellers",
  "owner",
  "owners",
  "client",
  "clients",
  "homeowner",
  "homeowners",
]);
const HOMES = new Set(["apartment", "house", "home", "place", "condo", "townhouse", "residence"]);
const at = (tokens: readonly Token[], index: number) => tokens[index]?.norm ?? "";

const PERSONAL = new Set(["the"]);

function trimmed(name: string): string {
  const clean = name.replace(/['’]s$/u, "");
  return clean === clean.toLowerCase()
    ? clean
        .replaceAll(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
        .replaceAll(/ (?:Of|And|The|For) /g, (small) => small.toLowerCase())
    : clean;
}

/** A family is billed by its name: "the Hendersons" is "Henderson family" only in speech, the plural stays. */
function named(text: string, tokens: readonly Token[], first: number, last: number): FoundClient {
  return { name: trimmed(wordsOf(text, tokens, first, last)).slice(0, 200), source: spoken(text, tokens, first, last) };
}

/** "for the nguyens": a plural that is no word of the trades, after a word of work or at the very end. */
function isFamily(tokens: readonly Token[], index: number): boolean {
  const word = at(tokens, index);
  const thing = isOrdinaryWord(word) && !FIRM_ENDINGS.has(singular(word));
  if (!word.endsWith("s") || !canName(tokens[index]) || thing) return false;
  // "the petersons two bedroom apartment"
  if ([1, 2, 3].some((next) => HOMES.has(at(tokens, index + next)) && isJoined(tokens[index + next]))) return true;
  const before = at(tokens, index - 3);
  if (WORK_WORDS.has(before) || WORK_VERBS.has(before))
    return !/^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|twenty|one)$/.test(before);
  if (index !== tokens.length - 1) return false;
  let from = index - 3;
  while (
    from > 0 &&
    /^(?:\d|hundred|thousand|and$|grand|dollars|[a-z]+ty$|[a-z]+teen$|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/.test(
      at(tokens, from),
    )
  )
    from--;
  return from > 0 && isJoined(tokens[from + 1]) && at(tokens, from) !== "";
}

/** What is looked at to find whom a document is for. */
interface Talk {
  tokens: readonly Token[];
  taken: Uint8Array;
  /** The text has capitals, so that names have them too. */
  cased: boolean;
}

/** A name, and the first token of the words that lead to it. */
interface Found extends Named {
  from: number;
}

type Finder = (talk: Talk) => Found | null;

const isWork = (word: string): boolean => WORK_WORDS.has(word) || WORK_VERBS.has(word);

/** Tries a finder at each token, in order. */
const firstOf = (
  { tokens, taken }: Talk,
  find: (index: number) => Named | null,
  lead: (found: Named, index: number) => number = (found) => found.first,
): Found | null => {
  for (let index = 0; index < tokens.length; index++) {
    const found = taken[index] ? null : find(index);
    if (found && !taken[found.first]) return { ...found, from: lead(found, index) };
  }
  return null;
};

/** "The Hendersons" is one plural name, unless it is a firm or a family; -1 when the article leads to no name. */
function afterArticle(tokens: readonly Token[], first: number, last: number): number {
  const [word, ending] = [at(tokens, first), at(tokens, last)];
  if (tokens[first]?.capital || FIRM_ENDINGS.has(ending) || ending === "family") return last;
  if (word.endsWith("s") && !WORK_WORDS.has(word)) return first;
  return BODIES.has(word) ? last : -1;
}

/** "For the author, Wren Halloway", "goes to his dad, Viktor Sokolov". */
function apposed(tokens: readonly Token[], first: number, cased: boolean): Named | null {
  const noun = OWNED.has(at(tokens, first)) ? first + 1 : first;
  const name = tokens[noun + 1];
  if (!cased || tokens[noun]?.capital || name?.gap !== "comma" || !name.capital || !/^\p{L}+$/u.test(at(tokens, noun)))
    return null;
  const last = nameEnd(tokens, noun + 1, true, cased);
  return last > noun + 1 ? { first: noun + 1, last } : null;
}

function announced({ tokens, taken, cased }: Talk, cue: Announcement): Named | null {
  let begin = cue.name;
  while (HESITATIONS.has(at(tokens, begin))) begin++;
  const article = PERSONAL.has(at(tokens, begin));
  const bare = article ? begin + 1 : begin;
  const first = BUYERS.has(at(tokens, bare)) && GIVEN_NAMES.has(at(tokens, bare + 1)) ? bare + 1 : bare;
  if (taken[first] || first >= tokens.length) return null;
  const is = at(tokens, cue.name - 1);
  if (tokens[first]?.gap === "stop" && is !== "is") return null;
  // "the client is supplying the tile", "is bringing twelve chairs"
  const object = at(tokens, first + 1);
  const does = is === "is" && at(tokens, first).endsWith("ing") && (EDGES.has(object) || isNumberWord(object));
  if (does) return null;
  // "quote for replacing a heater"
  const plain = !tokens[first]?.capital && isOrdinaryWord(at(tokens, first));
  const apposition = apposed(tokens, first, cased);
  if (apposition) return apposition;
  const small =
    cased &&
    !tokens[first]?.capital &&
    !article &&
    !GIVEN_NAMES.has(at(tokens, first)) &&
    !BODIES.has(at(tokens, first));
  if (small && !HONORIFICS.has(at(tokens, first))) return null;
  if (plain && ((cased && !HONORIFICS.has(at(tokens, first))) || at(tokens, first).endsWith("ing"))) return null;
  const whole = is === "is" && !cased && !article ? nameToTheEnd(tokens, first) : -1;
  const end = whole >= 0 ? whole : nameEnd(tokens, first, cue.cued, cased);
  const last = article && end >= 0 ? afterArticle(tokens, first, end) : end;
  // "name was Desmond, Desmond Ferrara"
  const again =
    last === first && at(tokens, first + 1) === at(tokens, first) ? nameEnd(tokens, first + 1, cue.cued, cased) : -1;
  if (again > first + 1) return { first: first + 1, last: again };
  return last < 0 ? null : { first, last };
}

/** "Quote for", "client is", "this is for". */
const byAnnouncement: Finder = (talk) =>
  firstOf(
    talk,
    (index) => {
      const cue = announcementAt(talk.tokens, index);
      return cue && announced(talk, cue);
    },
    (_, index) => index,
  );

/** A name by its shape after "for" or "at": a firm, a person, a family, capitals. */
function afterPreposition({ tokens, taken, cased }: Talk, index: number): Named | null {
  const word = at(tokens, index);
  const next = tokens[index + 1];
  // "just left Delgado Stables"
  const left = word === "left" && at(tokens, index - 1) === "just";
  const toward = (word === "to" || word === "with") && at(tokens, index + 1) === "the" && tokens[index + 2]?.capital;
  if ((word !== "for" && word !== "at" && !left && !toward) || !next || taken[index + 1] || !isJoined(next))
    return null;
  const bare = next.norm === "the" ? index + 2 : index + 1;
  const first = BUYERS.has(at(tokens, bare)) && GIVEN_NAMES.has(at(tokens, bare + 1)) ? bare + 1 : bare;
  const article = bare === index + 2;
  const role = word === "for" && article ? apposed(tokens, bare, cased) : null;
  if (role) return role;
  const surname = article && isFamily(tokens, index + 2);
  const end = nameEnd(tokens, first, false, cased);
  // "for the elks lodge", but "for the petersons two bedroom apartment"
  const hall = end > first && FIRM_ENDINGS.has(at(tokens, end)) && !HOMES.has(at(tokens, end));
  const last = surname && word === "for" && !cased && !hall ? first : end;
  if (last < 0) return null;
  const name = at(tokens, first);
  const plural = article && tokens[first]?.capital && name.length > 3 && name.endsWith("s");
  if (toward) return plural && !isWork(name) && !WORK_WORDS.has(singular(name)) ? { first, last } : null;
  const firm =
    FIRM_ENDINGS.has(at(tokens, last)) ||
    FIRM_TAILS.has(at(tokens, last)) ||
    twoWordEnding(tokens, last - 1) === last ||
    (last > first && FIRM_ENDINGS.has(name) && tokens[first]?.capital === true);
  if (firm || left || word === "at") return firm ? { first, last } : null;
  const person = HONORIFICS.has(name) || GIVEN_NAMES.has(name) || at(tokens, last) === "family";
  const capital = tokens[first]?.capital && (last > first || (!article && !isWork(name)));
  return person || plural || surname || capital ? { first, last } : null;
}

const byPreposition: Finder = (talk) =>
  firstOf(
    talk,
    (index) => afterPreposition(talk, index),
    (_, index) => index,
  );

/** "The garcia family". */
const byFamily: Finder = (talk) =>
  firstOf(talk, (index) => {
    const { tokens } = talk;
    const name = tokens[index + 1];
    const family = at(tokens, index) === "the" && at(tokens, index + 2) === "family";
    return family && canName(name) && !WORK_WORDS.has(name?.norm ?? "") ? { first: index + 1, last: index + 2 } : null;
  });

const byHousehold: Finder = (talk) => firstOf(talk, (index) => householdAt(talk.tokens, index, talk.cased));

const byPossessive: Finder = (talk) => firstOf(talk, (index) => possessorAt(talk.tokens, index, talk.cased));

const byPlural: Finder = (talk) =>
  firstOf(
    talk,
    (index) => familyAt(talk.tokens, index, talk.cased),
    (found, index) => (BILLING.has(at(talk.tokens, index - 1)) ? index - 1 : found.first),
  );

const bySubject: Finder = (talk) => firstOf(talk, (index) => subjectAt(talk.tokens, index));

/** "Her furnace, that's for mrs tanaka", "it's mr lozano's": a title names somebody wherever it stands. */
const byTitle: Finder = (talk) =>
  firstOf(talk, (index) => {
    if (!HONORIFICS.has(at(talk.tokens, index)) || !isJoined(talk.tokens[index + 1])) return null;
    const last = nameEnd(talk.tokens, index, false, talk.cased);
    return last > index ? { first: index, last } : null;
  });

/** "Fleet wash for dash couriers it's": where nothing is capitalised, words that belong to no trade. */
const byUnknownWords: Finder = (talk) =>
  talk.cased
    ? null
    : firstOf(
        talk,
        (index) => unknownAt(talk.tokens, index),
        (_, index) => index,
      );

/** "Hank Sobel.": a sentence that is a name and nothing else. */
const byItself: Finder = (talk) =>
  firstOf(talk, (index) => {
    const { tokens, cased } = talk;
    if (!cased || !beginsSentence(tokens[index]) || !GIVEN_NAMES.has(at(tokens, index))) return null;
    const last = nameEnd(tokens, index, true, cased);
    return last > index && beginsSentence(tokens[last + 1]) ? { first: index, last } : null;
  });

const FOR_THEM = new Set(["her", "him", "them"]);

/** "I walked the site with Annika Strand, and this quote is for her". */
const byCompany: Finder = (talk) =>
  firstOf(talk, (index) => {
    const { tokens, cased } = talk;
    const met = ["with", "from"].includes(at(tokens, index - 1)) && tokens[index]?.capital && isJoined(tokens[index]);
    if (!cased || !met || isWork(at(tokens, index))) return null;
    const last = nameEnd(tokens, index, false, cased);
    const meant = tokens.some(
      (token, place) => place > last && FOR_THEM.has(token.norm) && at(tokens, place - 1) === "for",
    );
    return last > index && meant ? { first: index, last } : null;
  });

/** The strongest first. */
const FINDERS: readonly Finder[] = [
  byAnnouncement,
  byPreposition,
  byFamily,
  byPossessive,
  byHousehold,
  bySubject,
  byPlural,
  byTitle,
  byItself,
  byCompany,
  byUnknownWords,
];

/** Finds whom the document is for: a client of the account, or a name by the words around it. Takes its tokens. */
export function findClient(
  text: string,
  tokens: readonly Token[],
  clients: readonly string[],
  taken: Uint8Array,
): FoundClient | null {
  const familiar = knownClient(text, tokens, clients, taken);
  if (familiar) return familiar;
  const cased = tokens.some(
    (token, index) =>
      token.capital && token.gap !== "stop" && token.norm !== "i" && !token.norm.startsWith("i'") && index > 0,
  );
  for (const find of FINDERS) {
    const found = find({ tokens, taken, cased });
    if (!found) continue;
    const { first, last } = withTrade(tokens, withPlace(tokens, found, cased), cased);
    taken.fill(1, found.from, last + 1);
    const corrected = correctedName(tokens, { first, last }, cased);
    if (!corrected) return named(text, tokens, first, last);
    taken.fill(1, corrected.from, corrected.last + 1);
    return named(text, tokens, corrected.first, corrected.last);
  }
  return null;
}
