import { basisPoints, cents, scaleDecimal } from "#shared/money.ts";
import type { Source } from "#shared/documents/source.ts";
import type { Figure } from "./figure.ts";
import type { OpenQuestion } from "./open-question.ts";

type Choices = NonNullable<OpenQuestion["choices"]>;

/** An answer that changes nothing: the question goes, and the document stays as it is. */
export const leaveAsItIs = (label: string): Choices[number] => ({ label, change: {} });

/** What a share or a sum that was said would do as a discount, or nothing at all. */
export function discountChoices(figure: Figure, source: Source, take: string, leave: string): Choices {
  const value = (figure.number.readings[0]?.value ?? 0) * figure.scale;
  const change =
    figure.role === "percent"
      ? { percent: basisPoints(scaleDecimal(Math.min(value, 100), 100)) }
      : { amount: cents(Math.min(scaleDecimal(value, 100), 9_999_999_999)) };
  return [{ label: take, change, source }, leaveAsItIs(leave)];
}
