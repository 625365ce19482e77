import { wordSet } from "#shared/word-set.ts";
import { isNumberWord, TEENS, TENS, UNITS } from "./number-words.ts";
import { isOrdinaryWord } from "./ordinary-words.ts";
import { at, beginsSentence, isJoined, type Token } from "./tokens.ts";
import { looksPlural, unitAt } from "./units.ts";
import { EDGES, GIVEN_NAMES, HONORIFICS, WORK_VERBS } from "./words.ts";

/** Words that a street's name ends with, and hardly anything else. */
export const STREETS = wordSet(
  "street avenue ave road rd lane ln boulevard blvd terrace parkway pkwy highway hwy route circle",
);
const ALSO_STREETS = wordSet("drive court place way st");

/** Where a house number stands before these, they end a street as well: "heron run". */
export const WEAK_STREETS = wordSet("ct dr trail loop square ridge run");

/** True for a word that may end a street's name, and that a name or a thing seldom ends with. */
export const isStreet = (word: string): boolean => STREETS.has(word) || ALSO_STREETS.has(word);

/** What land is called by, and streets after it: "pine hollow", "quail ridge". */
export const LANDS = wordSet(
  "hollow ridge creek bend crossing meadow meadows grove glen hill hills woods knoll cove bluff bluffs",
);
/** The trees that streets are called by: "four eighteen willow". */
const STREET_TREES = wordSet(
  "oak pine maple elm willow birch cedar walnut linden chestnut hickory sycamore magnolia poplar spruce aspen laurel juniper cypress alder beech buckeye dogwood hawthorn hemlock larch locust mulberry pecan tamarack",
);

/** A word by which a street may be called where nothing is capitalised, and no thing that has a price. */
export const isOfLand = (word: string): boolean => STREET_TREES.has(word) || LANDS.has(word);

const NTH = /^(?:first|second|third|\p{L}+th)$/u;

/** "Birch Lane", "the corner of oak and pine", "fifth and elm": a word that a street is called by, and no thing. */
export function isOfStreet(tokens: readonly Token[], index: number): boolean {
  if (isJoined(tokens[index + 1]) && isStreet(at(tokens, index + 1))) return true;
  const begins = beginsSentence(tokens[index]) || !isJoined(tokens[index]);
  if (tokens[index]?.capital && !begins) return true;
  const first = at(tokens, index - 1) === "and" ? index - 2 : index;
  return (
    (at(tokens, first - 1) === "of" && at(tokens, first - 2) === "corner") ||
    (first < index && NTH.test(at(tokens, first)))
  );
}

const COMPASS = wordSet("north south east west");
/** What streets and lanes are called by: "church street", "county line road", but "at 14 front drive" is said of what is paved. */
const STREET_NAMES = wordSet(
  "main school old spring springs park county state center central college market water high front bridge station court valley garden bay beach canal depot railroad line town",
);
/** What drives and courts are called by as well: "mill run", "lake view". */
const PLACE_NAMES = wordSet("mill lake river forest sunset harbor prospect pleasant union church");
/** What ends a street behind its name, and is said of other things as well. */
const ENDINGS = wordSet("view pass path row walk pike trace point heights landing vista");
/** Towns and streets are called by such words: "briarhurst", "meadowbrook". */
const STREETS_IN_ONE_WORD =
  /^\p{L}{3,}(?:hurst|crest|brooke?|dale|view|haven|mont|vale|leigh|bury|shire|glen|bourne)$/u;
/** True for a word that is a street's or a town's where a house number stands before it. */
export const isStreetInOneWord = (word: string): boolean => STREETS_IN_ONE_WORD.test(word) && isUnknown(word);
/** So many words a street's name has, with what ends it. */
const LONGEST_STREET = 4;

const isUnknown = (word: string): boolean => /^\p{L}{3,}$/u.test(word) && !isOrdinaryWord(word);
/** A word that a street is called by, and that is said of no work. */
const namesStreet = (word: string): boolean => isOfLand(word) || PLACE_NAMES.has(word) || isUnknown(word);

