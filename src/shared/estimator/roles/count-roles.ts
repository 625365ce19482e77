import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { figureWith, type Around, type Figure } from "../numbers/figure.ts";
import { DOING, isStuff, WANTING } from "../numbers/price-cues.ts";
import { billedTimesEnd } from "../numbers/told-times.ts";
import { oneOf } from "../words/begins.ts";
import { cue, cued, hears } from "../words/cued.ts";
import { countsSomething, headAfter, isThing, saysThere } from "../words/nearby.ts";
import { andFraction, isNumberWord } from "../words/number-words.ts";
import { SIZE_WORDS } from "../words/size-words.ts";
import { at, beginsSentence, isJoined, joined, type Token } from "../words/tokens.ts";
import { CROSSWISE_WORDS, isMeasure, looksPlural, singular, TIME_UNITS, unitAt } from "../words/units.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { CREW, CURRENCY, SOLD_BY_HUNDREDS } from "../words/words.ts";
import {
  areCountedThere,
  beginsRemark,
  figureAs,
  haveOwnCount,
  isWordOne,
  type Place,
  type RoleRule,
} from "./number-place.ts";
import { EACH } from "./per-unit.ts";

const MOST_WANTED = 100;
const GANGS = new Set(["crew", "team"]);
/** "That's all, four hundred": not all of them. */
const ENDS_ALL = new Set(["that's", "is", "that"]);
const SHARES = wordTable<number>({ half: 0.5, quarter: 0.25 });
const PERIODS = new Set(["day", "week", "month", "quarter", "year"]);

/** Adds "a month" in "four visits a month" to the count. */
function repeated(tokens: readonly Token[], figure: Figure): Figure {
  const noun = figure.last;
  const every = joined(tokens, noun + 2);
  const part = SHARES[joined(tokens, noun + 3)];
  if (joined(tokens, noun + 1) === "and" && joined(tokens, noun + 2) === "a" && part !== undefined) {
    const readings = figure.number.readings.map((reading) => ({ ...reading, value: reading.value + part }));
    return figureWith(figure, { noun, last: noun + 3, number: { ...figure.number, readings } });
  }
  const repeats = ["a", "per", "each", "every"].includes(joined(tokens, noun + 1)) && PERIODS.has(every);
  return repeats ? figureWith(figure, { noun, every, last: noun + 2 }) : figureWith(figure, { noun });
}

const PERIOD = cue(oneOf(PERIODS));

/** "Five walks a week": a count of things that repeats. */
export function repeatedCount(figure: Figure, { tokens }: Around): Figure {
  if (figure.role !== "quantity" || figure.every !== null || figure.unit !== null) return figure;
  if (!hears(tokens, PERIOD)) return figure;
  const noun = headAfter(tokens, figure.number.last);
  const every = joined(tokens, noun + 2);
  const repeats = noun > 0 && ["a", "per", "each", "every"].includes(joined(tokens, noun + 1)) && PERIODS.has(every);
  // "two guys a day and a half"
  if (!repeats || andFraction((index) => joined(tokens, index), noun + 3) !== null) return figure;
  return figureWith(figure, { unit: singular(at(tokens, noun)), noun, every, last: noun + 2 });
}

const OTHERS = wordSet("he she they you owner customer client homeowner");
const ORDERING = wordSet(
  "want wants wanted need needs needed get gets got like likes order orders ordered have has had pay pays paid asked asks book booked is are was were said says",
);
const DOING_REACH = 4;

/** "They water it | twice a day", but not "they want it twice a week": how often others do something, and no count of ours. */
function isDoneByOthers({ said }: Place): boolean {
  const who = said.slice(0, DOING_REACH).findIndex((word) => OTHERS.has(word));
  return who > 0 && !said.slice(0, who).some((word) => ORDERING.has(word) || word.includes("'") || word === "be");
}

