import type { Source } from "#shared/documents/source.ts";
import { formatQuantity, MAX_THOUSANDTHS, scaleDecimal, thousandths, type Thousandths } from "#shared/money.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import type { OpenQuestion } from "../open-question.ts";
import { headAfter } from "../words/nearby.ts";
import { at, type Token } from "../words/tokens.ts";
import { isMeasure, singular, TIME_UNITS } from "../words/units.ts";

export interface Counted {
  quantity: Thousandths;
  unit: string | null;
  source: Source | null;
  /** Words of the counted thing, for the description: token indices, and the words. */
  nounTokens: number[];
  nouns: string[];
  /** The singular of the counted noun, or "". */
  head?: string | undefined;
  /** The count after which the line is named, when others only say in how many places. */
  named?: Figure | undefined;
  /** What the price is per, when nobody said how many. */
  open?: string | undefined;
  /** The token from which on the line is named, when others only list what there is. */
  from?: number | undefined;
  /** The counts that an open line may have, when they are known. */
  either?: readonly number[] | undefined;
  questions: Omit<OpenQuestion, "line">[];
}

/** The counts and the sizes that stand round a thing. */
export interface Gathered {
  quantities: readonly Figure[];
  sizes: readonly Figure[];
}

/** A count before it is known what it is called. */
export type Reckoned = Omit<Counted, "nounTokens" | "nouns">;

/** The likeliest reading of a count, never negative. */
export const valueOf = (figure: Figure): number => Math.max(0, figure.number.readings[0]?.value ?? 1);
/** True for one to `most` things: no measure, no part, no range, and nothing that happens again. */
export function isWholeCount({ number, unit, range, every }: Figure, most: number): boolean {
  const value = number.readings[0]?.value ?? 0;
  const measured = unit !== null && (isMeasure(unit) || TIME_UNITS.has(unit));
  return !range && !every && !measured && Number.isInteger(value) && value >= 1 && value <= most;
}

/** A plain number as a quantity, within the limits. */
export const asThousandths = (value: number): Thousandths =>
  thousandths(Math.min(Math.max(0, scaleDecimal(value, 1000)), MAX_THOUSANDTHS));

/** The counted noun in the singular, or what follows the number. */
export function nounOf(figure: Figure, tokens: readonly Token[]): string {
  return singular(tokens[figure.noun]?.norm ?? "");
}

/** "3 hours", "1 person". */
export const plural = (count: number, noun: string) =>
  `${formatQuantity(asThousandths(count))} ${noun}${count === 1 || noun === "people" ? "" : "s"}`;

/** The singular of the plural that a number counts: "exterior doors" is a door; "" for none. */
export const headNoun = (figure: Figure, tokens: readonly Token[]): string => {
  const head = headAfter(tokens, figure.number.last);
  return head < 0 ? "" : singular(tokens[head]?.norm ?? "");
};

/** "Four hours minimum", "a two hour minimum", "minimum four hours": the least that is billed, and not how much there is. */
export const isLeastCount = ({ first, last }: Figure, tokens: readonly Token[]): boolean =>
  at(tokens, last) === "minimum" ||
  at(tokens, last + 1) === "minimum" ||
  at(tokens, first - 1) === "minimum" ||
  (at(tokens, first - 1) === "of" && at(tokens, first - 2) === "minimum");

/** A count made of others; `from` tells of which. */
export const computed = (quantity: Reckoned["quantity"], unit: string, from: string): Reckoned => ({
  quantity,
  unit,
  source: { kind: "computed", from },
  questions: [],
});

/** Several counts as one: the first of them with the value of all, and the sum that was done. */
export function summed(first: Figure, values: readonly number[], changes: Partial<Figure> = {}): Figure {
  const value = values.reduce((sum, one) => sum + one, 0);
  return figureWith(first, {
    number: { ...first.number, readings: [{ value, why: "as said" }], priceShaped: false },
    sum: values.map((one) => formatQuantity(asThousandths(one))).join(" + "),
    ...changes,
  });
}
