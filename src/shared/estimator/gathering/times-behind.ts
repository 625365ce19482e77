import { MONTHS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { frequencyOf } from "../quantities/recurrence.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { looksPlural, TIME_UNITS } from "../words/units.ts";

/** What is paid each time it happens. */
const TURNS = wordSet("visit session lesson class trip cut treatment cleaning walk");

const ALL = wordSet("all both the these those");

/** "All three floors": the places there are, each of which gets every visit. */
const isOfAll = (open: OpenLines, { first, unit, every }: Figure): boolean =>
  every === null && !TURNS.has(unit ?? "") && ALL.has(open.at(first - 1));

/** "Salting is sixty a time, | fifteen times": how often what has a price of each is done. */
function saysTimes(open: OpenLines, line: Candidate, figure: Figure): boolean {
  const { price, quantities } = line;
  const often = open.at(figure.last + 1) === "times" && figure.unit === null && figure.every === null;
  if (!often || quantities.length > 0 || PERIODS.has(open.at(figure.last + 3))) return false;
  // "windows twelve each, three times": each of the windows
  const each = price?.unit === "each" && !line.words.some((index) => looksPlural(open.at(index)));
  if (!each && !TURNS.has(price?.unit ?? "")) return false;
  if (line !== open.current && !open.isEmpty()) return false;
  line.quantities.push(figure);
  line.last = figure.last + 1;
  open.lines.changed(line);
  return true;
}
const PERIODS = wordSet("day week month year season quarter hour");

/** "45 a session, | twice a week for six weeks": how often what has a price of each time happens, and how long that goes on. */
export function timesBehind(open: OpenLines, figure: Figure): boolean {
  const { current } = open;
  const line = open.pricedOrLast;
  const { price, quantities } = line ?? current;
  if (!line || !price?.per) return false;
  if (saysTimes(open, line, figure)) return true;
  if (!TURNS.has(price.unit ?? "")) return false;
  const words = open.lines.content(current.words).filter((word) => !MONTHS.includes(word));
  if (line !== current && words.length > 0) return false;
  // "twice a month April to October, that's | fourteen cuts": so many in all
  const [often, ...others] = quantities;
  // "cleaning on all three floors, ninety a visit, | twelve visits a month"
  if (often && others.length === 0 && figure.every !== null && figure.unit === price.unit && isOfAll(open, often)) {
    line.quantities = [figure];
    line.last = Math.max(line.last, figure.last);
    open.lines.changed(line);
    return true;
  }
  if (often && (often.every === null || others.length > 0 || figure.every !== null || figure.unit !== price.unit))
    return false;
  if (often) {
    line.quantities = [figure];
    line.last = Math.max(line.last, figure.last);
    open.lines.changed(line);
    return true;
  }
  if (figure.every === null || figure.unit !== "visit") return false;
  line.quantities.push(figureWith(figure, { unit: price.unit }));
  line.last = Math.max(line.last, figure.last);
  open.lines.changed(line);
  return true;
}

const THEM = wordSet("them those these");

/** "Every other month at 70, | six of those": how often in all what repeats at a price. */
export function timesOfRepeated(open: OpenLines, figure: Figure): boolean {
  const { current, tokens } = open;
  const line = open.pricedOrLast;
  const { price, quantities } = line ?? current;
  if (!line || !price || price.per || quantities.length > 0) return false;
  const ofThem = open.at(figure.last + 1) === "of" && THEM.has(open.at(figure.last + 2));
  if (!ofThem || open.at(price.first - 1) !== "at") return false;
  if (line !== current && open.lines.hasContent(current.words)) return false;
  if (frequencyOf(line, tokens) === null) return false;
  line.price = { ...price, per: true, unit: "each" };
  line.quantities.push(figure);
  line.last = Math.max(line.last, figure.last);
  open.lines.changed(line);
  return true;
}

/** "Two of us for two days at fifty eight an hour, | ten hours a day", "and that's | ten hour days": how long the days are of a rate that was just said. */
export function lengthOfDays(open: OpenLines, figure: Figure): boolean {
  if (figure.unit !== "hour" || figure.every !== "day" || figure.number.last !== figure.noun - 1) return false;
  const line = open.current.price ? open.current : open.isEmpty() ? open.lines.list.at(-1) : undefined;
  if (!line?.price?.per || line.price.unit !== "hour" || line.last < figure.first - 3) return false;
  const [days, ...more] = line.quantities.filter(({ unit, every }) => every !== null || TIME_UNITS.has(unit ?? ""));
  if (days?.unit !== "day" || days.every !== null || more.length > 0) return false;
  line.quantities.push(figure);
  line.last = figure.last;
  open.lines.changed(line);
  return true;
}
