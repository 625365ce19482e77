import type { Source } from "#shared/documents/source.ts";
import { milliPercentFromPercent, boundedCents } from "#shared/money.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import type { OpenQuestion } from "../open-question.ts";

type Choices = NonNullable<OpenQuestion["choices"]>;

/** An answer that changes nothing: the question goes, and the document stays as it is. */
export const leaveAsItIs = (label: string): Choices[number] => ({ label, change: {} });

/** What a share or a sum that was said would do as a discount, or nothing at all. */
export function discountChoices(figure: Figure, source: Source, take: string, leave: string): Choices {
  const value = dollarsOf(figure);
  const change =
    figure.role === "percent"
      ? { percent: milliPercentFromPercent(Math.min(value, 100)) }
      : { amount: boundedCents(value) };
  return [{ label: take, change, source }, leaveAsItIs(leave)];
}
