import type { Around, Figure } from "../numbers/figure.ts";
import { oneOf } from "../words/begins.ts";
import { cued, rulesHeard } from "../words/cued.ts";
import { agreedSum } from "./agreed-sums.ts";
import { isThing } from "../words/nearby.ts";
import type { SpokenNumber } from "../numbers/numbers.ts";
import { joined } from "../words/tokens.ts";
import { CURRENCY, TAXES } from "../words/words.ts";
import {
  all,
  areFaulty,
  wholeOfPart,
  count,
  countBeforeNumber,
  countBeforePrice,
  countOfDone,
  countOfEach,
  countOfPriced,
  countOfHundreds,
  countOfSized,
  countedBefore,
  fullMeasure,
  gang,
  groupOf,
  journey,
  leastTime,
  made,
  measure,
  ofThoseDays,
  oneThing,
  singularCount,
  repeatedCount,
  taken,
  wanted,
  fewTimes,
  twice,
} from "./count-roles.ts";
import { judged } from "./judged-prices.ts";
import { behindFree, denied, deniedBehind, impossible, insteadOf, notOnThis, paidAlready } from "./denied-prices.ts";
import {
  askedOfMachine,
  command,
  sizeAlone,
  dateOrCode,
  described,
  kindOfThing,
  gasByNumber,
  letteredName,
  name,
  nameBeforePrice,
  pack,
  pitch,
  pronoun,
  side,
  singularMeasure,
  size,
  voltage,
  whichOnes,
  yearInWords,
  dayOfMonth,
  ofKind,
} from "./dimension-roles.ts";
import { labelled, taxForms } from "./form-figures.ts";
import { introduced } from "./introduced-things.ts";
import { includedCount } from "./included-counts.ts";
import { listedNames, numberedMachines } from "./listed-names.ts";
import { makersPrice } from "./makers-prices.ts";
import { figureAs, Place, type RoleRule } from "./number-place.ts";
import { othersMoney } from "./others-money.ts";
import {
  afterAt,
  afterCue,
  afterThing,
  behindClient,
  beforeOwnCount,
  currency,
  extraHours,
  laborAndStuff,
  fraction,
  guests,
  headCount,
  hisRate,
  largeNumber,
  lowering,
  onTop,
  opening,
  outright,
  partPaid,
  rate,
  reduction,
  sumBeforeTax,
  wasHundreds,
  wholeSum,
  beforeCountedBehind,
} from "./price-roles.ts";
import { behindDone, besidesTheSum, moreForAll, withEverything } from "./prices-at-ends.ts";
import { beforeOrder, beforePricedThings, beforeWhatComesOut } from "./prices-before-others.ts";
import {
  anotherSum,
  chargeOf,
  depositOf,
  moneyFor,
  owedBack,
  priceOfCharge,
  priceOfTimes,
  sumOfStuff,
  toldOfPrice,
} from "./sums-by-word.ts";
import { eachWay, ofEach } from "./prices-of-each.ts";
import { ofDoing } from "./prices-of-doings.ts";
import { goingDown, inchesBehindFeet, moreYears, offPitch, onMeter, thereAre } from "./told-measures.ts";
import { interval, oneOfEach, seconds, told } from "./told-numbers.ts";
import { comesEarly, TOLD_SPANS } from "./told-spans.ts";
import { coverage, evenSplit, lateFee, quotedForLater } from "./told-sums.ts";
import { writtenDown } from "./written-down.ts";

/** "Eight percent". */
const percent: RoleRule = cued(oneOf(["percent", "%", "cent"]), (place) => {
  const { after, next, around } = place;
  const apart = after === "per" && joined(around.tokens, next + 1) === "cent";
  return apart || after === "%" || after === "percent"
    ? figureAs(place, "percent", { last: apart ? next + 1 : next })
    : null;
});

