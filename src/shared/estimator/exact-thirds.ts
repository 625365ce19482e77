import type { Adjustment, DocumentContent } from "#shared/documents/schema.ts";
import { withTotals } from "#shared/documents/totals.ts";
import { cents } from "#shared/money.ts";
import { wordTable } from "#shared/word-table.ts";

type Field = "discount" | "deposit";
const A_THIRD = 3333;
/** Shares of the whole that are said as a word, in hundredths of a percent. */
export const FRACTIONS = wordTable<number>({ half: 5000, third: A_THIRD, quarter: 2500 });

/** True when the field still is the third that was said, and no later percentage took its place. */
export const saysThird = (thirds: ReadonlySet<Field>, field: Field, adjustment: Adjustment | null): boolean =>
  thirds.has(field) && adjustment?.percent === A_THIRD;

/** All the sums. A third of a total is its third to the cent, where 33.33 % would be some cents less. */
export function withThirds(thirds: ReadonlySet<Field>, content: DocumentContent): DocumentContent {
  let whole = withTotals(content);
  for (const field of ["discount", "deposit"] as const) {
    if (!saysThird(thirds, field, whole[field])) continue;
    const amount = cents(Math.round((field === "discount" ? whole.subtotal : whole.amount) / 3));
    whole = withTotals({ ...whole, [field]: { percent: null, amount } });
  }
  return whole;
}
