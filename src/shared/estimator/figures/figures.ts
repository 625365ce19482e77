import { wordSet } from "#shared/word-set.ts";
import { figureWith, type Around, type Figure } from "../numbers/figure.ts";
import type { SpokenNumber } from "../numbers/numbers.ts";
import { withRatesAlike } from "./rates-alike.ts";
import { repairFigures } from "../numbers/repairs.ts";
import { leavesPluralsAway } from "../roles/prices-of-each.ts";
import { loadsFrom } from "../roles/clock-times.ts";
import { figureOf } from "../roles/roles.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { isNumberWord } from "../words/number-words.ts";
import { IN_ALL } from "../words/in-all.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { isThing } from "../words/nearby.ts";
import { at, beginsSentence, isJoined, joined, type Token } from "../words/tokens.ts";
import { looksPlural, singular, TIME_UNITS, unitAt } from "../words/units.ts";
import { CURRENCY } from "../words/words.ts";
import { settleByArithmetic } from "./arithmetic.ts";
import { cutBehindPlace, cutByLaterSum } from "./counted-ahead.ts";
import { withNamesInDigits } from "./digits-among-words.ts";
import { dropDismissed } from "./dismissed.ts";
import { joinHourDays } from "./hour-days.ts";
import { countTimeAgain, joinHours } from "./hours-and-minutes.ts";
import { cutOneInDollars } from "./list-scale.ts";
import { joinListedMeasures } from "./listed-measures.ts";
import { joinMeasures } from "./measured-places.ts";
import { withMetalPlates } from "./metal-plates.ts";
import { joinPlaces } from "./placed-counts.ts";
import {
  asThousands,
  cutAtPriceAndSum,
  cutAtProduct,
  cutBeforeProduct,
  cutBehindSum,
  makesSum,
  TIMES,
} from "./said-products.ts";
import { countedBySums, withToldProducts } from "./told-products.ts";
import { withUnsigned } from "./unsigned-numbers.ts";
import { joinRanges } from "./ranges.ts";
import { withoutRecapped } from "./recapped.ts";
import { withReasonedRepairs } from "./reasoned-repairs.ts";
import { isCountOfAll, isPriceOfAll, partsOfRun, withBothCounts } from "./run-parts.ts";
import { valueOf, type PartRole, type RunPart } from "./run-places.ts";
import { cutRun, saidTwice, withoutEachOne } from "./runs.ts";
import { joinSides } from "./sizes.ts";
import { cutBehindRated, cutCountAndRate } from "./sums-run-on.ts";
import { withoutAreas, withoutWorkings } from "./worked-out.ts";

export type { Figure, Role } from "../numbers/figure.ts";

/** After a count and a size: "two sixteen by seven doors", "one fifty five inch". */
const SIZING = wordSet("by x inch incher inchers gallon foot quart liter amp watt volt");

/** "Five trips total", "six loads in all". */
const ALL_OF_THEM = cue(oneOf(IN_ALL));

/** The numbers that a run of number words holds; most runs are one. */
function partsOf(whole: SpokenNumber, around: Around): readonly RunPart[] {
  if (hears(around.tokens, ALL_OF_THEM)) {
    if (isCountOfAll(whole, around)) return [{ number: whole, as: "all" }];
    if (isPriceOfAll(whole, around)) return [{ number: whole, as: "each" }];
  }
  // "belt nineteen ninety nine hour and a half of labor"
  const alone =
    whole.first === whole.last || (at(around.tokens, whole.last + 1) === "hour" && around.isNumberAt(whole.last + 1));
  if (alone) return [{ number: whole, as: null }];
  const parts = partsOfRun(whole, around);
  if (parts) return parts;
  const cut = cutRun(whole, around);
  if (!cut) return [{ number: withBothCounts(whole, around), as: null }];
  const sizing = joined(around.tokens, whole.last + 1);
  if (!SIZING.has(sizing)) return partsAs(cut, "price", null);
  return partsAs(cut, "count", sizing === "by" || sizing === "x" ? null : "size");
}

const partsAs = ([left, right]: [SpokenNumber, SpokenNumber], first: PartRole, second: PartRole): RunPart[] => [
  { number: left, as: first },
  { number: right, as: second },
];

