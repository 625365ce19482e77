import { formatQuantity, type Cents } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { asThousandths, computed, valueOf, type Reckoned } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import type { OpenQuestion } from "../open-question.ts";
import { stemsOfName } from "../service-names/service-names.ts";
import { soldName } from "../service-names/sold-by.ts";
import { inAllEnd } from "../words/in-all.ts";
import { isThing } from "../words/nearby.ts";
import { stem } from "../words/stem.ts";
import { beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { isMeasure, looksPlural, singular, TIME_UNITS, unitAt } from "../words/units.ts";
import { SAME_COUNTS } from "../words/words.ts";
import type { Candidate } from "./candidate.ts";
import type { HeardCounts } from "./heard-counts.ts";

/** What is done once when nobody says how often, and what is billed each time until somebody says for how long. */
const ONCE = wordSet("visit session trip pair week month quarter year");
/** These may be said for the longer name of a unit. */
const SHORT_FOR: Readonly<Record<string, readonly string[]>> = {
  "sq ft": ["ft"],
  "linear ft": ["ft"],
  ft: ["linear ft"],
  "cubic yard": ["yard"],
  yard: ["cubic yard"],
  "sq yd": ["yard"],
};
/** Places that are rooms, for what is sold by the room. */
const ROOMS = wordSet(
  "room bedroom bathroom bath kitchen den office hall hallway foyer study nursery playroom basement attic laundry pantry lounge",
);
/** True for "room", "bedroom" and "hall". */
export const isRoom = (word: string): boolean => ROOMS.has(singular(word));
const ONE = wordSet("a an the one his her their my this that");

/** True when a count in one unit is one of what a service is sold by: "eight hundred feet of sod" are square feet. */
export const countsUnit = (unit: string, counted: string | null): boolean =>
  counted !== null && (counted === unit || (SHORT_FOR[unit]?.includes(counted) ?? false));

/** True for a unit of length, area, weight or volume: nobody means one of it who does not say so. */
const isStuffUnit = (unit: string): boolean => isMeasure(unit) && !TIME_UNITS.has(unit) && !ONCE.has(unit);

/** What a service with a unit in its name is counted by. */
interface Sold {
  candidate: Candidate;
  name: string;
  unit: string;
  /** The counts that belong to the service. */
  counts: readonly Figure[];
  tokens: readonly Token[];
}

const areaText = ([length, width]: readonly [number, number]): string =>
  `${formatQuantity(asThousandths(length))} × ${formatQuantity(asThousandths(width))} ft`;

/** "The wall, twelve by eight", "a twelve by eight wall": the walls of a room are not as large as its floor. */
const isOfWall = ({ first, last }: Figure, tokens: readonly Token[]): boolean =>
  [first - 1, last + 1].some((index) => singular(tokens[index]?.norm ?? "") === "wall");

/** Sold by their length, whatever the size of what they are on: "gutter cleaning on a thirty by forty house". */
const RUNS = new Set(
  "gutter downspout fence saw trim baseboard molding crown casing bead edging border curb weatherstripping caulk railing handrail pipe line conduit cable wire hose drain footing ridge flashing gasket"
    .split(" ")
    .map(stem),
);
/** True when a name has the word of what is sold by its length. */
export const namesRun = (stems: Iterable<string>): boolean => [...stems].some((word) => RUNS.has(word));
/** A smaller one may be a thing that has a size, and is sold by the piece. */
const LEAST_SURFACE = 40;

/** True when a size is that of what is sold, and not of a "twenty by thirty shed" where it is done. */
function isSizeOfSold({ last }: Figure, { name, tokens }: Omit<Sold, "unit">): boolean {
  const next = tokens[last + 1];
  return !isJoined(next) || !isThing(next?.norm ?? "") || stemsOfName(name).has(stem(next?.norm ?? ""));
}

/**
 * "Paver patio, twelve by sixteen", for nineteen dollars: so low a price is for a square foot, though its name does not
 * say so. Of what runs along it, and of what may be one thing, nobody knows ("open"); null without a size of its own.
 */
export function surfaceCount(sold: Omit<Sold, "unit">): Reckoned | "open" | null {
  const { candidate, counts, name, tokens } = sold;
  const sizes = candidate.sizes.filter(({ sides }) => sides);
  if (sizes.length === 0 || counts.some(({ unit }) => unit !== null && isMeasure(unit))) return null;
  if (!sizes.every((size) => isSizeOfSold(size, sold))) {
    const one = ONE.has(tokens[(candidate.service?.first ?? 0) - 1]?.norm ?? "");
    return one || counts.length > 0 ? null : "open";
  }
  const runs = namesRun(stemsOfName(name));
  const area = runs || counts.some((figure) => valueOf(figure) > 1) ? null : areaCount({ ...sold, unit: "sq ft" });
  return area && area.quantity >= LEAST_SURFACE * 1000 ? area : "open";
}

/** "A room twelve by fourteen", "three bedrooms each ten by twelve", "two rooms, ten by ten and nine by twelve". */
function areaCount({ candidate, counts, name, tokens }: Sold): Reckoned | null {
  const walls = /\bwalls?\b/i.test(name);
  const sizes = candidate.sizes.filter((size) => size.sides && (!walls || isOfWall(size, tokens)));
  const [size, ...others] = sizes.flatMap(({ sides }) => (sides ? [sides] : []));
  const places = counts.filter(({ unit }) => unit === null || !isMeasure(unit));
  if (!size || places.length > 1) return null;
  const many = places[0] ? valueOf(places[0]) : 1;
  if (others.length > 0) {
    if (places.length > 0 && many !== sizes.length) return null;
    const total = [size, ...others].reduce((sum, [length, width]) => sum + length * width, 0);
    return computed(asThousandths(total), "sq ft", [size, ...others].map(areaText).join(" + "));
  }
  const from = many === 1 ? areaText(size) : `${formatQuantity(asThousandths(many))} × ${areaText(size)}`;
  return computed(asThousandths(many * size[0] * size[1]), "sq ft", from);
}

/** The sides of a lot, a room or a run. */
const PARTS = wordSet("side back front left right north south east west end top bottom rear run section stretch wall");
const PART_REACH = 5;
export const isPart = (word: string): boolean => PARTS.has(singular(word));

/** True when a length is that of a part: "the back is seventy feet", "sixty feet on the left". */
function isOfPart(figure: Figure, from: number, tokens: readonly Token[]): boolean {
  const namesPart = (index: number) => isPart(tokens[index]?.norm ?? "");
  for (let index = figure.first - 1; index > Math.max(from, figure.first - PART_REACH); index--)
    if (namesPart(index)) return true;
  return [1, 2, 3].some((next) => namesPart(figure.last + next));
}

/** "The back is seventy feet and the two sides are forty feet each": lengths of parts that make the whole one. */
function partsCount({ candidate, counts, unit, tokens }: Sold): Reckoned | null {
  const lengths = counts.filter((figure) => countsUnit(unit, figure.unit));
  const others = counts.filter((figure) => !lengths.includes(figure));
  const from = candidate.service?.last ?? 0;
  if (lengths.length < 2 || !lengths.every((figure, at) => isOfPart(figure, lengths[at - 1]?.last ?? from, tokens)))
    return null;
  const parts = lengths.map((figure, at) => {
    const between = others.filter(({ first }) => first > (lengths[at - 1]?.last ?? from) && first < figure.first);
    const each = tokens[figure.last + 1]?.norm === "each";
    return { length: valueOf(figure), times: each ? between.map(valueOf) : [1], plain: each || between.length === 0 };
  });
  if (!parts.every(({ plain, times }) => plain && times.length === 1)) return null;
  const whole = parts[0]?.length ?? 0;
  const sum = parts.reduce((total, { length, times: [times = 1] }) => total + length * times, 0);
  // "sixty feet, left side thirty, right side thirty": the whole is said first
  const total = sum === 2 * whole && parts.length > 2 ? whole : sum;
  const said = parts.map(({ length, times: [times = 1] }) => (times === 1 ? `${length}` : `${times} × ${length}`));
  return computed(asThousandths(total), unit, said.join(" + "));
}

const SIDES = wordSet("wide deep across long high tall");
/** "Forty feet of sidewalk" are no square feet. */
const LEAST_AREA = 100;

/** True for feet that are a length where square feet are sold: few of them, or with the word of a side beside them. */
const isLength = (figure: Figure, tokens: readonly Token[]): boolean =>
  figure.unit === "ft" && (valueOf(figure) < LEAST_AREA || SIDES.has(tokens[figure.last + 1]?.norm ?? ""));

/** "Forty feet of sidewalk, four feet wide": the area of a strip; of its length alone nobody knows it. */
function stripCount([length, width, ...others]: readonly Figure[]): Reckoned | "open" {
  if (!length || !width || others.length > 0 || [length, width].some(({ unit }) => unit !== "ft")) return "open";
  const sides = [valueOf(length), valueOf(width)] as const;
  return computed(asThousandths(sides[0] * sides[1]), "sq ft", areaText(sides));
}

/** "Grind a 24 inch stump": the one size in the unit of the price. */
function sizeCount({ candidate, unit, tokens }: Sold): Reckoned | null {
  const sizes = candidate.sizes.filter(
    (size) => unit === "inch" && !size.sides && unitAt(tokens[size.number.last + 1]?.norm, undefined)?.unit === unit,
  );
  const [size, other] = sizes;
  return size && !other ? computed(asThousandths(valueOf(size)), unit, `${valueOf(size)} ${plural(unit)}`) : null;
}

/** True for a word in the singular that names one of what a service is sold by: a bedroom is a room. */
const namesOneOf = (word: string, unit: string): boolean => word === unit || (unit === "room" && ROOMS.has(word));

/** "Eighteen of them", "for all forty": a number of nothing but those who get it. */
function countsThem({ first, last, number }: Figure, tokens: readonly Token[]): boolean {
  const [next, behind] = [tokens[last + 1], tokens[last + 2]?.norm ?? ""];
  if (last !== number.last) return false;
  const ofThem = isJoined(next) && next?.norm === "of" && /^(?:them|us|those)$/.test(behind);
  const alone = !isJoined(next) || /^(?:and|too|also|as|of|on|for|at)$/.test(next?.norm ?? "");
  return ofThem || (alone && /^(?:all|for)$/.test(tokens[first - 1]?.norm ?? ""));
}

/** "Both bedrooms", and "both axle" of who leaves the plural away; but not "both office buildings". */
const namesUnits = (word: string, unit: string): boolean =>
  word === unit || (looksPlural(word) && namesOneOf(singular(word), unit));

/** True when a thing of the unit is named in the singular: "move the furniture in one room", "deep clean the kitchen". */
function namesOne({ candidate, unit, tokens }: Sold): boolean {
  const words = [...candidate.words, ...candidate.trailing];
  const named = words.filter((index) => namesOneOf(singular(tokens[index]?.norm ?? ""), unit));
  const [index = -1, other] = named;
  // "in the living room and the hall"
  const alone = tokens[index + 1]?.norm !== "and" || !ONE.has(tokens[index + 2]?.norm ?? "");
  const single =
    !looksPlural(tokens[index]?.norm ?? "") && [1, 2].some((back) => ONE.has(tokens[index - back]?.norm ?? ""));
  return index >= 0 && other === undefined && alone && single;
}

/** "A brake job, both axles": two of the unit. */
const namesBoth = ({ candidate, unit, tokens }: Sold): boolean =>
  [...candidate.words, ...candidate.trailing].some(
    (index) => namesUnits(tokens[index]?.norm ?? "", unit) && tokens[index - 1]?.norm === "both",
  );

/** "Restore both headlights", "grind both stumps": two of the thing that a service is named after. */
function namesBothOf({ candidate: { service }, tokens }: Sold): boolean {
  if (!service) return false;
  const words = tokens.slice(Math.max(0, service.first - 1), service.last + 1);
  const both = words.findIndex(({ norm }) => norm === "both");
  return both >= 0 && isJoined(words[both + 1]) && words.slice(both + 1).some(({ norm }) => looksPlural(norm));
}

const [BOTH_REACH, THEM] = [6, wordSet("em them those these")];
const TO_BOTH = wordSet("so that's and on for in needs upstairs downstairs inside outside");

/** "Brake pads front and rear, so both axles", "headlight bulbs, both of them": two of what a service just named is sold by. */
function bothBehind({ candidate: { service }, unit, tokens }: Sold): boolean {
  if (!service) return false;
  let index = service.last + 1;
  const word = (at: number) => (beginsSentence(tokens[at]) ? "" : (tokens[at]?.norm ?? ""));
  while (index <= service.last + BOTH_REACH && (TO_BOTH.has(word(index)) || isPart(word(index)))) index++;
  if (word(index) !== "both") return false;
  return word(index + 1) === "of" ? THEM.has(word(index + 2)) : namesUnits(word(index + 1), unit);
}

/** "Paint the ceiling and the doors": several of the things that a price is for, and nobody said how many. */
const namesSeveral = ({ candidate: { service }, tokens }: Sold): boolean =>
  looksPlural(tokens[service?.last ?? -1]?.norm ?? "");

const DOZEN = 12;

/** "Three dozen cupcakes", "half a dozen", "twenty four cupcakes"; of "fifty cupcakes" nobody knows how many dozens. */
const dozensOf = (count: number): Reckoned | "open" =>
  count % (DOZEN / 2) === 0 ? computed(asThousandths(count / DOZEN), "dozen", `${count} ÷ ${DOZEN}`) : "open";

const EXTENTS = new Set([...SAME_COUNTS, "size", "sqft", "square"]);

/** "Same footage of drywall finishing", "popcorn removal, same area": the measure that was heard last. */
function sameMeasure({ candidate, unit, tokens }: Sold, heard: HeardCounts | null): Reckoned | null {
  const first = candidate.service?.first ?? 0;
  const saysSame = (index: number) =>
    tokens[index]?.norm === "same" && EXTENTS.has(tokens[index + 1]?.norm ?? "") && !beginsSentence(tokens[index + 1]);
  const leads = tokens[first - 1]?.norm === "of" && [3, 4].some((back) => saysSame(first - back));
  const measured = leads || candidate.words.some(saysSame) ? heard?.measured : null;
  if (!measured || !countsUnit(unit, measured.unit)) return null;
  return computed(measured.quantity, unit, `the same ${formatQuantity(measured.quantity)} ${unit}`);
}

/**
 * How many of the unit in a service's name were said: counted, computed, or nobody said ("open"). Null when its other
 * counts tell, or when one is meant.
 */
export function soldCount(sold: Sold, heard: HeardCounts | null): Reckoned | "open" | null {
  const { counts, unit, tokens } = sold;
  const both = counts.length === 0 && !isStuffUnit(unit) && (namesBoth(sold) || namesBothOf(sold) || bothBehind(sold));
  if (unit === "each" && both) return computed(asThousandths(2), unit, "both");
  if (unit === "each") return counts.length > 0 || !namesSeveral(sold) ? null : "open";
  // "monthly bookkeeping for six months", which were a part of a sum as well
  const time =
    TIME_UNITS.has(unit) && counts.length === 0 ? sold.candidate.sizes.find((size) => size.unit === unit) : null;
  if (time) return computed(asThousandths(valueOf(time)), unit, `${valueOf(time)} ${plural(unit)}`);
  if (ONCE.has(unit)) return null;
  const waiting = counts.length === 0 ? heard?.waiting : null;
  const isOfUnit = waiting && (countsUnit(unit, waiting.unit) || waiting.nouns.includes(unit));
  const before = isOfUnit
    ? computed(waiting.quantity, unit, `the ${formatQuantity(waiting.quantity)} (${unit}) before`)
    : null;
  const [count, ...more] = counts;
  if (unit === "dozen" && count?.unit === null && more.length === 0) return dozensOf(valueOf(count));
  if (both) return computed(asThousandths(2), unit, `both ${plural(unit)}`);
  if (!isStuffUnit(unit)) return before ?? (counts.length > 0 || namesOne(sold) ? null : "open");
  // "forty | box lunches", "coffee for all forty", which are sold per person
  const meals = unit === "guest" && count?.unit === null && more.length === 0 ? count : null;
  if (meals && (meals.number.last + 1 === sold.candidate.service?.first || countsThem(meals, tokens)))
    return computed(asThousandths(valueOf(meals)), unit, `${valueOf(meals)} (${unit})`);
  const own = counts.filter((figure) => countsUnit(unit, figure.unit));
  if (unit === "sq ft" && own.some((figure) => isLength(figure, tokens))) return stripCount(own);
  const all = own.find(({ last }) => inAllEnd(tokens, last + 1) >= 0);
  if (all) return computed(asThousandths(valueOf(all)), unit, `${valueOf(all)} in all`);
  if (own.length > 0) return partsCount(sold) ?? (new Set(own.map(valueOf)).size > 1 ? "open" : null);
  const size = unit === "sq ft" ? areaCount(sold) : sizeCount(sold);
  return size ?? before ?? sameMeasure(sold, heard) ?? "open";
}

/** From so many on, a price like the listed one cannot be for all of them. */
const [MANY, ALIKE] = [10, 3];

/** "200 square feet of vinyl plank at my cost of three dollars", for four in the list: the unit that such a price is for, or null. */
export function unitPriced({ service, quantities }: Candidate, { number, scale }: Figure): string | null {
  if (!service) return null;
  const { unit } = soldName(service.entry.name);
  const listed = (service.entry.fixedRate ?? 0) / 100;
  const many = unit !== null && quantities.some((one) => countsUnit(unit, one.unit) && valueOf(one) >= MANY);
  const ratio = ((number.readings[0]?.value ?? 0) * scale) / Math.max(listed, 0.01);
  return many && ratio > 1 / ALIKE && ratio < ALIKE ? unit : null;
}

const HOURS = [1, 2, 4, 8];
const THINGS = [1, 2, 4, 10];
const STUFF = [50, 100, 200, 500];

/** "sq ft", "rooms": a unit behind "how many". */
const plural = (unit: string): string =>
  /(?:ft|yd)$/.test(unit) ? unit : /(?:ch|x|ss)$/.test(unit) ? `${unit}es` : `${unit}s`;

/** Asks how many hours, rooms or square feet of a service, whose price then stands with the answer. */
export function askCount(
  name: string,
  unit: string,
  price: Cents | null,
  offered: readonly number[] = unit === "hour" ? HOURS : isStuffUnit(unit) ? STUFF : THINGS,
): Omit<OpenQuestion, "line"> {
  return {
    text: `How many${unit === "each" ? "" : ` ${plural(unit)}`} of ${name.toLowerCase()}?`.slice(0, 500),
    field: "quantity",
    choices: offered.map((count) => ({
      label: unit === "each" ? String(count) : `${count} ${count === 1 ? unit : plural(unit)}`,
      change: { quantity: asThousandths(count), ...(price === null ? {} : { unitPrice: price }) },
    })),
  };
}
