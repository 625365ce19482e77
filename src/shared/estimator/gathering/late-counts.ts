import { headNoun, valueOf } from "../figures/counts.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { dollarsOf, figureWith, type Figure } from "../numbers/figure.ts";
import { WANTING } from "../numbers/price-cues.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { isCrew } from "../quantities/labor-hours.ts";
import { frequencyOf, isSpan } from "../quantities/recurrence.ts";
import { QUANTITIES } from "../roles/form-figures.ts";
import { EACH } from "../roles/per-unit.ts";
import { oneOf, waysThatBegin } from "../words/begins.ts";
import { isThing, saysThere } from "../words/nearby.ts";
import { stem } from "../words/stem.ts";
import { joined, placesBetween } from "../words/tokens.ts";
import { isLength, isMeasure, singular, TIME_UNITS } from "../words/units.ts";
import { CREW } from "../words/words.ts";
import {
  behindExpecting,
  behindSo,
  countsAnew,
  countsPastLeast,
  countsRather,
  countsTogether,
  countsWith,
} from "./counts-anew.ts";
import { countsByLabel } from "./counts-by-label.ts";
import { countsEachBehind, isOfThem } from "./counts-of-those.ts";
import { firstHourIn } from "./first-hour.ts";
import { lengthOfDays, timesBehind, timesOfRepeated } from "./times-behind.ts";

const ARTICLES = new Set(["the", "these", "those"]);
/** "They want ten", "they asked for fifty". */
const isWanting = (word: string): boolean => WANTING.has(word) || word === "asked";
/** "Fifteen a month, put down a year". */
const PUTTING = new Set(["put", "down", "write", "bill", "book"]);

/** "thirty each for six azaleas", "for the six". */
const isFor = (open: OpenLines, figure: Figure): boolean =>
  open.at(figure.first - 1) === "for" ||
  (ARTICLES.has(open.at(figure.first - 1)) && open.at(figure.first - 2) === "for");

/** "Eighty five apiece to seal the twelve balconies": what the work is done to, after a price that stands first. */
const countsWhatIsWorkedOn = (open: OpenLines, figure: Figure): boolean =>
  open.current.after && open.at(open.current.words[0] ?? -1) === "to" && ARTICLES.has(open.at(figure.first - 1));

/** "Wash the vans at fifty each three vans": the line has named them. */
function isNamed(open: OpenLines, { words }: Candidate, figure: Figure): boolean {
  const noun = stem(headNoun(figure, open.tokens));
  const priced = [1, 2, 3].some((next) => open.figures.get(figure.last + next)?.role === "money");
  return noun !== "" && !priced && words.some((index) => stem(open.at(index)) === noun);
}

/** "Forty two each times four", "two fifty times three": the price is for each. */
function multiplies(open: OpenLines, figure: Figure): boolean {
  const { price } = open.current;
  // "biweekly at one fifty for six visits"
  const visits = (figure.unit === "visit" || figure.unit === "session") && open.at(figure.first - 1) === "for";
  if (visits && price && !price.per && open.at(price.first - 1) === "at" && open.current.quantities.length === 0) {
    open.current.price = figureWith(price, { per: true, unit: figure.unit });
    open.current.quantities.push(figure);
    return true;
  }
  if (open.at(figure.first - 1) !== "times" || !price || open.current.quantities.length > 0) return false;
  if (!price.per) open.current.price = figureWith(price, { per: true, unit: "each" });
  open.current.quantities.push(figure);
  return true;
}

const LEADS_TO_COUNT = new Set(["say", "call", "figure", "so", "for", "that's", "it", "about"]);
const PERIODICAL = /^(?:every|weekly|biweekly|monthly|quarterly|yearly|daily|recurring)$/;

/** "House cleaning, every other Friday at one seventy, say six cleanings": so many times the price of one. */
function countsTimes(open: OpenLines, figure: Figure): boolean {
  const line = open.pricedOrLast;
  const { price } = line ?? {};
  if (!line || !price || price.per || line.quantities.length > 0 || !LEADS_TO_COUNT.has(open.at(figure.first - 1)))
    return false;
  if (open.figures.get(figure.last + 2)?.role === "money" || open.figures.get(figure.last + 3)?.role === "money")
    return false;
  const noun = stem(headNoun(figure, open.tokens) || open.at(figure.noun));
  const named = line.words.some((index) => stem(open.at(index)) === noun) || figure.unit === "visit";
  if (!named || !line.words.some((index) => PERIODICAL.test(open.at(index)))) return false;
  line.price = figureWith(price, { per: true, unit: "each" });
  line.quantities.push(figure);
  open.lines.changed(line);
  return true;
}

