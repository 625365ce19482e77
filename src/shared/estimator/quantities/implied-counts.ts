import { formatQuantity, thousandths } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { asThousandths, computed, plural, valueOf, type Reckoned } from "../figures/counts.ts";
import { headAfter, NOUN_VERBS } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isMeasure, looksPlural, singular } from "../words/units.ts";
import { saysOneOf } from "../words/sentence-words.ts";
import { EDGES, WORK_VERBS } from "../words/words.ts";
import type { Candidate } from "./candidate.ts";
import type { CountRule, Sought } from "./count-rule.ts";
import { isExtent } from "./heard-counts.ts";
import { at, isJoined, normsAt, type Token } from "../words/tokens.ts";
import { monthsNamed } from "./recurrence.ts";

/** "June, July and August at three twenty a month", "April through October". */
export const namedMonths: CountRule = ({ candidate, tokens, unit }) => {
  if (unit !== "month" || candidate.quantities.length > 0) return null;
  const months = monthsNamed(candidate, tokens);
  return months && computed(asThousandths(months.count), unit, months.said);
};

const TWO = thousandths(2000);
const THEM = wordSet("them ones");

/** "Both front | tires at ninety each": two, of what is named behind it. */
function bothOf(words: readonly number[], tokens: readonly Token[], unit: string): Reckoned {
  const said = words.find((index) => BOTH.has(at(tokens, index))) ?? -1;
  const head = said < 0 ? -1 : headAfter(tokens, said);
  return { ...computed(TWO, unit, "both"), ...(head < 0 ? {} : { head: singular(at(tokens, head)) }) };
}

/** "Sixty five apiece, same number", "ninety each, all of them". */
export const asBefore: CountRule = ({ candidate, tokens, unit, heard }) => {
  // "take out the old chain link, six dollars a foot, same length", whatever was counted since
  const last = candidate.same && isExtent(unit) ? (heard?.of(unit) ?? heard?.last) : heard?.last;
  const { words } = candidate;
  // "cap both of them at one eighty each": two, whatever was counted before
  if (unit === "each" && words.some((index) => at(tokens, index) === "both")) return bothOf(words, tokens, unit);
  if (!last || !(candidate.same || (unit === "each" && saysOneOf(tokens, words, THEM)))) return null;
  const count = formatQuantity(last.quantity);
  return computed(
    last.quantity,
    unit,
    candidate.same ? `the same ${count} ${last.unit ?? ""}`.trim() : `them: the ${count} before`,
  );
};

const EVERYONE = wordSet("everyone everybody");

/** "Cookies at two dollars each for everyone": for all the guests. */
export const forEveryone: CountRule = ({ candidate, tokens, unit, heard }) => {
  const { words, trailing } = candidate;
  const said = unit === "each" && (saysOneOf(tokens, words, EVERYONE) || saysOneOf(tokens, trailing, EVERYONE));
  const guests = said ? heard?.of("guest") : null;
  return guests ? computed(guests.quantity, "guest", `the same ${formatQuantity(guests.quantity)} guests`) : null;
};

/** "Mounting on each is eighteen": for as many as were priced before. */
export function onEach({ candidate, tokens, heard }: Sought): Reckoned | null {
  const { words, quantities, price } = candidate;
  if (quantities.length > 0) return null;
  const each = words.some(
    (index) =>
      tokens[index]?.norm === "each" &&
      /^(?:on|for|of)$/.test(tokens[index - 1]?.norm ?? "") &&
      // "new tracks for each one at one eighty"
      index + (tokens[index + 1]?.norm === "one" ? 3 : 2) === price?.first,
  );
  const last = each ? heard?.last : null;
  const things = last && !(last.unit && isMeasure(last.unit));
  return things ? computed(last.quantity, "each", `each of the ${formatQuantity(last.quantity)} before`) : null;
}

const WAY = wordSet("way direction");

/** "Delivery each way is one fifty": there and back. */
export function bothWays({ candidate, tokens }: Sought): Reckoned | null {
  if (candidate.quantities.length > 0) return null;
  const isEachWay = (index: number) => WAY.has(at(tokens, index)) && at(tokens, index - 1) === "each";
  const said = candidate.words.some(isEachWay) || candidate.trailing.some(isEachWay);
  return said ? computed(TWO, "trip", "each way") : null;
}

/** "Delivery one fifty each way": two ways, and of several things that go it is asked. */
export const eachWay: CountRule = ({ figures, unit }) => {
  if (unit !== "way") return null;
  if (figures.length === 0) return computed(TWO, "trip", "each way");
  return { quantity: thousandths(1000), unit: "trip", source: null, questions: [], open: "trip" };
};

const SIDES = new Set(["sides", "ends", "faces"]);

