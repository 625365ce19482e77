import { wordSet } from "#shared/word-set.ts";
import type { Around } from "../numbers/figure.ts";
import { readNumber, type SpokenNumber } from "../numbers/numbers.ts";
import { clockBefore } from "../roles/clock-times.ts";
import { inAllEnd } from "../words/in-all.ts";
import { countsSomething, headAfter, isThing } from "../words/nearby.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { CURRENCY } from "../words/words.ts";
import { isDoneTo } from "../words/nature.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { EXTENT_WORDS, isMeasure, looksPlural, TIME_UNITS, unitAt } from "../words/units.ts";
import {
  beforeExtent,
  beforeSides,
  beforeThickness,
  countBeforeSize,
  countsOfLumber,
  countsOfSize,
} from "./counted-sizes.ts";
import { fewBehindHundreds, priceAndFew, priceAndMany } from "./hundreds-and-few.ts";
import {
  LEAST_PRICE,
  MANY,
  pricedCut,
  slotBefore,
  UNITS,
  valueOf,
  type PartRole,
  type RunPart,
  type Slot,
  ARTICLES,
} from "./run-places.ts";
import { isForAll } from "./said-products.ts";
import { arePricedBehindVerb, toldBehind } from "./told-counts.ts";

/** So far behind a count the price of each may stand. */
const REACH = 6;
/** What costs so much, in dollars, is hardly sold by the hundred with anything else. */
const DEAR = 20;

/** The least that the price behind "at" can mean, in dollars; 0 for none. */
function priceOfEach(last: number, { tokens, numberAt }: Around): number {
  let index = last + 1;
  while (index < last + REACH && at(tokens, index) !== "at" && isJoined(tokens[index])) index++;
  const price = numberAt(at(tokens, index + 1) === "$" ? index + 2 : index + 1);
  return at(tokens, index) === "at" && price ? Math.min(...price.readings.map(({ value }) => value)) : 0;
}

const EACH = wordSet("each apiece");

/** "Two remotes | thirty five each", "two shutters to replace | ninety apiece": directly behind the plural, or what is done with it, stands the price of each. */
function isPricedEach({ last }: SpokenNumber, { tokens, numberAt }: Around): boolean {
  const things = Math.max(last + 1, headAfter(tokens, last));
  const done = joined(tokens, things + 1) === "to" && isWorkVerb(joined(tokens, things + 2));
  const head = done ? things + 2 : things;
  const price = isJoined(tokens[head + 1]) ? numberAt(head + 1) : undefined;
  return price !== undefined && EACH.has(joined(tokens, price.last + 1));
}

/** "... one sixty | two hammers are split and need replacing, forty five each". */
const areNeededEach = ({ last }: SpokenNumber, { tokens, isNumberAt }: Around): boolean => {
  const head = headAfter(tokens, last);
  return head >= 0 && arePricedBehindVerb(head + 1, tokens, isNumberAt);
};

const FIVE = 5;
/** "Meter base and mast four eighty | two ground rods eight foot long one sixty", but not "pads one eighty nine rotors two forty": more is said of the things before their own price. */
function areNamedAtLength(number: SpokenNumber, around: Around): boolean {
  const { tokens } = around;
  const head = headAfter(tokens, number.last);
  // "three twenty five startup chemicals": most prices end so
  if (head < 0 || at(tokens, number.last) === "one" || valueOf(number) % FIVE === 0) return false;
  const next = around.numberAt(head + 1);
  const isSize = next && unitAt(joined(tokens, next.last + 1), undefined) !== null;
  return next ? isSize === true && hasOwnPrice(next.last + 1, around) : hasOwnPrice(head + 1, around);
}

