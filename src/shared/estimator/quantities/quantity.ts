import { wordSet } from "#shared/word-set.ts";
import { boundedCents, formatMoney, formatQuantity, thousandths } from "#shared/money.ts";
import {
  asThousandths,
  computed,
  headNoun,
  nounOf,
  plural,
  valueOf,
  type Counted,
  type Reckoned,
} from "../figures/counts.ts";
import { lengthAfter, sizeAsCount } from "../figures/sizes.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { saysExtraHours } from "../numbers/price-cues.ts";
import { oneOf, waysThatBegin, type Begins } from "../words/begins.ts";
import { at, joined, type Token } from "../words/tokens.ts";
import { isFootage, isLength, isMeasure, singular, TIME_UNITS } from "../words/units.ts";
import type { Candidate } from "./candidate.ts";
import { said, sourceOf, type CountRule, type Sought } from "./count-rule.ts";
import { nounTokensOf } from "./counted-nouns.ts";
import { fits, isExtent, type HeardCounts } from "./heard-counts.ts";
import {
  added,
  asBefore,
  both,
  bothSides,
  bothWays,
  eachWay,
  forEveryone,
  heardBefore,
  measuredBefore,
  overOnlyArea,
  overSameFeet,
  milesBothWays,
  namedMonths,
  onEach,
  pair,
  workOnEach,
} from "./implied-counts.ts";
import { joinedOnes } from "./joined-ones.ts";
import { days, eachForTheTime, eachGuest, hoursEachTime, hoursOfEach, isHourlyOf, labor } from "./labor-counts.ts";
import { laborHours, saysCrew } from "./labor-hours.ts";
import { nestedCounts } from "./nested-counts.ts";
import { forEachOf, perGroup, recurring, repeatedTimes } from "./products.ts";
import { frequencyOf, isOneEachPeriod, isSpan, occurrences } from "./recurrence.ts";
import { eitherOfSubject, ofSubject } from "./subject-counts.ts";
import { wholePriceEnd } from "./whole-prices.ts";

/** True for a count that neither repeats nor says how long something goes on. */
const isThings = (figure: Figure): boolean => figure.every === null && !isSpan(figure);

/** "Mow every other week at sixty for twelve weeks", "four bins twice a month for three months at nine a bin". */
const recurrence: CountRule = ({ figures, tokens, candidate, unit }) => {
  const times = TIME_UNITS.has(unit) ? null : occurrences(candidate, tokens, unit);
  if (!times) return null;
  const things = figures.find((figure) => isThings(figure) && (unit === "each" || isCountOf(figure, unit, tokens)));
  if (isMeasure(unit) && unit !== "visit" && !things) return null;
  if (!things || unit === "visit") return times;
  const quantity = asThousandths((times.quantity / 1000) * valueOf(things));
  const of = times.source?.kind === "computed" ? times.source.from : "";
  return { ...times, quantity, source: { kind: "computed", from: `${plural(valueOf(things), unit)} × ${of}` } };
};

const isCountOf = (figure: Figure, unit: string, tokens: readonly Token[]): boolean =>
  figure.unit === unit || nounOf(figure, tokens) === singular(unit) || headNoun(figure, tokens) === singular(unit);

/** "Two sessions a week for six weeks", "two images per person". */
const product: CountRule = ({ figures, candidate, tokens, unit, heard }) =>
  figures.length === 0
    ? null
    : (repeatedTimes(candidate, tokens, unit) ??
      (unit === "hour" ? null : forEachOf(figures, tokens, unit)) ??
      perGroup(figures, tokens, unit, heard?.last ?? null));

/** "Twelve hundred a month for a year". */
const period: CountRule = ({ figures, unit }) =>
  TIME_UNITS.has(unit) || unit === "visit" || figures.every((figure) => TIME_UNITS.has(figure.unit ?? ""))
    ? recurring(figures, unit)
    : null;

/** "Sixty feet and forty feet, all at nine a foot". */
const together: CountRule = ({ figures, candidate: { price }, tokens, unit }) => {
  const first = price?.first ?? 0;
  if (figures.length < 2 || at(tokens, first - 1) !== "at") return null;
  const lead = at(tokens, first - 2);
  const same = figures.filter((figure) => figure.unit !== null && fits(unit, figure.unit));
  if (same.length < 2 || (lead !== "all" && lead !== "both")) return null;
  const total = same.reduce((sum, figure) => sum + valueOf(figure), 0);
  return computed(
    asThousandths(total),
    unit,
    same.map((figure) => formatQuantity(asThousandths(valueOf(figure)))).join(" + "),
  );
};