/** "Tax is seven and a quarter", "plus tax at 8.25": a rate without its "percent". */
const taxRate: RoleRule = cued(oneOf(TAXES), (place) => {
  const { number, around, before, after, value, plural } = place;
  const lead = IS_TAX.has(before) ? number.first - 2 : number.first - 1;
  const taxed = joined(around.tokens, lead + 1) !== "" || around.tokens[number.first]?.gap === "comma";
  // "tax 8.25 | on parts"
  const counts = plural && after !== "on";
  const small = value > 0 && value <= HIGHEST_TAX && !counts && !CURRENCY.has(after) && !around.isNumberAt(place.next);
  return small && taxed && TAXES.has(around.tokens[lead]?.norm ?? "") ? figureAs(place, "percent") : null;
});

/** "Hour and a half at one oh five": the number holds its own unit. */
const unitAndPart: RoleRule = cued(oneOf(["half", "quarter"]), (place) =>
  place.around.tokens[place.number.first]?.norm === "hour"
    ? figureAs(place, "quantity", { unit: "hour", noun: place.number.first })
    : null,
);

/** "Dinner rolls, ten dozen": whoever counts in dozens says no sum. */
const dozens: RoleRule = cued(oneOf(["dozen"]), (place) => {
  const counts = place.after === "" || isThing(place.after);
  return counts && place.around.tokens[place.number.last]?.norm === "dozen" ? figureAs(place, "quantity") : null;
});
const IS_TAX = new Set(["at", "is", "of"]);
/** No sales tax of a state with its city is higher, in percent; more would be dollars. */
const HIGHEST_TAX = 15;

/** The strongest first: what is said outright, what sizes and names things, what counts, what prices. */
const RULES: readonly RoleRule[] = [
  percent,
  includedCount,
  comesEarly,
  unitAndPart,
  taxRate,
  evenSplit,
  extraHours,
  laborAndStuff,
  twice,
  fewTimes,
  wholeOfPart,
  askedOfMachine,
  command,
  sizeAlone,
  coverage,
  quotedForLater,
  makersPrice,
  othersMoney,
  denied,
  deniedBehind,
  impossible,
  insteadOf,
  judged,
  notOnThis,
  paidAlready,
  behindFree,
  lateFee,
  lowering,
  writtenDown,
  pitch,
  voltage,
  gasByNumber,
  side,
  beforeCountedBehind,
  dayOfMonth,
  ofKind,
  introduced,
  countOfSized,
  wasHundreds,
  countOfHundreds,
  listedNames,
  numberedMachines,
  ofEach,
  eachWay,
  partPaid,
  taxForms,
  labelled,
  headCount,
  offPitch,
  currency,
  moneyFor,
  chargeOf,
  toldOfPrice,
  owedBack,
  priceOfCharge,
  sumOfStuff,
  anotherSum,
  depositOf,
  priceOfTimes,
  countedBefore,
  rate,
  gang,
  pack,
  hisRate,
  agreedSum,
  onTop,
  moreForAll,
  interval,
  oneOfEach,
  seconds,
  ...TOLD_SPANS,
  onMeter,
  moreYears,
  thereAre,
  inchesBehindFeet,
  goingDown,
  told,
  name,
  letteredName,
  nameBeforePrice,
  pronoun,
  groupOf,
  journey,
  leastTime,
  whichOnes,
  countOfEach,
  kindOfThing,
  size,
  singularCount,
  singularMeasure,
  yearInWords,
  dateOrCode,
  fullMeasure,
  ofThoseDays,
  measure,
  countOfDone,
  countOfPriced,
  wholeSum,
  sumBeforeTax,
  described,
  afterAt,
  made,
  reduction,
  withEverything,
  behindDone,
  besidesTheSum,
  all,
  beforeOrder,
  beforePricedThings,
  beforeWhatComesOut,
  beforeOwnCount,
  countBeforePrice,
  behindClient,
  dozens,
  outright,
  oneThing,
  wanted,
  areFaulty,
  taken,
  guests,
  afterCue,
  opening,
  countBeforeNumber,
  ofDoing,
  afterThing,
  fraction,
  largeNumber,
];

const rulesIn = rulesHeard(RULES);

/** Decides a number's role by what stands around it. */
export function figureOf(number: SpokenNumber, around: Around): Figure {
  const place = new Place(number, around);
  for (const rule of rulesIn(around.tokens)) {
    const figure = rule(place);
    if (figure) return repeatedCount(figure, around);
  }
  return repeatedCount(count(place) ?? figureAs(place, "quantity"), around);
}