/** "Twice a month", "four times a year", "twice this month at forty a visit". */
export const twice: RoleRule = cued(oneOf(["times", "once", "twice"]), (place) => {
  const { number, around, after, second, next } = place;
  const isOften = after === "times" || /^(?:once|twice)$/.test(at(around.tokens, number.first));
  if (isOften && isDoneByOthers(place)) return figureAs(place, "dimension", { told: true });
  // "mowed four times this month at sixty a visit"
  const often = after === "times" && !number.priceShaped ? billedTimesEnd(around.tokens, next + 1) : -1;
  if (often > 0) return figureAs(place, "quantity", { last: often, noun: next });
  const every = joined(around.tokens, next + 2);
  if (after === "times" && ["a", "per", "each"].includes(second) && PERIODS.has(every) && !number.priceShaped)
    return figureAs(place, "quantity", { unit: "visit", last: next + 2, noun: next, every });
  if (!/^(?:once|twice)$/.test(at(around.tokens, number.first))) return null;
  // "salted it twice at seventy five each time"
  if (after === "at") return figureAs(place, "quantity", { noun: number.last });
  const told = billedTimesEnd(around.tokens, next);
  if (told > 0) return figureAs(place, "quantity", { last: told, noun: number.last });
  const last = number.last + 2;
  return figureAs(place, "quantity", { unit: "visit", last, noun: number.last, every: at(around.tokens, last) });
});

/** So often a day or a week something happens; nobody charges so little for either. */
const OFTENEST = 7;
const NO_RATE = new Set(["that's", "is", "it's", "so", "about", "", "plan", "roughly", "like"]);

/** "Sixteen hours of tutoring, that's two a week for eight weeks": how often, and no price of two dollars. */
export const fewTimes: RoleRule = cued(oneOf(PERIODS), (place) => {
  const { number, around, before, after, second, value, whole, next } = place;
  const every = PERIODS.has(second) && ["a", "per", "each", "every"].includes(after);
  if (!every || !whole || number.priceShaped || value > OFTENEST || !NO_RATE.has(before)) return null;
  return figureAs(place, "quantity", { last: next + 1, noun: number.last, every: at(around.tokens, next + 1) });
});

/** "A crew of three for two days". */
export const gang: RoleRule = cued(oneOf(GANGS), (place) =>
  place.before === "of" && GANGS.has(at(place.around.tokens, place.number.first - 2))
    ? figureAs(place, "quantity", { noun: place.number.first - 2 })
    : null,
);

const GROUPS = wordSet("cast crowd class congregation staff household audience choir troupe ensemble squad");
/** "They've got a cast of twenty six": so many people, and no price. */
export const groupOf: RoleRule = cued(oneOf(GROUPS), (place) =>
  place.before === "of" && GROUPS.has(at(place.around.tokens, place.number.first - 2)) && place.value < MOST_PEOPLE
    ? figureAs(place, "quantity")
    : null,
);
const MOST_PEOPLE = 1000;

const JOURNEYS = wordSet("drive trip commute ride");
/** "A two hour drive". */
export const journey: RoleRule = cued(oneOf(JOURNEYS), (place) => {
  const { after, second, next } = place;
  return (after === "hour" || after === "minute") && JOURNEYS.has(second)
    ? figureAs(place, "quantity", { unit: after, last: next, noun: next })
    : null;
});

/** "There's a two hour minimum at seventy five an hour": so many are billed. */
export const leastTime: RoleRule = cued(oneOf(["minimum"]), (place) =>
  place.second === "minimum" && TIME_UNITS.has(place.after)
    ? figureAs(place, "quantity", { unit: place.after, last: place.next + 1, noun: place.next })
    : null,
);

/** Measures that many people leave the plural of away when they count. */
const COUNTED_IN = wordSet("foot hour day week month ton pound guest square");
/** Words between "three hour" and "labor". */
const LABOR_REACH = 2;

/** "Three hour electrical labor", but "a three hour labor charge". */
function isLabor({ before, after, next, around: { tokens } }: Place): boolean {
  if (after !== "hour" || ["a", "an", "the"].includes(before)) return false;
  for (let word = next + 1; word <= next + LABOR_REACH && isJoined(tokens[word]); word++)
    if (at(tokens, word) === "labor") return true;
  return false;
}

