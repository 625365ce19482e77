import { MONTHS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { STREETS } from "../words/street-words.ts";
import { isDigits } from "../words/number-words.ts";
import { NUMBERED_BY } from "../words/size-words.ts";
import type { SpokenNumber } from "../words/spoken-number.ts";
import { at, type Token } from "../words/tokens.ts";

/** Behind these numbers stand for what a thing is, weighs, takes or holds: "110 cfm", "60 watt", "220 people". */
export const MEASURES = wordSet(
  "cfm amp amps watt watts volt volts btu btus psi kw kilowatt hp horsepower ton tons gpm gallon gallons inch inches mm cm lb lbs pound pounds degree degrees percent mil mils gauge grit grain kelvin people guests miles mile am pm by waived off",
);
/** Behind these they number something, besides what a recogniser splits: "suite 210", "po 88123". */
const NUMBERED = wordSet(
  "suite apartment apt lot po number check claim code cell model serial account policy by lt st #",
);
/** The same with a word between: "his po is | 88123", "claim 88 | 41207". */
const NUMBERED_FAR = wordSet("suite apartment apt po check claim cell phone account policy");
/** "In unit | 312". */
const INSIDE = wordSet("in at of storage apartment");
/** Before a time of day: "around 8 | 30". */
const TIMED = wordSet("around at by before till until after");
const [HOURS, MINUTES] = [12, 60];
/** Rows of numbers so long are those of phones and accounts. */
const LONG = 3;
const SINCE = wordSet("in from since of until till back");
const [FIRST_YEAR, LAST_YEAR] = [1950, 2040];
/** What others pay, what is allowed, what was thought, what something weighs. */
const OTHERS = wordSet(
  "deductible budget rebate insurance fined normally usually originally regularly that'd thought used weighs weigh bought paid",
);
const [OTHERS_BEFORE, OTHERS_BEHIND] = [4, 2];
/** "We're at", "we're looking at": what all come to. */
const ALL = wordSet("we're total totals grand altogether");
const ALL_BEFORE = 3;
/** "60 lincoln | ave", but "one ninety | road call 70". */
const STREET_BEHIND = 2;

const LETTERS = /\p{L}/u;

/** True for a number that is glued to letters: "lt275", "410a", "14th". */
function isGlued(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  const [begins, before, behind] = [tokens[first], at(tokens, first - 1), tokens[last + 1]];
  return (begins?.gap === "none" && LETTERS.test(before)) || (behind?.gap === "none" && LETTERS.test(behind.norm));
}

/** "Suite 210", "his po is 88123", "in unit 312", "june 15". */
function numbersSomething(tokens: readonly Token[], first: number): boolean {
  const [before, far] = [at(tokens, first - 1), at(tokens, first - 2)];
  const isNumbered = NUMBERED.has(before) || NUMBERED_BY.has(before) || MONTHS.includes(before);
  return isNumbered || NUMBERED_FAR.has(far) || (before === "unit" && INSIDE.has(far));
}

/** "415 555 0148", "around 8 30": digits behind digits that are no price. */
function isOfRow(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  const [before, own, behind] = [at(tokens, first - 1), at(tokens, first), at(tokens, last + 1)];
  if (!isDigits(own)) return false;
  const isLong = (word: string) => word.length >= LONG && isDigits(word);
  if (isLong(own) && (isLong(before) || isLong(behind))) return true;
  const isTime = isDigits(before) && Number(before) <= HOURS && own.length === 2 && Number(own) < MINUTES;
  return isTime && TIMED.has(at(tokens, first - 2));
}

/** True when one of some words stands so near before a place, or behind it. */
function stands(words: { has(word: string): boolean }, tokens: readonly Token[], from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (words.has(at(tokens, index))) return true;
  return false;
}

/** True for a number that by the words beside it is no price of the job: a measure, a number of something, a year, a time, what others pay, or what all come to. */
export function isNoPrice(tokens: readonly Token[], number: SpokenNumber): boolean {
  const { first, last, readings } = number;
  if (MEASURES.has(at(tokens, last + 1)) || numbersSomething(tokens, first)) return true;
  if (isGlued(tokens, number) || isOfRow(tokens, number)) return true;
  const year = readings[0]?.value ?? 0;
  if (SINCE.has(at(tokens, first - 1)) && Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR)
    return true;
  if (stands(OTHERS, tokens, first - OTHERS_BEFORE, first)) return true;
  if (stands(OTHERS, tokens, last + 1, last + 1 + OTHERS_BEHIND)) return true;
  return stands(ALL, tokens, first - ALL_BEFORE, first) || stands(STREETS, tokens, last + 2, last + 2 + STREET_BEHIND);
}