/** How many things of a name the lines before count in all, one for each that counts none: "[seven] windows at 585 each, picture window 940". */
function countedOf({ lines, tokens }: OpenLines, thing: string): number {
  const noun = stem(thing);
  const isSame = (word: string) => stem(singular(word)) === noun;
  const named = lines.list.filter(
    ({ price, words, quantities }) =>
      price &&
      (words.some((index) => isSame(tokens[index]?.norm ?? "")) ||
        quantities.some((one) => isSame(headNoun(one, tokens)) || isSame(one.unit ?? ""))),
  );
  const counts = named.map(({ quantities: [count, ...others] }) =>
    others.length > 0 ? NaN : count ? valueOf(count) : 1,
  );
  return named.length > 1 ? counts.reduce((sum, count) => sum + count, 0) : 0;
}

/** "Twenty eight a van, all three": how many the price just said is for. */
function countsAllBefore(open: OpenLines, figure: Figure): boolean {
  const line = open.pricedOrLast;
  const { price } = line ?? {};
  const all = figure.first - 1;
  if (!line || !price?.per || price.last + 1 !== all || open.at(all) !== "all" || line.quantities.length > 0)
    return false;
  const ends =
    open.tokens[figure.last + 1]?.gap !== "space" ||
    figure.last + 1 >= open.tokens.length ||
    countedOf(open, price.unit ?? "") === valueOf(figure);
  if (!ends || figure.unit !== null || TIME_UNITS.has(price.unit ?? "")) return false;
  line.quantities.push(figure);
  line.last = figure.last;
  open.lines.changed(line);
  return true;
}

/** "Eighty five per window for all ten": this count, and none that was said before. */
function countsAll(open: OpenLines, figure: Figure): boolean {
  const { price } = open.current;
  const all = open.at(figure.first - 1) === "all" && ["for", "on", "of"].includes(open.at(figure.first - 2));
  if (!all || !price?.per || TIME_UNITS.has(price.unit ?? "") || figure.unit !== null) return false;
  open.current.quantities = [figure];
  return true;
}

/** Nobody who works by the hour costs more dollars: what two movers cost "at six hundred" is for the job. */
const MOST_AN_HOUR = 250;

/** "Two electricians at ninety five", "a helper at fifty": people and what each of them costs, and nobody said for how long. */
const isCrewAt = ({ price, quantities, words }: Candidate, { tokens }: OpenLines): boolean => {
  if (!price || price.per || tokens[price.first - 1]?.norm !== "at") return false;
  if ((price.number.readings[0]?.value ?? 0) > MOST_AN_HOUR) return false;
  if (quantities.length > 0) return quantities.every((figure) => isCrew(figure, tokens));
  return words.some((index) => CREW.has(singular(tokens[index]?.norm ?? "")));
};

/** "Two servers, five hours each": how many do what is billed by the hour. */
const isCountedCrew = ({ service, price, quantities: [count, ...others] }: Candidate): boolean =>
  service?.entry.hourlyRate != null &&
  !price &&
  others.length === 0 &&
  count?.unit === null &&
  (count.number.readings[0]?.value ?? 0) > 1;

/** "Sixty an hour for the first, eighty for the second, both for six hours", "six hours each": the count of several lines. */
function countsSeveral(open: OpenLines, figure: Figure): boolean {
  if (figure.unit === null) return false;
  const us = open.at(figure.first - 2) === "us" && open.at(figure.first - 3) === "of" ? 4 : 2;
  const several = open.at(figure.first - 1) === "for" && ["both", "all"].includes(open.at(figure.first - us));
  const each = EACH.has(joined(open.tokens, figure.last + 1));
  if (!(several || each)) return false;
  const timed = TIME_UNITS.has(figure.unit);
  const targets = [open.current, ...open.lines.list.slice(-4)].filter((line) => {
    const { price, service, quantities } = line;
    const hourly = !price && service?.entry.hourlyRate != null && figure.unit === "hour";
    const rated = hourly || price?.unit === figure.unit || (timed && isCrewAt(line, open));
    return rated && !quantities.some(({ unit }) => TIME_UNITS.has(unit ?? ""));
  });
  const [only, ...more] = targets;
  const crewed = only !== undefined && more.length === 0 && only === open.lines.list.at(-1) && isCountedCrew(only);
  if (!several && targets.length < 2 && !crewed && !targets.some((line) => isCrewAt(line, open))) return false;
  for (const line of targets) {
    if (line.price) line.price = figureWith(line.price, { per: true, unit: figure.unit });
    line.quantities.push(figure);
    open.lines.changed(line);
  }
  return targets.length > 0;
}

