import { wordSet } from "#shared/word-set.ts";
import { headNoun } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isMeasure, singular, SMALL_PRICE_UNITS, TIME_UNITS } from "../words/units.ts";
import type { Token } from "../words/tokens.ts";
import { LEADING_TO_PRICE, PREPOSITIONS, WORK_VERBS, withoutPossessive } from "../words/words.ts";
import type { Candidate } from "./candidate.ts";

/** What helps to tell $4.50 from $450. */
export interface Context {
  /** The unit of the price, "each" included; null for a price of the whole line. */
  unit: string | null;
  quantity: number;
  /** The words of the line, lower case. */
  words: readonly string[];
  /** The singular of what was counted, or "". */
  head: string;
  /** True for stuff; asked of few prices. */
  isMaterial: () => boolean;
  /** A price of the same job that can be read in one way alone, in dollars: jobs seldom mix $30 and $9,000. */
  typical: number | null;
  /** Prices per the same unit that can be read in one way alone, in dollars. */
  rates: readonly number[];
  /** The catalogue's price for the same thing, in dollars. */
  known: number | null;
}

export interface Magnitude {
  value: number;
  /** The other plausible value, when the choice is worth asking about. */
  other: number | null;
}

const CHEAP = new Set(
  "cupcake cupcakes cookie cookies muffin muffins donut donuts croissant croissants macaron macarons pastry pastries sandwich sandwiches taco tacos drink drinks coffee coffees beer beers bottle bottles favor favors invitation invitations card cards flyer flyers sticker stickers napkin napkins plate plates screw screws nail nails bolt bolts bracket brackets fitting fittings clip clips paver pavers brick bricks block blocks stake stakes bulb bulbs plug plugs seedling seedlings plant plants perennial perennials herb herbs bagel bagels annual annuals flower flowers boutonniere boutonnieres corsage corsages roses stem stems photo photos print prints shirt shirts mug mugs word words bag bags roll rolls tube tubes linear stick sticks stud studs balloon balloons candle candles pie slice slices key keys lunch lunches sandwich hook hooks anchor anchors hinge hinges knob knobs lunchbox lunchboxes tile tiles elbow elbows coupling couplings pull pulls twos fours sixes eights tens twelves".split(
    " ",
  ),
);
const SMALL_GOODS = new Set(
  "lock closer relay contactor capacitor solenoid thermocouple bearing bearings gaskets orings fuses supplies parts part hardware fittings screws filter filters belt valve cartridge gasket fuse hose book workbook oil bulb seal kit key keys igniter latch hinge bracket clamp strap switch wax sensor plug plugs fluid freon caulk sealant battery batteries shipping postage bought litter pizza groceries snacks stamps copies expenses coolant antifreeze mileage parking tolls chemicals flapper washer washers knob knobs handle hinge hinges".split(
    " ",
  ),
);
/** Bought by the roll or the tube: nobody pays hundreds for one. */
const USED_UP = wordSet("tape caulk glue grease putty epoxy solder flux sandpaper twine");
/** Rolls that are eaten. */
const BAKED = wordSet("dinner bread cinnamon sausage egg yeast butter spring sushi lobster");
/** Nobody sells a roll for less, in dollars. */
const LEAST_ROLL = 3;
/** Fixtures and machines: nobody sells one for $14.80. */
const COSTLY = wordSet(
  "vanity panel compressor condenser furnace boiler heater handler softener generator transformer toilet shower tub bathtub countertop island range oven dishwasher refrigerator fridge freezer washer dryer opener door doors slider window windows skylight chimney fireplace stove pump pumps inverter battery server firewall engine transmission radiator spa liner pergola shed deck patio fence railing gate gates awning gazebo cabinet cabinets sofa couch piano tent stage demo demolition excavation foundation plumbing electrical framing drywall roof roofing fixture fixtures light lights outlet outlets switch switches camera cameras tree trees room rooms sprinkler head heads receptacle receptacles bed beds unit units laptop laptops monitor monitors phone phones site sites vehicle vehicles van vans truck trucks",
);
/** What runs by the foot and costs a hundred dollars of it, where a lawn costs one. */
const COSTLY_RUNS = wordSet(
  "railing railings rail rails handrail handrails guardrail fence fencing wall walls cabinet cabinets cabinetry countertop countertops counter counters vanity sewer trench main conduit duct ductwork stairs staircase ramp ramps bench benches banister fascia cornice counter bar glass shelving shelves shelf closet closets hang dock docks pier boardwalk bulkhead seawall bridge gangway curb curbing coping soffit dormer awning pipeline culvert",
);
/** What costs hundreds a foot whatever the number. */
const DEAR_RUNS = wordSet(
  "cabinet cabinets cabinetry countertop countertops vanity vanities built-ins bookcase bookcases",
);
/** Words that make a line of small goods a large one: "rebuild kit installed" stays open, a "cabinet" is never $12.50. */
const LARGE = wordSet("cabinets cabinet roof remodel package system install installation replace");
/** Nobody sells a gallon for several hundreds. */
const POURED = new Set(["gallon", "quart", "pint", "liter", "cup"]);
const PIECES = new Set(["box", "piece", "roll", "item", "pair", "bundle", "case", "page"]);
const NEAR_HEAD = new Set(["guest", "plate", "head", "person"]);
const TWO_PART_CENTS = new Set([
  "hour",
  "visit",
  "night",
  "yard",
  "sheet",
  "gallon",
  "roll",
  "box",
  "unit",
  "load",
  "piece",
  "bundle",
  "sq yd",
  "cubic yard",
  "pair",
  "guest",
  "cut",
  "item",
  "session",
]);

