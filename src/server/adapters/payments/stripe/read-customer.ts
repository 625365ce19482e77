import type Stripe from "stripe";
import { cents } from "#shared/money.ts";
import type { CustomerState } from "../payments.ts";
import { cardOf, idOf, invoiceOf, subscriptionOf } from "./shapes.ts";

export { idOf };

const MOST = 100;

/** What was given back for each invoice: our refunds name theirs. */
async function refundsOf(stripe: Stripe, invoices: Stripe.Invoice[]): Promise<Map<string, number>> {
  const refunds = new Map<string, number>();
  const intents = invoices.flatMap(({ id, payments }) =>
    (payments?.data ?? []).flatMap(({ payment }) =>
      payment.payment_intent ? [{ id, intent: idOf(payment.payment_intent) }] : [],
    ),
  );
  // The guarantee is for the first charge: the oldest payment is the one that may have been given back.
  const oldest = intents.at(-1);
  if (!oldest) return refunds;
  const { data } = await stripe.refunds.list({ payment_intent: oldest.intent, limit: 10 });
  const amount = data.filter(({ status }) => status !== "failed" && status !== "canceled");
  refunds.set(
    oldest.id,
    amount.reduce((sum, refund) => sum + refund.amount, 0),
  );
  return refunds;
}

const present = <T>(values: (T | null)[]): T[] => values.flatMap((value) => (value === null ? [] : [value]));

/** Everything of a customer, newest first; null for one that the provider does not have, or has deleted. */
export async function readCustomer(stripe: Stripe, customerId: string): Promise<CustomerState | null> {
  const customer = await findCustomer(stripe, customerId);
  if (!customer) return null;
  const [subscriptions, invoices] = await Promise.all([
    stripe.subscriptions.list({
      customer: customerId,
      status: "all",
      limit: MOST,
      expand: ["data.default_payment_method"],
    }),
    stripe.invoices.list({ customer: customerId, limit: MOST, expand: ["data.payments"] }),
  ]);
  const refunds = await refundsOf(stripe, invoices.data);
  const [newest] = subscriptions.data;
  return {
    subscriptions: present(subscriptions.data.map(subscriptionOf)),
    invoices: present(invoices.data.map((invoice) => invoiceOf(invoice, refunds))),
    // A subscription that came from a checkout has a card of its own; the portal changes the customer's.
    card: cardOf(customer.invoice_settings.default_payment_method) ?? cardOf(newest?.default_payment_method ?? null),
    credit: cents(Math.max(0, -customer.balance)),
  };
}

async function findCustomer(stripe: Stripe, customerId: string): Promise<Stripe.Customer | null> {
  try {
    const customer = await stripe.customers.retrieve(customerId, {
      expand: ["invoice_settings.default_payment_method"],
    });
    return customer.deleted ? null : customer;
  } catch (error) {
    if (error instanceof Error && "statusCode" in error && error.statusCode === 404) return null;
    throw error;
  }
}