/** "Twelve monthly services at eighty a month". */
const oneEachPeriod: CountRule = (sought) => {
  const { figures, tokens, unit } = sought;
  const things = PERIODS.has(unit) ? figures.find((figure) => isOneEachPeriod(figure, unit, tokens)) : undefined;
  return things && figures.length === 1 ? said(sought, things, unit) : null;
};

const DOZEN = 12;
/** A price per one of these is billed each time, until somebody says for how long. */
const PERIODS = new Set(["week", "month", "quarter", "season", "year", "half day"]);

/** "Half a day, our half-day rate is eleven hundred", "a day and a half at two fifty a half day". */
const halfDays: CountRule = (sought) => {
  const day = sought.figures.find((figure) => figure.unit === "day");
  return sought.unit === "half day" && day
    ? { ...said(sought, day, "half day"), quantity: asThousandths(valueOf(day) * 2) }
    : null;
};

/** "Six dozen at thirty a dozen". */
const dozens: CountRule = (sought) => {
  const figure = sought.figures.findLast((one) => one.unit === null && valueOf(one) >= DOZEN);
  if (sought.unit !== "dozen" || !figure) return null;
  return { ...said(sought, figure, "dozen"), quantity: asThousandths(valueOf(figure) / DOZEN) };
};

/** "Sixty five per user per month for fourteen users", and nobody said for how long. */
const eachForOnce: CountRule = (sought) => {
  const { candidate, figures, unit } = sought;
  const things = figures.find((figure) => !isMeasure(figure.unit ?? ""));
  // fourteen of them, and no fourteen months
  return candidate.price?.perWorker && PERIODS.has(unit) && things ? said(sought, things, things.unit ?? "each") : null;
};

const timed = (figure: Figure) => figure.unit !== null && TIME_UNITS.has(figure.unit);

/** "Two layers tear off, add forty a square": how thick it is, and no squares. */
const countsLayers = (figure: Figure, tokens: readonly Token[], unit: string): boolean =>
  isExtent(unit) && /^(?:layer|coat|course|pass|story|side)$/.test(headNoun(figure, tokens));

/** How far behind a count the word of a unit may stand. */
const UNIT_REACH = 3;

/** "Sixty | running feet" at a price a foot: the word that the price is per stands close behind the count. */
function namesUnitBehind({ last }: Figure, tokens: readonly Token[], unit: string): boolean {
  const one = singular(unit);
  for (let index = last + 1; index <= last + UNIT_REACH; index++) if (singular(at(tokens, index)) === one) return true;
  return false;
}

const GETS = wordSet("got get gets need needs want wants had");

const SAYS_IT = wordSet("that's it's that so");

/** "Four horses, | two | got full sets, that's one sixty a horse": the part that the price is said of. */
const thatGet: CountRule = (sought) => {
  const { candidate, figures, tokens, unit } = sought;
  const part = figures.at(-1);
  const [all, ...others] = figures.slice(0, -1);
  // "two need patching, painting at 300 a room" is all of them
  if (!candidate.price || !SAYS_IT.has(at(tokens, candidate.price.first - 1))) return null;
  if (!part || !all || others.length > 0 || part.unit !== null || !GETS.has(at(tokens, part.last + 1))) return null;
  return valueOf(part) < valueOf(all) && isCountOf(all, unit, tokens) ? said(sought, part, unit) : null;
};

/** "45 feet long, that's | 135 face feet | at 42 a foot": the measure right before what a foot of it costs. */
const measuredBeforePrice = ({ candidate: { price }, figures, tokens, unit }: Sought): Figure | undefined =>
  isFootage(unit)
    ? figures.findLast(
        (figure) =>
          isFootage(figure.unit ?? "") && at(tokens, figure.last + 1) === "at" && price?.first === figure.last + 2,
      )
    : undefined;