/** "Digging it out is a flat twelve hundred | thirty feet of pipe at thirty one a foot", "that's twenty two hundred | six breakers at thirty five a pop". */
function beforePricedThings(number: SpokenNumber, slot: Slot, around: Around): boolean {
  const { tokens } = around;
  const after = joined(tokens, number.last + 1);
  const things = unitAt(after, at(tokens, number.last + 2));
  const plural = looksPlural(after) || things?.length === 2 || headAfter(tokens, number.last) >= 0;
  const counts = plural && countsSomething(tokens, number.last + 1, around.isNumberAt);
  // "meter base and mast four eighty | two ground rods eight foot long one sixty"
  const own = slot === "thing" && things === null && areNamedAtLength(number, around);
  if (!plural || !(counts || own || isPricedEach(number, around) || areNeededEach(number, around))) return false;
  // "mulch at sixty | eight yards at forty five each"
  if (counts && (slot === "flat" || at(tokens, number.first - 1) === "at")) return true;
  if (things && (isMeasure(things.unit) || TIME_UNITS.has(things.unit) || things.unit === "guest")) return false;
  // "tent four fifty | two tables at nine each"
  const few =
    number.priceShaped &&
    slot === "thing" &&
    // "steel gate twenty eight fifty | two posts at two twenty five each"
    (things === null || valueOf(number) >= THOUSAND) &&
    valueOf(number) % 100 > 0 &&
    UNITS.has(at(tokens, number.last));
  // "a frame tent nineteen hundred | ten round tables at twelve bucks"
  const dozen = valueOf(number) % 100;
  const behindHundreds = valueOf(number) >= THOUSAND && dozen > 1 && dozen <= DOZEN && slot === "thing";
  if (counts && behindHundreds && priceOfEach(number.last, around) >= LEAST_OF_EACH) return true;
  const dear = counts && valueOf(number) > MANY && priceOfEach(number.last, around) >= DEAR;
  return few || isFee(tokens, number.first) || (dear && (slot === "cued" || isNoRoundCount(number)));
}

/** "Nine hundred four", and not "two hundred fifty": so nobody counts many things. */
const isNoRoundCount = (number: SpokenNumber): boolean => valueOf(number) >= THOUSAND || valueOf(number) % 100 <= DOZEN;
const [THOUSAND, DOZEN] = [1000, 12];
/** Of what costs as much, nobody sells a thousand with anything else. */
const LEAST_OF_EACH = 5;

/** Behind a price in hundreds so many things are counted at most. */
const MOST_BEHIND_HUNDREDS = 60;

/**
 * "Kitchen backsplash two hundred twelve tiles at four each": as plausible as a price and twelve tiles, so the count has both
 * readings.
 */
export function withBothCounts(number: SpokenNumber, around: Around): SpokenNumber {
  const { tokens } = around;
  const few = fewBehindHundreds(number, around);
  const [said] = number.readings;
  if (few && said) return { ...number, readings: [said, { value: valueOf(few), why: "behind a price" }] };
  if (number.priceShaped || valueOf(number) <= MANY || AROUND_A_HUNDRED.has(at(tokens, number.first))) return number;
  if (slotBefore(tokens, number.first) !== "thing" || priceOfEach(number.last, around) <= 0) return number;
  const after = joined(tokens, number.last + 1);
  const things = unitAt(after, at(tokens, number.last + 2));
  const measured = things && (isMeasure(things.unit) || TIME_UNITS.has(things.unit) || things.unit === "guest");
  const cut = pricedCut(number, tokens);
  const [whole] = number.readings;
  const count = valueOf(cut?.[1]);
  const joins = tokens.slice(number.first, number.last).some(({ norm }) => norm === "and");
  if (!whole || !cut || joins || measured || count < 1 || count > MOST_BEHIND_HUNDREDS) return number;
  if (headAfter(tokens, number.last) < 0) return number;
  return { ...number, readings: [whole, { value: count, why: "behind a price" }] };
}
/** "A hundred forty envelopes": nobody sells so much for a hundred alone. */
const AROUND_A_HUNDRED = wordSet("a an one hundred");

/** What is no number of things: "service call is eighty | nine filters at thirty each". */
const FEES = wordSet("fee call charge permit diagnosis diagnostic mileage");
const isFee = (tokens: readonly Token[], first: number): boolean =>
  FEES.has(at(tokens, first - 1)) || (/^(?:is|was)$/.test(at(tokens, first - 1)) && FEES.has(at(tokens, first - 2)));

const CENTS = 100;

/** "New meter base eight hundred | four outlet installs": services of the account that cost so much have their price in it. */
function beforeServices(number: SpokenNumber, { tokens, rateOf }: Around): boolean {
  if (valueOf(number) <= MANY || !(number.priceShaped || isNoRoundCount(number))) return false;
  const head = headAfter(tokens, number.last);
  if (head < 0) return false;
  const words = tokens.slice(number.last + 1, head + 1).map(({ norm }) => norm);
  return rateOf(words) >= DEAR * CENTS;
}