/** Feet of a run, and how far behind them its price may stand: "one sixty foot | six inch seamless white eleven a foot". */
const [LEAST_RUN, RUN_PRICE_REACH] = [30, 8];
const PLACES = wordSet("house home ranch building barn shop lot yard room store");
function isPricedByFoot({ around, next }: Place): boolean {
  for (let index = next + 1; index <= next + RUN_PRICE_REACH && isJoined(around.tokens[index]); index++) {
    // "an eighty foot house, gutters at nine a foot"
    if (PLACES.has(at(around.tokens, index))) return false;
    const price = around.numberAt(index);
    if (!price) continue;
    const per = price.last + (CURRENCY.has(at(around.tokens, price.last + 1)) ? 2 : 1);
    if (at(around.tokens, per) === "a" && at(around.tokens, per + 1) === "foot") return true;
    // another length, or another price
    if (at(around.tokens, price.last + 1) === "foot" || around.isNumberAt(price.last + 1)) return false;
  }
  return false;
}

/** "Hundred forty foot of cedar", "walls ninety six foot at eighteen", "five hour of housekeeping", "forty guest for dinner". */
export const singularCount: RoleRule = cued(oneOf(COUNTED_IN), (place) => {
  const { number, before, after, second, next, value, around } = place;
  const unit = COUNTED_IN.has(after) && value > 1 ? place.unit : null;
  if (!unit || (number.priceShaped && after !== "foot")) return null;
  // "reshingle thirty square at four ten a square"
  const priced = (after === "foot" || after === "square") && second === "at" && around.isNumberAt(next + 2);
  // "crack fill six hundred foot ninety cents"
  const rate = after === "foot" ? around.numberAt(next + 1) : undefined;
  const inCents =
    rate !== undefined && isJoined(around.tokens[next + 1]) && at(around.tokens, rate.last + 1) === "cents";
  const hosted = after === "guest" && second === "for";
  const run = after === "foot" && value >= LEAST_RUN && isPricedByFoot(place);
  // "roof for the lees, | 24 square |. Shingles at $465 a square"
  const roof = after === "square" && (second === "" || second === "tear") && around.rated.has("square");
  const counts = roof || second === "of" || priced || inCents || hosted || run || isLabor(place);
  return counts && before !== "a" && !(before === "at" && value < 20)
    ? figureAs(place, "quantity", { unit: unit.unit, last: next, noun: next })
    : null;
});

const SIGNS = wordSet("x by");
/** Not before a count: "at 4 12x12 tiles". */
const NO_COUNT_BEHIND = wordSet("at for is are was costs cost $");
/** Behind a thing more of one size are hardly sold: "the floor | 450 | 12x12 tiles". */
const MOST_OF_SIZE = 100;

/** "30 | 2x6 boards", "eight | 4 by 8 sheets", "40 | 2x4s": so many of a size. */
export const countOfSized: RoleRule = cued(oneOf(SIGNS), (place) => {
  const { number, around, before, next, value, whole, thing } = place;
  const { tokens } = around;
  if (!whole || !isJoined(tokens[next]) || !isNumberWord(at(tokens, next))) return null;
  const sign = (around.numberAt(next)?.last ?? next) + 1;
  const other = SIGNS.has(joined(tokens, sign)) ? around.numberAt(sign + 1) : undefined;
  if (!other || number.priceShaped || NO_COUNT_BEHIND.has(before) || (thing && value >= MOST_OF_SIZE)) return null;
  const plural = at(tokens, other.last + 1) === "s" && tokens[other.last + 1]?.gap === "none";
  if (!plural && headAfter(tokens, other.last) < 0) return null;
  return figureAs(place, "quantity");
});

/** "Business cards eighty | one thousand flyers two hundred": behind a price so many of what is sold by the hundred, with their own. */
export const countOfHundreds: RoleRule = cued(oneOf(SOLD_BY_HUNDREDS), (place) => {
  const { number, around, before, value, whole } = place;
  if (!whole || number.priceShaped || value < A_HUNDRED || !isNumberWord(before)) return null;
  const head = headAfter(around.tokens, number.last);
  const sold = SOLD_BY_HUNDREDS.has(at(around.tokens, head)) && isJoined(around.tokens[head + 1]);
  return sold && around.isNumberAt(head + 1) ? figureAs(place, "quantity") : null;
});
const A_HUNDRED = 100;