/** The count beside the thing, in the unit of the price, of its noun, or of no unit at all. */
const beside: CountRule = (sought) => {
  const { candidate, figures, tokens, unit } = sought;
  if (figures.length === 0) return null;
  const exact =
    measuredBeforePrice(sought) ??
    figures.findLast((figure) => figure.unit === unit) ??
    figures.findLast((figure) => fits(unit, figure.unit)) ??
    // "sixteen dollars a linear foot, a hundred and thirty feet"
    figures.findLast((figure) => isLength(unit) && isLength(figure.unit ?? "")) ??
    figures.findLast(
      (figure) =>
        nounOf(figure, tokens) === singular(unit) ||
        headNoun(figure, tokens) === singular(unit) ||
        (!TIME_UNITS.has(unit) && unit !== "each" && namesUnitBehind(figure, tokens, unit)),
    );
  const loose =
    unit === "each"
      ? // "two benches, six feet, two hundred each": each of the benches, however long
        ((candidate.price && figures.findLast((figure) => !timed(figure) && !isFootage(figure.unit ?? ""))) ??
        figures.findLast((figure) => !timed(figure)) ??
        figures.at(-1))
      : figures.findLast((figure) => figure.unit === null && !countsLayers(figure, tokens, unit));
  const figure = exact ?? (TIME_UNITS.has(unit) ? undefined : loose);
  if (!figure) return null;
  // "six hundred square feet at four a foot": the count says which foot
  const heads = figure.unit === "guest" && /^heads?$/.test(tokens[figure.noun]?.norm ?? "");
  const measured =
    (unit === "each" && !heads) || (unit === "ft" && (figure.unit === "sq ft" || figure.unit === "linear ft"));
  return said(sought, figure, measured && figure.unit !== null && isMeasure(figure.unit) ? figure.unit : unit);
};

/** "Two day shoot" at a price per day, "fourteen by twenty" at a price per square foot. */
const sized: CountRule = ({ candidate, tokens, text, unit }) => sizeAsCount(candidate, tokens, text, unit);

/** "Two banners, four by eight, at eleven dollars a square foot": the area of each of them. */
const sizedEach: CountRule = ({ candidate, figures, tokens, text, unit }) => {
  const [count, ...others] = figures;
  if (!count || others.length > 0 || (count.unit !== null && isMeasure(count.unit))) return null;
  const length = isLength(unit) ? lengthAfter(count, candidate) : null;
  const each = length ?? (unit === "sq ft" ? sizeAsCount(candidate, tokens, text, unit) : null);
  if (!each || each.source?.kind !== "computed") return null;
  const many = valueOf(count);
  return computed(
    asThousandths((many * each.quantity) / 1000),
    unit,
    `${formatQuantity(asThousandths(many))} × ${each.source.from}`,
  );
};

/** "Two buildings, eight units in each building, one detector in every unit". */
const nested: CountRule = ({ candidate, figures, tokens, unit }) =>
  (candidate.price ?? candidate.service) && !TIME_UNITS.has(unit)
    ? nestedCounts(figures, tokens, candidate.price?.first ?? candidate.last + 1, unit)
    : null;

/** "Extra hour forty": the price of hours that nobody has ordered; how many is asked. */
const beyond: CountRule = ({ candidate, figures, tokens, unit }) => {
  const extra = candidate.words.find((index) => saysExtraHours(tokens, index));
  const open = unit === "hour" && extra !== undefined && figures.every(({ last }) => last < extra - 1);
  return open ? { quantity: thousandths(1000), unit, source: null, questions: [], open: unit } : null;
};

/** What happens again and again is sold by one of these. */
const OCCASIONS = wordSet("visit time session cut push application trip service treatment turnover mowing cleaning");

/** "Cleaning every other week at 140 | a visit": what goes on has the price of one, which nobody counts. */
const oneOfMany: CountRule = ({ candidate, figures, tokens, unit }) =>
  figures.length === 0 && frequencyOf(candidate, tokens) !== null ? ofOne(unit) : null;

const perAny: Begins = () => true;
const perEach = oneOf(["each"]);
const perHour = oneOf(["hour"]);
const perOther: Begins = (unit) => unit !== "each";
const perNoTime: Begins = (unit) => !TIME_UNITS.has(unit);

