import type { Adjustment, DocumentContent } from "#shared/documents/schema.ts";
import { withTotals } from "#shared/documents/totals.ts";
import { cents, milliPercent, percentOf, type Cents, type MilliPercent } from "#shared/money.ts";
import { wordTable } from "#shared/word-table.ts";

type Field = "discount" | "deposit";
/** "Half down": 50 %. */
export const A_HALF = milliPercent(50_000);
const A_THIRD = milliPercent(33_333);
/** Shares of the whole that are said as a word, in thousandths of a percent. */
export const FRACTIONS = wordTable<MilliPercent>({ half: A_HALF, third: A_THIRD, quarter: milliPercent(25_000) });

/** True when the field still is the third that was said, and no later percentage took its place. */
export const saysThird = (thirds: ReadonlySet<Field>, field: Field, adjustment: Adjustment | null): boolean =>
  thirds.has(field) && adjustment?.percent === A_THIRD;

/** All the sums. A third of a total is its third to the cent, where 33.333 % may be some cents less; so is a share of it that was paid. */
export function withShares(
  { thirds, paidShare }: { thirds: ReadonlySet<Field>; paidShare: MilliPercent | null },
  content: DocumentContent,
): DocumentContent {
  let whole = withTotals(content);
  for (const field of ["discount", "deposit"] as const) {
    if (!saysThird(thirds, field, whole[field])) continue;
    const amount = thirdOf(field === "discount" ? whole.subtotal : whole.amount);
    whole = withTotals({ ...whole, [field]: { percent: null, amount } });
  }
  if (paidShare === null) return whole;
  const amountPaid = paidShare === A_THIRD ? thirdOf(whole.amount) : percentOf(whole.amount, paidShare);
  return withTotals({ ...whole, amountPaid });
}

const thirdOf = (amount: Cents): Cents => cents(Math.round(amount / 3));