/** The numbers of a run that a sum parts, which a count and a price make: "at thirty two | twenty nine forty four | two drains"; null for other runs. */
function partsBySum(whole: SpokenNumber, figures: readonly Figure[], around: Around): RunPart[] | null {
  const { tokens } = around;
  const rated =
    cutBehindRated(whole, figures, tokens) ?? cutCountAndRate(whole, around) ?? cutBehindPlace(whole, around);
  if (rated) return rated;
  const cut = cutBehindSum(whole, figures, tokens) ?? cutAtProduct(whole, figures, tokens);
  // what was counted times is no second price
  const factor = TIMES.has(at(tokens, whole.first - 1));
  if (cut) return cut.map((number, place) => ({ number, as: factor ? null : (SUM_PARTS[place] ?? null) }));
  const priced = cutAtPriceAndSum(whole, figures, tokens);
  if (priced) return partsAs(priced, "price", null);
  const later = cutByLaterSum(whole, around);
  if (later) return partsAs(later, "price", "counted");
  const before = cutBeforeProduct(whole, around);
  return before && partsAs(before, "price", "count");
}
const SUM_PARTS: readonly PartRole[] = ["price", null, "count"];

/** A number of a run by its own place, unless the place of the run says more. */
function figureOfPart({ number, as, last: end }: RunPart, around: Around): Figure {
  const figure = figureOf(number, around);
  const { last } = number;
  if (as === "price")
    return figure.role === "quantity" && !figure.sure
      ? figureWith(figure, { role: "money", unit: null, last })
      : figure;
  // "dump runs at a hundred | five trips total"
  if (as === "each") return figureWith(figure, { role: "money", unit: "each", per: true, last });
  if (as === "all") {
    const all = at(around.tokens, last + 2) === "in" ? last + 3 : last + 2;
    return figureWith(figure, { role: "quantity", unit: "each", noun: last + 1, last: all });
  }
  // "one forty | three snapshots at thirty two each": how many there are, by the sum of it
  if (as === "counted" && figure.role === "quantity" && !figure.told) return figure;
  if (as === "count" || as === "counted") return figureWith(figure, { role: "quantity", unit: null, last });
  if (as === "size") return figureWith(figure, { role: "dimension", unit: null, last: last + 1 });
  return as === "told" ? figureWith(figure, { role: "dimension", unit: null, last: end ?? last, told: true }) : figure;
}

/** The units after "a" and "per", wherever a price may be per them. */
function ratedUnits(tokens: readonly Token[]): ReadonlySet<string> {
  const units = new Set<string>();
  for (let index = 1; index < tokens.length; index++) {
    if (!BEFORE_UNIT.has(tokens[index - 1]?.norm ?? "")) continue;
    const unit = unitAt(at(tokens, index), undefined);
    if (unit) units.add(unit.unit);
  }
  return units;
}
const BEFORE_UNIT = wordSet("a an per /");

const THATS = cue(oneOf(["that's"]));

/** "Seven fifty, that's for the chimney": the price, with what only leads to its thing. */
function withThats(figure: Figure, tokens: readonly Token[]): Figure {
  if (figure.role !== "money" || at(tokens, figure.last + 1) !== "that's") return figure;
  const leads = isJoined(tokens[figure.last + 1]) && joined(tokens, figure.last + 2) === "for";
  return leads || namesNamelessRate(figure, tokens) ? figureWith(figure, { last: figure.last + 1 }) : figure;
}

const OWNERS = wordSet("the her his their");
/** What stands with hours and their rate when nothing names what they are for. */
const RATE_WORDS = wordSet("at my our a an and of per rate flat labor work the half quarter");
/** "Four and a half days at my day rate of five fifty" has no more words. */
const LONGEST_RATE = 14;

