import type { Day } from "#shared/dates.ts";
import { cents } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { SENTENCE, wordsBefore } from "../words/sentence-words.ts";
import { stem } from "../words/stem.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { TIME_UNITS } from "../words/units.ts";
import { AdjustmentReader } from "./adjustments.ts";
import type { Rates, Terms } from "./clause-reader.ts";
import { DurationReader } from "./durations.ts";
import { readIncluded } from "./included-counts.ts";
import { paymentPlanOf } from "./milestones.ts";
import { readPaidCharges } from "./paid-charges.ts";
import { joinThereAndBack } from "./there-and-back.ts";

/** How many characters after an offer it is withdrawn. */
const NEAR = 80;

/** The place of the last figure before a place that is no dimension, or -1. */
const toldBefore = (figures: readonly Figure[], position: number): number => {
  let before = position - 1;
  while (figures[before]?.role === "dimension") before--;
  return before;
};

/** "Ninety five an hour and it took three hours", "300 a day, figure three days": what a rate before it waits for, and no timeline. */
function countsRate(figures: readonly Figure[], position: number): boolean {
  const unit = figures[position]?.unit ?? "";
  if (!TIME_UNITS.has(unit)) return false;
  const rateAt = toldBefore(figures, position);
  const [counted, rate] = [figures[toldBefore(figures, rateAt)], figures[rateAt]];
  return !!rate?.per && rate.unit === unit && counted?.unit !== unit;
}

/** "The old | one goes to the dump so call it three days". */
const isWordOne = ({ role, first }: Figure, tokens: readonly Token[]) =>
  role === "dimension" && at(tokens, first) === "one";

const BEFORE_TIME = new Set(["me", "us", "about", "only", "closer", "to", "more", "like", "just"]);
/** "It actually took", "that only took": words that stand before "took" and name nothing. */
const TAKERS = wordSet("it that this we i he she they actually really only just all");

/** "Last time it took five". */
const EARLIER = new Set(["last", "before", "usually", "normally", "ago"]);

const countsHoursBefore = (figures: readonly Figure[], position: number): boolean => {
  const first = figures.findIndex(({ unit, role }) => unit === "hour" && role === "quantity");
  return first >= 0 && first < position;
};

/** "Two hours of jetting ... the jetting took three hours": hours that were counted before, said anew. */
function retold(figures: readonly Figure[], position: number, tokens: readonly Token[]): boolean {
  const figure = figures[position];
  if (figure?.unit !== "hour") return false;
  let before = figure.first - 1;
  while (BEFORE_TIME.has(tokens[before]?.norm ?? "")) before--;
  if (!countsHoursBefore(figures, position) || tokens[before]?.norm !== "took") return false;
  const subject = tokens[before - 1]?.norm ?? "";
  if (wordsBefore(tokens, before, SENTENCE).some((word) => EARLIER.has(word))) return false;
  // "the drive took two hours" is told of something that was never ordered
  const named = () => tokens.slice(0, before - 1).some(({ norm }) => stem(norm) === stem(subject));
  return beginsSentence(tokens[before]) || TAKERS.has(subject) || named();
}

const TAKING = wordSet("took take takes taking");
/** How far before "took me" the service stands that took so long. */
const SERVICE_REACH = 8;

/** "Opening the safe took me three and a half hours": how long a service took that is sold by the hour, which is its count. */
function timesService(
  figures: readonly Figure[],
  position: number,
  tokens: readonly Token[],
  isHourly: (word: string) => boolean,
): boolean {
  const figure = figures[position];
  if (figure?.unit !== "hour") return false;
  // "three hours of repair, the drive took two hours"
  if (countsHoursBefore(figures, position)) return false;
  let before = figure.first - 1;
  while (BEFORE_TIME.has(tokens[before]?.norm ?? "")) before--;
  if (!TAKING.has(tokens[before]?.norm ?? "")) return false;
  const said = wordsBefore(tokens, before, SENTENCE);
  return said.slice(0, SERVICE_REACH).some(isHourly) && !said.some((word) => EARLIER.has(word));
}

const IS = wordSet("is was are at of");
const WEEKLY: Readonly<Record<string, string>> = { weekly: "week", daily: "day", monthly: "month" };

/** "Our | half-day rate is | six hundred": the unit of a rate that is said before its price, or null. */
function unitBefore(tokens: readonly Token[], { first, role }: Figure): string | null {
  if (role !== "money") return null;
  const rate = IS.has(at(tokens, first - 1)) ? first - 2 : first - 1;
  if (at(tokens, rate) !== "rate") return null;
  const unit = at(tokens, rate - 1);
  if (unit === "day" && at(tokens, rate - 2) === "half") return "half day";
  return WEEKLY[unit] ?? (TIME_UNITS.has(unit) ? unit : null);
}

