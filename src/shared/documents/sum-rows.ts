import { cents, formatMoney, formatPercent, formatQuantity, type Cents, type Thousandths } from "#shared/money.ts";
import type { Adjustment, DocumentContent } from "./schema.ts";
import { calculateTotals } from "./totals.ts";

/** A sum under the lines, ready to show. `field` names where its source is kept; `rank` says how loud it is. */
export interface SumRow {
  field: string;
  label: string;
  amount: string;
  rank: "plain" | "total" | "due";
}

const labelOf = (name: string, adjustment: Adjustment) =>
  adjustment.percent === null ? name : `${name}, ${formatPercent(adjustment.percent)}`;

/** What stands under the lines, on paper and on the screen, in the order in which it is done. Rows that say nothing are left out. */
export function sumRows(content: DocumentContent): SumRow[] {
  const { subtotal, discount, tax, amount, deposit, balanceDue } = calculateTotals(content);
  const { amountPaid } = content;
  const rows: SumRow[] = [];
  const add = (field: string, label: string, value: string, rank: SumRow["rank"] = "plain") =>
    rows.push({ field, label, amount: value, rank });
  if (discount !== null || tax !== null) add("subtotal", "Subtotal", formatMoney(subtotal));
  if (discount !== null) add("discount", labelOf("Discount", discount), formatMoney(cents(-discount.amount)));
  if (tax !== null) add("tax", labelOf("Tax", tax), formatMoney(tax.amount));
  add("amount", "Total", formatMoney(amount), "total");
  if (deposit !== null) add("deposit", labelOf("Deposit", deposit), formatMoney(deposit.amount));
  if (amountPaid !== 0) add("amountPaid", "Paid", formatMoney(cents(-amountPaid)));
  if (amountPaid !== 0 || content.quote_type === "invoice")
    add("balanceDue", "Balance due", formatMoney(balanceDue), "due");
  return rows;
}

/** The row that is set largest: what is left to pay where something is, or else the total. */
export const loudestRank = (rows: readonly SumRow[]): SumRow["rank"] =>
  rows.some(({ rank }) => rank === "due") ? "due" : "total";

const hours = (quantity: Thousandths) => `${formatQuantity(quantity)} ${quantity === 1000 ? "hour" : "hours"}`;

const MATERIALS = /\b(?:materials?|supplies|parts)\b/i;

/**
 * A customer reads "Materials" as all that is bought for the job. That is what it says where the lines themselves speak
 * of materials; a thing and its work at one price are a line of the category too, and no sum of materials.
 */
function materialsOf({ items, material_costs: costs }: DocumentContent): Cents {
  const lines = items.filter(({ category, optional }) => category === "material" && !optional);
  return lines.every(({ description }) => MATERIALS.test(description)) ? costs : cents(0);
}

/** Work, material and travel, as far as the document has them and names them. */
export function breakdownOf(content: DocumentContent): { label: string; value: string }[] {
  const parts: { label: string; value: string }[] = [];
  if (content.labor_hours !== 0) {
    const rate = content.hourly_rate === null ? "" : ` at ${formatMoney(content.hourly_rate)}`;
    parts.push({ label: "Labor", value: `${hours(content.labor_hours)}${rate}` });
  }
  const materials = materialsOf(content);
  if (materials !== 0) parts.push({ label: "Materials", value: formatMoney(materials) });
  if (content.travel_cost !== 0 || content.travel_time_hours !== 0) {
    const time = content.travel_time_hours === 0 ? [] : [hours(content.travel_time_hours)];
    const cost = content.travel_cost === 0 ? [] : [formatMoney(content.travel_cost)];
    parts.push({ label: "Travel", value: [...time, ...cost].join(", ") });
  }
  return parts;
}