/** The ways to count, the surest first, and what a price must be per for each of them. */
const rulesFor = waysThatBegin<CountRule>([
  { begins: perHour, way: beyond },
  { begins: oneOf(["way"]), way: eachWay },
  { begins: perAny, way: together },
  { begins: perEach, way: ofSubject },
  { begins: perNoTime, way: nested },
  { begins: perNoTime, way: recurrence },
  { begins: perAny, way: product },
  { begins: perHour, way: hoursEachTime },
  { begins: perHour, way: hoursOfEach },
  { begins: oneOf(["hour", "each"]), way: labor },
  { begins: oneOf(["day"]), way: days },
  { begins: oneOf(["half day"]), way: halfDays },
  { begins: oneOf(["month"]), way: namedMonths },
  { begins: perNoTime, way: eachGuest },
  { begins: perAny, way: eachForTheTime },
  { begins: oneOf(PERIODS), way: eachForOnce },
  { begins: oneOf(PERIODS), way: oneEachPeriod },
  { begins: perAny, way: period },
  { begins: oneOf(["dozen"]), way: dozens },
  { begins: perAny, way: sizedEach },
  { begins: perEach, way: joinedOnes },
  { begins: oneOf(["side", "end", "face"]), way: bothSides },
  { begins: oneOf(["mile", "each"]), way: milesBothWays },
  { begins: perOther, way: thatGet },
  { begins: perAny, way: beside },
  { begins: perAny, way: asBefore },
  { begins: perEach, way: forEveryone },
  { begins: perAny, way: sized },
  { begins: perAny, way: added },
  { begins: perOther, way: heardBefore },
  { begins: perOther, way: overSameFeet },
  { begins: perOther, way: measuredBefore },
  { begins: perOther, way: overOnlyArea },
  { begins: perEach, way: workOnEach },
  { begins: perAny, way: both },
  { begins: perEach, way: pair },
  { begins: oneOf(OCCASIONS), way: oneOfMany },
]);

/** A flat price has no count, but "five stumps at eighty dollars" means for each one. */
function countAtPrice(sought: Sought): Reckoned | null {
  const { candidate, tokens, figures } = sought;
  const { price } = candidate;
  if (!price || figures.length === 0) return null;
  // "piano lessons, thirty minutes at 30, eight lessons": how long each of them is, and no count
  const counts = figures.filter(({ unit }) => unit !== "minute");
  const figure = counts.at(-1);
  const each = counts.length < figures.length && !TIME_UNITS.has(figure?.unit ?? "");
  const late = figure !== undefined && !each && figure.first > price.first && !TIME_UNITS.has(figure.unit ?? "");
  const before = at(tokens, price.first - 1);
  // "six hours labor for two guys at seventy"
  if (before === "at" && figures.some(({ unit }) => unit === "hour") && saysCrew(figures, tokens))
    return laborHours(candidate, tokens, (one) => sourceOf(sought, one));
  // "two springs at two twenty the pair"
  if (price.whole === true || wholePriceEnd(tokens, price.last + 1) > 0) return null;
  if (figure && isHourlyOf(candidate, tokens)) return laborHours(candidate, tokens, (one) => sourceOf(sought, one));
  // "half an hour at ninety", but "half a pallet at two hundred"
  const small = figure !== undefined && valueOf(figure) < 1 && figure.unit !== "hour";
  if (!figure || late || small) return null;
  const earlier = at(tokens, price.first - 2);
  const isForAll = before === "at" && earlier === "all";
  const alike = isForAll ? counts.filter((one) => one.unit === counts[0]?.unit || one.unit === null) : [];
  if (alike.length > 1)
    return computed(
      asThousandths(alike.reduce((sum, one) => sum + valueOf(one), 0)),
      counts[0]?.unit ?? "each",
      alike.map((one) => formatQuantity(asThousandths(valueOf(one)))).join(" + "),
    );
  // "travel, thirty eight miles each way, flat ninety"
  if (before === "flat") return null;
  // "mileage thirty miles each way at sixty five cents"
  const ways = milesBothWays({ ...sought, unit: figure.unit ?? "" });
  if (ways) return ways;
  if (before !== "at" && before !== "@" && !(before === "about" && earlier === "at")) return null;
  const hours = figure.unit === "hour" ? laborHours(candidate, tokens, (one) => sourceOf(sought, one)) : null;
  // "four apartments with three blinds in each at thirty five installed"
  const inEach = hours ? null : nestedCounts(figures, tokens, price.first, figure.unit ?? "each");
  return hours ?? inEach ?? byTheDozen(sought, figure, price) ?? said(sought, figure, figure.unit ?? "each");
}

/** In dollars: what costs less is no dozen of anything. */
const LEAST_DOZEN = 3;
/** What is sold by the dozen; "two dozen hoodies at 18" are each. */
const BY_DOZEN = wordSet(
  "cookie cooky cupcake roll donut doughnut bagel muffin egg tamale brownie browny rose oyster wing slider macaron tart scone croissant biscuit bun meatball empanada",
);

