import type { Adjustment, DocumentContent, DocumentType, LineItem } from "#shared/documents/schema.ts";
import { calculateTotals, lineAmount } from "#shared/documents/totals.ts";
import { cents, formatMoney, formatPercent, formatQuantity, type Thousandths } from "#shared/money.ts";
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

/** A sum under the ledger. `rank` says how loud it is. */
export interface Sum {
  label: string;
  amount: string;
  rank: "plain" | "total" | "due";
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
      unit: lineOf(item.unit, room.unit),
      price: item.unitPrice === null ? "" : formatMoney(item.unitPrice),
      amount: formatMoney(amount),
      long: item.description.length > LONG_DESCRIPTION,
    };
  });
}

const labelOf = (name: string, adjustment: Adjustment) =>
  adjustment.percent === null ? name : `${name}, ${formatPercent(adjustment.percent)}`;

/** The sums under the lines, as the content has them. */
export function sumsOf(content: DocumentContent, type: DocumentType): Sum[] {
  const { discount, tax, deposit, amountPaid, amount } = content;
  const sums: Sum[] = [];
  const plain = (label: string, value: string) => sums.push({ label, amount: value, rank: "plain" });
  if (discount !== null || tax !== null) plain("Subtotal", formatMoney(content.subtotal));
  if (discount !== null) plain(labelOf("Discount", discount), formatMoney(cents(-discount.amount)));
  if (tax !== null) plain(labelOf("Tax", tax), formatMoney(tax.amount));
  sums.push({ label: "Total", amount: formatMoney(amount), rank: "total" });
  if (deposit !== null) plain(labelOf("Deposit", deposit), formatMoney(deposit.amount));
  if (amountPaid !== 0) plain("Paid", formatMoney(cents(-amountPaid)));
  if (amountPaid !== 0 || type === "invoice") {
    sums.push({ label: "Balance due", amount: formatMoney(calculateTotals(content).balanceDue), rank: "due" });
  }
  return sums;
}

const hours = (quantity: Thousandths) => `${formatQuantity(quantity)} ${quantity === 1000 ? "hour" : "hours"}`;

/** Work, material and travel, as far as the document has them. */
export function breakdownOf(content: DocumentContent): { label: string; value: string }[] {
  const parts: { label: string; value: string }[] = [];
  if (content.labor_hours !== 0) {
    const rate = content.hourly_rate === null ? "" : ` at ${formatMoney(content.hourly_rate)}`;
    parts.push({ label: "Labor", value: `${hours(content.labor_hours)}${rate}` });
  }
  if (content.material_costs !== 0) parts.push({ label: "Materials", value: formatMoney(content.material_costs) });
  if (content.travel_cost !== 0 || content.travel_time_hours !== 0) {
    const time = content.travel_time_hours === 0 ? [] : [hours(content.travel_time_hours)];
    const cost = content.travel_cost === 0 ? [] : [formatMoney(content.travel_cost)];
    parts.push({ label: "Travel", value: [...time, ...cost].join(", ") });
  }
  return parts;
}