const EACH_FOR = wordSet("each apiece");
const COUNT_REACH = 40;
/** "85 guests at 14 ... drinks two each for | 85": so many as were counted before. */
export const countedBefore: RoleRule = cued(oneOf(EACH_FOR), (place) => {
  const { number, around, before, after, whole, value } = place;
  const { tokens } = around;
  const each =
    before === "for" && EACH_FOR.has(at(tokens, number.first - 2)) && isNumberWord(at(tokens, number.first - 3));
  if (!each || !whole || value < 2 || number.first !== number.last || CURRENCY.has(after)) return null;
  for (let back = number.first - 4; back >= Math.max(0, number.first - COUNT_REACH); back--)
    if (at(tokens, back) === at(tokens, number.first) && looksPlural(at(tokens, back + 1)))
      return figureAs(place, "quantity");
  return null;
});

const FULL = new Set(["additional", "full", "whole", "solid", "long", "extra", "more", "business", "working"]);

/** Of more than so many nobody says "hour". */
const MOST_OF_ONE = 20;

/** "Two full days", "three more hours", but not "photo booth 350 | extra hour 125". */
export const fullMeasure: RoleRule = cued(oneOf(FULL), (place) => {
  const { number, around, next, after, second, value } = place;
  if (value > MOST_OF_ONE && !looksPlural(second)) return null;
  const unit = FULL.has(after) && !number.priceShaped ? unitAt(second, undefined) : null;
  return unit && TIME_UNITS.has(unit.unit)
    ? repeated(around.tokens, figureAs(place, "quantity", { unit: unit.unit, last: next + 1 }))
    : null;
});

const THOSE = new Set(["those", "these", "the"]);

/** "Two of those days". */
export const ofThoseDays: RoleRule = (place) => {
  const { around, after, second, next, number } = place;
  if (after !== "of" || !THOSE.has(second)) return null;
  const word = joined(around.tokens, next + 2);
  const unit = looksPlural(word) ? unitAt(word, undefined) : null;
  return unit && TIME_UNITS.has(unit.unit) && !number.priceShaped
    ? figureAs(place, "quantity", { unit: unit.unit, last: next + 2, noun: next + 2 })
    : null;
};

/** Feet, in the plural or as they are written for one and for many: "80 ft". */
const WRITTEN_FEET = wordSet("feet ft lf sf sqft");

/** A fence is not higher, in feet, and hardly shorter. */
const HIGHEST = 10;
const FEET = wordSet("ft feet");
/** "Eighty foot fence". */
const RUN_FEET = wordSet("ft feet foot");
/** Before a price: what stands behind belongs to it. */
const RATING = wordSet("a per at");
/** How far before and behind a height its run is told. */
const [RUN_BEFORE, RUN_BEHIND] = [8, 12];

/** No run is so short, in feet, that it is told by its height. */
const UPWARDS = wordSet("tall high");

/** "6 ft | fence", "six feet | tall": a number of feet that says how high or wide a thing is when its length is told as well. */
const mayBeHeight = ({ after, value, second }: Place): boolean =>
  (FEET.has(after) && CROSSWISE_WORDS.has(second)) || (after === "ft" && value < HIGHEST && isThing(second));

/** "6 ft fence, 120 feet at 34 a foot", "80 feet of fence, six feet tall": how high the thing is whose length is told as well. */
function isHeightOfRun(place: Place): boolean {
  const { number, around, next, value } = place;
  if (!mayBeHeight(place)) return false;
  // "a fence six feet tall at thirty eight a foot"
  if (value < HIGHEST && UPWARDS.has(place.second)) return true;
  const { tokens } = around;
  const isRun = (index: number) => {
    const run = around.numberAt(index);
    const feet = run && run.first !== number.first && RUN_FEET.has(at(tokens, run.last + 1));
    const length = run?.readings[0]?.value ?? 0;
    return feet === true && length > value && length >= HIGHEST && !CROSSWISE_WORDS.has(at(tokens, run.last + 2));
  };
  for (let index = number.first - 1; index >= number.first - RUN_BEFORE && !RATING.has(at(tokens, index)); index--)
    if (isRun(index)) return true;
  for (let index = next + 1; index < next + RUN_BEHIND && !RATING.has(at(tokens, index)); index++)
    if (isRun(index)) return true;
  return false;
}

/** Between a count and its price: "nine old drawer fronts at". */
const LONGEST_COUNTED = 4;
/** So many places may be counted behind "at", and so little is seldom a price. */
const LEAST_AT = 12;