/** "The first hour is one forty, then ninety five for two more": so many further hours at what was said last. */
function countsFurtherHours(open: OpenLines, figure: Figure): boolean {
  const { price, quantities } = open.current;
  const further = open.at(figure.number.last + 1) === "more" && isFor(open, figure);
  if (!further || !price || quantities.length > 0 || (figure.unit !== null && figure.unit !== "hour")) return false;
  // "eighty an hour for two more guys"
  if (figure.unit === null && isThing(joined(open.tokens, figure.number.last + 2))) return false;
  const before = open.lines.list.at(-1);
  if (price.unit !== "hour" && (price.per || !before || firstHourIn(before, open.tokens) < 0)) return false;
  open.current.price = figureWith(price, { per: true, unit: "hour" });
  quantities.push(figureWith(figure, { unit: "hour" }));
  open.current.last = figure.last;
  return true;
}

const GOES_ON = new Set(["and", "plus", "total"]);

/** "Weekly", "every week", "once a week". */
const isPeriodic = (open: OpenLines, index: number, unit: string): boolean =>
  open.at(index) === `${unit}ly` || (open.at(index) === unit && ["every", "a", "each"].includes(open.at(index - 1)));

/** "Weekly mowing forty five | four weeks": right behind the price, and nothing that it would belong to behind it. */
const isAloneBehind = (open: OpenLines, { price }: Candidate, { first, last }: Figure): boolean =>
  price?.last === first - 1 && (joined(open.tokens, last + 1) === "" || GOES_ON.has(open.at(last + 1)));

/** "Weekly at forty five for ten weeks": how long what happens so often goes on. */
const lastsFor = (open: OpenLines, candidate: Candidate, figure: Figure): boolean =>
  isSpan(figure) &&
  (isFor(open, figure) || isAloneBehind(open, candidate, figure)) &&
  !candidate.quantities.some(isSpan) &&
  frequencyOf(candidate, open.tokens) !== null;

const TURNS = new Set(["lesson", "session", "visit", "class"]);

/** "Thirty minutes at 30, | eight lessons": how many there are of what is so long. */
const countsTurns = (open: OpenLines, { price, quantities }: Candidate, figure: Figure): boolean =>
  price !== null &&
  price.unit === null &&
  quantities.length > 0 &&
  quantities.every(({ unit }) => unit === "minute") &&
  (TURNS.has(figure.unit ?? "") || isOfThem(open, figure)) &&
  open.figures.get(figure.last + 2)?.role !== "money";

/** "Fifteen a day | for the ten | so one fifty": so many of the days that were told before, where the sum that was passed over says so. */
function isForThose(open: OpenLines, { price }: Candidate, { first, last, unit }: Figure): boolean {
  const behind = price?.last === first - 3 && open.at(first - 2) === "for" && open.at(first - 1) === "the";
  return behind && unit === null && TIME_UNITS.has(price.unit ?? "") && open.isTaken(last + 1);
}