/** "Four doors, both sides, at sixty five a side": two of each thing. */
export const bothSides: CountRule = ({ candidate, figures, tokens, unit }) => {
  if (!SIDES.has(`${unit}s`)) return null;
  const [things, ...others] = figures;
  if (!things || others.length > 0 || (things.unit !== null && (isMeasure(things.unit) || things.unit === unit)))
    return null;
  const said = candidate.words.some((index) => SIDES.has(at(tokens, index)) && at(tokens, index - 1) === "both");
  const many = valueOf(things);
  return said
    ? computed(asThousandths(2 * many), unit, `${formatQuantity(asThousandths(many))} × both ${unit}s`)
    : null;
};

/** "Thirty miles each way at 65 cents a mile": there and back. */
export const milesBothWays: CountRule = ({ candidate, figures, tokens, unit }) => {
  const [miles, ...others] = figures;
  if ((unit !== "mile" && unit !== "each") || miles?.unit !== "mile" || others.length > 0) return null;
  const way = at(tokens, miles.last + 2) === "way" ? miles.last + 2 : (candidate.price?.last ?? -2) + 1;
  const said = at(tokens, way) === "way" && at(tokens, way - 1) === "each";
  return said
    ? computed(asThousandths(2 * valueOf(miles)), "mile", `${plural(valueOf(miles), "mile")} × 2 ways`)
    : null;
};

const ADDING = wordSet("add extra another additional");

/** "Stain, add seventy five cents a foot", "add ten an hour because it's Sunday": for the length, area or hours that were said last. */
export const added: CountRule = ({ candidate, tokens, unit, heard }) => {
  if (candidate.quantities.length > 0 || !saysOneOf(tokens, candidate.words, ADDING)) return null;
  const hours = unit === "hour" && heard?.last?.unit === "hour" ? heard.last : null;
  const measured = isExtent(unit) ? heard?.measured : hours;
  if (!measured) return null;
  const from = `the same ${formatQuantity(measured.quantity)} ${measured.unit ?? ""}`.trim();
  // the hours themselves were counted before
  return computed(measured.quantity, hours ? "each" : (measured.unit ?? unit), from);
};

/** What is done over all of a measure, and the stuff of it; a baseboard is another length. */
const ALL_OVER = wordSet(
  "install installing installation labor labour laying setting material materials removal demo prep sanding finishing refinishing sealing staining",
);

/** "680 square feet of oak, material at six fifty a foot and | installation at four fifty a foot": the feet of what was priced right before. */
export const overSameFeet: CountRule = ({ candidate, tokens, unit, heard }) => {
  const last = unit === "ft" ? heard?.last : null;
  if (candidate.quantities.length > 0 || (last?.unit !== "sq ft" && last?.unit !== "linear ft")) return null;
  const named = normsAt(tokens, candidate.words).filter((word) => !EDGES.has(word));
  if (named.length === 0 || !named.every((word) => ALL_OVER.has(word))) return null;
  return computed(last.quantity, last.unit, `the same ${formatQuantity(last.quantity)} ${last.unit}`);
};

/** What lies on all of a surface and is sold by its area, and what is said of it; a backsplash or a wall is another one. */
const SPREAD = wordSet(
  "tile tiles porcelain ceramic flooring laminate vinyl plank planks lvp hardwood oak carpet pad padding underlayment subfloor plywood backer cement board membrane leveler epoxy sealer sealing seal primer stain sod old new existing tear out and to for cost",
);

/** "Labor", "backer board": true for a line that names nothing but what is done or lies all over a surface. */
function liesAllOver({ words }: Candidate, tokens: readonly Token[]): boolean {
  const named = normsAt(tokens, words).filter((word) => !EDGES.has(word));
  return named.length > 0 && named.every((word) => ALL_OVER.has(word) || SPREAD.has(word));
}

/** "340 square feet of porcelain ... labor nine a foot", "deck 400 square feet, wash 160, sealing 1.25 a square foot": the one area of the job, for what is done or lies all over it. */
export const overOnlyArea: CountRule = ({ candidate, tokens, unit, heard }) => {
  const area = unit === "ft" || unit === "sq ft" ? heard?.onlyArea : null;
  if (!area || candidate.quantities.length + candidate.sizes.length > 0) return null;
  // "patio 300 square feet at 12, fence 100 feet at 20, stain 2 a foot"
  if (unit === "ft" && heard?.measured?.unit !== "sq ft" && heard?.measured) return null;
  // "sealing 1.25 a square foot | two gallons of stripper": what is counted next is no amount
  if (!liesAllOver(candidate, tokens) || (hasAmountBehind(candidate, tokens) && !isFewBehind(candidate, tokens)))
    return null;
  return computed(area, "sq ft", `the ${formatQuantity(area)} sq ft of the job`);
};