/** "Our day rate is six hundred and this is going to take three days": the only count in the unit of a rate. */
function ratesOf(figures: readonly Figure[], tokens: readonly Token[]): Rates {
  let [rated, counted, settled] = [false, false, true];
  const ratedBy = new Set<string>();
  for (let place = 0; place < figures.length; place++) {
    const figure = figures[place];
    if (!figure) break;
    const { per, unit, role, every } = figure;
    counted ||= !per && role === "quantity" && unit === "hour" && !every;
    const rate = per ? unit : unitBefore(tokens, figure);
    if (rate === null || !TIME_UNITS.has(rate)) continue;
    ratedBy.add(rate);
    rated ||= per;
    settled &&= countsIn(rate, figures[place - 1]) || countsIn(rate, figures[place + 1]);
  }
  return { rated, counted, waiting: ratedBy.size === 0 ? ratedBy : countedOnce(ratedBy, figures), settled, ratedBy };
}

const countsIn = (unit: string, figure: Figure | undefined): boolean =>
  figure?.unit === unit && !figure.per && figure.every === null;

/** Of some units those in which one thing alone was counted. Of hours it may be any. */
function countedOnce(units: ReadonlySet<string>, figures: readonly Figure[]): ReadonlySet<string> {
  const once = new Set<string>();
  for (const unit of units) {
    let counts = 0;
    for (const figure of figures) if (!figure.per && figure.unit === unit) counts++;
    if (unit !== "hour" && counts === 1) once.add(unit);
  }
  return once;
}

/**
 * Reads the document's terms and takes their tokens (2 marks them as a boundary between lines). Returns the figures
 * that are left. The last thing said wins, so a correction needs no rule of its own here. `isHourly` tells a word of a
 * service of the account that is sold by the hour.
 */
export function readTerms(
  text: string,
  tokens: readonly Token[],
  said: readonly Figure[],
  taken: Uint8Array,
  today: Day,
  isHourly: (word: string) => boolean = () => false,
): { terms: Terms; rest: Figure[] } {
  const terms: Terms = {
    discount: null,
    tax: null,
    partTax: null,
    deposit: null,
    withdrawn: -1,
    amountPaid: cents(0),
    paidShare: null,
    paymentTerms: [],
    nonRefundable: false,
    timeline: "",
    validUntil: null,
    travelTime: null,
    sources: {},
    markups: [],
    surcharges: [],
    offered: [],
    credited: [],
  };
  const figures = joinThereAndBack(said, tokens);
  const starts = new Set(figures.map((figure) => figure.first));
  const adjustments = new AdjustmentReader(text, tokens, taken, terms, starts);
  const durations = new DurationReader(text, tokens, taken, terms, starts, ratesOf(figures, tokens));
  durations.words(today, figures);
  readIncluded(text, figures, tokens, taken, terms);
  const paidCharges = readPaidCharges(text, figures, tokens, taken, terms);
  const rest: Figure[] = [];
  const plan = paymentPlanOf(text, tokens, figures);
  for (let position = 0; position < figures.length; position++) {
    const figure = figures[position];
    if (!figure || taken[figure.first]) continue;
    if (paidCharges.has(figure)) {
      rest.push(figure);
      continue;
    }
    const travel = durations.paidTravel(figure, figures[position + 1]);
    if (travel) rest.push(travel);
    else if (durations.flatTravel(figure, figures[position + 1])) continue;
    else if (belongsToLine(figure, position)) rest.push(figure);
  }
  durations.joinLead();
  const offered = terms.sources["discount"];
  if (offered && offered.start < terms.withdrawn && terms.withdrawn - offered.end < NEAR) {
    terms.discount = null;
    delete terms.sources["discount"];
  }
  return { terms, rest };

  function heardBefore(position: number): Figure | undefined {
    for (let before = position - 1; before >= 0; before--) {
      const one = figures[before];
      if (one && !one.told && taken[one.first] !== PASSED_OVER && !isWordOne(one, tokens)) return one;
    }
    return undefined;
  }

  function belongsToLine(figure: Figure, position: number): boolean {
    const milestone = plan?.later.find((one) => one.figure === figure);
    if (milestone) return !durations.milestone(milestone);
    if (durations.installments(figure, figures[position + 1])) return false;
    // "five to ten percent off": which of them has to be asked
    if (figure.range && figure.role === "percent") return true;
    if (figure.role === "percent") {
      const opening = plan?.opening === figure ? plan : null;
      const settled = adjustments.percent(figure, opening !== null);
      // "half is billed | at hang, half at sand"
      return !settled && !(opening?.first && durations.milestone(opening.first));
    }
    if (figure.role === "money" && !figure.range && adjustments.money(figure)) return false;
    const next = figures[position + 1];
    const followed =
      next !== undefined &&
      next.role === "money" &&
      next.first - figure.last <= 4 &&
      isJoined(tokens[figure.last + 1]) &&
      (["at", "for", "of"].includes(tokens[figure.last + 1]?.norm ?? "") || next.per);
    return !durations.count(
      figure,
      today,
      () =>
        followed ||
        countsRate(figures, position) ||
        retold(figures, position, tokens) ||
        timesService(figures, position, tokens, isHourly),
      heardBefore(position),
    );
  }
}
