import { wordSet } from "#shared/word-set.ts";
import { isBrand } from "#shared/maker-names.ts";
import { EACH } from "../roles/per-unit.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isOrdinaryWord, isOwned } from "../words/ordinary-words.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { looksPlural, singular, unitAt } from "../words/units.ts";
import {
  CURRENCY,
  EDGES,
  FILLERS,
  FIRM_ENDINGS,
  GIVEN_NAMES,
  HONORIFICS,
  WORK_VERBS,
  withoutPossessive,
} from "../words/words.ts";
import { isDealtIn } from "./firm-words.ts";
import { ALSO_WORDS, canName, isDocument } from "./name-words.ts";
import { RELATIONS, SOMEBODY } from "./people.ts";
import { isPriced } from "./priced-thing.ts";
import { isStreet } from "../words/street-words.ts";

/** What a family has or holds: "the Bauman place", "the Delgado rehearsal dinner". */
export const THEIRS = new Set(
  "house home place residence job wedding party reception quinceanera anniversary rehearsal shower bar bat birthday reunion graduation funeral memorial kid son daughter kids twins boy girl boys girls children family duplex triplex property account farm ranch estate condo building suite pool townhouse apartment cabin cottage barn lot yard project remodel addition renovation kitchen basement household order event gala luncheon dinner banquet".split(
    " ",
  ),
);
/** "The castle bounce house": a thing, and nobody's home. */
const NO_HOMES = wordSet("bounce bouncy play doll tree hen pump smoke");
const WANTING = new Set(
  "want wants need needs called asked has have would is wanted needed decided likes hired".split(" "),
);
const LEADING = wordSet("so and okay ok alright hey well right now then");

/** A span of tokens that names somebody. */
export interface Named {
  first: number;
  last: number;
  /** The last letter is no part of the name: "gus tremblays place". */
  ownS?: boolean;
}

