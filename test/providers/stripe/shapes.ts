import type { SandboxCustomer, SandboxInvoice, SandboxSubscription } from "#server/adapters/payments/sandbox/engine.ts";

export type Price = { id: string; lookupKey: string; amount: number; name: string };

const list = (url: string, data: unknown[]) => ({ object: "list", url, has_more: false, data });

export const shapes = {
  list,

  price: ({ id, lookupKey, amount }: Price) => ({
    id,
    object: "price",
    active: true,
    currency: "usd",
    lookup_key: lookupKey,
    product: `prod_${id}`,
    recurring: { interval: "month", interval_count: 1 },
    type: "recurring",
    unit_amount: amount,
  }),

  paymentMethod: ({ card, id }: SandboxCustomer) =>
    card && {
      id: `pm_${id}`,
      object: "payment_method",
      type: "card",
      customer: id,
      card: {
        brand: card.brand,
        last4: card.last4,
        exp_month: card.expMonth,
        exp_year: card.expYear,
        fingerprint: card.fingerprint,
      },
    },

  customer: (customer: SandboxCustomer) => ({
    id: customer.id,
    object: "customer",
    email: customer.email,
    name: customer.name,
    balance: -customer.credit,
    currency: "usd",
    livemode: false,
    metadata: {},
    invoice_settings: { default_payment_method: shapes.paymentMethod(customer) },
  }),

  subscription: (customer: SandboxCustomer, subscription: SandboxSubscription, price: Price | undefined) => ({
    id: subscription.id,
    object: "subscription",
    customer: customer.id,
    status: subscription.status,
    cancel_at: null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.endedAt,
    ended_at: subscription.endedAt,
    trial_end: subscription.trialEnd,
    created: subscription.anchor,
    default_payment_method: null,
    livemode: false,
    metadata: { plan: subscription.plan, ...(subscription.accountId && { account: subscription.accountId }) },
    items: list("/v1/subscription_items", [
      {
        id: `si_${subscription.id}`,
        object: "subscription_item",
        current_period_start: subscription.currentPeriodStart,
        current_period_end: subscription.currentPeriodEnd,
        price: price && shapes.price(price),
        quantity: 1,
      },
    ]),
  }),

  invoice: (customer: SandboxCustomer, invoice: SandboxInvoice) => ({
    id: invoice.id,
    object: "invoice",
    customer: customer.id,
    number: invoice.number,
    status: invoice.status,
    attempted: true,
    attempt_count: invoice.attempts + (invoice.status === "paid" ? 1 : 0),
    total: invoice.total,
    amount_due: invoice.total - invoice.credit,
    amount_paid: invoice.amountPaid,
    created: invoice.createdAt,
    period_start: invoice.periodStart,
    period_end: invoice.periodEnd,
    next_payment_attempt: invoice.nextAttempt,
    status_transitions: { paid_at: invoice.paidAt },
    parent: { type: "subscription_details", subscription_details: { subscription: invoice.subscriptionId } },
    lines: list("/lines", [{ id: `il_${invoice.id}`, period: { start: invoice.periodStart, end: invoice.periodEnd } }]),
    payments: list(
      "/v1/invoice_payments",
      invoice.amountPaid > 0
        ? [{ id: `inpay_${invoice.id}`, status: "paid", payment: { payment_intent: `pi_${invoice.id}` } }]
        : [],
    ),
  }),

  refund: (invoice: SandboxInvoice) => ({
    id: `re_${invoice.id}`,
    object: "refund",
    amount: invoice.amountRefunded,
    currency: "usd",
    payment_intent: `pi_${invoice.id}`,
    status: "succeeded",
  }),
};
