import { Stripe } from "stripe";
import { cents } from "#shared/money.ts";
import type { PaymentsAdapter } from "./payments.ts";
import { asPaymentsError, declined } from "./stripe/failure.ts";
import { createPrices } from "./stripe/prices.ts";
import { readEvent } from "./stripe/read-event.ts";
import { idOf, readCustomer } from "./stripe/read-customer.ts";
import { cardOf } from "./stripe/shapes.ts";

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another address of the API, for tests. */
  apiUrl: string | null;
  timeoutMs: number;
}

/** A call that was lost on the way is sent again with the same idempotency key. */
const RETRIES = 2;

function openSdk({ secretKey, apiUrl, timeoutMs }: StripeOptions): Stripe {
  const url = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port,
      protocol: url.protocol === "https:" ? "https" : "http",
    }),
  });
}

const run = <T>(call: () => Promise<T>): Promise<T> =>
  call().catch((error: unknown) => {
    throw asPaymentsError(error);
  });

/** Stripe by its own SDK. Subscriptions and invoices live there; what is read is read anew each time. */
export function createStripePayments(options: StripeOptions): PaymentsAdapter {
  const stripe = openSdk(options);
  const prices = createPrices(stripe);

  return {
    name: "stripe",
    publishableKey: options.publishableKey,
    desk: null,

    createSetupIntent: ({ key }) =>
      run(async () => {
        const intent = await stripe.setupIntents.create(
          { allowed_payment_method_types: ["card"], usage: "off_session" },
          { idempotencyKey: `setup:${key}` },
        );
        return { clientSecret: intent.client_secret ?? "" };
      }),

    createCustomer: ({ email, name, paymentMethodId, key }) =>
      run(async () => {
        try {
          const customer = await stripe.customers.create(
            {
              email,
              name,
              payment_method: paymentMethodId,
              invoice_settings: { default_payment_method: paymentMethodId },
              expand: ["invoice_settings.default_payment_method"],
            },
            { idempotencyKey: `customer:${key}` },
          );
          const card = cardOf(customer.invoice_settings.default_payment_method);
          if (card) return { kind: "accepted" as const, customerId: customer.id, card };
          return { kind: "declined" as const, code: "invalid" as const, message: "Please pay by card." };
        } catch (error) {
          return declined(error);
        }
      }),

    createCardlessCustomer: ({ email, name, key }) =>
      run(async () => {
        const customer = await stripe.customers.create({ email, name }, { idempotencyKey: `customer:${key}` });
        return { customerId: customer.id };
      }),

    startSubscription: ({ customerId, accountId, offer, key }) =>
      run(async () => {
        try {
          const subscription = await stripe.subscriptions.create(
            {
              customer: customerId,
              items: [{ price: await prices.idOf(offer) }],
              ...(offer.trialDays > 0 && { trial_period_days: offer.trialDays }),
              payment_behavior: "error_if_incomplete",
              off_session: true,
              metadata: { plan: offer.plan, ...(accountId !== null && { account: accountId }) },
            },
            { idempotencyKey: `subscription:${key}:${offer.trialDays}` },
          );
          return { kind: "started" as const, subscriptionId: subscription.id };
        } catch (error) {
          return declined(error);
        }
      }),

    createCheckout: ({ customerId, accountId, offer, successUrl, cancelUrl, key }) =>
      run(async () => {
        const metadata = { plan: offer.plan, account: accountId };
        const session = await stripe.checkout.sessions.create(
          {
            mode: "subscription",
            customer: customerId,
            client_reference_id: accountId,
            line_items: [{ price: await prices.idOf(offer), quantity: 1 }],
            payment_method_collection: "always",
            subscription_data: { metadata, ...(offer.trialDays > 0 && { trial_period_days: offer.trialDays }) },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey: key },
        );
        return { url: session.url ?? cancelUrl };
      }),

    findCheckout: (sessionId) =>
      run(async () => {
        const session = await orNull(stripe.checkout.sessions.retrieve(sessionId));
        if (!session?.client_reference_id || !session.customer) return null;
        return {
          customerId: idOf(session.customer),
          accountId: session.client_reference_id,
          complete: session.status === "complete",
          subscriptionId: session.subscription === null ? null : idOf(session.subscription),
        };
      }),

    createPortal: ({ customerId, returnUrl }) =>
      run(async () => {
        const session = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
        return { url: session.url };
      }),

    readCustomer: (customerId) => run(() => readCustomer(stripe, customerId)),

    setCancelAtPeriodEnd: ({ subscriptionId, cancel }) =>
      run(async () => {
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancel });
      }),

    endSubscription: (subscriptionId) =>
      run(async () => {
        await orNull(stripe.subscriptions.cancel(subscriptionId));
      }),

    addCredit: ({ customerId, amount, reason, key }) =>
      run(async () => {
        await stripe.customers.createBalanceTransaction(
          customerId,
          { amount: -amount, currency: "usd", description: reason },
          { idempotencyKey: `credit:${key}` },
        );
      }),

    refundInvoice: ({ invoiceId, key }) =>
      run(async () => {
        const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ["payments"] });
        const payment = invoice.payments?.data.find(({ status }) => status === "paid")?.payment;
        if (!payment?.payment_intent) return { amount: cents(0) };
        const refund = await orRefunded(
          stripe.refunds.create(
            { payment_intent: idOf(payment.payment_intent), metadata: { invoice: invoiceId } },
            { idempotencyKey: key },
          ),
        );
        return { amount: cents(refund?.amount ?? 0) };
      }),

    deleteCustomer: (customerId) =>
      run(async () => {
        await orNull(stripe.customers.del(customerId));
      }),

    readEvent: (rawBody, signature) => readEvent(stripe, rawBody, signature, options.webhookSecret),
  };
}

/** A thing that the provider does not have, or no longer has, is null. */
async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
    throw error;
  }
}

/** What was given back before, as by hand in the provider's dashboard, is given back: null. */
async function orRefunded(call: Promise<Stripe.Refund>): Promise<Stripe.Refund | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "charge_already_refunded")
      return null;
    throw error;
  }
}
