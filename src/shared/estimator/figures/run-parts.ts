import { wordSet } from "#shared/word-set.ts";
import type { Around } from "../numbers/figure.ts";
import { readNumber, type SpokenNumber } from "../numbers/numbers.ts";
import { clockBefore } from "../roles/clock-times.ts";
import { countsSomething, followsThing, headAfter, isThing } from "../words/nearby.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { EXTENT_WORDS, isMeasure, looksPlural, TIME_UNITS, unitAt } from "../words/units.ts";
import { CREW } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";

/** What one number of a run is, when the place of the run says it; null leaves it to the rules of roles. */
export type PartRole = "price" | "each" | "count" | "all" | "size" | "told" | null;

export interface RunPart {
  number: SpokenNumber;
  as: PartRole;
}

/** Where a run stands: does what is said before it still need its price? */
type Slot = "flat" | "cued" | "thing" | "none";

/** Directly before a price, and never before a count. */
const COSTS = wordSet("at costs cost runs charge charged");
/** Before a price, and before what measures the subject: "the deck is two hundred square feet". */
const SAYS = wordSet("for is are was were that's");
/** What leads to a flat price: "it's a flat six hundred". */
const BEFORE_FLAT = wordSet("a is was for at the");
/** Numbers behind these say which. */
const WHICH = wordSet("room unit apartment lot bay suite number building floor door site space bed");

function slotBefore(tokens: readonly Token[], first: number): Slot {
  const before = at(tokens, first - 1);
  if (!isJoined(tokens[first]) || before === "") return "none";
  if (before === "flat") return BEFORE_FLAT.has(at(tokens, first - 2)) ? "flat" : "thing";
  if (COSTS.has(before) || SAYS.has(before) || (before === "to" && /^(?:came|comes)$/.test(at(tokens, first - 2))))
    return "cued";
  // "haul off the brush two fifty"
  if (isJoined(tokens[first - 1]) && ARTICLES.has(at(tokens, first - 2))) return "thing";
  // "radon test one fifty | three vents"
  const works = isWorkVerb(before) && !(isJoined(tokens[first - 1]) && isThing(at(tokens, first - 2)));
  return followsThing(tokens, first) && !works && !WHICH.has(before) ? "thing" : "none";
}

const ARTICLES = wordSet("the a an his her their my our that this");

const valueOf = (number: SpokenNumber | null | undefined): number => number?.readings[0]?.value ?? 0;

/** Nothing that is priced so costs less. */
const LEAST_PRICE = 20;
const TENS = wordSet("twenty thirty forty fifty sixty seventy eighty ninety");
const UNITS = wordSet("one two three four five six seven eight nine");
const SCALES = wordSet("hundred thousand");

/** A price and, behind it, another number: nobody parts twenty from four, but "six forty | three". */
function pricedCut(number: SpokenNumber, tokens: readonly Token[]): [SpokenNumber, SpokenNumber] | null {
  const together =
    TENS.has(at(tokens, number.last - 1)) &&
    UNITS.has(at(tokens, number.last)) &&
    SCALES.has(at(tokens, number.last - 2));
  for (let cut = together ? number.last - 1 : number.last; cut > number.first; cut--) {
    const end = at(tokens, cut - 1) === "and" ? cut - 1 : cut;
    if (SCALES.has(at(tokens, cut))) continue;
    const [price, rest] = [readNumber(tokens, number.first, end), readNumber(tokens, cut, number.last + 1)];
    if (price && rest && valueOf(price) >= LEAST_PRICE) return [price, rest];
  }
  return null;
}

/** So far behind a count the price of each may stand. */
const REACH = 6;
/** More than a hundred of what costs so much are hardly sold with anything else. */
const [MANY, DEAR] = [100, 20];

/** The least that the price behind "at" can mean, in dollars; 0 for none. */
function priceOfEach(last: number, { tokens, numberAt }: Around): number {
  let index = last + 1;
  while (index < last + REACH && at(tokens, index) !== "at" && isJoined(tokens[index])) index++;
  const price = numberAt(at(tokens, index + 1) === "$" ? index + 2 : index + 1);
  return at(tokens, index) === "at" && price ? Math.min(...price.readings.map(({ value }) => value)) : 0;
}