/** True when a line with a price still lacks the count that a figure gives. */
function lacks(open: OpenLines, candidate: Candidate, figure: Figure): boolean {
  if (lastsFor(open, candidate, figure) || countsTurns(open, candidate, figure)) return true;
  // "full days are seven hundred, half days are four hundred, they want one full day"
  if (candidate.rateUnit !== null && candidate.rateUnit !== figure.unit && open.hasRateFor(figure)) return false;
  const ofThem = isOfThem(open, figure);
  const unit = candidate.price?.unit ?? candidate.rateUnit;
  const uncounted =
    candidate.quantities.length === 0 ||
    (figure.unit === unit &&
      TIME_UNITS.has(unit ?? "") &&
      candidate.quantities.every((one) => !TIME_UNITS.has(one.unit ?? ""))) ||
    // "ten users at twelve a month for a year"
    (candidate.quantities.every((other) => other.unit === null || (isSpan(figure) && !isMeasure(other.unit))) &&
      figure.unit !== null &&
      !ofThem);
  const lasting = candidate.quantities.some((other) => other.every !== null && other.every === figure.unit);
  if (!(uncounted || lasting) || candidate.same) return false;
  if (lasting || unit === null) return lasting;
  if (figure.unit === unit || (isLength(unit) && isLength(figure.unit ?? ""))) return true;
  const putting = open.lines.content(open.current.words).every((word) => PUTTING.has(word));
  const wanted = open.lines.content(open.current.words).every(isWanting) && !open.current.price;
  const here =
    candidate === open.current ||
    (saysThere(open.tokens, figure.first) && !open.lines.hasContent(open.current.words)) ||
    (wanted && (WANTING.has(open.at(figure.first - 1)) || open.at(figure.first - 2) === "asked")) ||
    (putting && !open.current.price && TIME_UNITS.has(figure.unit ?? ""));
  // "sixty five per user per month for fourteen users"
  if (candidate.price?.perWorker && !isMeasure(figure.unit ?? "") && isFor(open, figure)) return here;
  if (isForThose(open, candidate, figure)) return true;
  if (TIME_UNITS.has(unit)) return figure.unit !== null && TIME_UNITS.has(figure.unit) && here;
  if (ofThem) return true;
  if (unit === "each") {
    const things = figure.unit === null || figure.unit === "visit" || !isMeasure(figure.unit);
    return (
      things &&
      (isFor(open, figure) ||
        countsWhatIsWorkedOn(open, figure) ||
        isNamed(open, candidate, figure) ||
        saysThere(open.tokens, figure.first) ||
        WANTING.has(open.at(figure.first - 1))) &&
      here &&
      open.at(figure.last + 1) !== "of"
    );
  }
  const weeks = figure.unit === "week" || figure.unit === "month";
  if (weeks && open.at(figure.first - 1) === "for")
    return (
      open.at(figure.first - 2) === figure.unit ||
      candidate.words.some((index) => isPeriodic(open, index, figure.unit ?? ""))
    );
  // "the stairs are 4 a step and there's 14 | so 56"
  const bare = figure.unit === null && !isThing(joined(open.tokens, figure.last + 1)) && !isMeasure(unit);
  if (bare && saysThere(open.tokens, figure.first) && here) return true;
  const things = headNoun(figure, open.tokens) || singular(open.at(figure.last + 1));
  return things === unit && figure.unit === null;
}

/** "Eighty five an hour per bartender, two bartenders": how many have the rate of the line before. */
function countsWorkers(open: OpenLines, figure: Figure): boolean {
  const line = open.pricedOrLast;
  if (!line?.price?.perWorker || !isCrew(figure, open.tokens)) return false;
  if (line.quantities.some((one) => isCrew(one, open.tokens))) return false;
  if (line !== open.current && open.lines.hasContent(open.current.words)) return false;
  line.quantities.push(figure);
  line.last = Math.max(line.last, figure.last);
  open.lines.changed(line);
  return true;
}

/** "My day rate is five hundred, they want three days of framing": a rate that names nothing, and the work behind its days. */
const namesWork = (open: OpenLines, { rateUnit, words }: Candidate, figure: Figure): boolean =>
  rateUnit !== null && rateUnit === figure.unit && open.at(figure.last + 1) === "of" && !open.lines.hasContent(words);

/** "Half days are three twenty and I need two of them": so many of what the rate before is for. */
function countsRate(open: OpenLines, figure: Figure): boolean {
  const rate = open.lines.list.at(-1);
  if (!rate?.price || rate.rateUnit === null || rate.quantities.length > 0 || !isOfThem(open, figure)) return false;
  if (open.settled() || !open.lines.content(open.current.words).every((word) => WANTING.has(word))) return false;
  rate.price = figureWith(rate.price, { per: true, unit: rate.rateUnit });
  rate.quantities.push(figureWith(figure, { unit: rate.rateUnit }));
  rate.last = figure.last;
  open.lines.changed(rate);
  return true;
}

/** "Seven new computers so workstation setup for all seven": the count that the line has already. */
function saysAllAgain({ current }: OpenLines, { last, number, unit }: Figure): boolean {
  if (!current.service || current.price || unit !== null || number.last !== last) return false;
  const value = number.readings[0]?.value;
  return current.quantities.some((one) => one.unit === null && one.number.readings[0]?.value === value);
}

