import type { Adjustment, LineItem } from "#shared/documents/schema.ts";
import { calculateTotals } from "#shared/documents/totals.ts";
import { cents, formatMoney } from "#shared/money.ts";
import type { SpokenSource } from "#shared/documents/source.ts";
import type { OpenQuestion } from "../open-question.ts";
import { leaveAsItIs } from "./discount-choices.ts";

/** The shares and sums by which a document is settled. */
interface Settling {
  discount: Adjustment | null;
  tax: Adjustment | null;
  deposit: Adjustment | null;
}

/**
 * The deposit of a document, and what is asked of one that is more than the whole: "optional at 650 | thousand dollar deposit".
 * A document with a line that waits for its price may still come to more.
 */
export function settleDeposit(
  { discount, tax, deposit }: Settling,
  items: readonly LineItem[],
  source: SpokenSource | undefined,
): { deposit: Adjustment | null; questions: OpenQuestion[] } {
  if (deposit === null || deposit.percent !== null || items.length === 0) return { deposit, questions: [] };
  if (items.some(({ amount }) => amount === null)) return { deposit, questions: [] };
  const { amount } = calculateTotals({ items: [...items], discount, tax, deposit: null, amountPaid: cents(0) });
  if (deposit.amount <= amount) return { deposit, questions: [] };
  const said = formatMoney(deposit.amount);
  return {
    deposit: null,
    questions: [
      {
        line: null,
        text: `You said a deposit of ${said}, more than the whole ${formatMoney(amount)}. Is it ${said}?`,
        field: "deposit",
        ...(source ? { source } : {}),
        choices: [{ label: `${said} deposit`, change: { amount: deposit.amount } }, leaveAsItIs("No deposit")],
      },
    ],
  };
}