/** "Digging it out is a flat twelve hundred | thirty feet of pipe at thirty one a foot", "that's twenty two hundred | six breakers at thirty five a pop". */
function beforePricedThings(number: SpokenNumber, slot: Slot, around: Around): boolean {
  const { tokens } = around;
  const after = joined(tokens, number.last + 1);
  const things = unitAt(after, at(tokens, number.last + 2));
  const plural = looksPlural(after) || things?.length === 2 || headAfter(tokens, number.last) >= 0;
  if (!plural || !countsSomething(tokens, number.last + 1, around.isNumberAt)) return false;
  // "mulch at sixty | eight yards at forty five each"
  if (slot === "flat" || at(tokens, number.first - 1) === "at") return true;
  if (things && (isMeasure(things.unit) || TIME_UNITS.has(things.unit) || things.unit === "guest")) return false;
  // "tent four fifty | two tables at nine each"
  const few =
    number.priceShaped &&
    slot === "thing" &&
    things === null &&
    valueOf(number) % 100 > 0 &&
    UNITS.has(at(tokens, number.last));
  return few || isFee(tokens, number.first) || (valueOf(number) > MANY && priceOfEach(number.last, around) >= DEAR);
}

/** Behind a price in hundreds so many things are counted at most. */
const MOST_BEHIND_HUNDREDS = 60;

/**
 * "Kitchen backsplash two hundred twelve tiles at four each": as plausible as a price and twelve tiles, so the count has both
 * readings.
 */
export function withBothCounts(number: SpokenNumber, around: Around): SpokenNumber {
  const { tokens } = around;
  if (number.priceShaped || valueOf(number) <= MANY || AROUND_A_HUNDRED.has(at(tokens, number.first))) return number;
  if (slotBefore(tokens, number.first) !== "thing" || priceOfEach(number.last, around) <= 0) return number;
  const after = joined(tokens, number.last + 1);
  const things = unitAt(after, at(tokens, number.last + 2));
  const measured = things && (isMeasure(things.unit) || TIME_UNITS.has(things.unit) || things.unit === "guest");
  const cut = pricedCut(number, tokens);
  const [whole] = number.readings;
  const count = valueOf(cut?.[1]);
  const said = tokens.slice(number.first, number.last).some(({ norm }) => norm === "and");
  if (!whole || !cut || said || measured || count < 1 || count > MOST_BEHIND_HUNDREDS) return number;
  if (headAfter(tokens, number.last) < 0) return number;
  return { ...number, readings: [whole, { value: count, why: "behind a price" }] };
}
/** "A hundred forty envelopes": nobody sells so much for a hundred alone. */
const AROUND_A_HUNDRED = wordSet("a an one hundred");

/** What is no number of things: "service call is eighty | nine filters at thirty each". */
const FEES = wordSet("fee call charge permit diagnosis diagnostic mileage");
const isFee = (tokens: readonly Token[], first: number): boolean =>
  FEES.has(at(tokens, first - 1)) || (/^(?:is|was)$/.test(at(tokens, first - 1)) && FEES.has(at(tokens, first - 2)));

/** "Haul off the brush two fifty | one cord of wood at one forty": nobody counts 251 of a thing in the singular. */
function beforeOneThing(number: SpokenNumber, { tokens, isNumberAt }: Around): boolean {
  const after = joined(tokens, number.last + 1);
  const thing = isThing(after) || unitAt(after, undefined) !== null;
  if (at(tokens, number.last) !== "one" || !thing || looksPlural(after)) return false;
  const of = at(tokens, number.last + 2) === "of";
  if (isMeasure(unitAt(after, undefined)?.unit ?? "") && !of) return false;
  // "two fifty | one cord of wood split and stacked at one forty"
  return (of && after !== "percent") || countsSomething(tokens, number.last + 1, isNumberAt);
}

/** What people and things do that are only told of: "three shingles were already gone", "two dogs live there". */
const TELLS = wordSet(
  "were are live lives left leftover had have came come got will won't didn't don't can't who gone need needed stay stayed",
);
const LIVING = wordSet("kids children dogs cats tenants neighbors puppies horses chickens toddlers babies people");
const MORE = wordSet("and or a an the");
/** "Four boxes left over", "two gallons leftover". */
const isLeftOver = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index) === "leftover" ||
  (at(tokens, index) === "left" && /^(?:over|behind|in)$/.test(at(tokens, index + 1)));

