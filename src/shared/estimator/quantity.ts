import type { Source } from "#shared/documents/source.ts";
import { formatQuantity, MAX_THOUSANDTHS, scaleDecimal, thousandths, type Thousandths } from "#shared/money.ts";
import type { Candidate } from "./candidate.ts";
import type { Figure } from "./figure.ts";
import type { OpenQuestion } from "./open-question.ts";
import { spoken } from "./spoken.ts";
import type { Token } from "./tokens.ts";
import { isMeasure, singular, TIME_UNITS } from "./units.ts";
import { EDGES } from "./words.ts";

export interface Counted {
  quantity: Thousandths;
  unit: string | null;
  source: Source | null;
  /** Words of the counted thing, for the description: token indices, and the words. */
  nounTokens: number[];
  nouns: string[];
  questions: Omit<OpenQuestion, "line">[];
}

const CREW = new Set(
  "guy man men person worker helper painter mover carpenter electrician plumber technician tech laborer roofer installer cleaner mason framer landscaper employee hand server bartender crew people guard staff waiter cook".split(
    " ",
  ),
);
/** Units that only hold what is priced: "gravel", not "gravel loads". */
export const CONTAINERS = new Set(["load", "bag", "box", "roll", "pallet", "bundle", "gallon", "pair", "case", "trip"]);
const HOURS_A_DAY = 8;
const DAYS_A_WEEK = 5;
const DAY_IN: Readonly<Record<string, number>> = { day: 1, week: DAYS_A_WEEK };

const valueOf = (figure: Figure): number => Math.max(0, figure.number.readings[0]?.value ?? 1);
const asThousandths = (value: number): Thousandths =>
  thousandths(Math.min(Math.max(0, scaleDecimal(value, 1000)), MAX_THOUSANDTHS));

function nounOf(figure: Figure, tokens: readonly Token[]): string {
  return singular(tokens[figure.noun]?.norm ?? "");
}

const isCrew = (figure: Figure, tokens: readonly Token[]): boolean =>
  CREW.has(nounOf(figure, tokens)) || (figure.unit === "guest" && CREW.has(nounOf(figure, tokens)));

/** Words of counted units that are things and belong to the description: "three rooms", not "nine yards". */
function nounTokensOf(figures: readonly Figure[], described: boolean): number[] {
  const indices: number[] = [];
  for (const figure of figures)
    if (figure.unit !== null && !isMeasure(figure.unit) && !(described && CONTAINERS.has(figure.unit)))
      for (let index = figure.number.last + 1; index <= figure.noun; index++) indices.push(index);
  return indices;
}

const plural = (count: number, noun: string) =>
  `${formatQuantity(asThousandths(count))} ${noun}${count === 1 || noun === "people" ? "" : "s"}`;

/** Hours from people, days and hours a day. Eight hours a day is an assumption, and a question. */
function laborHours(
  candidate: Candidate,
  tokens: readonly Token[],
  source: (figure: Figure) => Source,
): Omit<Counted, "nounTokens" | "nouns"> | null {
  const crew = candidate.quantities.find((figure) => isCrew(figure, tokens));
  const daily = candidate.quantities.find((figure) => figure.unit === "hour" && figure.every === "day");
  const hours = candidate.quantities.find((figure) => figure.unit === "hour" && figure !== daily);
  const days = candidate.quantities.find((figure) => figure.unit === "day" || figure.unit === "week");
  const wholeCrew =
    candidate.trailing.some((index) => tokens[index]?.norm === "crew") ||
    candidate.words.some((index) => tokens[index]?.norm === "crew" && tokens[index - 1]?.norm !== "man");
  const equipped = candidate.words.some((index) => ["truck", "van", "team"].includes(tokens[index]?.norm ?? ""));
  const oneself = candidate.words.some(
    (index) => ["me", "myself"].includes(tokens[index]?.norm ?? "") && tokens[index + 1]?.norm === "and",
  );
  const people = crew && !wholeCrew && !equipped ? valueOf(crew) + (oneself ? 1 : 0) : 1;
  if (hours && !days) {
    if (people === 1)
      return { quantity: asThousandths(valueOf(hours)), unit: "hour", source: source(hours), questions: [] };
    return {
      quantity: asThousandths(people * valueOf(hours)),
      unit: "hour",
      source: { kind: "computed", from: `${plural(people, "people")} × ${plural(valueOf(hours), "hour")}` },
      questions: [],
    };
  }
  if (!days) return null;
  const perDay = daily ?? hours;
  const length = perDay ? valueOf(perDay) : HOURS_A_DAY;
  const total = people * valueOf(days) * (DAY_IN[days.unit ?? "day"] ?? 1) * length;
  const parts = [
    ...(people === 1 ? [] : [plural(people, "people")]),
    plural(valueOf(days), days.unit ?? "day"),
    ...(days.unit === "week" ? [`${DAYS_A_WEEK} days`] : []),
    `${formatQuantity(asThousandths(length))} h`,
  ];
  const choices = [6, 7, 8, 9, 10].map((hoursADay) => ({
    label: `${hoursADay} hours a day`,
    change: { quantity: asThousandths((total / length) * hoursADay) },
  }));
  return {
    quantity: asThousandths(total),
    unit: "hour",
    source: { kind: "computed", from: parts.join(" × ") },
    questions: perDay
      ? []
      : [
          {
            text: `How many hours is a day's work? ${HOURS_A_DAY} are assumed.`,
            field: "quantity",
            source: { kind: "assumed", reason: `A working day is taken as ${HOURS_A_DAY} hours.` },
            choices,
          },
        ],
  };
}

