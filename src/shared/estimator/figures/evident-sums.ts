import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, figureWith, type Figure } from "../numbers/figure.ts";
import { isDoneTo } from "../words/nature.ts";
import { isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import type { Reading } from "../words/spoken-number.ts";
import { at, beginsSentence, isJoined, joined, type Token } from "../words/tokens.ts";
import { isMeasure, TIME_UNITS, unitAt } from "../words/units.ts";
import { FILLERS } from "../words/words.ts";
import {
  amountOf,
  endsBetween,
  figuresOf,
  firstSaid,
  IN_ALL,
  isPlain,
  isRated,
  ownCounts,
  rateEnd,
  toldCounts,
  unsaidCounts,
  type Part,
  type Sought,
} from "./counts-of-sums.ts";
import { isForAll, leadsToResult, standsBesideLead, TIMES } from "./said-products.ts";

/** A sum with what makes it. */
export interface EvidentSum {
  /** The place of its price, the reading that the price has, and the place of the price before that. */
  price: number;
  reading: number;
  after: number;
  /** The first token of the statement in which the price stands. */
  begins: number;
  count: Part;
  /** The words that say it, with what leads to it and whose sum it is: "so | sixteen thirty two | for material". */
  lead: number;
  last: number;
}

/** So many words may stand between a price and its sum. */
const FARTHEST = 8;

const [CERTAIN, SURE, LIKELY] = [4, 3, 2];

/** "Which is, | let me think |, $495", "what's that". */
const WHAT_IS_THAT = wordSet("what what's whats hmm let me think see $");
const isPassed = (word: string): boolean =>
  leadsToResult(word) || standsBesideLead(word) || WHAT_IS_THAT.has(word) || FILLERS.has(word);

/** The first token of the words that lead to a sum behind some token. */
function leadTo(tokens: readonly Token[], from: number, first: number): number {
  let lead = first;
  while (lead > from && isPassed(at(tokens, lead - 1))) lead--;
  return lead;
}

const NAMING = wordSet("a an the his her their our my new another plus also then");
/** When something is: "three more | this year". */
const WHEN = wordSet("this a per every more");

/** What was done to a thing, in verbs with a form of their own. */
const DONE = wordSet("spread laid set hung cut built dug sewn swept ground put");

/** How the priced thing is done or had: "at fifteen | with paper |", "sixty five a door | both sides |", "twelve a head | for parts |". */
const HOW = wordSet("sides ends ways faces");
function saysHow(tokens: readonly Token[], from: number, lead: number): boolean {
  if (at(tokens, from) === "for") return lead === from + 2 && STUFF.has(at(tokens, from + 1));
  if (at(tokens, from) === "with") return lead === from + 2 && isJoined(tokens[lead]);
  return at(tokens, from) === "both" && lead === from + 2 && HOW.has(at(tokens, from + 1));
}

const WHY = wordSet("nobody they he she it you i we people");
/** "At two twenty five apiece, | so nobody digs again |, four fifty": what the priced thing is for. */
const saysWhy = (tokens: readonly Token[], from: number): boolean =>
  at(tokens, from) === "so" && WHY.has(at(tokens, from + 1)) && isJoined(tokens[from + 1]);

/** True for words that name no other thing: none, what was done to the priced one ("taped and three coats"), when it was. */
function namesNothing(tokens: readonly Token[], from: number, lead: number): boolean {
  if (lead <= from || (isJoined(tokens[from]) && saysHow(tokens, from, lead))) return true;
  if (WHEN.has(at(tokens, from)) && TIME_UNITS.has(unitAt(at(tokens, lead - 1), undefined)?.unit ?? "")) return true;
  for (let index = from; index < lead; index++)
    if (beginsSentence(tokens[index]) || NAMING.has(at(tokens, index))) return false;
  if (saysWhy(tokens, from)) return true;
  // "taped and three coats", but not "installed fan"
  const behind = at(tokens, from + 1);
  const done = isDoneTo(at(tokens, from)) || DONE.has(at(tokens, from));
  return done && (from + 1 === lead || (!isThing(behind) && !isNumberWord(behind)));
}

const FOR = wordSet("for to on");
/** True when an amount is said to be for something: "| one hundred | for the lock". */
const isForAnother = (tokens: readonly Token[], last: number): boolean =>
  isJoined(tokens[last + 1]) &&
  FOR.has(at(tokens, last + 1)) &&
  !isForAll(tokens, last + 1) &&
  // "nine ninety | on the way there's a freezer to pick up"
  !(at(tokens, last + 2) === "the" && at(tokens, last + 3) === "way");

const STUFF = wordSet("material materials parts");
/** The same, and stuff behind hours: "three hours at one twenty five, three seventy five | for parts". */
const isForOther = (tokens: readonly Token[], counted: Figure, last: number): boolean =>
  isForAnother(tokens, last) || (counted.unit === "hour" && STUFF.has(at(tokens, last)));

/** What of a job a sum may be said to be for: it names no other thing. */
const PART = wordSet("material materials labor that those them it all everything parts");
/** The last token of a sum with what it is said to be for: "sixteen thirty two | for material". */
function sumEnd(tokens: readonly Token[], last: number): number {
  const next = joined(tokens, last + 1);
  if (IN_ALL.has(next)) return last + 1;
  return next === "for" && PART.has(at(tokens, last + 2)) ? last + 2 : last;
}

/** True when a number may be a sum at all. */
export const isAmount = (figure: Figure): boolean =>
  (figure.role === "money" || (figure.role === "quantity" && !isMeasure(figure.unit ?? ""))) &&
  isPlain(figure) &&
  !figure.per &&
  !figure.sides;

/** A sum stands behind its price with no more counts between them than one less. */
const FIGURES_BACK = 3;
/** The price before an amount, or the number that a count is taken times: "59 feet times | nine |, so". */
function priceBefore(figures: readonly Figure[], index: number, tokens: readonly Token[]): number {
  for (let place = index - 1; place >= Math.max(0, index - FIGURES_BACK); place--) {
    const figure = figures[place];
    if (figure?.role === "money") return isPlain(figure) && !figure.confirmed ? place : -1;
    const factor = figure?.role === "quantity" && figure.unit === null && TIMES.has(at(tokens, figure.first - 1));
    if (factor && place === index - 1) return place;
  }
  return -1;
}

/** "They paid | 4140": what was handed over, and no sum. */
const PAYING = wordSet("paid pay pays paying deposit down retainer owe owes budget");
/** True when an amount that a count and a price make is said to be their sum: the fewer figures it has, the nearer it must stand, and one of four is nothing else. */
function isSumOf({ tokens, price, one, result, index, lead, last }: Sought, part: Part): boolean {
  const figures = figuresOf(part.amount);
  const behind = part.place > price ? part.figure.last : rateEnd(one, tokens);
  const near = namesNothing(tokens, behind + 1, leadTo(tokens, behind + 1, result.first));
  const led = IN_ALL.has(at(tokens, last)) || tokens.slice(lead, result.first).some(({ norm }) => leadsToResult(norm));
  if (!near && tokens.slice(one.last + 1, lead).some(({ norm }) => PAYING.has(norm))) return false;
  if (figures >= SURE && (near || led || figures >= CERTAIN))
    return figures >= CERTAIN || !isForOther(tokens, part.figure, last);
  // "twenty squares ... sixty five a square thirteen hundred | for the roof"
  const measured = part.own && one.per && part.figure.unit === one.unit && isMeasure(one.unit ?? "");
  if (near && measured && figures >= LIKELY && !beginsSentence(tokens[lead])) return true;
  if (!near || isForAnother(tokens, last) || beginsSentence(tokens[lead])) return false;
  // "a hundred sixty a month ... five months | eight hundred for the season"
  if (part.place > price)
    return part.place === index - 1 && one.per && (figures >= LIKELY || part.figure.unit === one.unit);
  // "five fobs at six, thirty. Make it seven": what the count as it was said first makes
  const likely = figures >= LIKELY || led || part.figure.corrected !== null;
  return part.place < 0 || (likely && isRated(one, tokens));
}

/** How many words stand between two figures, without those that left the talk. */
function wordsBetween(taken: Uint8Array, from: number, to: number): number {
  let words = 0;
  for (let index = from; index < to; index++) if (!taken[index]) words++;
  return words;
}

/** True when an amount stands so near behind a price that it may be its sum. */
export function standsNear(price: Figure, result: Figure, tokens: readonly Token[], taken: Uint8Array): boolean {
  if (wordsBetween(taken, price.last + 1, result.first) > FARTHEST) return false;
  return result.corrected !== null || endsBetween(tokens, price.last + 1, result.first) <= 1;
}

/** "That's 1,700. No, only three fit, so | 1,275 |": the count that a corrected sum was made of; the count as it was for others. */
function recounted(part: Part, { result }: Sought): Part {
  const { figure } = part;
  const times = dollarsOf(result) / part.reading;
  if (!result.corrected || !Number.isInteger(times) || times < 1) return part;
  const number = { ...figure.number, readings: [{ value: times, why: "as said" as const }] };
  return { ...part, figure: figureWith(figure, { number, corrected: result.corrected }) };
}

/**
 * "Walls are ninety two square feet at eighteen so uh | sixteen fifty six |", "twelve sheets at sixty five a sheet, taped and three
 * coats, | 780 |": arithmetic is evidence. What a count and the price before it make exactly is their sum, the surer the more
 * figures it has, and prices nothing else.
 */
export function evidentSum(
  figures: readonly Figure[],
  index: number,
  tokens: readonly Token[],
  taken: Uint8Array,
): EvidentSum | null {
  const result = figures[index];
  if (!result || !isAmount(result)) return null;
  const price = priceBefore(figures, index, tokens);
  const one = price < 0 ? undefined : figures[price];
  if (!one || !standsNear(one, result, tokens, taken)) return null;
  const said = firstSaid(result, tokens);
  if (!isNoLess(said, result.scale, one)) return null;
  const lead = leadTo(tokens, rateEnd(one, tokens) + 1, result.first);
  const sought = { figures, tokens, price, one, result, said, index, lead, last: sumEnd(tokens, result.last) };
  for (const counts of WAYS_TO_COUNT)
    for (const part of counts(sought)) {
      if (!isSumOf(sought, part)) continue;
      const after = figures.findLastIndex(
        ({ role }, place) => place < price && place !== part.place && role === "money",
      );
      let begins = one.first;
      while (begins > 0 && !beginsSentence(tokens[begins])) begins--;
      return { price, reading: part.reading, after, begins, count: recounted(part, sought), lead, last: sought.last };
    }
  return null;
}
const WAYS_TO_COUNT = [ownCounts, toldCounts, unsaidCounts];

/** True when a sum of several at some price can be as little as what was said. */
function isNoLess(said: readonly Reading[], scale: number, { number, scale: priced }: Figure): boolean {
  for (const { value } of said) for (const one of number.readings) if (value * scale >= one.value * priced) return true;
  return false;
}

/** "Four keys at four, sixteen dollars. Make it six keys, so | twenty four |": the first token of what says a sum again, or -1. */
export function saidAgain(
  figures: readonly Figure[],
  index: number,
  tokens: readonly Token[],
  taken: Uint8Array,
): number {
  const result = figures[index];
  const one = lastPrice(figures, index);
  if (!result || !one?.times || !isAmount(result) || wordsBetween(taken, one.last + 1, result.first) > FARTHEST)
    return -1;
  const lead = leadTo(tokens, one.last + 1, result.first);
  const led = lead < result.first && leadsToResult(at(tokens, lead));
  return led && saysSum(result, one, one.times) ? lead : -1;
}

/** The price said last before a figure. */
function lastPrice(figures: readonly Figure[], index: number): Figure | undefined {
  for (let place = index - 1; place >= Math.max(0, index - FIGURES_BACK); place--)
    if (figures[place]?.role === "money") return figures[place];
  return undefined;
}

/** True when a price makes an amount with what was counted for it. */
function saysSum({ number, scale }: Figure, price: Figure, times: Figure): boolean {
  for (const { value } of price.number.readings)
    for (const { value: many } of times.number.readings)
      if (amountOf(number.readings, scale, value * price.scale, many * times.scale) !== null) return true;
  return false;
}