const OFF = wordSet("off discount back");
/** "Pet hair thirty | twenty dollars off": a price, and what is taken off. */
function priceAndDiscount({ first, last }: SpokenNumber, { tokens }: Around): [SpokenNumber, SpokenNumber] | null {
  if (!CURRENCY.has(joined(tokens, last + 1)) || !OFF.has(joined(tokens, last + 2)) || last !== first + 1) return null;
  const [price, off] = [readNumber(tokens, first, last), readNumber(tokens, last, last + 1)];
  return price && off && valueOf(price) >= TENS && valueOf(off) >= TENS ? [price, off] : null;
}
const TENS = 20;
const TENS_WORDS = wordSet("twenty thirty forty fifty sixty seventy eighty ninety");
/** Behind these stands one price. */
const LEADS = wordSet("at for is was are were costs cost that's it's");

/** Prices end so; others that seem to have cents are two. */
const USUAL_CENTS = new Set([25, 49, 50, 75, 79, 89, 95, 98, 99]);

/** "Two forty | five": so most prices end, and "one forty | one sixty" are two. */
const tearsFive = (tokens: readonly Token[], cut: number): boolean =>
  TENS_WORDS.has(at(tokens, cut - 1)) && at(tokens, cut) === "five";

/** "Water heater twenty two hundred | one ninety for the permit", "the big one two forty five | thirty eight for the drawing": two prices, where one would have odd cents. */
function twoPrices(number: SpokenNumber, { tokens }: Around): [SpokenNumber, SpokenNumber] | null {
  const [reading, other] = number.readings;
  const cents = Math.round((reading?.value ?? 0) * CENTS) % CENTS;
  if (joined(tokens, number.last + 1) !== "for" || reading?.why !== "dollars and cents" || other) return null;
  return USUAL_CENTS.has(cents) ? null : cutInTwo(number, tokens);
}

/** A run as two prices. */
function cutInTwo(number: SpokenNumber, tokens: readonly Token[]): [SpokenNumber, SpokenNumber] | null {
  for (let cut = number.first + 1; cut <= number.last; cut++) {
    if (tearsFive(tokens, cut)) continue;
    const [one, two] = [readNumber(tokens, number.first, cut), readNumber(tokens, cut, number.last + 1)];
    const plain = two?.readings[0]?.why === "hundreds" || valueOf(two) < LEAST_HUNDREDS;
    if (one && two && plain && valueOf(one) >= LEAST_PRICE && valueOf(two) >= LEAST_OF_TWO) return [one, two];
  }
  return null;
}
/** What two prices in one run are at least, and what is said without "hundred" is below. */
const [LEAST_OF_TWO, LEAST_HUNDREDS] = [12, 100];

/** So many times the dearest other number of a talk no price is that may be two. */
const FAR_DEARER = 4;

/**
 * "Take in the sides forty five | eighteen for straps", "dye to match thirty two | eighteen to glue the sole": two prices of a talk whose
 * others are all small, where one would be in thousands or with odd cents.
 */
function twoSmallPrices(number: SpokenNumber, { tokens, dearest }: Around): [SpokenNumber, SpokenNumber] | null {
  const [one, other] = number.readings;
  if (!one || !other || !number.priceShaped) return null;
  const value = Math.max(one.value, other.value);
  // one price in thousands is round: "furnace thirty nine twenty for the upstairs"
  if (value < THOUSAND || value % 5 === 0 || USUAL_CENTS.has(value % CENTS)) return null;
  const next = joined(tokens, number.last + 1);
  const named =
    next === "for" ? !isForAll(tokens, number.last + 1) : next === "to" && isThing(at(tokens, number.last + 2));
  if (!named || LEADS.has(at(tokens, number.first - 1)) || !isJoined(tokens[number.first])) return null;
  const least = dearest(number);
  return least >= LEAST_PRICE && least * FAR_DEARER <= value ? cutInTwo(number, tokens) : null;
}

/** So far behind a thing its own price may stand. */
const OWN_REACH = 14;
/** "Four hundred | one double gate | eleven hundred fifty": what follows a number has a price of its own, in the same breath. */
function hasOwnPrice(first: number, { tokens, numberAt }: Around): boolean {
  for (let index = first; index < first + OWN_REACH && isJoined(tokens[index]); index++) {
    const price = numberAt(at(tokens, index) === "$" ? index + 1 : index);
    const sized = price && unitAt(joined(tokens, price.last + 1), undefined) !== null;
    if (price && !sized && valueOf(price) > LEAST_PRICE) return true;
  }
  return false;
}

