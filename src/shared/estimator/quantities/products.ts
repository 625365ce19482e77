import { formatQuantity, type Thousandths } from "#shared/money.ts";
import { asThousandths, headNoun, plural, valueOf, type Reckoned } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { at, joined, type Token } from "../words/tokens.ts";
import { isMeasure, MONTHS_IN, singular, unitAt } from "../words/units.ts";
import type { Candidate } from "./candidate.ts";
import { saysCrew, workforce } from "./labor-hours.ts";
import { isSpan, periodsIn } from "./recurrence.ts";

/** What a line before counted: how many of which things. */
export interface Group {
  quantity: Thousandths;
  unit: string | null;
  nouns: readonly string[];
}

/** "Two sessions a week for six weeks": a count that repeats, for how long it does, and how many periods these are. */
function repeating(figures: readonly Figure[]): [Figure, Figure, number] | null {
  if (figures.length < 2) return null;
  for (const often of figures) {
    if (often.every === null) continue;
    for (const lasting of figures) {
      const periods = lasting !== often && isSpan(lasting) ? periodsIn(lasting, often.every) : null;
      if (periods !== null) return [often, lasting, periods];
    }
  }
  return null;
}

/**
 * Times × weeks, and × hours when each time lasts some hours, × the people of a crew, if there is one. Its daily hours are
 * no such product: there the days of work are counted.
 */
export function repeatedTimes(candidate: Candidate, tokens: readonly Token[], unit: string): Reckoned | null {
  const figures = candidate.quantities;
  const pair = repeating(figures);
  if (!pair) return null;
  const people = saysCrew(figures, tokens) ? workforce(candidate, tokens).people : null;
  const [often, lasting, periods] = pair;
  const times = valueOf(often) * periods;
  const said = `${plural(valueOf(often), often.unit ?? "time")} a ${often.every ?? ""} × ${plural(valueOf(lasting), lasting.unit ?? "")}`;
  if (often.unit === unit && !(unit === "hour" && lasting.unit === "day" && people !== null))
    return { quantity: asThousandths(times), unit, source: { kind: "computed", from: said }, questions: [] };
  // "four days a week, six hours a day"
  const hours = figures.find(
    (figure) => figure.unit === "hour" && (figure.every === null || figure.every === often.unit),
  );
  if (unit !== "hour" || often.unit === "hour" || !hours) return null;
  const crew = (people ?? 1) > 1 ? `${plural(people ?? 1, "people")} × ` : "";
  return {
    quantity: asThousandths(times * valueOf(hours) * (people ?? 1)),
    unit,
    source: { kind: "computed", from: `${crew}${said} × ${plural(valueOf(hours), "hour")}` },
    questions: [],
  };
}

/** How many words stand between a count and its "per": "yards | of fabric | per chair". */
const PER_REACH = 3;

/** Where "per" stands behind a count: "two images | per person", "two yards of fabric | per chair", or "a" right behind its thing; -1 for none. */
function perBehind({ number }: Figure, tokens: readonly Token[]): number {
  const next = number.last + 2;
  if (joined(tokens, next) === "a") return next;
  for (let index = next; index < next + PER_REACH && joined(tokens, index) !== ""; index++)
    if (at(tokens, index) === "per") return index;
  return -1;
}

/** "Two images per person" after nine people: two for each of the nine. */
export function perGroup(
  figures: readonly Figure[],
  tokens: readonly Token[],
  unit: string,
  group: Group | null,
): Reckoned | null {
  if (!group) return null;
  for (const figure of figures) {
    const cue = perBehind(figure, tokens);
    if (cue < 0 || (unit !== "each" && singular(at(tokens, figure.number.last + 1)) !== singular(unit))) continue;
    const each = at(tokens, cue + 1);
    const same = unitAt(each, undefined)?.unit === group.unit || group.nouns.includes(singular(each));
    if (!each || !same) continue;
    const count = group.quantity / 1000;
    return {
      quantity: asThousandths(valueOf(figure) * count),
      unit,
      source: {
        kind: "computed",
        from: `${formatQuantity(asThousandths(valueOf(figure)))} per ${each} × ${formatQuantity(group.quantity)}`,
      },
      questions: [],
    };
  }
  return null;
}

/** True when two counts are of different things: "five classrooms, twelve desks". */
const countsOther = (one: Figure, other: Figure, tokens: readonly Token[]): boolean =>
  one.unit !== other.unit || (one.unit === null && headNoun(one, tokens) !== headNoun(other, tokens));

/** "Two kids, eight lessons each": so many for each of them. */
export function forEachOf(figures: readonly Figure[], tokens: readonly Token[], unit: string): Reckoned | null {
  for (const each of figures) {
    const noun = singular(tokens[each.noun]?.norm ?? "");
    if (tokens[each.noun + 1]?.norm !== "each" || (noun !== singular(unit) && each.unit !== unit)) continue;
    const group = figures.find(
      (figure) => figure !== each && figure.last < each.first && countsOther(figure, each, tokens),
    );
    if (!group || !Number.isInteger(valueOf(group))) continue;
    return {
      quantity: asThousandths(valueOf(group) * valueOf(each)),
      unit,
      source: {
        kind: "computed",
        from: `${formatQuantity(asThousandths(valueOf(group)))} × ${plural(valueOf(each), unit)}`,
      },
      questions: [],
    };
  }
  return null;
}

const isMeasured = (unit: string): boolean => unit !== "visit" && isMeasure(unit);

/** "twelve hundred a month for a year" is twelve months; "four visits a month for six months" is 24 visits. */
export function recurring(figures: readonly Figure[], unit: string): Reckoned | null {
  const months = MONTHS_IN[unit];
  const length = figures.findLast((figure) => figure.unit !== null && MONTHS_IN[figure.unit] !== undefined);
  const lengthInMonths = length ? valueOf(length) * (MONTHS_IN[length.unit ?? "month"] ?? 1) : 0;
  if (months !== undefined && length && length.unit !== unit) {
    const count = lengthInMonths / months;
    return {
      quantity: asThousandths(count),
      unit,
      source: { kind: "computed", from: `${plural(valueOf(length), length.unit ?? "month")} in ${unit}s` },
      questions: [],
    };
  }
  const visits = figures.find((figure) => figure.unit === "visit");
  const weeks = figures.findLast((figure) => figure.unit === "week" || figure.unit === "month");
  if (
    !MONTHS_IN[unit] &&
    unit !== "week" &&
    unit !== "hour" &&
    unit !== "day" &&
    unit !== "each" &&
    !isMeasured(unit) &&
    !visits &&
    weeks
  )
    return {
      quantity: asThousandths(valueOf(weeks)),
      unit,
      source: {
        kind: "computed",
        from: `one a ${weeks.unit ?? "week"} × ${plural(valueOf(weeks), weeks.unit ?? "week")}`,
      },
      questions: [],
    };
  if (unit === "visit" && visits && length)
    return {
      quantity: asThousandths(valueOf(visits) * lengthInMonths),
      unit,
      source: {
        kind: "computed",
        from: `${plural(valueOf(visits), "visit")} a month × ${plural(lengthInMonths, "month")}`,
      },
      questions: [],
    };
  return null;
}
