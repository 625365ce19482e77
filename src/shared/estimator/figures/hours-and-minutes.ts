import { wordSet } from "#shared/word-set.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { TIME_UNITS } from "../words/units.ts";

const MINUTES_AN_HOUR = 60;

const inHours = (figure: Figure, hours: number, first: Figure = figure): Figure =>
  figureWith(figure, {
    first: first.first,
    unit: "hour",
    number: {
      ...figure.number,
      first: first.number.first,
      start: first.number.start,
      readings: [{ value: hours, why: "as said" }],
    },
  });

const valueOf = (figure: Figure): number => figure.number.readings[0]?.value ?? 0;
const isCount = (figure: Figure | undefined, unit: string): figure is Figure =>
  figure !== undefined && figure.role === "quantity" && figure.unit === unit && figure.every === null;

/** "Thirty minutes" of what is sold by the hour. */
export const minutesInHours = (figure: Figure): Figure =>
  isCount(figure, "minute") ? inHours(figure, valueOf(figure) / MINUTES_AN_HOUR) : figure;

const MOST_HOURS = 24;

/** "Me at seventy an hour for five hours and my helper at thirty for seven": a bare count in the time counted before. */
export function countTimeAgain(figures: readonly Figure[], tokens: readonly Token[]): Figure[] {
  return figures.map((figure, index) => {
    const rate = index > 0 ? figures[index - 1] : undefined;
    const unit = rate?.role === "money" && rate.per ? rate.unit : null;
    const bare = figure.unit === null && !figure.per && !figure.sure && !isJoined(tokens[figure.last + 1]);
    if (unit === null || !TIME_UNITS.has(unit) || !bare || valueOf(figure) > MOST_HOURS) return figure;
    const behind = rate?.last === figure.first - 2 && at(tokens, figure.first - 1) === "for";
    const said = figures.slice(Math.max(0, index - 4), index).some((one) => isCount(one, unit));
    return behind && said ? figureWith(figure, { role: "quantity", unit }) : figure;
  });
}

/** True when some figure counts hours or minutes. */
function countsHours(figures: readonly Figure[]): boolean {
  for (const { unit } of figures) if (unit === "hour" || unit === "minute") return true;
  return false;
}

const OUT = wordSet("out there down up over");
const BACK = wordSet("back home");

/** "An hour out and | an hour home": the time on the road, both ways. */
function joinWays(figures: readonly Figure[], tokens: readonly Token[]): readonly Figure[] {
  const joined: Figure[] = [];
  for (const figure of figures) {
    const before = joined.at(-1);
    const away = isCount(before, "hour") && OUT.has(at(tokens, before.last + 1)) ? before.last + 2 : -1;
    const and = at(tokens, away) === "and" ? away + 1 : away;
    const returns = isCount(figure, "hour") && figure.first === and && BACK.has(at(tokens, figure.last + 1));
    if (!before || !returns) joined.push(figure);
    else joined.splice(-1, 1, { ...inHours(figure, valueOf(before) + valueOf(figure), before), last: figure.last + 1 });
  }
  return joined;
}

const JOURNEYS = wordSet("round drive ride away out there each both one");
const [STEP, MOST_MINUTES] = [5, 55];

/** "An hour | twenty | round trip": minutes that are not called so, of a journey. */
function isMinutesOfJourney(figure: Figure, before: Figure | undefined, tokens: readonly Token[]): boolean {
  if (!isCount(before, "hour") || figure.first !== before.last + 1 || figure.unit !== null || figure.per) return false;
  const value = valueOf(figure);
  const clock = Number.isInteger(value) && value >= STEP && value <= MOST_MINUTES && value % STEP === 0;
  const way = isJoined(tokens[figure.last + 1]) && JOURNEYS.has(at(tokens, figure.last + 1));
  return clock && way && isJoined(tokens[figure.first]);
}

/** "An hour and fifteen minutes" is one count of 1.25 hours. */
export function joinHours(said: readonly Figure[], tokens: readonly Token[]): readonly Figure[] {
  if (!countsHours(said)) return said;
  const joined: Figure[] = [];
  for (const figure of joinWays(said, tokens)) {
    const before = joined.at(-1);
    const together =
      isCount(figure, "minute") &&
      isCount(before, "hour") &&
      figure.first === before.last + 2 &&
      at(tokens, before.last + 1) === "and" &&
      isJoined(tokens[figure.first]);
    if (before && isMinutesOfJourney(figure, before, tokens)) {
      joined.splice(-1, 1, {
        ...inHours(before, valueOf(before) + valueOf(figure) / MINUTES_AN_HOUR),
        last: figure.last,
      });
      continue;
    }
    if (together) joined.pop();
    joined.push(together ? inHours(figure, valueOf(before) + valueOf(figure) / MINUTES_AN_HOUR, before) : figure);
  }
  // "forty five minutes at one twenty an hour"
  return joined.map((figure, index) => {
    const next = joined[index + 1];
    const rate = next?.role === "money" && next.unit === "hour" && next.first - figure.last <= 4;
    const way = at(tokens, figure.last + 1) === "each";
    return rate && !way ? minutesInHours(figure) : figure;
  });
}
