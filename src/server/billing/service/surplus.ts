import type { CustomerState, ProviderSubscription } from "#server/adapters/payments/payments.ts";
import type { Deps } from "#server/context.ts";

const isRunning = ({ status }: ProviderSubscription) => status === "active" || status === "trialing";

/** What checkouts started while another subscription ran already, as from two tabs: all but the first. */
const surplusOf = ({ subscriptions }: CustomerState): ProviderSubscription[] =>
  subscriptions
    .filter(isRunning)
    .slice(0, -1)
    .filter(({ accountId }) => accountId !== null);

/**
 * Ends what runs beside the account's first subscription and gives back what it was charged for. The money goes first:
 * a failure on the way leaves the subscription to be found by the next reading. Answers whether there was any.
 */
export async function endSurplus({ payments }: Deps, state: CustomerState): Promise<boolean> {
  const surplus = surplusOf(state);
  for (const { id } of surplus) {
    for (const invoice of state.invoices)
      if (invoice.subscriptionId === id && invoice.amountPaid > 0)
        await payments.refundInvoice({ invoiceId: invoice.id, key: `surplus:${invoice.id}` });
    await payments.endSubscription(id);
  }
  return surplus.length > 0;
}
