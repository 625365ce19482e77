import type { DocumentContent } from "#shared/documents/schema.ts";
import { withTotals } from "#shared/documents/totals.ts";
import { milliPercent, percentOf, type MilliPercent } from "#shared/money.ts";
import { wordTable } from "#shared/word-table.ts";

/** "Half down": 50 %. */
export const A_HALF = milliPercent(50_000);
/** "Paid in full": 100 %. */
export const ALL_OF_IT = milliPercent(100_000);
/** Written as 33.333 %, and reckoned as a third. */
export const A_THIRD = milliPercent(33_333);
/** Shares of the whole that are said as a word, in thousandths of a percent. */
export const FRACTIONS = wordTable<MilliPercent>({ half: A_HALF, third: A_THIRD, quarter: milliPercent(25_000) });

/** All the sums; a share of the total that was paid is known when the total is. */
export function withShares(paidShare: MilliPercent | null, content: DocumentContent): DocumentContent {
  const whole = withTotals(content);
  return paidShare === null ? whole : withTotals({ ...whole, amountPaid: percentOf(whole.amount, paidShare) });
}
