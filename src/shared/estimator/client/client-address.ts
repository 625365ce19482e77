import { wordSet } from "#shared/word-set.ts";
import type { SpokenNumber } from "../numbers/numbers.ts";
import { spoken } from "../numbers/spoken.ts";
import { SIZES } from "../roles/dimension-roles.ts";
import { isBrand } from "#shared/maker-names.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { ENDS_LINE } from "../words/taken.ts";
import { at, isJoined, tokenFrom, wordsOf, type Token } from "../words/tokens.ts";
import { looksPlural, unitAt } from "../words/units.ts";
import { CURRENCY, EDGES, FILLERS, GIVEN_NAMES, PREPOSITIONS, WORK_VERBS, WORK_WORDS } from "../words/words.ts";
import type { FoundContact } from "./contact.ts";
import { isUnknown } from "./name-shapes.ts";
import { isOfLand, isStreet, isStreetInOneWord, LANDS } from "../words/street-words.ts";

/** What goes on about a price: "at eighty five instead of the usual", "at ninety even". */
const ABOUT_PRICE = new Set(
  "instead rather even flat total because since include includes including included covers".split(" "),
);
const LEADS = new Set(["at", "of", "on"]);
const MORE = new Set(["percent", "hundred", "thousand", "grand", "dozen"]);

/** True for a word that could name a street: none that works, counts or leads to a price. */
function couldBeStreet(token: Token | undefined): boolean {
  const word = token?.norm ?? "";
  return (
    /^\p{L}{3,}$/u.test(word) &&
    !SIZES.has(word) &&
    !EDGES.has(word) &&
    !FILLERS.has(word) &&
    !PREPOSITIONS.has(word) &&
    !WORK_VERBS.has(word) &&
    !WORK_WORDS.has(word) &&
    !CURRENCY.has(word) &&
    !MORE.has(word) &&
    !ABOUT_PRICE.has(word) &&
    unitAt(word, undefined) === null &&
    (token?.capital === true || LANDS.has(word) || !looksPlural(word))
  );
}

/** Who tells of the job behind an address, and what one thinks with: "four eighteen pine hollow | uh I walked the yard". */
const TELLERS = wordSet("i i'm i've he he's she she's they they're we we're it's there's uh um so");

/**
 * "Four eighteen | pine hollow", "three twelve | quail uh she wants": the last token of a street in small letters behind
 * which somebody tells of the job, or -1. What no trade has a word for is none where the number may be a round price.
 */
function toldStreetEnd(tokens: readonly Token[], { last: number, readings }: SpokenNumber): number {
  const isRound = (readings[0]?.value ?? 0) % 10 === 0;
  // "248 harbor drive uh two hours"
  const called = at(tokens, number + 1);
  if (isStreet(at(tokens, number + 2)) && couldBeStreet(tokens[number + 1]) && isJoined(tokens[number + 2]))
    if (isOfLand(called) || isUnknown(called)) return number + 2;
  for (const last of [number + 2, number + 1]) {
    const street = tokens.slice(number + 1, last + 1);
    if (
      street.length < last - number ||
      street.some((token) => !isJoined(token) || token.capital || !couldBeStreet(token))
    )
      continue;
    const end = at(tokens, last);
    if (!street.every(({ norm }) => isOfLand(norm) || (!(isRound && !LANDS.has(end)) && isUnknown(norm)))) continue;
    const next = tokens[last + 1];
    // "one thirty quail ridge ninety an hour for", "one thirty quail ridge another ninety"
    const ended = isNumberWord(next?.norm ?? "") || next?.norm === "another";
    if (last === number + 2 && LANDS.has(end) && ended) return last;
    // "412 oak, 200 maple": a tree alone is no street
    if (isJoined(next) ? TELLERS.has(next?.norm ?? "") : LANDS.has(end) || last > number + 1) return last;
    if (last === number + 2 && LANDS.has(end) && WORK_WORDS.has(next?.norm ?? "")) return last;
  }
  return -1;
}

/** Where the words after a street's number end the address: the clause's end, or a task that begins. */
function endsAddress(token: Token | undefined, after: string): boolean {
  if (!isJoined(token)) return true;
  const word = token?.norm ?? "";
  return WORK_VERBS.has(word) || ["it", "the", "out", "all"].includes(after);
}

/** Prices are round, "at 1450 installed"; a house number that is not is none. */
const ROUND = 25;
/** Houses of fewer have numbers that prices of each have as well: "at 38 cedar". */
const LEAST_OF_ROAD = 1000;
const LEAST_OF_STREET = 100;

/** True for a word that no trade sells by, and that may be a street's: "madison", "bluebonnet", but "weekly" and "jacuzzi". */
const isUnsold = (word: string): boolean =>
  isOfLand(word) ||
  GIVEN_NAMES.has(word) ||
  (isUnknown(word) && !isBrand(word) && !looksPlural(word) && !word.endsWith("ly"));

/** "At 4127 bluebonnet | 350 plus": a price behind a street, where the number before it is none. */
const isPricedBehind = (tokens: readonly Token[], street: number, house: number): boolean =>
  house >= LEAST_OF_ROAD &&
  house % ROUND > 0 &&
  isUnsold(at(tokens, street)) &&
  isNumberWord(at(tokens, street + 1)) &&
  unitAt(at(tokens, street + 2), at(tokens, street + 3)) === null;

/** So many words a town has: "New Braunfels", "West St. Paul". */
const LONGEST_TOWN = 3;

