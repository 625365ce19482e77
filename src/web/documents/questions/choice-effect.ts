import { EDITED, withFigures } from "#shared/documents/line-figures.ts";
import type { Choice } from "#shared/documents/questions.ts";
import type { LineItem } from "#shared/documents/schema.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { formatMoney } from "#shared/money.ts";

export type ChoiceEffect = {
  /** What the line comes to with it; undefined where the choice says so itself, or no price is known. */
  amount?: string;
  /** The line was written with it, until somebody says. */
  isWritten: boolean;
};

/** What a count or a time that is offered makes of its line. */
export function effectOf({ label, change }: Choice, item: LineItem | undefined): ChoiceEffect {
  if (!item || change.quantity === undefined) return { isWritten: false };
  const isWritten = change.quantity === item.quantity && change.unitPrice === undefined;
  const amount = lineAmount(withFigures(item, change, EDITED));
  return amount === null || label.includes("$") ? { isWritten } : { amount: formatMoney(amount), isWritten };
}