/** "Two crews at": who is there, and nothing that has a price. */
const isOfCrew = (word: string): boolean => GANGS.has(singular(word)) || CREW.has(singular(word));

/** "Nine drawer fronts at thirty five | boxes are six hundred": what was counted has its price, and what follows is priced by itself. */
function pricesCounted({ around, number, before, after, second, next, value }: Place): boolean {
  if (before !== "at" || value < LEAST_AT || !/^(?:are|run|cost)$/.test(second) || !looksPlural(after)) return false;
  if (!around.isNumberAt(next + 2)) return false;
  for (
    let back = number.first - 2;
    back >= number.first - 2 - LONGEST_COUNTED && isJoined(around.tokens[back + 1]);
    back--
  )
    if (isNumberWord(at(around.tokens, back)) || /^\d/.test(at(around.tokens, back)))
      return looksPlural(at(around.tokens, number.first - 2)) && !isOfCrew(at(around.tokens, number.first - 2));
  return false;
}

/** "Three hours", "two hundred square feet". */
export const measure: RoleRule = (place) => {
  const { number, around, before, next, after, unit, value } = place;
  if (pricesCounted(place)) return null;
  if (unit === null || (number.priceShaped && before === "at") || beginsRemark(place)) return null;
  if (isHeightOfRun(place))
    return figureAs(place, "dimension", { last: CROSSWISE_WORDS.has(place.second) ? next + 1 : next });
  // "tent three fifty | tables ten at eight": another number counts the tables
  if (haveOwnCount(place) || areCountedThere(place)) return null;
  // "fourteen heads at 28": those of sprinklers, where nothing costs so much a head
  if (after === "heads" && !around.rated.has(unit.unit)) return null;
  const sure = looksPlural(after) || unit.length === 2 || value <= 1 || after === "people" || WRITTEN_FEET.has(after);
  return sure
    ? repeated(around.tokens, figureAs(place, "quantity", { unit: unit.unit, last: next + unit.length - 1 }))
    : null;
};

/** Before a number these lead to a price. */
const LEADS_TO_PRICE = wordSet("at for is are was were costs cost be it's that's its thats another add plus runs");

/** "Tables at forty five | one fifty folding chairs at six fifty each": what has a price behind "at" is counted, however the count is said. */
export const countOfPriced: RoleRule = (place) => {
  const { number, around, before, whole, value, unit, thing } = place;
  const { tokens } = around;
  if (!number.priceShaped || !whole || value < 2 || unit !== null) return null;
  // "paint one twenty five spindles", but "water test one twenty"
  const orders = isWorkVerb(before) && !isThing(at(tokens, number.first - 2));
  const ofThing = thing && before !== "" && !isNumberWord(before) && !orders;
  const noun = ofThing ? -1 : headAfter(tokens, number.last);
  if (noun < 0) return null;
  const price = at(tokens, noun + 1) === "at" && isJoined(tokens[noun + 1]) && around.isNumberAt(noun + 2);
  return price && !LEADS_TO_PRICE.has(before) ? figureAs(place, "quantity") : null;
};

/** Which side of the things, when they are not named again. */
const SIDES = wordSet("inside outside out and both sides only of them for at");
const LONGEST_SIDES = 6;

/** "I'm cleaning | 22 | inside and out for 8 each": what was done has a price of each, and the number behind the verb counts it. */
export const countOfDone: RoleRule = cued(oneOf(EACH), (place) => {
  const { around, before, whole, value, next } = place;
  const { tokens } = around;
  if (!whole || value < 2 || !isWorkVerb(before)) return null;
  let lead = next;
  while (lead < next + LONGEST_SIDES && isJoined(tokens[lead]) && SIDES.has(at(tokens, lead))) lead++;
  const price = around.numberAt(lead);
  const led = lead > next && /^(?:for|at)$/.test(at(tokens, lead - 1)) && price !== undefined;
  return led && EACH.has(at(tokens, price.last + 1)) ? figureAs(place, "quantity") : null;
});

