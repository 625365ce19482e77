import { wordSet } from "#shared/word-set.ts";
import type { SpokenNumber } from "../numbers/numbers.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { headAfter, isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { looksPlural, unitAt } from "../words/units.ts";
import { figureAs, type Place, type RoleRule } from "./number-place.ts";
import { EACH } from "./per-unit.ts";

/** Places that are called by their numbers. */
const NUMBERED_PLACES = wordSet(
  "apartment apartments apt apts unit units suite suites room rooms lot lots building buildings bay bays cabin cabins floor floors",
);
/** How far behind the last of them the price of each may stand. */
const PRICE_REACH = 8;

/** "Apartment 3 | and": a name of one token behind such a place, before another; what is counted before the place has no names. */
const isNamed = (index: number, { around: { tokens } }: Place): boolean =>
  isNumberWord(at(tokens, index)) &&
  isJoined(tokens[index]) &&
  NUMBERED_PLACES.has(at(tokens, index - 1)) &&
  !isNumberWord(at(tokens, index - 2)) &&
  joined(tokens, index + 1) === "and";

/** True for a number of one token that counts nothing behind it. */
function isOther({ first, last, priceShaped }: SpokenNumber, { around: { tokens } }: Place): boolean {
  const counts = unitAt(joined(tokens, last + 1), joined(tokens, last + 2)) !== null || headAfter(tokens, last) >= 0;
  return first === last && isJoined(tokens[first]) && !counts && !priceShaped;
}

/** True when the price of each of them stands behind the last. */
function arePricedEach(last: number, { around: { tokens, numberAt } }: Place): boolean {
  for (let index = last + 1; index < last + PRICE_REACH; index++) {
    const price = numberAt(index);
    if (price) return EACH.has(joined(tokens, price.last + 1));
  }
  return false;
}

/** "Paint apartment 3 and 4, six hundred each": the names of two places, and so many of them when each has a price. */
export const listedNames: RoleRule = cued(oneOf(NUMBERED_PLACES), (place) => {
  const { number, before, after, around } = place;
  const { tokens, numberAt } = around;
  if (after === "and" && number.first === number.last && isNamed(number.first, place)) {
    const other = numberAt(number.last + 2);
    return other && isOther(other, place) ? figureAs(place, "dimension") : null;
  }
  const first = number.first - 2;
  if (before !== "and" || !isNamed(first, place) || !isOther(number, place)) return null;
  if (!arePricedEach(number.last, place)) return figureAs(place, "dimension");
  const both = { ...number, readings: [{ value: 2, why: "as said" as const }] };
  return figureAs(place, "quantity", { number: both, sum: `${at(tokens, first)} and ${at(tokens, number.first)}` });
});

/** Machines of one kind are told apart by numbers below this. */
const MOST_MACHINES = 100;
/** So many of them are listed at most. */
const LONGEST_LIST = 12;
/** "Dryer 9 | needs": what is said of one machine. */
const ILL = wordSet("needs need needed won't keeps kept leaks leaked squeaks squeals");
const JOINS = wordSet("and &");

const isShortNumber = (word: string): boolean => /^\d{1,2}$/.test(word);
/** A number of one token, in digits, that counts and costs nothing. */
const isBareNumber = (tokens: readonly Token[], index: number): boolean =>
  isShortNumber(at(tokens, index)) && at(tokens, index - 1) !== "$" && tokens[index + 1]?.gap !== "none";

/** "Washers 4, 7 and 11": the tokens of the numbers behind the plural, when they go up and the last is joined by "and"; none otherwise. */
function listBehind(tokens: readonly Token[], plural: number): readonly number[] {
  const listed: number[] = [];
  let index = plural + 1;
  let ends = false;
  while (!ends && listed.length < LONGEST_LIST && isBareNumber(tokens, index)) {
    if (Number(at(tokens, index)) <= Number(at(tokens, listed.at(-1) ?? -1) || 0)) return [];
    listed.push(index);
    const and = JOINS.has(at(tokens, index + 1)) ? 1 : 0;
    ends = listed.length > 1 && JOINS.has(at(tokens, index - 1));
    index += 1 + and;
  }
  const behind = (listed.at(-1) ?? 0) + 1;
  const priced =
    isJoined(tokens[behind]) &&
    (EACH.has(at(tokens, behind)) || /^(?:an?|per|for|dollars|bucks)$/.test(at(tokens, behind)));
  const counts =
    isJoined(tokens[behind]) && (headAfter(tokens, behind - 1) >= 0 || unitAt(at(tokens, behind), undefined));
  return ends && !priced && !counts ? listed : [];
}

/** "Fixed washers 4, 7 and 11", "dryer 9 needs a board": numbers by which machines are told apart, which count and cost nothing. */
export const numberedMachines: RoleRule = cued(isShortNumber, (place) => {
  const { number, value, before, after, around } = place;
  const { tokens } = around;
  if (number.first !== number.last || value >= MOST_MACHINES || !isBareNumber(tokens, number.first)) return null;
  if (ILL.has(after) && isJoined(tokens[number.first]) && isThing(before) && !looksPlural(before))
    return figureAs(place, "dimension", { told: true });
  let plural = number.first - 1;
  while (plural > number.first - 2 * LONGEST_LIST && (isBareNumber(tokens, plural) || JOINS.has(at(tokens, plural))))
    plural--;
  if (!isThing(at(tokens, plural)) || !looksPlural(at(tokens, plural)) || !isJoined(tokens[plural + 1])) return null;
  return listBehind(tokens, plural).includes(number.first) ? figureAs(place, "dimension", { told: true }) : null;
});