/** "For | dave", "for | mrs lowe", "for | the garcias": true where a token begins somebody's name. */
const isSomebody = (tokens: readonly Token[], index: number): boolean =>
  GIVEN_NAMES.has(at(tokens, index)) ||
  HONORIFICS.has(at(tokens, index)) ||
  (at(tokens, index) === "the" && looksPlural(at(tokens, index + 1)) && isUnknown(at(tokens, index + 1)));

/** What is told of the client and the payment behind where the job is: "7 aspen hollow | net 15". */
const TOLD_NEXT = wordSet("net due name phone number call owner client tenant cash paid deposit");

/** True where what is said goes on with no thing: "at 310 lakeview | needs", but "at 12 brookdale | slate", "at 12 brookdale | 300 feet". */
function endsPlace(tokens: readonly Token[], index: number): boolean {
  const word = at(tokens, index);
  if (!isJoined(tokens[index]) || EDGES.has(word) || WORK_VERBS.has(word) || TOLD_NEXT.has(word)) return true;
  if (isNumberWord(word)) return unitAt(at(tokens, index + 1), at(tokens, index + 2)) === null;
  return isSomebody(tokens, index);
}

/** The same where a word that no trade has is none of a thing: "pine ridge | needs", "pine ridge | lopez", but "cedar ridge | vent". */
const endsThere = (tokens: readonly Token[], index: number): boolean =>
  endsPlace(tokens, index) || isNumberWord(at(tokens, index)) || isUnknown(at(tokens, index));

/**
 * The last token of a street in small letters that begins at a token, by words that are said of no work: "verbena street",
 * "elm ridge drive", "cedar bend", "north elm"; -1 for others.
 */
export function plainStreetEnd(tokens: readonly Token[], first: number): number {
  let [end, named, unknown] = [-1, false, false];
  for (let next = first; next < first + LONGEST_STREET && isJoined(tokens[next]); next++) {
    const word = at(tokens, next);
    const before = at(tokens, next - 1);
    if (next > first && STREETS.has(word) && (named || STREET_NAMES.has(before))) return next;
    if (named && isStreet(word)) return next;
    // "heron run", "cedar bend", but "cedar ridge vent"
    const land = WEAK_STREETS.has(word) || LANDS.has(word) || ENDINGS.has(word);
    if (named && land && (unknown || endsThere(tokens, next + 1))) end = next;
    // "north elm"
    const compass = next === first + 1 && COMPASS.has(before);
    if (compass && (STREET_TREES.has(word) || isUnknown(word)) && endsThere(tokens, next + 1)) end = next;
    const name = namesStreet(word) && !GIVEN_NAMES.has(word) && !looksPlural(word);
    if (!name && !COMPASS.has(word) && !STREET_NAMES.has(word)) return end;
    named ||= name;
    unknown ||= isUnknown(word) && !isOfLand(word);
  }
  return end;
}