/** "Four days at my day rate of five fifty, | that's the built-ins": the price of a sentence that names nothing before it. */
function namesNamelessRate({ first, last }: Figure, tokens: readonly Token[]): boolean {
  const owner = joined(tokens, last + 2) === "for" ? last + 3 : last + 2;
  if (beginsSentence(tokens[last + 1]) || !OWNERS.has(joined(tokens, owner))) return false;
  if (NO_NAMES.has(at(tokens, owner + 1)) || !isJoined(tokens[owner + 1])) return false;
  let timed = false;
  for (let index = first - 1; index >= 0 && first - index < LONGEST_RATE; index--) {
    const word = at(tokens, index);
    const unit = unitAt(word, undefined)?.unit ?? "";
    timed ||= TIME_UNITS.has(unit);
    if (!TIME_UNITS.has(unit) && !RATE_WORDS.has(word) && !isNumberWord(word)) return false;
    if (beginsSentence(tokens[index])) return timed;
  }
  return false;
}
const NO_NAMES = wordSet("whole total price rate labor job best least most only usual same going full deal");

/** "Bridal bouquet, ... seventy a bouquet": what a price may be per was spoken of before it. */
function saidBefore(isSaid: (word: string) => boolean, end: number, tokens: readonly Token[]): boolean {
  for (let index = Math.max(0, end - FARTHEST_SAID); index < end; index++) if (isSaid(at(tokens, index))) return true;
  return false;
}
const FARTHEST_SAID = 40;
const isPluralOf =
  (thing: string) =>
  (word: string): boolean =>
    word !== thing && singular(word) === thing;

/** "$120", "120 bucks", "120 feet", "120 a foot": whatever else has that number, this is money or a measure. */
function saysWhatOf(tokens: readonly Token[], index: number): boolean {
  if (at(tokens, index - 1) === "$" || CURRENCY.has(joined(tokens, index + 1))) return true;
  const unit = BEFORE_UNIT.has(joined(tokens, index + 1)) ? index + 2 : index + 1;
  return isJoined(tokens[unit]) && unitAt(at(tokens, unit), at(tokens, unit + 1)) !== null;
}

/** "214 and 216 kemper street", "a leak under 216": a number of a house that was told as one, or is its neighbor's. */
function isHouse({ first, last }: SpokenNumber, tokens: readonly Token[], houses: ReadonlySet<string>): boolean {
  const house = at(tokens, first);
  if (first !== last || !/^\d{2,5}$/.test(house) || saysWhatOf(tokens, first)) return false;
  return houses.has(house) || (at(tokens, first + 1) === "and" && houses.has(at(tokens, first + 2)));
}

