import { z } from "zod";
import { requiredText } from "#shared/text.ts";
import { moneySchema } from "#shared/documents/figures.ts";
import { planIds } from "./plans.ts";

/** GET /api/subscription-status. Instants are unix seconds; the first four fields are the specification's. */
export const subscriptionStatusSchema = z.object({
  status: z.string(),
  trialEnd: z.int().nullable(),
  currentPeriodEnd: z.int().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** The user's own plan and its monthly price; null without a subscription. */
  plan: z.object({ id: z.enum(planIds), name: z.string(), monthly: moneySchema }).nullable(),
  card: z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() }).nullable(),
  endedAt: z.int().nullable(),
  /** The day on which the data of an ended subscription is deleted. */
  deletionAt: z.int().nullable(),
  /** Until when documents may be created although a payment failed. */
  graceUntil: z.int().nullable(),
  mayCreate: z.boolean(),
  trialAvailable: z.boolean(),
  canRefund: z.boolean(),
});
export type SubscriptionStatus = z.output<typeof subscriptionStatusSchema>;

const billingEventKinds = [
  "welcome",
  "trial_started",
  "trial_ending",
  "trial_ended",
  "subscription_started",
  "subscription_renewed",
  "payment_failed",
  "payment_recovered",
  "cancel_requested",
  "cancel_withdrawn",
  "subscription_ended",
  "card_changed",
  "refund_requested",
  "refunded",
  "referral_credit",
  "referral_used",
  "referral_completed",
  "referral_earned",
  "retention_warning",
] as const;
export type BillingEventKind = (typeof billingEventKinds)[number];

/** One line of the history. `amount` is what moved; `invoiceId` names the receipt. */
const billingEventSchema = z.object({
  id: z.string(),
  kind: z.enum(billingEventKinds),
  at: z.iso.datetime(),
  amount: moneySchema.nullable(),
  invoiceId: z.string().nullable(),
  detail: z.string().nullable(),
});
export type BillingEvent = z.output<typeof billingEventSchema>;

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(["open", "paid", "void", "uncollectible"]),
  total: moneySchema,
  credit: moneySchema,
  amountPaid: moneySchema,
  amountRefunded: moneySchema,
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
});
export type Invoice = z.output<typeof invoiceSchema>;

/** GET /api/billing-history: newest first, at most a hundred of each. */
export const billingHistorySchema = z.object({
  events: z.array(billingEventSchema),
  invoices: z.array(invoiceSchema),
});
export type BillingHistory = z.output<typeof billingHistorySchema>;

const planOfferSchema = z.object({
  plan: z.enum(planIds),
  name: z.string(),
  monthly: moneySchema,
  isOpen: z.boolean(),
  daysLeft: z.int().nullable(),
});
/** GET /api/offers: what each plan costs to those who start it now. */
export const offersSchema = z.object({ founding: planOfferSchema, standard: planOfferSchema, trialDays: z.int() });
export type Offers = z.output<typeof offersSchema>;

const email = z.string().trim().max(320).pipe(z.email("Please enter a valid email address"));

/** POST /api/create-setup-intent. */
export const createSetupIntentSchema = z.object({ email, referralCode: z.string().trim().max(50).optional() });
export const setupIntentSchema = z.object({
  clientSecret: z.string().min(1),
  provider: z.enum(["sandbox", "stripe"]),
  publishableKey: z.string().nullable(),
});
export type SetupIntent = z.output<typeof setupIntentSchema>;

/** POST /api/create-checkout-session. */
export const createCheckoutSchema = z.object({ email, withoutTrial: z.boolean().optional() });
export const hostedPageSchema = z.object({ url: z.string().min(1) });

/** POST /api/payment-success. */
export const paymentSuccessSchema = z.object({ session_id: z.string().trim().min(1, "No session ID found").max(300) });
export const paymentResultSchema = z.object({
  success: z.boolean(),
  needsLogin: z.boolean(),
  error: z.string().optional(),
  /** True when the card has had its trial: the subscription can be started without one. */
  trialUsed: z.boolean().optional(),
});
export type PaymentResult = z.output<typeof paymentResultSchema>;

/** POST /api/refund-request. */
export const refundRequestSchema = z.object({ reason: requiredText(2_000, "Please say why, in a few words.") });
export const doneSchema = z.object({ success: z.literal(true) });