/** "Paula stone | 31", "ms delaney | 2206": true where a whole name or a title with a name stands right before a token. */
export function isBehindName(tokens: readonly Token[], index: number): boolean {
  const [family, given] = [at(tokens, index - 1), at(tokens, index - 2)];
  const named = /^\p{L}{2,}(?:['’]\p{L}+)?$/u.test(family) && !EDGES.has(family) && !isNumberWord(family);
  if (!named || !isJoined(tokens[index - 1])) return false;
  // "will fix", "mark up": a given name that is a word as well is one where the other is no word
  return HONORIFICS.has(given) || (GIVEN_NAMES.has(given) && (FOR.has(at(tokens, index - 3)) || isUnknown(family)));
}
const FOR = wordSet("for is client customer name mister mr mrs ms");

const DOCUMENTS = wordSet("quote estimate bid invoice job");
/** "At | 1620", "the address is | 4502", "bid for | 45": true where what stands before a token leads to where something is. */
function isLed(tokens: readonly Token[], index: number): boolean {
  if (!isJoined(tokens[index])) return false;
  const [word, before] = [at(tokens, index - 1), at(tokens, index - 2)];
  if (word === "at" || word === "on" || word === "address") return true;
  return word === "is" ? before === "address" : word === "for" && DOCUMENTS.has(before);
}

/** Digits, or number words that a house number may be said in: "sixteen twenty", "nineteen oh four", but "a dozen". */
function isSaidAsHouse(tokens: readonly Token[], first: number, last: number): boolean {
  if (first === last && /^\d{1,5}$/.test(at(tokens, first))) return true;
  for (let index = first; index <= last; index++) {
    const word = at(tokens, index);
    const said = UNITS.has(word) || TEENS.has(word) || TENS.has(word) || word === "oh" || word === "hundred";
    if (!said || (index > first && !isJoined(tokens[index]))) return false;
  }
  return last >= first;
}

const APARTMENTS = wordSet("apartment apt");

/** "2 oak court | tables", "two oak court | tables": so few may count the things behind a street's words. */
const mayCount = (tokens: readonly Token[], first: number, last: number): boolean =>
  first === last && !/^\d{2,}$/.test(at(tokens, first)) && !TENS.has(at(tokens, first));

const WHOSE = wordSet("house place home residence");
/** "At the ferris house | 77 bay street": whose house it is stands right before its number. */
const isBehindWhose = (tokens: readonly Token[], index: number): boolean =>
  WHOSE.has(at(tokens, index - 1)) &&
  isJoined(tokens[index]) &&
  isUnknown(at(tokens, index - 2)) &&
  at(tokens, index - 3) === "the";

/** Who speaks of wood or of plants may sell so many of a tree: "oak treads, 212 maple". */
const OF_WOOD = wordSet(
  "tree trees stump stumps lumber wood hardwood floor floors flooring board boards plank planks tread treads trim cabinet cabinets mulch plant plants hedge log logs",
);
/** A rounder number may be a price. */
const [ROUND_HOUSE, LEAST_ROUND] = [25, 1000];
/** So many words are looked through for wood. */
const MOST_LOOKED = 200;

/** "At 1450 | pine | 55 a cut", "for rita novak 905 | sycamore | 200 amp panel": a street that is called by its tree alone, where no other wood is spoken of and a number follows. */
function isHouseOnTree(tokens: readonly Token[], first: number, last: number): boolean {
  const said = at(tokens, first);
  const tree = last + 1;
  if (first !== last || !/^\d{3,5}$/.test(said) || !STREET_TREES.has(at(tokens, tree)) || !isJoined(tokens[tree]))
    return false;
  if (Number(said) % ROUND_HOUSE === 0 && Number(said) < LEAST_ROUND) return false;
  const next = at(tokens, tree + 1);
  if (!isJoined(tokens[tree + 1]) || !(isNumberWord(next) || next === "new")) return false;
  const isWood = ({ norm }: Token, index: number) => index !== tree && (STREET_TREES.has(norm) || OF_WOOD.has(norm));
  return !tokens.slice(0, MOST_LOOKED).some(isWood);
}

/**
 * "At 2240 | verbena street", "mrs lowe 77 | heron run", "at 54 | briarhurst for dave", "a leak 78 | walnut grove way": true
 * for a number that is a house's, with the street right behind it; `first` and `last` are the number's tokens.
 */
export function isHouseNumber(tokens: readonly Token[], first: number, last: number): boolean {
  if (!isSaidAsHouse(tokens, first, last)) return false;
  const [street, led] = [last + 1, isLed(tokens, first)];
  const end = plainStreetEnd(tokens, street);
  if (end > 0) {
    const few = mayCount(tokens, first, last);
    if (few && looksPlural(at(tokens, end + 1))) return false;
    const whole = !few && end > street + 1 && isStreet(at(tokens, end)) && endsThere(tokens, end + 1);
    return led || whole || isBehindName(tokens, first) || isBehindWhose(tokens, first);
  }
  if ((led || isBehindName(tokens, first)) && isHouseOnTree(tokens, first, last)) return true;
  // "caps at 45 | brookdale for dave": of each
  if (!led || !isJoined(tokens[street]) || looksPlural(at(tokens, first - 2))) return false;
  const word = at(tokens, street);
  // "at 51 | crescent apartment 3b", "at 18 | lowell apt 2"
  if (APARTMENTS.has(at(tokens, street + 1)) && /^\d/.test(at(tokens, street + 2))) return namesStreet(word);
  if (isStreetInOneWord(word)) return endsPlace(tokens, street + 1);
  // "deck at 17 cedar for dave" is of what cedar costs
  return isOfLand(word) && !isOrdinaryWord(word) && at(tokens, street + 1) === "for" && isSomebody(tokens, street + 2);
}