/** "Ridge repair is six forty | three shingles were already gone": what is counted there is told, and has no price. */
function beforeTold(number: SpokenNumber, slot: Slot, { tokens, isNumberAt }: Around): boolean {
  if (slot === "thing" && !number.priceShaped) return false;
  const head = headAfter(tokens, number.last);
  if (head < 0 || valueOf(number) <= MANY || countsSomething(tokens, number.last + 1, isNumberAt)) return false;
  let verb = head + 1;
  // "two kids and a dog live there"
  while (verb < head + REACH && MORE.has(at(tokens, verb)) && isJoined(tokens[verb + 1]))
    verb += 2 + Number(at(tokens, verb) === "and");
  // "framing is thirty two fifty materials are nineteen hundred"
  if ([1, 2, 3].some((offset) => isNumberAt(verb + offset))) return false;
  const living = LIVING.has(at(tokens, head)) && !CREW.has(at(tokens, head));
  return living || isLeftOver(tokens, head + 1) || (isJoined(tokens[head + 1]) && TELLS.has(at(tokens, verb)));
}

const ARE = wordSet("is are was were");
/** Nothing is so thick or wide, in feet or inches. */
const MOST_WIDE = 100;

/** "Pour a slab eighteen hundred | four inches thick". */
function beforeExtent(number: SpokenNumber, tokens: readonly Token[]): boolean {
  const extent = at(tokens, number.last + 2);
  const [before, measure] = [at(tokens, number.first - 1), joined(tokens, number.last + 1)];
  // "the well is four hundred and twenty feet deep"
  return (
    (/^inch(?:es)?$/.test(measure) || (/^f(?:oo|ee)t$/.test(measure) && !ARE.has(before))) &&
    EXTENT_WORDS.has(extent) &&
    extent !== "long" &&
    extent !== "across" &&
    valueOf(number) > MOST_WIDE
  );
}

const IN_ALL = wordSet("total altogether");

/** "Dump runs at a hundred | five trips total": what has its price behind "at" is counted after it. */
function beforeTotal({ first, last }: SpokenNumber, tokens: readonly Token[]): boolean {
  const [before, behind] = [at(tokens, first - 1), at(tokens, last + 2)];
  const all = IN_ALL.has(behind) || (behind === "in" && /^(?:all|total)$/.test(at(tokens, last + 3)));
  return before === "at" && all && looksPlural(joined(tokens, last + 1));
}

/** What is sized by these in the singular: "fifty pound bags". */
const SIZES = wordSet("gallon foot quart liter amp watt volt pound ton ounce gauge grit yard");
/** So many of one size are counted, and behind a price fewer. */
const [MOST_OF_A_SIZE, MOST_BEHIND_PRICE] = [20, 12];
/** Behind the size of what has no other name: "one fifty gallon for the shop". */
const UNNAMED = wordSet("for in at");

const isCountOf = (number: SpokenNumber | null, most: number): number is SpokenNumber =>
  number !== null && valueOf(number) <= most && valueOf(number) >= 1 && Number.isInteger(valueOf(number));