const FEW_PAGES = 30;
/** Of so many nobody pays hundreds for each, unless they are fixtures or machines. */
const [MANY, VERY_MANY] = [30, 60];

/** No run of anything costs less in all. */
const LEAST_RUN = 75;

/** Nobody sells a foot of cabinets for less; coating one may cost as little. */
const LEAST_DEAR = 10;
/** Nobody makes a foot of railing for less. */
const LEAST_MADE = 3;
const COATING =
  /^(?:re)?(?:(?:paint|stain|sand|seal|finish|clean|wash|wax|polish|caulk|touch)(?:s|ed|ing)?|prim(?:e|es|ed|ing)|strip(?:s|ped|ping)?)$/;
const MAKING = wordSet("fabricate fabricated fabricating weld welded build built");
const RAILS = wordSet("railing railings rail rails handrail handrails guardrail stairs staircase");

/** "One ten a foot": a railing's is $110, a lawn's $1.10. */
function perFoot(high: number, low: number, { unit, words, quantity }: Context): Magnitude {
  // pages of a website are few and dear, those of a translation many and cheap
  if (unit === "page" && low < 10 && quantity <= FEW_PAGES) return { value: high, other: low };
  const foot = unit === "ft" || unit === "linear ft";
  const dear = foot && low < LEAST_DEAR && words.some((word) => DEAR_RUNS.has(word));
  // "fabricate a steel handrail at one ten a foot"
  const made =
    foot && low < LEAST_MADE && words.some((word) => MAKING.has(word)) && words.some((word) => RAILS.has(word));
  if (made) return { value: high, other: null };
  // "shaker cabinets, three twenty a foot": nobody sells them for $3.20, though somebody may paint them
  if (dear) return { value: high, other: words.some((word) => COATING.test(word)) ? low : null };
  if (!foot || low < 1 || low >= 3) return { value: low, other: null };
  // twenty four feet of anything cost more than $35
  if (low * quantity < LEAST_RUN) return { value: high, other: low };
  return words.some((word) => COSTLY_RUNS.has(word)) ? { value: high, other: low } : { value: low, other: high };
}

/** The reading that lies nearest to any of some prices. */
function nearest(high: number, low: number, prices: readonly number[]): number {
  const distance = (value: number) => Math.min(...prices.map((price) => Math.abs(Math.log(value / price))));
  return distance(high) <= distance(low) ? high : low;
}

/** A price per the same unit is not so many times larger or smaller. */
const FARTHEST_RATE = 6;

/** So many times what another line of the job costs, no line of counted things does. */
const OUT_OF_PROPORTION = 25;
const SEVERAL = 6;

/** "Tune it for two sixty and replace eighteen quills at four fifty each": in the hundreds they would dwarf the job. */
const dwarfsTheJob = (high: number, { typical, quantity, words }: Context): boolean =>
  typical !== null &&
  quantity >= SEVERAL &&
  high * quantity > typical * OUT_OF_PROPORTION &&
  !words.some((word) => COSTLY.has(word));

/** The last word that tells whether a thing is cheap; "tiles | around the tub" are no tub. */
function lastTelling(words: readonly string[]): string {
  let found = "";
  for (const word of words) {
    if (found !== "" && PREPOSITIONS.has(word)) break;
    if (CHEAP.has(word) || COSTLY.has(word)) found = word;
  }
  return found;
}