/** "418 Birchwood | in Elyria": the last token of the town behind a street, or -1. In small letters a word that no trade uses. */
function inTownEnd(tokens: readonly Token[], index: number): number {
  if (at(tokens, index) !== "in" || !isJoined(tokens[index])) return -1;
  const isTown = (token: Token | undefined) =>
    isJoined(token) && (token?.capital === true || isUnknown(token?.norm ?? ""));
  let last = index;
  while (last < index + LONGEST_TOWN && isTown(tokens[last + 1])) last++;
  return last > index ? last : -1;
}

/** A number before a maker that is no less may be a car's year. */
const OLDEST_CAR = 1900;

/**
 * "For Maria Okafor, one eighteen Linden": a house number and a street without "street", directly after the client's
 * name. Takes its tokens; `nameEnd` is the UTF-16 offset at which the name ends.
 */
export function findClientAddress(
  text: string,
  tokens: readonly Token[],
  numbers: readonly SpokenNumber[],
  nameEnd: number,
  taken: Uint8Array,
): FoundContact["address"] {
  const number = numbers.find((one) => one.start >= nameEnd && one.start <= nameEnd + 12);
  const house = number?.readings[0]?.value ?? 0;
  if (!number || taken[number.first] || house < 10) return null;
  // "Owen Reed, 2012 Honda Pilot"
  if (isBrand(at(tokens, number.last + 1)) && house >= OLDEST_CAR) return null;
  const lead = tokens[number.first - 1];
  // "for paula green thirty eight hundred line set": a price; "at thirty eight hundred linden" is a house
  const round = house >= 1000 && house % 100 === 0 && !LEADS.has(lead?.norm ?? "");
  if (round && tokens[number.last]?.norm === "hundred") return null;
  const begins = lead !== undefined && (lead.end <= nameEnd || LEADS.has(lead.norm));
  if (!begins || tokens[number.first]?.gap === "stop" || tokens[number.first]?.gap === "pause") return null;
  const from = lead.end <= nameEnd ? number.first : number.first - 1;
  const told = toldStreetEnd(tokens, number);
  if (told >= 0) return takeAddress(text, tokens, number, told, from, taken);
  const street = tokens[number.last + 1];
  // "for Dot Harriman, sixteen fifty installed": where names have capitals, streets have them too
  if ((lead.capital && !street?.capital) || /(?:ed|ing)$/.test(street?.norm ?? "")) return null;
  if (!couldBeStreet(tokens[number.last + 1]) || !isJoined(tokens[number.last + 1])) return null;
  let last = number.last + 1;
  while (
    last < number.last + 3 &&
    isJoined(tokens[last + 1]) &&
    tokens[last + 1]?.capital &&
    couldBeStreet(tokens[last + 1])
  )
    last++;
  const town = inTownEnd(tokens, last + 1);
  if (town > 0) last = town;
  else if (
    !(LEADS.has(lead.norm) && isPricedBehind(tokens, last, house)) &&
    !endsAddress(tokens[last + 1], tokens[last + 2]?.norm ?? "")
  )
    return null;
  return takeAddress(text, tokens, number, last, from, taken);
}

const LONGEST_PLAIN_STREET = 2;
const LEADS_TO_PLACE = wordSet("at on to over");

/**
 * "At 85 madison | for the sawyers": a house number in digits and a street without "street", directly before the words that
 * lead to the client's name; "caps at 85 madison" are of each. Takes its tokens; `nameStart` is the UTF-16 offset at which
 * the name begins.
 */
export function findAddressBefore(
  text: string,
  tokens: readonly Token[],
  numbers: readonly SpokenNumber[],
  nameStart: number,
  taken: Uint8Array,
): FoundContact["address"] {
  const name = tokenFrom(tokens, nameStart);
  const lead = at(tokens, name - 1) === "the" ? name - 2 : name - 1;
  if (at(tokens, lead) !== "for" || !isJoined(tokens[lead])) return null;
  for (let first = lead - 1; first >= lead - LONGEST_PLAIN_STREET; first--) {
    const word = at(tokens, first);
    if (!isJoined(tokens[first]) || !isUnsold(word)) return null;
    const house = first - 1;
    const number = numbers.find((one) => one.last === house);
    if (!number) continue;
    const led =
      number.first === house && LEADS_TO_PLACE.has(at(tokens, house - 1)) && isJoined(tokens[house]) && !taken[house];
    const digits = /^\d{2,5}$/.test(at(tokens, house));
    if (!led || !digits || looksPlural(at(tokens, house - 2))) return null;
    // "chinking at 14 permachink for the coopers"
    const value = Number(at(tokens, house));
    const known = (isOfLand(word) && !isOrdinaryWord(word)) || GIVEN_NAMES.has(word) || isStreetInOneWord(word);
    if (value % ROUND === 0 || (value < LEAST_OF_STREET && !known)) return null;
    return takeAddress(text, tokens, number, lead - 1, house - 1, taken);
  }
  return null;
}

/** The address from a house number up to a token; its tokens from `from` on are no part of a line. */
function takeAddress(
  text: string,
  tokens: readonly Token[],
  { first }: SpokenNumber,
  last: number,
  from: number,
  taken: Uint8Array,
): NonNullable<FoundContact["address"]> {
  taken.fill(ENDS_LINE, from, last + 1);
  return { value: wordsOf(text, tokens, first, last), source: spoken(text, tokens, first, last) };
}