const MOST_SINGULAR = 40;
/** "Three | bedroom 400 each", "3 door 60 each one": how many have the price of each right behind their name, by who leaves the plural away. */
export const countOfEach: RoleRule = cued(oneOf(EACH), (place) => {
  const { number, around, before, after, next, whole, value, unit } = place;
  const { tokens } = around;
  if (!whole || number.priceShaped || value < 2 || value > MOST_SINGULAR || /^(?:an?|the)$/.test(before)) return null;
  if (!isThing(after) || looksPlural(after) || unit !== null || SIZE_WORDS.has(after)) return null;
  const price = isJoined(tokens[next + 1]) ? around.numberAt(next + 1) : undefined;
  // "two coat 300 each room"
  const each = price !== undefined && EACH.has(joined(tokens, price.last + 1));
  const ofOther = each && isThing(joined(tokens, price.last + 2)) && !isNumberWord(at(tokens, price.last + 2));
  return each && !ofOther ? figureAs(place, "quantity") : null;
});

/** So many dollars' worth. */
const LEAST_OF_STUFF = 20;

const COSTS = wordSet("is it's its that's thats costs");
/** So many more things are not counted without their name. */
const LEAST_MORE = 20;

/** "Shampoo the carpets | sixty more | ozone treatment that's eighty": what is done costs so much more, as nobody counts so many of one thing. */
const addsPrice = ({ around, after, next, second, thing, value }: Place): boolean =>
  after === "more" &&
  thing &&
  (isThing(second) || isWorkVerb(second)) &&
  value >= LEAST_MORE &&
  headAfter(around.tokens, next) < 0 &&
  !isMeasure(unitAt(second, undefined)?.unit ?? "");

/** "Six of", "two more", "twelve can lights at". */
export const countBeforePrice: RoleRule = (place) => {
  const { number, around, next, after, whole } = place;
  if (after === "at" && around.isNumberAt(next + 1)) return figureAs(place, "quantity");
  if (!whole || number.priceShaped) return null;
  // "putting in two hundred of lumber"
  const stuff = after === "of" && isStuff(place.second) && place.value >= LEAST_OF_STUFF;
  const of = after === "of" && !stuff;
  const counts = countsSomething(around.tokens, next, around.isNumberAt) || of || after === "more";
  const more = after === "more" && !isThing(place.second);
  // "if she wants the sprayer it's forty more"
  if (more && COSTS.has(place.before) && place.value >= LEAST_MORE) return figureAs(place, "money", { last: next });
  if (addsPrice(place)) return figureAs(place, "money", { last: next });
  // "eighty five an hour for two more"
  return counts ? figureAs(place, "quantity", more ? { last: next, noun: number.last } : {}) : null;
};

/** "For all ten", "times four": as many as were spoken of. */
export const all: RoleRule = cued(oneOf(["times", "all"]), (place) =>
  place.whole &&
  (place.before === "times" ||
    (place.before === "all" && !ENDS_ALL.has(at(place.around.tokens, place.number.first - 2))))
    ? figureAs(place, "quantity")
    : null,
);

/** "The gutters we did eighty": so much is what was charged. */
const LEAST_DONE = 20;

const COUNTERS = wordSet("i we i've we've he she they");

/** What else may stand before how many are wanted or are there. */
const COUNTING = wordSet("there there's theres putting counted asked");

/** "Stakes I'd want twenty, | they're two each": the price of each follows how many there are. */
function isPricedBehind({ around, number }: Place): boolean {
  for (let index = number.last + 1; index <= number.last + RATE_REACH; index++) {
    const price = around.isNumberAt(index) ? around.numberAt(index) : undefined;
    if (price)
      return EACH.has(at(around.tokens, price.last + (CURRENCY.has(at(around.tokens, price.last + 1)) ? 2 : 1)));
  }
  return false;
}
const RATE_REACH = 6;

