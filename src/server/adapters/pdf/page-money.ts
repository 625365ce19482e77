import { flatLabel, isFlat } from "#shared/documents/line-figures.ts";
import type { LineItem } from "#shared/documents/schema.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { isWritten, unitLabel } from "#shared/documents/unit-label.ts";
import { formatMoney, formatQuantity } from "#shared/money.ts";
import type { Room } from "./page-style.ts";
import { lineOf, paragraphsOf, type PageText } from "./page-text.ts";

/** A row of the ledger, all of it ready to print. A flat price has nothing to multiply: no quantity, and no unit. */
export interface Row {
  description: PageText[];
  quantity: string;
  unit: PageText | null;
  price: string;
  /** The amount is the quantity times the price. */
  multiplied: boolean;
  amount: string;
  /** A description so long that its row may be split between pages. */
  long: boolean;
}

/** Characters of a description that may outgrow half a page in a narrow column. */
const LONG_DESCRIPTION = 600;

/** The rows of the lines that have a price, in their order, with the words that the screen has for them. */
export function rowsOf(items: readonly LineItem[], room: Room): Row[] {
  return items.flatMap((item) => {
    const amount = lineAmount(item);
    if (amount === null) return [];
    return {
      description: paragraphsOf(item.description, room.description),
      quantity: isFlat(item) ? "" : formatQuantity(item.quantity),
      unit: isWritten(item.unit) ? lineOf(unitLabel(item.unit, item.quantity), room.unit) : null,
      price: isFlat(item) || item.unitPrice === null ? flatLabel(item) : formatMoney(item.unitPrice),
      multiplied: !isFlat(item) && item.unitPrice !== null,
      amount: formatMoney(amount),
      long: item.description.length > LONG_DESCRIPTION,
    };
  });
}