const AREA = new Set(["sq ft", "ft", "linear ft", "sq yd", "yard", "square", "cubic yard"]);
const fits = (unit: string, counted: string | null): boolean =>
  unit === counted || (counted !== null && AREA.has(unit) && AREA.has(counted));

/** How many of the priced unit: hours of a crew, the count beside the thing, or that of the line before. */
export function quantityOf(
  candidate: Candidate,
  tokens: readonly Token[],
  text: string,
  unit: string | null,
  previous: Counted | null,
): Counted {
  const source = (figure: Figure): Source => spoken(text, tokens, figure.first, figure.last);
  const figures = candidate.quantities;
  const nounTokens = nounTokensOf(
    figures,
    candidate.words.some((index) => !EDGES.has(tokens[index]?.norm ?? "")),
  );
  const nouns = figures
    .map((figure) => nounOf(figure, tokens))
    .concat(figures.map((figure) => tokens[figure.last + 1]?.norm ?? ""));
  const base = { nounTokens, nouns };
  const one = (questions: Counted["questions"] = []): Counted => ({
    ...base,
    quantity: thousandths(1000),
    unit: null,
    source: null,
    questions,
  });
  const plain = (figure: Figure, named: string | null): Counted => ({
    ...base,
    quantity: asThousandths(valueOf(figure)),
    unit: named,
    source: source(figure),
    questions: [],
  });

  if (unit === null) {
    const price = candidate.price;
    const before = price ? (tokens[price.first - 1]?.norm ?? "") : "";
    const last = figures.at(-1);
    // "five stumps at eighty dollars": at means for each one
    const counts =
      last &&
      price &&
      (before === "at" || before === "@" || (before === "about" && tokens[price.first - 2]?.norm === "at")) &&
      last.first < price.first &&
      valueOf(last) >= 1;
    if (!counts) return one();
    if (last.unit === "hour") return { ...base, ...(laborHours(candidate, tokens, source) ?? plain(last, "hour")) };
    return plain(last, last.unit ?? "each");
  }
  const repeated = figures.find((figure) => figure.unit === unit && figure.every !== null);
  const lasting = repeated && figures.find((figure) => figure !== repeated && figure.unit === repeated.every);
  if (
    repeated &&
    lasting &&
    !(unit === "hour" && lasting.unit === "day" && figures.some((figure) => isCrew(figure, tokens)))
  )
    return {
      ...base,
      quantity: asThousandths(valueOf(repeated) * valueOf(lasting)),
      unit,
      source: {
        kind: "computed",
        from: `${plural(valueOf(repeated), unit)} a ${repeated.every ?? ""} × ${plural(valueOf(lasting), lasting.unit ?? "")}`,
      },
      questions: [],
    };
  if (unit === "hour") {
    const labor = laborHours(candidate, tokens, source);
    if (labor) return { ...base, ...labor };
  }
  if (unit === "day") {
    const days = figures.find((figure) => figure.unit === "day" || figure.unit === "week");
    const crew = figures.find((figure) => isCrew(figure, tokens));
    if (days && crew && !candidate.trailing.some((index) => tokens[index]?.norm === "crew")) {
      const total = valueOf(days) * (DAY_IN[days.unit ?? "day"] ?? 1) * valueOf(crew);
      return {
        ...base,
        quantity: asThousandths(total),
        unit: "day",
        source: {
          kind: "computed",
          from: `${plural(valueOf(crew), "people")} × ${plural(valueOf(days), days.unit ?? "day")}`,
        },
        questions: [],
      };
    }
    if (days)
      return { ...plain(days, "day"), quantity: asThousandths(valueOf(days) * (DAY_IN[days.unit ?? "day"] ?? 1)) };
  }
  if (TIME_UNITS.has(unit) || unit === "visit") {
    const often = recurring(figures, unit);
    if (often) return { ...base, ...often };
  }
  const price = candidate.price;
  const same = figures.filter((figure) => figure.unit !== null && fits(unit, figure.unit));
  if (same.length > 1 && price && tokens[price.first - 2]?.norm === "all" && tokens[price.first - 1]?.norm === "at")
    return {
      ...base,
      quantity: asThousandths(same.reduce((total, figure) => total + valueOf(figure), 0)),
      unit,
      source: {
        kind: "computed",
        from: same.map((figure) => formatQuantity(asThousandths(valueOf(figure)))).join(" + "),
      },
      questions: [],
    };
  const exact =
    figures.findLast((figure) => fits(unit, figure.unit) && figure.unit === unit) ??
    figures.findLast((figure) => fits(unit, figure.unit)) ??
    figures.findLast(
      (figure) =>
        nounOf(figure, tokens) === singular(unit) ||
        tokens.slice(figure.last + 1, figure.last + 4).some((token) => singular(token.norm) === singular(unit)),
    );
  const loose =
    exact ??
    (TIME_UNITS.has(unit)
      ? undefined
      : unit === "each"
        ? (figures.findLast((figure) => figure.unit === null || !TIME_UNITS.has(figure.unit)) ?? figures.at(-1))
        : figures.findLast((figure) => figure.unit === null));
  if (loose) return plain(loose, unit === "each" && loose.unit !== null && isMeasure(loose.unit) ? loose.unit : unit);
  if (candidate.same && previous)
    return {
      ...base,
      quantity: previous.quantity,
      unit,
      source: { kind: "computed", from: `the same ${formatQuantity(previous.quantity)} ${previous.unit ?? ""}`.trim() },
      questions: [],
    };
  if (
    previous &&
    (previous.nouns.includes(singular(unit)) || (previous.unit === unit && AREA.has(unit))) &&
    unit !== "each"
  )
    return {
      ...base,
      quantity: previous.quantity,
      unit,
      source: { kind: "computed", from: `the same ${formatQuantity(previous.quantity)} (${unit}) as before` },
      questions: [],
    };
  const them = unit === "each" && candidate.words.some((index) => tokens[index]?.norm === "them");
  if (them && previous)
    return {
      ...base,
      quantity: previous.quantity,
      unit,
      source: { kind: "computed", from: `them: the ${formatQuantity(previous.quantity)} before` },
      questions: [],
    };
  const both = candidate.words.concat(candidate.trailing).some((index) => tokens[index]?.norm === "both");
  if (both)
    return { ...base, quantity: thousandths(2000), unit, source: { kind: "computed", from: "both" }, questions: [] };
  return {
    ...base,
    quantity: thousandths(1000),
    unit: unit === "each" ? null : unit,
    source: { kind: "assumed", reason: "No quantity was said: one is taken." },
    questions: [
      {
        text: unit === "each" ? "How many are there?" : `How many (${unit})?`,
        field: "quantity",
        source: { kind: "assumed", reason: "No quantity was said: one is taken." },
        choices: [1, 2, 4, 10].map((count) => ({
          label: String(count),
          change: { quantity: thousandths(count * 1000) },
        })),
      },
    ],
  };
}

const MONTHS_IN: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

/** "twelve hundred a month for a year" is twelve months; "four visits a month for six months" is 24 visits. */
function recurring(figures: readonly Figure[], unit: string): Omit<Counted, "nounTokens" | "nouns"> | null {
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
  if (unit === "visit" && !visits && weeks)
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