/** "Two | fifty pound bags", "one | forty gallon tank", "nine hundred | two | fifty pound bags": how many of a size, behind a price or not. */
function countsOfSize(number: SpokenNumber, slot: Slot, { tokens, rated }: Around): RunPart[] | null {
  const { first, last } = number;
  const named = last + 2;
  if (!SIZES.has(joined(tokens, last + 1))) return null;
  if (!number.priceShaped || ARTICLES.has(at(tokens, first - 1)) || EXTENT_WORDS.has(at(tokens, named))) return null;
  const several = headAfter(tokens, last + 1) >= 0;
  // "two ten foot sections of gutter at eleven dollars a foot", but "one fifty foot fence at nine a foot"
  if (rated.has(unitAt(at(tokens, last + 1), undefined)?.unit ?? "") && at(tokens, first) === "one") return null;
  const single = isThing(joined(tokens, named)) && !looksPlural(at(tokens, named));
  for (let cut = first + 1; cut <= last; cut++) {
    const size = SCALES.has(at(tokens, cut)) ? null : readNumber(tokens, cut, last + 1);
    const count = size && readNumber(tokens, first, cut);
    if (!size || size.priceShaped) continue;
    const one = valueOf(count) === 1 && (single || (slot === "none" && UNNAMED.has(at(tokens, named))));
    if (isCountOf(count, MOST_OF_A_SIZE) && (one || (valueOf(count) > 1 && several)))
      return [
        { number: count, as: "count" },
        { number: size, as: "size" },
      ];
    const many = slot !== "none" && several ? readNumber(tokens, cut - 1, cut) : null;
    const price = isCountOf(many, MOST_BEHIND_PRICE) ? readNumber(tokens, first, cut - 1) : null;
    if (many && price && valueOf(price) >= LEAST_PRICE)
      return [
        { number: price, as: "price" },
        { number: many, as: "count" },
        { number: size, as: "size" },
      ];
  }
  return null;
}

/** "Paved the lot nine hundred | two | fifty pound bags of salt": the number before a size counts, when another one before it is a price. */
function countBeforeSize(number: SpokenNumber, { tokens, numberAt }: Around): boolean {
  const size = isJoined(tokens[number.last + 1]) ? numberAt(number.last + 1) : undefined;
  return size !== undefined && SIZES.has(joined(tokens, size.last + 1)) && headAfter(tokens, size.last + 1) >= 0;
}

/** Lumber is four by eight at most, and its name has no more numbers: "two by sixes", "four by four posts". */
const NOMINAL = wordSet("one two four six");
const SAWN = wordSet("twos threes fours sixes eights tens twelves");
const SAWN_ONE = wordSet("two three four six eight ten twelve");

/** True for "two by sixes", "four by four posts" from the number on: a size of lumber. */
function isLumber(tokens: readonly Token[], side: number): boolean {
  if (!NOMINAL.has(at(tokens, side)) || joined(tokens, side + 1) !== "by") return false;
  const other = joined(tokens, side + 2);
  return SAWN.has(other) || (SAWN_ONE.has(other) && looksPlural(joined(tokens, side + 3)));
}

/** "Forty | two by sixes", "nine hundred | twenty | four by four posts", "twenty two | two by fours": so many of a size of lumber. */
function countsOfLumber(number: SpokenNumber, slot: Slot, tokens: readonly Token[]): RunPart[] | null {
  const { first, last } = number;
  if (ARTICLES.has(at(tokens, first - 1))) return null;
  const within = isLumber(tokens, last);
  const side = within ? readNumber(tokens, last, last + 1) : null;
  const count = within ? readNumber(tokens, first, last) : isLumber(tokens, last + 1) ? number : null;
  if (!count || !Number.isInteger(valueOf(count))) return null;
  const cut = valueOf(count) > MANY && slot !== "none" ? pricedCut(count, tokens) : null;
  const counted: RunPart[] = cut
    ? [
        { number: cut[0], as: "price" },
        { number: cut[1], as: "count" },
      ]
    : [{ number: count, as: "count" }];
  return side ? [...counted, { number: side, as: null }] : counted;
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
      { number: behind, as: null },
    ];
  const after = joined(tokens, number.last + 1);
  if (after === "" || valueOf(number) <= LEAST_PRICE) return null;
  const slot = slotBefore(tokens, number.first);
  const lumber = countsOfLumber(number, slot, tokens);
  if (lumber) return lumber;
  const sized = countsOfSize(number, slot, around);
  if (sized || slot === "none") return sized;
  let as: PartRole = null;
  if (beforeTotal(number, tokens)) as = "all";
  else if (beforeExtent(number, tokens)) as = "size";
  else if (countBeforeSize(number, around)) as = "count";
  else if (beforeTold(number, slot, around)) as = "told";
  else if (!beforePricedThings(number, slot, around) && !beforeOneThing(number, around)) return null;
  const cut = pricedCut(number, tokens);
  return (
    cut && [
      { number: cut[0], as: as === "all" ? "each" : "price" },
      { number: cut[1], as },
    ]
  );
}
