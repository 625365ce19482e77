import { REFUND_DAYS } from "#shared/billing/plans.ts";
import type { AccountId, Deps } from "#server/context.ts";
import { centsFromDecimal } from "#server/db/money.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { listInvoices } from "../store/invoices.ts";
import { insertRefundRequest, listOpenRefunds, markRefunded } from "../store/refunds.ts";
import { findBilledUser } from "../store/users.ts";
import { recordEvent } from "./events.ts";
import { firstPaid, isRefundable } from "./status.ts";
import { syncAccount } from "./sync.ts";

const MOST_AT_ONCE = 100;

/**
 * Asks for the money-back guarantee: the request is recorded and told to support, and the provider pays it back. A
 * provider that does not answer is asked again by a job. Throws `conflict` when there is nothing to give back any more.
 */
export async function requestRefund(deps: Deps, account: AccountId, reason: string): Promise<void> {
  await syncAccount(deps, account);
  const [user, rows] = [await findBilledUser(deps.db, account), await listInvoices(deps.db, account)];
  const invoice = firstPaid(rows);
  const now = deps.now();
  if (!user || !invoice || !isRefundable(invoice, now))
    throw new AppError("conflict", `A refund can be asked for within ${REFUND_DAYS} days of the first charge.`);
  await inTransaction(deps.db, async (tx) => {
    const request = { userId: account, invoiceId: invoice.id, reason, amount: invoice.amountPaid, createdAt: now };
    if (!(await insertRefundRequest(tx, request)))
      throw new AppError("conflict", "You have asked for this refund already. It takes 3-5 business days.");
    await recordEvent(tx, {
      userId: account,
      key: `refund:${invoice.id}`,
      kind: "refund_requested",
      at: now,
      data: {
        email: user.email,
        reason,
        invoiceId: invoice.id,
        number: invoice.number,
        amount: centsFromDecimal(invoice.amountPaid),
      },
    });
  });
  await payRefunds(deps);
}

/** Pays back every request that is open. The invoice is the key, so each is paid once. For a job too. */
export async function payRefunds(deps: Deps): Promise<void> {
  for (const { userId, invoiceId } of await listOpenRefunds(deps.db, MOST_AT_ONCE)) {
    try {
      await deps.payments.refundInvoice({ invoiceId, key: `refund:${invoiceId}` });
      await markRefunded(deps.db, userId, invoiceId, deps.now());
      await syncAccount(deps, userId);
    } catch (err) {
      deps.logger.warn({ err, invoiceId }, "a refund waits for the card provider");
    }
  }
}