/** A word that nobody says in talk about work, or that is written as a name. */
function isName(token: Token | undefined, cased: boolean): boolean {
  if (!token || !canName(token) || token.norm.length < 3 || THEIRS.has(token.norm)) return false;
  // "the cousin's cabin"
  const word = token.norm.replace(/['’]s$/u, "");
  if (cased) return token.capital && !FILLERS.has(word) && (token.gap !== "stop" || !isOrdinaryWord(word));
  return !isOrdinaryWord(word) && !isOrdinaryWord(singular(word));
}

/** "Park behind | the miller building": what is only told to find the way. */
const BESIDE = wordSet("behind past near beside opposite");
const isBeside = (tokens: readonly Token[], index: number): boolean =>
  BESIDE.has(at(tokens, index)) || (at(tokens, index) === "from" && at(tokens, index - 1) === "across");

/** "The | Bauman place", "the | ortega quinceanera": whose it is. */
export function householdAt(tokens: readonly Token[], index: number, cased: boolean): Named | null {
  const first = index + 1;
  let last = first;
  if (isBeside(tokens, index - 1) || !isName(tokens[first], cased) || !isJoined(tokens[first])) return null;
  while (last < first + 2 && isName(tokens[last + 1], cased) && isJoined(tokens[last + 1])) last++;
  const next = tokens[last + 1];
  // "the twilight video at the Elm Street house"
  if (isStreet(at(tokens, last))) return null;
  if (NO_HOMES.has(at(tokens, last + 1)) || NO_HOMES.has(at(tokens, last))) return null;
  const theirs = [next, tokens[last + 2], tokens[last + 3]].some(
    (token) => token && isJoined(token) && THEIRS.has(token.norm) && !(cased && token.capital),
  );
  const firm = FIRM_ENDINGS.has(at(tokens, last)) || (!cased && FIRM_ENDINGS.has(at(tokens, last + 1)));
  return theirs && isJoined(next) && !firm && unitAt(at(tokens, first), undefined) === null ? { first, last } : null;
}

const LONGEST_PLACE = 3;
/** "Father Dominic at Holy Cross", "sister anne at saint mary". */
const CLERGY = wordSet("father sister brother mother");
const SAINTS = wordSet("saint st holy");

/** "Darlene at Cut Above Salon", "gus over at meridian properties": the firm that a person is named with. */
function withFirm(tokens: readonly Token[], found: Named, cased: boolean): Named {
  const over = at(tokens, found.last + 1) === "over" && isJoined(tokens[found.last + 1]) ? 1 : 0;
  const link = found.last + 1 + over;
  if (at(tokens, link) !== "at" || !isJoined(tokens[link])) return found;
  // "Pastor Reggie Combs at Grace Chapel"
  const called = HONORIFICS.has(at(tokens, found.first)) ? 2 : 1;
  if (found.last - found.first > called) return found;
  const name = tokens[link + 1];
  if (!canName(name) || !isJoined(name) || (cased && !name?.capital)) return found;
  for (let last = link + 2; last <= link + 4 && isJoined(tokens[last]); last++) {
    if (cased && !tokens[last]?.capital) break;
    if (FIRM_ENDINGS.has(at(tokens, last))) return { first: found.first, last };
    if (isNumberWord(at(tokens, last))) break;
  }
  // "father mike at saint agnes"
  if (SAINTS.has(name?.norm ?? "") && !cased && canName(tokens[link + 2]) && isJoined(tokens[link + 2]))
    return { first: found.first, last: link + 2 };
  const two = cased && tokens[link + 2]?.capital === true && isJoined(tokens[link + 2]) && !isJoined(tokens[link + 3]);
  return two ? { first: found.first, last: link + 2 } : found;
}

/** "The homeowners association at willow creek": which one a name without a name of its own is. */
export function withPlace(tokens: readonly Token[], found: Named, cased: boolean): Named {
  const calls = HONORIFICS.has(at(tokens, found.first)) || CLERGY.has(at(tokens, found.first));
  if (calls || GIVEN_NAMES.has(at(tokens, found.first))) return withFirm(tokens, found, cased);
  for (let index = found.first; index <= found.last; index++)
    if (
      !isOrdinaryWord(at(tokens, index)) &&
      !/^(?:homeowners?|owners?|residents?)$/.test(at(tokens, index)) &&
      !FIRM_ENDINGS.has(at(tokens, index))
    )
      return found;
  const link = found.last + 1;
  if (!["at", "of"].includes(at(tokens, link)) || !isJoined(tokens[link])) return found;
  let last = link;
  while (last < link + LONGEST_PLACE && isJoined(tokens[last + 1]) && canName(tokens[last + 1])) {
    const token = tokens[last + 1];
    if (cased ? !token?.capital : WORK_VERBS.has(token?.norm ?? "") || isNumberWord(token?.norm ?? "")) break;
    last++;
  }
  return last > link ? { first: found.first, last } : found;
}

/** True for a word that says whose something is and may be somebody's name: "grady's". */
export const isPossessor = (word: string): boolean => /['’]s$/u.test(word) && !EDGES.has(word);

/** "At Grady's place", "Jamal Whitmore's garage": whose it is. */
export function possessorAt(tokens: readonly Token[], index: number, cased: boolean): Named | null {
  const word = at(tokens, index);
  if (!isPossessor(word)) return null;
  const place = THEIRS.has(at(tokens, index + 1)) && isJoined(tokens[index + 1]);
  const home = at(tokens, index - 1) === "the" && at(tokens, index - 2) === "at" && cased;
  // "two fans at Carl Nilsen's."
  const next = tokens[index + 1];
  const ends = next === undefined || !isJoined(next) || next.norm === "for";
  // "the leak under Joyce Pratt's sink"
  const named = GIVEN_NAMES.has(at(tokens, index - 1)) || HONORIFICS.has(at(tokens, index - 1));
  const whole = cased && named && tokens[index - 1]?.capital && isJoined(tokens[index]);
  const placed = [1, 2].find((back) => at(tokens, index - back) === "at" && isJoined(tokens[index]));
  // "over at lenny marchetti's"
  const theirs = ends && (cased ? placed !== undefined : placed === 2 && named);
  // "the lumber from kaufman's yard": where something was got
  const bought = at(tokens, index - 1) === "from" && isOwned(singular(at(tokens, index - 2)));
  if (bought || !(place || home || theirs || whole)) return null;
  const bare = word.slice(0, -2);
  const name = cased ? tokens[index]?.capital === true : GIVEN_NAMES.has(bare) || !isOrdinaryWord(bare);
  if (!name || RELATIONS.has(bare) || SOMEBODY.has(bare) || bare.length < 3) return null;
  const before = tokens[index - 1];
  const given =
    before !== undefined && isJoined(tokens[index]) && (GIVEN_NAMES.has(before.norm) || HONORIFICS.has(before.norm));
  return { first: given ? index - 1 : index, last: index };
}

/** "On Linda Marsh's Corolla", "kevin dahl's truck": a whole name that owns what follows. */
export function ownerAt(tokens: readonly Token[], index: number, cased: boolean): Named | null {
  const surname = tokens[index + 1];
  const word = surname?.norm ?? "";
  if (!GIVEN_NAMES.has(at(tokens, index)) || !/['’]s$/u.test(word) || !isJoined(surname)) return null;
  const written = cased ? tokens[index]?.capital && surname?.capital : !isOrdinaryWord(word.slice(0, -2));
  return written && isJoined(tokens[index + 2]) && !EDGES.has(word) ? { first: index, last: index + 1 } : null;
}

/** "Quote the Kirbys eighteen hundred for the patio": whom a price is told to. */
export const BILLING = wordSet("quote bill charge invoice");

/** Where the talk comes from, before a family: "just left", "came back from", "met with", "got done at". */
const VISITS = wordSet(
  "left came come coming back met meeting talked talking spoke visited saw leaving done over pulling driving",
);
const VISITING = wordSet("just got from with to at out of away right i i'm i've we we're we've so ok okay hey now");
const LONGEST_VISIT = 6;

/** The first of the words that say that the speaker was with those named behind `article`: "just came back from | the garcias"; -1 for none. */
export function visitBefore(tokens: readonly Token[], article: number): number {
  let [first, visits] = [article, false];
  while (first > article - LONGEST_VISIT && !beginsSentence(tokens[first])) {
    const word = at(tokens, first - 1);
    if (!VISITS.has(word) && !VISITING.has(word)) break;
    visits ||= VISITS.has(word);
    first--;
  }
  return visits && beginsSentence(tokens[first]) ? first : -1;
}

/** True for a plural of no trade, by which a family may be called: "kowalczyks". */
export const isFamilyPlural = (word: string): boolean =>
  looksPlural(word) && !isOrdinaryWord(word) && !isOrdinaryWord(singular(word));

/** "Let me do | the Kowalczyks", "| The Whitakers want": a family by its plural. */
export function familyAt(tokens: readonly Token[], index: number, cased: boolean): Named | null {
  const name = tokens[index + 1];
  if (!isName(name, cased) || !isJoined(name)) return null;
  const word = name?.norm ?? "";
  if (!isFamilyPlural(word)) return null;
  const goesOn = tokens[index + 2]?.capital === true && isJoined(tokens[index + 2]);
  if (goesOn) return null;
  const before = at(tokens, index - 1);
  // "520 for the struts" prices a thing
  const priced =
    before === "for" && index > 1 && (isNumberWord(at(tokens, index - 2)) || CURRENCY.has(at(tokens, index - 2)));
  const led =
    before === "at" || (before === "for" && !priced) || BILLING.has(before) || visitBefore(tokens, index) >= 0;
  // "the nguyens on birch, half of the upstairs", "the nguyens their old wall is leaning"
  const heads = index === 0 && (WHERE.has(at(tokens, index + 2)) || at(tokens, index + 2) === "their");
  return cased || led || heads || WANTING.has(at(tokens, index + 2)) || agreedEnd(tokens, index + 2) > 0
    ? { first: index + 1, last: index + 1 }
    : null;
}

/** "The petersons | finally said yes to", "went for": the last of the words by which somebody takes what was offered, or -1. */
export function agreedEnd(tokens: readonly Token[], index: number): number {
  const verb = at(tokens, index) === "finally" ? index + 1 : index;
  const [word, next] = [at(tokens, verb), at(tokens, verb + 1)];
  if (word === "went" && next === "for") return verb + 1;
  if (word !== "said" || !AGREEING.has(next)) return -1;
  return at(tokens, verb + 2) === "to" ? verb + 2 : verb + 1;
}
const AGREEING = wordSet("yes ok okay yeah");

const WHERE = wordSet("on over at by near out down up across again");
/** What only people do. */
const ASKS = wordSet("want wants wanted asked called decided hired likes");

/** What a school is called by without the word. */
const SCHOOLS = wordSet("high elementary prep middle");
const ASKING = wordSet("want wants wanted need needs needed asked called ordered");

/** "Ok so fern and moss salon, they've had": a firm that the talk begins with. */
function firmSubject(tokens: readonly Token[], index: number): Named | null {
  if (WORK_VERBS.has(at(tokens, index)) || !canName(tokens[index])) return null;
  for (let last = index + 1; last <= index + 4 && isJoined(tokens[last]); last++) {
    const next = at(tokens, last + 1);
    // "lone star title wants", but "the floor tile needs"
    if (isDealtIn(at(tokens, last)) && ASKS.has(next)) return { first: index, last };
    // "north fork high needs", but "grass that high needs"
    const school = SCHOOLS.has(at(tokens, last)) && last > index + 1 && ASKING.has(next);
    if (school)
      return tokens.slice(index, last).every((token) => canName(token) && !/ing$|['’]s$/u.test(token.norm))
        ? { first: index, last }
        : null;
    if (!FIRM_ENDINGS.has(at(tokens, last)) || isPriced(tokens, last)) continue;
    return WANTING.has(next) || /^they(?:'ve|'re)?$/.test(next) ? { first: index, last } : null;
  }
  return null;
}

/** "My cousin | vinny", "my sister in law | carol": the first of the words that say who somebody is to the speaker; else the token itself. */
export function relationBefore(tokens: readonly Token[], index: number): number {
  const law = at(tokens, index - 1) === "law" && at(tokens, index - 2) === "in" ? 2 : 0;
  const own = /^(?:my|our)$/.test(at(tokens, index - 2 - law));
  return own && RELATIONS.has(at(tokens, index - 1 - law)) ? index - 2 - law : index;
}

/** True for a word of whoever wants something: a title, a given name, or what the name of a firm or a school ends with. */
export const isOfSubject = (word: string): boolean =>
  HONORIFICS.has(word) || GIVEN_NAMES.has(word) || FIRM_ENDINGS.has(word) || SCHOOLS.has(word) || isDealtIn(word);

/** "So Mrs. Pham wants", "Gary needs": who the talk begins with. */
export function subjectAt(tokens: readonly Token[], index: number): Named | null {
  const related = relationBefore(tokens, index);
  // "the banerjee clinic needs"
  let start = related === index && at(tokens, index - 1) === "the" ? index - 1 : related;
  const article = start === index - 1 && start !== related;
  while (start > 0 && (LEADING.has(at(tokens, start - 1)) || FILLERS.has(at(tokens, start - 1)))) start--;
  if (!beginsSentence(tokens[start]) && start > 0) return null;
  const firm = article && isOrdinaryWord(at(tokens, index)) ? null : firmSubject(tokens, index);
  if (firm || article) return firm;
  const titled = HONORIFICS.has(at(tokens, index));
  const word = at(tokens, titled ? index + 1 : index);
  const given = GIVEN_NAMES.has(word) && (!ALSO_WORDS.has(word) || related < index);
  if (!(titled || given) || (titled && !canName(tokens[index + 1]))) return null;
  // "tess and omar want"
  const both = !titled && at(tokens, index + 1) === "and" && GIVEN_NAMES.has(at(tokens, index + 2));
  for (let last = titled ? index + 1 : both ? index + 2 : index; last <= index + 3; last++) {
    if (WANTING.has(at(tokens, last + 1)) && isJoined(tokens[last + 1]))
      return isPriced(tokens, last) ? null : { first: index, last };
    if (!isJoined(tokens[last + 1]) || isOrdinaryWord(at(tokens, last + 1)) || !canName(tokens[last + 1])) return null;
  }
  return null;
}

/** A transcript may close with whom it is for: "ninety five for julio and marta espinoza". */
const LONGEST_ENDING = 5;

/** Words that a firm's name may end with in talk though they are words of a trade: "blue heron brewing". */
const LONGEST_UNKNOWN = 3;

const KIN = wordSet("brothers sisters bros");
const ANIMALS = wordSet("dog dogs cat cats horse horses pups puppies");

/** What puts one more sum on the paper: "put fifteen", "plus fifteen", "and fifteen". */
const PUTTING = wordSet("put add plus and another throw tack");
/** The longest sum, in words, that is put down so. */
const LONGEST_PUT = 5;

/** "Put fifteen down | for shop rags", "brakes 200 and fifteen | for shop rags": a sum that has no other thing is for the things behind it. */
function isPutForThing(tokens: readonly Token[], index: number): boolean {
  let first = at(tokens, index - 1) === "down" ? index - 1 : index;
  if (CURRENCY.has(at(tokens, first - 1))) first--;
  const end = first;
  while (end - first < LONGEST_PUT && isNumberWord(at(tokens, first - 1))) first--;
  if (first === end || !PUTTING.has(at(tokens, at(tokens, first - 1) === "$" ? first - 2 : first - 1))) return false;
  return looksPlural(at(tokens, index + 1)) || (isJoined(tokens[index + 2]) && looksPlural(at(tokens, index + 2)));
}

/** "Landscaping | for sunrise montessori eight yards": after the first "for", words of no trade and no house. */
export function unknownAt(tokens: readonly Token[], index: number): Named | null {
  if (isPutForThing(tokens, index)) return null;
  const before = at(tokens, index - 1);
  // "four hundred for the cutout": what a price is for
  const sized = ["by", "x"].includes(at(tokens, index - 2));
  const priced = (isNumberWord(before) && !sized) || CURRENCY.has(before) || EACH.has(before);
  const atEnd = index + 2 < tokens.length && tokens.length - index <= LONGEST_ENDING;
  // "six hundred for the table, and the same for the sideboard": a thing
  const repeats = before === "same" || at(tokens, index - 2) === "same";
  if ((priced && !atEnd) || repeats || !isJoined(tokens[index + 1])) return null;
  const first = at(tokens, index + 1) === "the" ? index + 2 : index + 1;
  let [last, unknown] = [first - 1, 0];
  for (let next = first; next < first + LONGEST_UNKNOWN; next++) {
    const token = tokens[next];
    const word = token?.norm ?? "";
    // "a carburetor for the deere"
    const made = at(tokens, next - 1) === "the" && isBrand(word);
    // "for the kid's party", "for kid art classes"
    const bare = withoutPossessive(word);
    const somebody = SOMEBODY.has(bare) || RELATIONS.has(bare);
    if (somebody && next === first && ALSO_WORDS.has(at(tokens, next + 1))) return null;
    const usual = made || somebody || isOrdinaryWord(word) || word.endsWith("ing");
    const ends = !token || !isJoined(token) || !canName(token) || token.norm.length < 3;
    if (ends || (usual && (unknown > 0 || next > first))) break;
    if (!usual) unknown++;
    last = next;
  }
  if (unknown === 0 || unknown < last - first) return null;
  // "a kennel for the puppy": one thing, where a family's name would be a plural or have what is theirs behind it
  const one = last === first && at(tokens, first - 1) === "the" && !looksPlural(at(tokens, first));
  // "for the farley brothers", "for the hendry dogs"
  const kin = isJoined(tokens[last + 1]) && KIN.has(at(tokens, last + 1));
  const held = [1, 2, 3].some((step) => THEIRS.has(at(tokens, last + step)) && isJoined(tokens[last + step]));
  const theirs = kin || held || ANIMALS.has(at(tokens, last + 1)) || isDocument(before);
  if (one && !theirs && !FIRM_ENDINGS.has(at(tokens, first))) return null;
  if (kin) return { first, last: last + 1 };
  // "for the two golden retrievers"
  if (isNumberWord(at(tokens, first)) && at(tokens, first - 1) === "the" && looksPlural(at(tokens, last))) return null;
  // "seventy square feet for fourteen dollar a foot"
  if (isNumberWord(at(tokens, first)) && CURRENCY.has(at(tokens, first + 1))) return null;
  // "twenty dollars an application for six applications"
  if (isNumberWord(at(tokens, first)) && looksPlural(at(tokens, first + 1)) && !FIRM_ENDINGS.has(at(tokens, first + 2)))
    return null;
  if (priced && !(last > first || at(tokens, last + 1) === "and")) return null;
  // "julio and marta espinoza"
  const [and, partner, family] = [at(tokens, last + 1), tokens[last + 2], tokens[last + 3]];
  const isUnknown = (token: Token | undefined) =>
    canName(token) && isJoined(token) && !isOrdinaryWord(token?.norm ?? "");
  if (last === first && and === "and" && isUnknown(partner))
    return { first, last: isUnknown(family) ? last + 3 : last + 2 };
  // "greenfield accounting two hours", "blue heron brewing at"
  const firm = isJoined(tokens[last + 1]) && /^\p{L}{3,}ing$/u.test(at(tokens, last + 1));
  // "for the newfoundland teeth brushing": work on a thing, whoever it is for
  const the = last > first && at(tokens, first - 1) === "the";
  // "for the pool acid wash"
  const work = isOrdinaryWord(at(tokens, first)) && WORK_VERBS.has(at(tokens, last + 1)) && isJoined(tokens[last + 1]);
  if (the && (firm || work)) return null;
  return { first, last: firm ? last + 1 : last };
}
