import { wordSet } from "#shared/word-set.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { readNumber, type SpokenNumber } from "../numbers/numbers.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { asThousandths, computed, plural, type Gathered, type Reckoned } from "./counts.ts";

/** What people work for so many hours. */
const WORKED = wordSet("days shifts nights workdays");
const HOURS = wordSet("hour hours hr");
const FULL = wordSet("full long solid whole straight");
/** No day of work has more hours, and no job counts more such days. */
const [LONGEST_DAY, MOST_DAYS] = [16, 60];
/** How far from the days their rate an hour stands. */
const REACH = 14;

const valueOf = (number: SpokenNumber): number => number.readings[0]?.value ?? 0;

/** The token of "days" behind "eight hour", or -1. */
function worked(tokens: readonly Token[], hours: SpokenNumber): number {
  const place = hours.last + 2;
  if (!HOURS.has(at(tokens, place - 1)) || !WORKED.has(at(tokens, place))) return -1;
  const said = isJoined(tokens[place - 1]) && isJoined(tokens[place]);
  return said && valueOf(hours) > 1 && valueOf(hours) <= LONGEST_DAY ? place : -1;
}

const isCount = (number: SpokenNumber): boolean =>
  Number.isInteger(valueOf(number)) && valueOf(number) > 0 && valueOf(number) <= MOST_DAYS;

/** "Thirty minute walks": the length of each of several, in round minutes. */
const isLengthOfEach = (minutes: SpokenNumber, tokens: readonly Token[]): boolean =>
  valueOf(minutes) >= SHORTEST &&
  valueOf(minutes) <= LONGEST &&
  valueOf(minutes) % ROUND === 0 &&
  isMinuted(minutes, tokens);
const [SHORTEST, LONGEST, ROUND] = [10, 120, 5];

const isMinuted = ({ last }: SpokenNumber, tokens: readonly Token[]): boolean =>
  at(tokens, last + 1) === "minute" && isJoined(tokens[last + 2]) && looksPlural(at(tokens, last + 2));

/** "Three ten | hour shifts", "five thirty | minute walks": no three hundred and ten, but how many there are and how long each is. */
export function cutBeforeHours(number: SpokenNumber, tokens: readonly Token[]): [SpokenNumber, SpokenNumber] | null {
  const days = HOURS.has(at(tokens, number.last + 1)) && WORKED.has(at(tokens, number.last + 2));
  if (!days && !isMinuted(number, tokens)) return null;
  for (let cut = number.first + 1; cut <= number.last; cut++) {
    const [many, each] = [readNumber(tokens, number.first, cut), readNumber(tokens, cut, number.last + 1)];
    if (many && each && isCount(many) && (days ? worked(tokens, each) > 0 : isLengthOfEach(each, tokens)))
      return [many, each];
  }
  return null;
}

const WORKED_SO = cue(oneOf(WORKED));

/** Where a rate an hour stands near the days: behind them, or else before; null where there is none. */
function rateNear(figures: readonly Figure[], place: number, first: number, last: number): "before" | "behind" | null {
  const rates = figures
    .slice(Math.max(0, place - 4), place + 4)
    .filter(({ role, per, unit }) => role === "money" && per && unit === "hour");
  if (rates.some((rate) => rate.first > last && rate.first - last <= REACH)) return "behind";
  return rates.some((rate) => rate.last < first && first - rate.last <= REACH) ? "before" : null;
}

/** "Forty an hour, three ten hour days": thirty hours for a rate that has been said. */
const inHours = (many: Figure, hours: Figure, last: number): Figure =>
  figureWith(many, {
    role: "quantity",
    unit: "hour",
    last,
    noun: last - 1,
    scale: 1,
    number: {
      ...many.number,
      last: hours.number.last,
      end: hours.number.end,
      readings: [{ value: valueOf(many.number) * valueOf(hours.number), why: "as said" }],
    },
  });

/** Leads to the length of days that were counted before. */
const TELLING = wordSet("that's those they're are were of figure say");

/** "Two guys for three days at fifty an hour, | that's ten hour days": the length of days that were counted before a rate. */
function tellsLength(tokens: readonly Token[], hours: Figure, joined: readonly Figure[]): boolean {
  const leads = !isJoined(tokens[hours.first]) || TELLING.has(at(tokens, hours.first - 1));
  const rate = joined.at(-1);
  const days = joined.findLast(({ role, unit }) => role === "quantity" && unit === "day");
  const hourly = rate?.role === "money" && rate.per && rate.unit === "hour" && hours.first - rate.last <= REACH;
  return leads && hourly && days !== undefined && rate.first - days.last <= REACH;
}

/** "Two eight hour days at fifty an hour": days and the hours of each. At another rate the hours only say which days they are. */
export function joinHourDays(figures: readonly Figure[], tokens: readonly Token[]): readonly Figure[] {
  if (!hears(tokens, WORKED_SO)) return figures;
  const joined: Figure[] = [];
  for (const [place, figure] of figures.entries()) {
    const before = joined.at(-1);
    const end = figure.role === "percent" ? -1 : worked(tokens, figure.number);
    const apart = before ? figure.number.first - before.number.last - 1 : -1;
    if (end >= 0 && apart > 0 && tellsLength(tokens, figure, joined)) {
      joined.push(
        figureWith(figure, { role: "quantity", unit: "hour", every: "day", noun: end - 1, last: end, scale: 1 }),
      );
      continue;
    }
    const counted = apart === 0 || (apart === 1 && FULL.has(at(tokens, figure.number.first - 1)));
    if (!before || end < 0 || !counted || !isCount(before.number) || before.sure || before.per) {
      joined.push(figure);
      continue;
    }
    const rate = rateNear(figures, place, before.first, end);
    const hourly = rate !== null;
    joined.pop();
    if (rate === "before") {
      joined.push(inHours(before, figure, end));
      continue;
    }
    joined.push(
      figureWith(before, {
        role: "quantity",
        unit: hourly || at(tokens, end) === "days" ? "day" : null,
        last: before.number.last + apart,
        noun: end,
        scale: 1,
      }),
    );
    if (hourly) joined.push(figureWith(figure, { role: "quantity", unit: "hour", every: "day", last: end, scale: 1 }));
    else joined.push(figureWith(figure, { role: "dimension", unit: null, last: figure.number.last + 1, per: false }));
  }
  return joined;
}

/** "Standard cleaning, three six hour days": the hours of such days of a service that is sold by the hour; null for others. */
export function hoursOfDays({ quantities, sizes }: Gathered, tokens: readonly Token[]): Reckoned | null {
  const [days, ...others] = quantities;
  const hours = sizes.find(
    ({ number }) => number.first === (days?.number.last ?? -2) + 1 && worked(tokens, number) > 0,
  );
  if (days?.unit !== "day" || !hours || others.length > 0) return null;
  const [many, each] = [valueOf(days.number), valueOf(hours.number)];
  return computed(asThousandths(many * each), "hour", `${plural(many, "day")} × ${plural(each, "hour")}`);
}
