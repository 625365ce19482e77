import type { LineItem } from "#shared/documents/schema.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { unitLabel } from "#shared/documents/unit-label.ts";
import { formatMoney, formatQuantity } from "#shared/money.ts";
import type { Room } from "./page-style.ts";
import { lineOf, paragraphsOf, type PageText } from "./page-text.ts";

/** A row of the ledger, all of it ready to print. */
export interface Row {
  description: PageText[];
  quantity: string;
  unit: PageText | null;
  price: string;
  amount: string;
  /** A description so long that its row may be split between pages. */
  long: boolean;
}

/** Characters of a description that may outgrow half a page in a narrow column. */
const LONG_DESCRIPTION = 600;

/** The rows of the lines that have a price, in their order. A lump sum has no unit price. */
export function rowsOf(items: readonly LineItem[], room: Room): Row[] {
  return items.flatMap((item) => {
    const amount = lineAmount(item);
    if (amount === null) return [];
    const isPlainLumpSum = item.unitPrice === null && item.quantity === 1000 && item.unit === null;
    return {
      description: paragraphsOf(item.description, room.description),
      quantity: isPlainLumpSum ? "" : formatQuantity(item.quantity),
      unit: lineOf(item.unit && unitLabel(item.unit, item.quantity), room.unit),
      price: item.unitPrice === null ? "" : formatMoney(item.unitPrice),
      amount: formatMoney(amount),
      long: item.description.length > LONG_DESCRIPTION,
    };
  });
}