/** "Four dozen cookies at eighteen": for a dozen, which is asked, as it may be for each; null where the price is of one for sure. */
function byTheDozen(sought: Sought, figure: Figure, price: Figure): Reckoned | null {
  const dollars = dollarsOf(price);
  if (at(sought.tokens, figure.number.last) !== "dozen" || price.per || dollars < LEAST_DOZEN) return null;
  const { words } = sought.candidate;
  const counted = [1, 2].map((step) => figure.number.last + step);
  if (![...words, ...counted].some((index) => BY_DOZEN.has(singular(at(sought.tokens, index))))) return null;
  const sum = formatMoney(boundedCents(dollars));
  return {
    ...said(sought, figure, "dozen"),
    quantity: asThousandths(valueOf(figure) / DOZEN),
    questions: [
      {
        text: `Is ${sum} for a dozen, or for each?`,
        field: "unitPrice",
        choices: [
          { label: `${sum} a dozen`, change: { unitPrice: boundedCents(dollars) } },
          { label: `${sum} each`, change: { unitPrice: boundedCents(dollars * DOZEN) } },
        ],
      },
    ],
  };
}

/** A price that says nothing of what it is per, for what happens so often: "once a month for a year at two ten". */
function repeatedPrice(sought: Sought): Reckoned | null {
  if (sought.figures.some(isThings)) return null;
  const often = frequencyOf(sought.candidate, sought.tokens);
  if (!often) return null;
  // "pool service monthly at one thirty five for June through September"
  const months = often.period === "month" && often.times === 1 ? namedMonths({ ...sought, unit: "month" }) : null;
  // "two days by myself, eight hours a day, at seventy five"
  const hours =
    often.figure?.unit === "hour" ? laborHours(sought.candidate, sought.tokens, (one) => sourceOf(sought, one)) : null;
  return months ?? hours ?? recurrence({ ...sought, unit: "visit" });
}

/** A count with what it is called. Written out: rules give their properties in any order, and to copy them is to look for each by its name. */
const countOf = (
  { quantity, unit, source, questions, named, open, either, from, head: own }: Reckoned,
  { head, nounTokens, nouns }: Pick<Counted, "head" | "nounTokens" | "nouns">,
): Counted => ({ quantity, unit, source, questions, head: own ?? head, nounTokens, nouns, named, open, either, from });

/**
 * How many of the priced unit: hours of a crew, the count beside the thing, or one that was heard before. A price per
 * something that nobody counted has quantity one and is `open`: it must not be multiplied by a guess.
 */
export function quantityOf(
  candidate: Candidate,
  tokens: readonly Token[],
  text: string,
  unit: string | null,
  heard: HeardCounts | null,
): Counted {
  const called = calledBy(candidate, tokens, text, unit);
  const sought = { candidate, figures: candidate.quantities, tokens, text, unit: unit ?? "", heard };
  const times = candidate.price?.times;
  if (times) return countOf(said(sought, times, times.unit ?? unit ?? "each"), called);
  if (unit === null) {
    const found = repeatedPrice(sought) ?? onEachTime(sought) ?? countAtPrice(sought);
    return countOf(found ?? { ...ofOne(null), ...eitherOfSubject(sought) }, called);
  }
  for (const rule of rulesFor(unit)) {
    const found = rule(sought);
    if (found) return countOf(found, called);
  }
  const one = ofOne(unit === "each" ? null : unit);
  if (!PERIODS.has(unit)) one.open = unit;
  return countOf(one, called);
}

const ofOne = (unit: string | null): Reckoned => ({ quantity: thousandths(1000), unit, source: null, questions: [] });

/** "Delivery each way is one fifty", "mounting on each is eighteen": what happens so often without a count of its own. */
const onEachTime = (sought: Sought): Reckoned | null =>
  sought.figures.length > 0 ? null : (bothWays(sought) ?? onEach(sought));

/** What the counts of a line are called. */
function calledBy(
  candidate: Candidate,
  tokens: readonly Token[],
  text: string,
  unit: string | null,
): Pick<Counted, "head" | "nounTokens" | "nouns"> {
  let head = "";
  const nouns: string[] = [];
  for (const figure of candidate.quantities) {
    const noun = nounOf(figure, tokens);
    const next = joined(tokens, figure.last + 1);
    const last = headNoun(figure, tokens);
    nouns.push(noun, next);
    if (last !== noun && last !== next) nouns.push(last);
    if (last !== "") head = last;
  }
  return { head, nounTokens: nounTokensOf(candidate, tokens, text, unit), nouns };
}