/** Gives each number its role. Numbers whose tokens are `taken` (phones, addresses, dates) are left out. */
export function findFigures(
  tokens: readonly Token[],
  heard: readonly SpokenNumber[],
  taken: Uint8Array,
  rateOf: Around["rateOf"] = () => 0,
): Figure[] {
  const measured = withoutAreas(withoutWorkings(heard, tokens, taken), tokens, taken);
  const { numbers: counted, recap } = withoutRecapped(measured, tokens, taken);
  const { numbers, products } = withToldProducts(counted, tokens, taken);
  const starts = new Map<number, SpokenNumber>();
  const nouns = new Set<string>();
  const rated = new Set<string>();
  const houses = new Set<string>();
  let largest: SpokenNumber | undefined;
  let second = 0;
  for (const number of numbers) {
    if (taken[number.first]) houses.add(at(tokens, number.first));
    else {
      starts.set(number.first, number);
      if (valueOf(number) > valueOf(largest)) {
        second = valueOf(largest);
        largest = number;
      } else second = Math.max(second, valueOf(number));
    }
    for (let offset = 1; offset <= 3; offset++) {
      const word = tokens[number.last + offset]?.norm ?? "";
      if (looksPlural(word)) nouns.add(singular(word));
    }
    // "fifty eight a dog, nails twelve a dog": what two prices are per
    if (tokens[number.last + 1]?.norm !== "a") continue;
    const per = at(tokens, number.last + 2);
    // "the vents, nine of them thirty a vent | dehumidifier"
    const ofThem = at(tokens, number.first - 1) === "them" && at(tokens, number.first - 2) === "of";
    const ends = ofThem || !isJoined(tokens[number.last + 3]);
    const named = ends && saidBefore(ofThem ? isPluralOf(per) : (word) => word === per, number.first, tokens);
    if (isThing(per) && !looksPlural(per) && (rated.has(per) || named)) nouns.add(per);
    else rated.add(per);
  }
  const around: Around = {
    tokens,
    nouns,
    rated: ratedUnits(tokens),
    singulars: leavesPluralsAway(tokens),
    isNumberAt: (index) => starts.has(index) || (index >= 0 && tokens[index]?.norm === "$"),
    numberAt: (index) => starts.get(index),
    dearest: (number) => (number === largest ? second : valueOf(largest)),
    taken,
    rateOf,
  };
  const figures: Figure[] = [];
  let from = 0;
  for (const spoken of numbers) {
    const once = saidTwice(withoutEachOne(spoken, tokens), tokens);
    const whole = asThousands(once, starts.get(once.last + 1), figures, tokens) ?? once;
    if (whole.first < from || taken[whole.first] || (houses.size > 0 && isHouse(whole, tokens, houses))) continue;
    const product = products.get(spoken);
    const parts = product
      ? [{ number: spoken, as: product }]
      : (cutOneInDollars(whole, numbers, tokens) ?? partsBySum(whole, figures, around) ?? partsOf(whole, around));
    for (const part of parts) {
      let figure = figureOfPart(part, around);
      const loads = figure.told && at(tokens, figure.first - 1) === "at" ? loadsFrom(tokens, figure.first - 1) : -1;
      if (loads >= 0) {
        // "we load in at four thirty | two hundred for travel"
        taken.fill(PASSED_OVER, loads, figure.last + 1);
        from = figure.last + 1;
        continue;
      }
      // "range hood, the website has it for six fifty, so five eighty": a price of others with the words that tell it
      if (figure.others && figure.first < figure.number.first && at(tokens, figure.first) !== "$") {
        taken.fill(PASSED_OVER, figure.first, figure.last + 1);
        from = figure.last + 1;
        continue;
      }
      if (product === "price") figure = figureWith(figure, { role: "money" });
      if (part.number === recap) figure = figureWith(figure, { role: "money", whole: true });
      const previous = figures.at(-1);
      // "the guy down the road charges a dollar | forty"
      if (previous?.others && at(tokens, previous.last) === "dollar" && previous.last === figure.first - 1) {
        figures[figures.length - 1] = figureWith(previous, { last: figure.last });
        from = figure.last + 1;
        continue;
      }
      // "a dollar ten", "four dollars and fifty cents", but not "ten gallons at nine dollars | ninety": the second number is the cents of the first.
      if (
        previous?.role === "money" &&
        (previous.sure || figure.scale === 0.01) &&
        previous.scale === 1 &&
        previous.last < figure.first &&
        !previous.per
      ) {
        const link = figure.first - previous.last - 1;
        const linked =
          link === 0
            ? isJoined(tokens[figure.first])
            : link === 1 && joined(tokens, figure.first - 1) === "and" && figure.scale === 0.01;
        const value = figure.number.readings[0]?.value ?? 0;
        const word = CURRENCY.has(at(tokens, previous.last));
        if (
          linked &&
          !makesSum(figures, value) &&
          (word || figure.scale === 0.01) &&
          value >= 1 &&
          value < 100 &&
          (figure.scale === 0.01 || (figure.role === "money" && !figure.sure))
        ) {
          const sum = (previous.number.readings[0]?.value ?? 0) + value / 100;
          figures.pop();
          figure = figureWith(figure, {
            role: "money",
            sure: true,
            scale: 1,
            first: previous.first,
            number: {
              ...figure.number,
              first: previous.number.first,
              start: previous.number.start,
              readings: [{ value: sum, why: "as said" }],
            },
          });
        }
      }
      figures.push(figure);
      from = figure.last + 1;
    }
  }
  const things = withMetalPlates(withNamesInDigits(withUnsigned(figures, tokens), tokens), tokens);
  const said = dropDismissed(joinRanges(joinHourDays(things, tokens), tokens), tokens);
  const repaired = repairFigures(withReasonedRepairs(said, tokens, taken), tokens, taken);
  const listed = joinListedMeasures(countTimeAgain(repaired, tokens), tokens);
  const placed = joinHours(joinPlaces(joinMeasures(joinSides(listed, tokens), tokens, taken), tokens, taken), tokens);
  const settled = settleByArithmetic(countedBySums(placed, products), tokens, taken);
  const alike = withRatesAlike(settled, tokens);
  return hears(tokens, THATS) ? alike.map((figure) => withThats(figure, tokens)) : alike;
}