/** "Haul off the brush two fifty | one cord of wood at one forty": nobody counts 251 of a thing in the singular. */
function beforeOneThing(number: SpokenNumber, around: Around): boolean {
  const { tokens, isNumberAt } = around;
  const after = joined(tokens, number.last + 1);
  const thing = isThing(after) || unitAt(after, undefined) !== null;
  if (at(tokens, number.last) !== "one" || !thing || looksPlural(after)) return false;
  const of = at(tokens, number.last + 2) === "of";
  if (isMeasure(unitAt(after, undefined)?.unit ?? "") && !of) return false;
  // "by hand three ninety | one way door, the holes closed two sixty"
  if (valueOf(number) > MANY && unitAt(after, undefined) === null && hasOwnPrice(number.last + 1, around)) return true;
  // "two fifty | one cord of wood split and stacked at one forty"
  return (of && after !== "percent") || countsSomething(tokens, number.last + 1, isNumberAt);
}

/** "Five trips total", "six loads in all": the number that ends at `last` counts all of them. */
function countsAll(last: number, tokens: readonly Token[]): boolean {
  return inAllEnd(tokens, last + 2) >= 0 && looksPlural(joined(tokens, last + 1));
}

/** "Dump runs at a hundred | five trips total": what has its price behind "at" is counted after it. */
const beforeTotal = ({ first, last }: SpokenNumber, tokens: readonly Token[]): boolean =>
  at(tokens, first - 1) === "at" && countsAll(last, tokens);

/** "Dump runs at 100 | 5 trips total": the same of two numbers. */
export function isPriceOfAll({ first, last }: SpokenNumber, { tokens, numberAt }: Around): boolean {
  const next = at(tokens, first - 1) === "at" && isJoined(tokens[last + 1]) ? numberAt(last + 1) : undefined;
  return next !== undefined && countsAll(next.last, tokens);
}

/** "At 100 | 5 trips total": the number that counts what another one directly before it is the price of. */
export function isCountOfAll({ first, last }: SpokenNumber, around: Around): boolean {
  if (!countsAll(last, around.tokens)) return false;
  for (let begins = first - 1; begins > first - REACH; begins--) {
    const price = around.numberAt(begins);
    if (price) return price.last === first - 1 && isPriceOfAll(price, around);
  }
  return false;
}

const CREWS = wordSet("crew team gang party");
/** "A crew of three | ten days": so many people, and how long they work. */
function crewAndTime({ first, last }: SpokenNumber, tokens: readonly Token[]): RunPart[] | null {
  if (at(tokens, first - 1) !== "of" || !CREWS.has(at(tokens, first - 2)) || last === first) return null;
  if (!UNITS.has(at(tokens, first)) || !TIME_UNITS.has(unitAt(joined(tokens, last + 1), undefined)?.unit ?? ""))
    return null;
  const [crew, time] = [readNumber(tokens, first, first + 1), readNumber(tokens, first + 1, last + 1)];
  return crew && time && [crew, time].map((number): RunPart => ({ number, as: null }));
}

/** Of these there is one more: "the big one". */
const SUCH = wordSet(
  "new big small large larger smaller bigger little old older newer longer shorter taller wider nicer better cheaper basic plain fancy",
);
const IS = wordSet("is was got are");
/** "The elbow's crushed", "the seal is torn": what is wrong with a thing. */
const isBroken = (tokens: readonly Token[], index: number): boolean =>
  isDoneTo(at(tokens, index)) && (IS.has(at(tokens, index - 1)) || at(tokens, index - 1).endsWith("'s"));

/** "I'm putting in a new one | forty": what stands for the thing, and its price. */
function oneAndPrice({ first, last }: SpokenNumber, tokens: readonly Token[]): RunPart[] | null {
  if (at(tokens, first) !== "one" || first === last || !SUCH.has(at(tokens, first - 1))) return null;
  if (!isJoined(tokens[first]) || !isJoined(tokens[first - 1])) return null;
  // "one elbow's crushed new one | thirty"
  if (!ARTICLES.has(at(tokens, first - 2)) && !(at(tokens, first - 1) === "new" && isBroken(tokens, first - 2)))
    return null;
  const [one, price] = [readNumber(tokens, first, first + 1), readNumber(tokens, first + 1, last + 1)];
  if (!one || !price) return null;
  return [
    { number: one, as: "told" },
    { number: price, as: "price" },
  ];
}

