import type { Adjustment, DocumentContent } from "#shared/documents/schema.ts";
import { calculateTotals } from "#shared/documents/totals.ts";
import { cents, formatMoney, formatPercent } from "#shared/money.ts";

/** A row under the lines; `field` names where its source is kept. */
export type SumRow = { field: string; label: string; value: string; isTotal: boolean };

const named = (label: string, adjustment: Adjustment) =>
  adjustment.percent === null ? label : `${label}, ${formatPercent(adjustment.percent)}`;

const row = (field: string, label: string, value: string, isTotal = false): SumRow => ({
  field,
  label,
  value,
  isTotal,
});

/** What stands under the lines, in order. Rows that say nothing are left out. */
export function sumRows(content: DocumentContent): SumRow[] {
  const totals = calculateTotals(content);
  const { discount, tax, deposit } = totals;
  return [
    ...(discount || tax ? [row("subtotal", "Subtotal", formatMoney(totals.subtotal))] : []),
    ...(discount ? [row("discount", named("Discount", discount), formatMoney(cents(-discount.amount)))] : []),
    ...(tax ? [row("tax", named("Tax", tax), formatMoney(tax.amount))] : []),
    row("amount", "Total", formatMoney(totals.amount), true),
    ...(deposit ? [row("deposit", named("Deposit", deposit), formatMoney(deposit.amount))] : []),
    ...(content.amountPaid === 0
      ? []
      : [
          row("amountPaid", "Paid", formatMoney(cents(-content.amountPaid))),
          row("balanceDue", "Balance due", formatMoney(totals.balanceDue)),
        ]),
  ];
}