/** By the thing itself: a brick column is no brick. */
function isCheap({ unit, words, head }: Context): boolean {
  if (unit !== null && unit !== "each") return true;
  // "tube gates, two of them", but "door hinges": by the last word that tells
  if (head === "") return CHEAP.has(lastTelling(words));
  return CHEAP.has(head) || CHEAP.has(`${head}s`);
}

const TABLEWARE = wordSet("dinner salad dessert paper cake side plastic china charger rental rent");
/** "Twelve quarter inch plates at one eighty each": of steel, and not of paper. */
const mayBeSteel = ({ quantity, words, head }: Context): boolean =>
  quantity < MANY &&
  (head === "plate" || (head === "" && words.includes("plates"))) &&
  !words.some((word) => TABLEWARE.has(word));

/** The stuff of a whole job costs more. */
const WHOLE_STUFF = wordSet("material materials lumber");
const LEAST_STUFF = 60;
/** Nobody works for less. */
const LEAST_WORK = 20;
/** "Weld eight brackets at four fifty each": what is made costs more than what is bought. */
const METALWORK = wordSet("weld welded welding fabricate fabricated fabricating forge forged forging");
const isWork = (word: string): boolean => WORK_VERBS.has(word.replace(/(?:ing|ed)$/, ""));

/** "Thirty four pulls at seven fifty each", "sixty pieces of cornbread at one fifty apiece", "ten tables at eight, eighty chairs at one fifty". */
function isSmallOfMany(high: number, low: number, { quantity, words, head, rates }: Context): boolean {
  if (quantity < MANY || words.some((word) => COSTLY.has(word))) return false;
  if (low >= 2) return true;
  const small = PIECES.has(singular(head)) || (rates.length > 0 && nearest(high, low, rates) === low);
  return low >= 1 && quantity >= VERY_MANY && small;
}

/** Work on one of many that takes minutes: "sixteen panels washed at eight fifty apiece". */
const QUICK = wordSet(
  "wash washed washing washes press pressed pressing iron ironed ironing steam steamed steaming sharpen sharpened sharpening polish polished polishing hem hemmed hemming fold folded folding wrap wrapped wrapping label labeled labeling print printed printing laminate laminated laminating engrave engraved engraving stuff stuffed stuffing dust dusted dusting wipe wiped wiping",
);
const [SEVERAL_DONE, LEAST_DONE] = [6, 3];
const isQuickWork = (low: number, { quantity, words }: Context): boolean =>
  quantity >= SEVERAL_DONE && low >= LEAST_DONE && words.some((word) => QUICK.has(word));

/** What is sold is named in so many words before its price. */
const LONGEST_NAME = 10;
/** A whole price below so many dollars is said so many times less often. */
const [LEAST_WHOLE, SELDOM] = [60, 8];

/** Words that name a fixture or a machine. */
export const isCostly = (words: readonly string[]): boolean =>
  words.some((word) => COSTLY.has(word) || LARGE.has(word));

/** Of fixtures the ones that may be small, and of large works the ones that are things. */
const SMALL_FIXTURES = wordSet(
  "light lights fixture fixtures switch switches outlet outlets head heads receptacle receptacles battery pump pumps phone phones opener",
);
const LARGE_THINGS = wordSet("package system remodel roof program");

/** "Heater", "package": sold whole, a thing called so costs no twenty dollars. */
function isLargeThing(words: readonly string[]): boolean {
  const price = words.findIndex((word) => LEADING_TO_PRICE.has(word));
  const named = price > 0 ? words.slice(0, price) : words;
  const thing = withoutPossessive(named.findLast((word) => isThing(word) && !isNumberWord(word)) ?? "");
  return LARGE_THINGS.has(thing) || (COSTLY.has(thing) && !SMALL_FIXTURES.has(thing));
}

const MACHINES = wordSet("furnace boiler handler generator transformer engine transmission condenser compressor");
const UPKEEP = wordSet(
  "tune tuneup clean cleaning service inspect inspection check checkup flush diagnostic repair filter",
);
/** No such machine is sold for less, in dollars. */
const LEAST_MACHINE = 100;

