import type { Source } from "#shared/documents/source.ts";
import { formatQuantity, thousandths } from "#shared/money.ts";
import type { Candidate } from "./candidate.ts";
import { asThousandths, nounOf, plural, valueOf, type Counted } from "./counts.ts";
import type { Figure } from "./figure.ts";
import { DAY_IN, isCrew, laborHours } from "./labor-hours.ts";
import { perGroup, recurring, repeatedTimes } from "./products.ts";
import { spoken } from "./spoken.ts";
import type { Token } from "./tokens.ts";
import { isMeasure, singular, TIME_UNITS } from "./units.ts";
import { EDGES } from "./words.ts";

/** Units that only hold what is priced: "gravel", not "gravel loads". */
export const CONTAINERS = new Set(["load", "bag", "box", "roll", "pallet", "bundle", "gallon", "pair", "case", "trip"]);
/** Words of counted units that are things and belong to the description: "three rooms", not "nine yards". */
function nounTokensOf(figures: readonly Figure[], described: boolean): number[] {
  const indices: number[] = [];
  for (const figure of figures)
    if (figure.unit !== null && !isMeasure(figure.unit) && !(described && CONTAINERS.has(figure.unit)))
      for (let index = figure.number.last + 1; index <= figure.noun; index++) indices.push(index);
  return indices;
}

const AREA = new Set(["sq ft", "ft", "linear ft", "sq yd", "yard", "square", "cubic yard"]);
/** True for units of length and area. */
export const isExtent = (unit: string): boolean => AREA.has(unit);
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
  const crewed = figures.some((figure) => isCrew(figure, tokens));
  const product = repeatedTimes(figures, unit, crewed) ?? perGroup(figures, tokens, unit, previous);
  if (product) return { ...base, ...product };
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
  if (loose) {
    // "six hundred square feet at four a foot": the count says which foot
    const measured = unit === "each" || (unit === "ft" && (loose.unit === "sq ft" || loose.unit === "linear ft"));
    return plain(loose, measured && loose.unit !== null && isMeasure(loose.unit) ? loose.unit : unit);
  }
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