/** "Prints are twelve dollars each, they want ten": so many of them. */
export const wanted: RoleRule = cued(oneOf(WANTING, COUNTING), (place) => {
  const { number, before, after, value, whole } = place;
  const plain = whole && !number.priceShaped && value < MOST_WANTED;
  // "the doors at one eighty each, there are three"
  const there = before !== "" && saysThere(place.around.tokens, number.first);
  const putting = before === "in" && at(place.around.tokens, number.first - 2) === "putting";
  const done = DOING.has(before) && value >= LEAST_DONE;
  // "the windows, I counted eleven"
  const counted = before === "counted" && COUNTERS.has(at(place.around.tokens, number.first - 2));
  // "mugs at twelve each, they asked for fifty"
  const asked = before === "for" && at(place.around.tokens, number.first - 2) === "asked";
  // "for the sill I'd want sixty": what the speaker asks for it
  const wants =
    WANTING.has(before) && (!/^(?:i|we)'d$/.test(at(place.around.tokens, number.first - 2)) || isPricedBehind(place));
  if (!plain || done || !(there || putting || counted || asked || wants)) return null;
  // "and there are seven patches and texture for ninety"
  if (there && looksPlural(after)) return figureAs(place, "quantity", { last: place.next });
  // "doors, she counted nine, | I counted ten"
  if (counted && COUNTERS.has(after)) return figureAs(place, "quantity");
  return after === "" || after === "of" || after === "and" || after === "no" ? figureAs(place, "quantity") : null;
});

/** "She's missing seven of | eighteen |", "three of | five | shutters": how many there are in all, and not how many it is about. */
export const wholeOfPart: RoleRule = cued(oneOf(["of"]), (place) => {
  const { around, number, before, value, whole } = place;
  if (before !== "of" || !whole || number.priceShaped) return null;
  const part = around.numberAt(number.first - 2);
  const many =
    part?.last === number.first - 2 && isJoined(around.tokens[part.last]) ? (part.readings[0]?.value ?? 0) : 0;
  const isPart = many >= 1 && Number.isInteger(many) && many < value && value < MOST_FAULTY;
  return isPart ? figureAs(place, "dimension", { told: true }) : null;
});

const FAULTY = wordSet(
  "bad rotten rotted broken cracked missing gone loose bent shot split dead leaking stuck rusted worn torn warped chipped",
);
const MOST_FAULTY = 100;

/** "Ladder rungs, | five | are bad": so many of what was named. */
export const areFaulty: RoleRule = cued(oneOf(FAULTY), (place) => {
  const { number, after, second, value, whole } = place;
  const plain = whole && value >= 2 && value < MOST_FAULTY && !number.priceShaped;
  return plain && /^(?:are|were)$/.test(after) && FAULTY.has(second) ? figureAs(place, "quantity") : null;
});

/** So many are made whole by one more. */
const MOST_MADE = 20;

/** "Five rooms, and the den makes six": so many with the last, but not "that makes forty". */
export const made: RoleRule = cued(oneOf(["make", "makes"]), (place) => {
  const { number, around, before, said, after, value, whole } = place;
  const thing = /^makes?$/.test(before) && isThing(said[1] ?? "") && !around.isNumberAt(number.first - 2);
  return thing && whole && value <= MOST_MADE && !unitAt(after, undefined) && !isThing(after)
    ? figureAs(place, "quantity")
    : null;
});

const TAKING = new Set(["took", "takes"]);
const LONGEST_SHIFT = 24;

/** "It only took two and a half". */
export const taken: RoleRule = cued(oneOf(TAKING), (place) => {
  const { number, before, said, after, value } = place;
  // "it took us three"
  const took = TAKING.has(/^(?:us|me)$/.test(before) ? (said[1] ?? "") : before);
  return took && after === "" && value <= LONGEST_SHIFT && !number.priceShaped ? figureAs(place, "quantity") : null;
});

/** "Just one album". */
export const oneThing: RoleRule = cued(oneOf(["one"]), (place) =>
  // "$55 for the | one | slicer blade"
  isWordOne(place) && isThing(place.after)
    ? figureAs(place, place.before === "the" && place.said[1] === "for" ? "dimension" : "quantity")
    : null,
);

/** "Twelve two fifty": the smaller number counts what the larger one is for. */
export const countBeforeNumber: RoleRule = (place) => {
  const { around, next, value } = place;
  // "shop supplies fifteen. Three hundred for the roof": the next sentence has its own price
  const follows = around.isNumberAt(next) && !beginsSentence(around.tokens[next]);
  return follows && value < 20 ? figureAs(place, "quantity") : null;
};

/** What nothing else explains counts something, and prices nothing. */
export const count: RoleRule = (place) => figureAs(place, "quantity");