/** "New heat pump and matching handler": what is sold and not only looked after. */
function isMachine(words: readonly string[]): boolean {
  const [thing = "", before = ""] = words
    .filter((word) => isThing(word) && !isNumberWord(word))
    .slice(-2)
    .reverse();
  const isSold = MACHINES.has(thing) || (thing === "pump" && before === "heat");
  return isSold && !words.some((word) => UPKEEP.has(word));
}

/** What a price is that was said in one way alone, or surely; null for "four fifty". */
export function plainMagnitude({ number, scale, sure }: Figure): Magnitude | null {
  const [first, second] = number.readings;
  return first && second && !sure ? null : { value: (first?.value ?? 0) * scale, other: null };
}

/** Chooses between the hundreds and the dollars-and-cents reading of "four fifty" or "twenty two fifty". */
export function magnitudeOf(figure: Figure, context: Context): Magnitude {
  const plain = plainMagnitude(figure);
  if (plain) return plain;
  const [high = 0, low = 0] = figure.number.readings.map(({ value }) => value);
  const ask = (value: number) => ({ value, other: value === high ? low : high });
  if (context.known !== null && context.known > 0) {
    const distance = (value: number) => Math.abs(Math.log(value / (context.known ?? 1)));
    return { value: distance(low) < distance(high) ? low : high, other: null };
  }
  const cents = high % 100;
  const endsLikeCents = cents === 95 || cents === 99 || cents === 98;
  const { unit } = context;
  if (unit !== null && unit !== "each" && unit !== "hour" && context.rates.length > 0 && !SMALL_PRICE_UNITS.has(unit)) {
    const [value, other] = nearest(high, low, context.rates) === high ? [high, low] : [low, high];
    // "drops at one forty five a drop, and labels at ten a drop": other work, and no measure of it
    if (context.rates.some((rate) => Math.max(value / rate, rate / value) <= FARTHEST_RATE)) return { value, other };
  }
  if (unit !== null && SMALL_PRICE_UNITS.has(unit)) return perFoot(high, low, context);
  // "three rolls at one oh five"
  const rolls = unit === "roll" && !context.words.some((word) => USED_UP.has(word) || BAKED.has(word));
  if (rolls) return low < LEAST_ROLL ? { value: high, other: null } : ask(low);
  if (unit === "each" || (unit !== null && CHEAP.has(`${unit}s`))) {
    // "framing four prints at one eighteen each" sells the work, and not the print
    const little = low * context.quantity < LEAST_WORK && context.words.some(isWork);
    const made = context.quantity < MANY && context.words.some((word) => METALWORK.has(word));
    if (isCheap(context) && (little || made || mayBeSteel(context))) return ask(high);
    if (isCheap(context)) return { value: low, other: null };
    if (context.quantity >= 100 || (context.quantity >= 20 && low >= 10)) return ask(low);
    if (low >= 2 && dwarfsTheJob(high, context)) return ask(low);
    // "thirty four pulls at seven fifty each"
    if (isQuickWork(low, context)) return ask(low);
    if (low < 10) return isSmallOfMany(high, low, context) ? ask(low) : { value: high, other: null };
    // "one five ton air handler at thirty one fifty"
    if (context.quantity === 1 && low >= 20 && isLargeThing(context.words)) return ask(high);
    if (endsLikeCents) return ask(low);
    if (context.words.some((word) => DEAR_RUNS.has(word) || DEAR_RUNS.has(word.replace(/s$/, "")))) return ask(high);
    // "twelve sheets at eighteen fifty each"
    const several = context.quantity >= SEVERAL && !isLargeThing(context.words);
    // "four new filters at eighteen fifty each"
    return low >= 20 || several || SMALL_GOODS.has(context.head) ? ask(low) : ask(high);
  }
  if (unit === "guest" || (unit !== null && NEAR_HEAD.has(unit)))
    return low >= 10 ? { value: low, other: null } : low < 3 ? { value: high, other: null } : ask(low);
  if (unit !== null && TWO_PART_CENTS.has(unit)) {
    if (POURED.has(unit) && low >= 2 && low < 10) return ask(low);
    const many = context.quantity >= (PIECES.has(unit) ? 20 : 100);
    if (low < 10) return many && low >= 1 ? ask(low) : { value: high, other: null };
    return unit === "hour" || unit === "visit" || low >= 20 ? { value: low, other: null } : ask(low);
  }
  // "forty two stalls at six fifty a stall"
  const goods = unit !== null && unit !== "pallet" && !isMeasure(unit) && !TIME_UNITS.has(unit) && !COSTLY.has(unit);
  const cheapMany = goods && context.quantity >= MANY && low >= 2 && !context.words.some((word) => COSTLY.has(word));
  // "a roll of foil tape four ninety nine"
  const isStuff = USED_UP.has(context.words.at(-1) ?? "") && context.words.indexOf("and") < 1;
  if (low < 10 && unit === null && endsLikeCents && isStuff) return ask(low);
  // "two dozen plants at seven fifty a plant" beside a delivery
  const dwarfs = goods && low >= 2 && dwarfsTheJob(high, context);
  if (low < 10) return cheapMany || dwarfs ? ask(low) : { value: high, other: null };
  // "eighteen caps, fourteen fifty a cap", as "fourteen fifty each"
  const costly = context.words.some((word) => COSTLY.has(word) || DEAR_RUNS.has(word));
  if (goods && context.quantity >= SEVERAL && !costly && !isLargeThing(context.words)) return ask(low);
  // "the materials come to eleven forty"
  if (unit === null && low < LEAST_STUFF && context.words.some((word) => WHOLE_STUFF.has(word))) return ask(high);
  // "water heater twenty four ninety five"
  if (endsLikeCents && unit === null && low >= 20 && isLargeThing(context.words)) return ask(high);
  if (unit === null && low >= 20 && low < LEAST_MACHINE && isMachine(context.words)) return ask(high);
  if (endsLikeCents && (low >= 20 || context.isMaterial())) return ask(low);
  if (unit === null && low >= 10 && SMALL_GOODS.has(singular(context.words.at(-1) ?? ""))) return ask(low);
  // "a new pump with a battery backup": by the thing itself
  const link = unit === null ? context.words.indexOf("with") : -1;
  const itself = link > 0 && isCostly(context.words.slice(0, link)) ? context.words.slice(0, link) : context.words;
  // "the pump bearings are gone, I want to put in a variable speed one": what was said long before is not what is sold
  if (
    itself.slice(-LONGEST_NAME).some((word) => SMALL_GOODS.has(word) || SMALL_GOODS.has(singular(word))) &&
    !context.words.some((word) => LARGE.has(word))
  )
    return ask(low);
  if (unit === null && low < 60 && context.words.some((word) => COSTLY.has(withoutPossessive(word)))) return ask(high);
  if (low >= 20 && context.isMaterial()) return ask(low);
  if (unit === null && context.typical !== null && low >= 10) {
    const distance = (value: number) => Math.abs(Math.log(value / (context.typical ?? 1)));
    // "custom bookcase, twenty six fifty, delivery one twenty": few things are sold whole for so little
    const rare = low < LEAST_WHOLE ? Math.log(SELDOM) : 0;
    return ask(distance(low) + rare < distance(high) ? low : high);
  }
  if (low >= 60 && unit === null) return ask(low);
  if (low >= 20 && unit === null) return ask(high);
  return unit === null ? { value: high, other: null } : ask(high);
}