/** "Lay the pavers at $13 a foot, | $3,276", of a patio of 252 feet: a count that was said before the price, where the sum stands that tells it. */
function countsAsTold({ current, lines }: OpenLines, figure: Figure): boolean {
  const line = current.price ? current : lines.list.at(-1);
  const told = figure.corrected?.last ?? Infinity;
  if (!line?.price?.per || told > line.price.first) return false;
  if (line.quantities.length > 0) return line.quantities.some(({ last }) => last === told);
  line.quantities.push(figure);
  line.last = Math.max(line.last, figure.last);
  lines.changed(line);
  return true;
}

const anywhere = (): boolean => true;

/** What a count behind a price may be of, in the order in which they are asked, and behind which words each stands. */
const countsBehind = waysThatBegin<(open: OpenLines, figure: Figure) => boolean>([
  { begins: anywhere, way: countsAsTold },
  { begins: anywhere, way: lengthOfDays },
  { begins: anywhere, way: countsWorkers },
  { begins: anywhere, way: timesBehind },
  { begins: anywhere, way: timesOfRepeated },
  { begins: behindExpecting, way: countsPastLeast },
  { begins: oneOf(["all"]), way: countsAllBefore },
  { begins: oneOf(QUANTITIES), way: countsByLabel },
  { begins: anywhere, way: countsRather },
  { begins: behindSo, way: countsAnew },
  { begins: oneOf(["so"]), way: countsTogether },
  { begins: oneOf(["make", "makes"]), way: countsWith },
  { begins: oneOf(["for", "times"]), way: multiplies },
  { begins: oneOf(LEADS_TO_COUNT), way: countsTimes },
  { begins: oneOf(["all"]), way: countsAll },
  { begins: anywhere, way: countsSeveral },
  { begins: oneOf(["for"], ARTICLES), way: countsFurtherHours },
  { begins: anywhere, way: countsRate },
]);

/** "Tear out 50 cents a foot | baseboard 90 feet at 4.50", but not "edging 7 a foot, 90 feet at 7": of what is named behind the rate, with a price of its own. */
function countsNextThing(open: OpenLines, { first, last, unit }: Figure): boolean {
  const own = open.figures.get(last + 2);
  const price = (open.current.price ?? open.lines.list.at(-1)?.price) || null;
  if (unit === null || !isLength(unit) || open.at(last + 1) !== "at" || own?.role !== "money" || !price) return false;
  // "fence 30 a foot installed, 120 feet at 30"
  if (dollarsOf(own) === dollarsOf(price)) return false;
  return open.lines.hasContent(placesBetween(price.last + 1, first));
}

/** A count after a price: "at $120 an hour for 16 hours", "one eighty per visit, four visits", "all four of them". */
export function attachCount(open: OpenLines, figure: Figure): boolean {
  if (open.at(figure.first - 1) === "all" && saysAllAgain(open, figure)) return true;
  // "service is three hours at one thirty an hour": it has a price of its own
  const own = open.figures.get(figure.last + 2);
  if (open.at(figure.last + 1) === "at" && own?.role === "money" && own.per && own.unit === figure.unit) return false;
  if (countsNextThing(open, figure)) return false;
  // "my half-day rate is three fifty and a full day is six hundred"
  if (open.at(figure.last + 1) === "is" && own?.role === "money" && TIME_UNITS.has(figure.unit ?? "")) return false;
  for (const counts of countsBehind(open.at(figure.first - 1))) if (counts(open, figure)) return true;
  // "tune the piano and fix keys six of them": what is being heard has a name of its own
  const named = open.current.service !== null || open.lines.hasContent(open.current.words);
  const { service, quantities } = named ? open.current : (open.lines.list.at(-1) ?? open.current);
  // "brake pads front and rear, so two of those"
  if (service && quantities.length === 0 && isOfThem(open, figure)) {
    quantities.push(figure);
    return true;
  }
  if (countsEachBehind(open, figure)) return true;
  for (const candidate of [open.current, open.lines.list.at(-1)])
    if (candidate?.price && !namesWork(open, candidate, figure) && lacks(open, candidate, figure)) {
      open.lines.changed(candidate);
      const { unit } = isForThose(open, candidate, figure) ? candidate.price : figure;
      candidate.quantities.push(unit === figure.unit ? figure : figureWith(figure, { unit }));
      candidate.last = Math.max(candidate.last, figure.last);
      return true;
    }
  return false;
}