/** "Service call for all this seventy | one time only": a price, and how often it is paid. */
function priceAndOnce({ first, last }: SpokenNumber, tokens: readonly Token[]): RunPart[] | null {
  if (at(tokens, last) !== "one" || first === last || joined(tokens, last + 1) !== "time") return null;
  const [price, once] = [readNumber(tokens, first, last), readNumber(tokens, last, last + 1)];
  if (!price || !once) return null;
  return [
    { number: price, as: "price" },
    { number: once, as: "told", last: last + 1 },
  ];
}

const RATED_BY = wordSet("a per each apiece");
/** "Teeth brushing on all three | ten a dog": how many there are, and what each costs. */
function allAndRate({ first, last }: SpokenNumber, tokens: readonly Token[]): RunPart[] | null {
  if (at(tokens, first - 1) !== "all" || first === last || !RATED_BY.has(joined(tokens, last + 1))) return null;
  const [all, rate] = [readNumber(tokens, first, first + 1), readNumber(tokens, first + 1, last + 1)];
  if (!UNITS.has(at(tokens, first)) || !all || !rate) return null;
  return [
    { number: all, as: "count" },
    { number: rate, as: null },
  ];
}

/** The numbers of a run, when what stands before it needs a price and what follows it is counted, sized or told by itself. */
export function partsOfRun(number: SpokenNumber, around: Around): RunPart[] | null {
  const { tokens } = around;
  const clock = clockBefore(number, tokens);
  const time = clock > 0 ? readNumber(tokens, number.first, number.first + clock) : null;
  const behind = time && readNumber(tokens, number.first + clock, number.last + 1);
  if (behind)
    return [
      { number: time, as: "told" },
      // "before eight | sixty cables were frayed"
      { number: behind, as: clock === 1 ? "price" : null },
    ];
  const crew = crewAndTime(number, tokens);
  if (crew) return crew;
  const such = oneAndPrice(number, tokens) ?? priceAndOnce(number, tokens) ?? allAndRate(number, tokens);
  if (such) return such;
  const after = joined(tokens, number.last + 1);
  if (after === "" || valueOf(number) <= LEAST_PRICE) return null;
  const slot = slotBefore(tokens, number.first);
  const lumber = countsOfLumber(number, slot, tokens);
  if (lumber) return lumber;
  // "twenty four | seven foot boards"
  if (countBeforeSize(number, around) && (slot === "none" || valueOf(number) <= MANY)) return [{ number, as: "count" }];
  const sized = countsOfSize(number, slot, around);
  const [cost, things] = (sized ? null : (priceAndFew(number, around) ?? priceAndMany(number, around))) ?? [];
  if (cost && things)
    return [
      { number: cost, as: "price" },
      { number: things, as: null },
    ];
  const small = sized ? null : twoSmallPrices(number, around);
  if (small) return small.map((price): RunPart => ({ number: price, as: "price" }));
  if (sized || slot === "none") return sized ?? beforeThickness(number, around);
  const prices = twoPrices(number, around) ?? priceAndDiscount(number, around);
  if (prices) return prices.map((price): RunPart => ({ number: price, as: "price" }));
  const told = toldBehind(number, slot, around);
  let as: PartRole = null;
  if (beforeTotal(number, tokens)) as = "all";
  else if (beforeExtent(number, around)) as = EXTENT_WORDS.has(at(tokens, number.last + 2)) ? "told" : "size";
  else if (countBeforeSize(number, around)) as = "count";
  else if (told >= 0) as = "told";
  else if (
    !beforeSides(number, around) &&
    !beforePricedThings(number, slot, around) &&
    !beforeOneThing(number, around) &&
    !beforeServices(number, around)
  )
    return beforeThickness(number, around);
  const cut = pricedCut(number, tokens);
  return (
    cut && [
      { number: cut[0], as: as === "all" ? "each" : "price" },
      { number: cut[1], as, ...(as === "told" ? { last: told >= 0 ? told : number.last + 2 } : {}) },
    ]
  );
}