/** Prices by what they are per, of those that can be read in one way: of "14 bridesmaid dresses, thirty five each" of each dress as well as per dress. */
export function ratesByUnit(
  candidates: readonly Candidate[],
  tokens: readonly Token[],
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  const add = (unit: string, value: number) => {
    const known = found.get(unit);
    if (known) known.push(value);
    else found.set(unit, [value]);
  };
  for (const { price, quantities } of candidates) {
    if (!price?.per || price.unit === null || price.range) continue;
    const { unit, sure, scale, number } = price;
    const value = (number.readings[0]?.value ?? 0) * scale;
    if (value <= 0 || (number.readings.length > 1 && !sure)) continue;
    const [count] = quantities;
    const head = unit === "each" && count ? singular(headNoun(count, tokens)) : "";
    add(unit, value);
    if (head !== "" && head !== unit) add(head, value);
  }
  return found;
}

/** The middle of the prices of lines without a count that can be read in one way. */
export function typicalPrice(candidates: readonly Candidate[]): number | null {
  const prices: number[] = [];
  for (const { price, quantities } of candidates) {
    if (!price || quantities.length > 0) continue;
    if (price.range || price.per || (price.unit !== null && SMALL_PRICE_UNITS.has(price.unit))) continue;
    const [first, second] = price.number.readings;
    const value = (first?.value ?? 0) * price.scale;
    if (value > 0 && (!second || second.value < 10 || price.sure)) prices.push(value);
  }
  prices.sort((a, b) => a - b);
  return prices[Math.floor(prices.length / 2)] ?? null;
}