/** "Install is ninety per door", after six doors; "stain two a foot", after 320 square feet of deck and 60 feet of railing, is asked about. */
export const heardBefore: CountRule = ({ candidate, tokens, unit, heard }) => {
  const found = heard?.of(unit);
  if (unit === "ft" && found?.unit !== "sq ft" && heard?.onlyArea && liesAllOver(candidate, tokens)) return null;
  return found
    ? computed(found.quantity, unit, `the same ${formatQuantity(found.quantity)} (${unit}) as before`)
    : null;
};

/** "Kitchen is 180 square feet. Tile at 11 a foot, | $2,100 |": another amount behind a price, which the measure does not make. */
function hasAmountBehind({ price }: Candidate, tokens: readonly Token[]): boolean {
  const behind = at(tokens, (price?.last ?? -2) + 1);
  return behind === "$" || isNumberWord(behind);
}

/** "A square foot | two gallons", "a foot | quarter round", but not "a foot | 2100" and "a foot, | 900": a small number in the same breath. */
function isFewBehind({ price }: Candidate, tokens: readonly Token[]): boolean {
  const first = (price?.last ?? -2) + 1;
  if (!isJoined(tokens[first]) || /^\d{3,}/.test(at(tokens, first)) || at(tokens, first) === "$") return false;
  return ![1, 2].some((step) => LARGE.has(at(tokens, first + step)));
}
const LARGE = wordSet("hundred thousand grand");

/** "Dining room, 560 square feet. | Plank, four and a quarter a foot": a measure that was told right before and that nothing has priced. */
export const measuredBefore: CountRule = ({ candidate, tokens, unit, heard }) => {
  if (hasAmountBehind(candidate, tokens)) return null;
  const told = isExtent(unit) && candidate.quantities.length + candidate.sizes.length === 0 ? heard?.waiting : null;
  // "deck is 200 square feet, railing at 40 a foot" is no 200 feet
  if (!told?.unit || unit !== told.unit) return null;
  return computed(told.quantity, told.unit, `the ${formatQuantity(told.quantity)} ${told.unit} that were told before`);
};

const DONE = /(?:ing|ation|ment|al)$/;

/** "Mount and balance", "strip and paint": one after the other is done to each; "paint and primer" are two things. */
const areDoings = ([first = "", second = "", ...others]: readonly string[]): boolean =>
  others.length === 0 && WORK_VERBS.has(first) && (!NOUN_VERBS.has(first) || WORK_VERBS.has(second));

/** "Seven windows at three forty each, install is forty each", "four tires ... mount and balance fifteen each": work on each of them. */
export const workOnEach: CountRule = ({ candidate, tokens, unit, heard }) => {
  const last = unit === "each" ? (heard?.waiting ?? heard?.last) : null;
  if (!last || last.quantity <= 1000 || (last.unit && isMeasure(last.unit))) return null;
  const named = normsAt(tokens, candidate.words).filter((word) => !EDGES.has(word));
  const [work = "", ...others] = named;
  const done = others.length === 0 ? WORK_VERBS.has(work) || DONE.test(work) : areDoings(named);
  if (!done) return null;
  return computed(last.quantity, unit, `each of the ${formatQuantity(last.quantity)} before`);
};

/** "Ninety each for both". */
export const both: CountRule = ({ candidate, tokens, unit }) =>
  saysOneOf(tokens, candidate.words, BOTH) || saysOneOf(tokens, candidate.trailing, BOTH)
    ? bothOf(candidate.words, tokens, unit)
    : null;
const BOTH = wordSet("both");

const LONGEST_PAIR = 6;
const AND = wordSet("and");

/** "Opening and closing at two fifty each": one of both. */
export const pair: CountRule = ({ candidate, tokens, unit, text }) => {
  if (unit !== "each" || !saysOneOf(tokens, candidate.words, AND)) return null;
  const words = candidate.words.filter(
    (index) => !EDGES.has(tokens[index]?.norm ?? "") || tokens[index]?.norm === "and",
  );
  const ands = words.filter(
    (index) => tokens[index]?.norm === "and" && index > (words[0] ?? 0) && index < (words.at(-1) ?? 0),
  );
  const [and] = ands;
  const comma = words.some((index, place) => place > 0 && tokens[index]?.gap === "comma");
  const plain = words.every((index) => !looksPlural(tokens[index]?.norm ?? ""));
  if (ands.length !== 1 || and === undefined || comma || !plain || words.length > LONGEST_PAIR) return null;
  const names = text.slice(tokens[words[0] ?? 0]?.start, tokens[words.at(-1) ?? 0]?.end);
  return computed(thousandths(2000), unit, names.slice(0, 100));
};
