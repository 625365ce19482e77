import { z } from "zod";

/** The parameters of each call that we make. Any other is refused, as the provider refuses it. */
const count = z.coerce.number().int();
const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const metadata = z.record(z.string(), z.string()).default({});
const expand = z.array(z.string()).default([]);

export const parameters = {
  createSetupIntent: z.strictObject({
    allowed_payment_method_types: z.array(z.literal("card")),
    usage: z.enum(["off_session", "on_session"]),
  }),
  createCustomer: z.strictObject({
    email: z.email(),
    name: z.string(),
    payment_method: z.string().optional(),
    invoice_settings: z.strictObject({ default_payment_method: z.string() }).optional(),
    expand,
  }),
  retrieveCustomer: z.strictObject({ expand }),
  createBalanceTransaction: z.strictObject({
    amount: count,
    currency: z.literal("usd"),
    description: z.string().max(350),
  }),
  listPrices: z.strictObject({ lookup_keys: z.array(z.string()).max(10), active: flag, limit: count }),
  createPrice: z.strictObject({
    currency: z.literal("usd"),
    unit_amount: count,
    recurring: z.strictObject({ interval: z.literal("month") }),
    lookup_key: z.string().max(200),
    product_data: z.strictObject({ name: z.string() }),
  }),
  createSubscription: z.strictObject({
    customer: z.string(),
    items: z.array(z.strictObject({ price: z.string() })).length(1),
    trial_period_days: count.optional(),
    payment_behavior: z.literal("error_if_incomplete"),
    off_session: flag,
    metadata,
  }),
  listSubscriptions: z.strictObject({ customer: z.string(), status: z.literal("all"), limit: count.max(100), expand }),
  updateSubscription: z.strictObject({ cancel_at_period_end: flag }),
  nothing: z.strictObject({}),
  listInvoices: z.strictObject({ customer: z.string(), limit: count.max(100), expand }),
  retrieveInvoice: z.strictObject({ expand }),
  listRefunds: z.strictObject({ payment_intent: z.string(), limit: count }),
  createRefund: z.strictObject({ payment_intent: z.string(), metadata }),
  createCheckout: z.strictObject({
    mode: z.literal("subscription"),
    customer: z.string(),
    client_reference_id: z.string().max(200),
    line_items: z.array(z.strictObject({ price: z.string(), quantity: count })).length(1),
    payment_method_collection: z.literal("always"),
    subscription_data: z.strictObject({ metadata, trial_period_days: count.optional() }),
    success_url: z.url(),
    cancel_url: z.url(),
  }),
  createPortal: z.strictObject({ customer: z.string(), return_url: z.url() }),
};
