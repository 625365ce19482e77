import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, unique, varchar } from "drizzle-orm/pg-core";
import type { subscriptionStatuses } from "#shared/accounts/schema.ts";
import type { PlanId } from "#shared/billing/plans.ts";
import type { BillingEventKind } from "#shared/billing/schema.ts";
import { money, instant, createdAt, updatedAt } from "./columns.ts";
import { userId } from "./accounts.ts";

/**
 * What the card payment provider last said of an account's subscriptions; the account's own is named by
 * `users.stripe_subscription_id`.
 */
export const subscriptions = pgTable(
  "subscriptions",
  {
    userId: userId(),
    id: text("id").notNull(),
    plan: text("plan").$type<PlanId>().notNull(),
    monthly: money("monthly").notNull(),
    status: text("status").$type<(typeof subscriptionStatuses)[number]>().notNull(),
    trialEnd: instant("trial_end"),
    currentPeriodStart: instant("current_period_start").notNull(),
    currentPeriodEnd: instant("current_period_end").notNull(),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
    endedAt: instant("ended_at"),
    cardBrand: text("card_brand"),
    cardLast4: varchar("card_last4", { length: 4 }),
    cardExpMonth: integer("card_exp_month"),
    cardExpYear: integer("card_exp_year"),
    cardFingerprint: text("card_fingerprint"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ name: "subscriptions_pkey", columns: [table.userId, table.id] }),
    index("subscriptions_current_period_end_idx").on(table.currentPeriodEnd),
    index("subscriptions_ended_at_idx").on(table.endedAt),
  ],
);

/** The provider's invoices of an account, as it last said them: what the receipts are made of. */
export const invoices = pgTable(
  "invoices",
  {
    userId: userId(),
    id: text("id").notNull(),
    number: text("number").notNull(),
    plan: text("plan").$type<PlanId>().notNull(),
    status: text("status").$type<"open" | "paid" | "void" | "uncollectible">().notNull(),
    total: money("total").notNull(),
    credit: money("credit").notNull(),
    amountPaid: money("amount_paid").notNull(),
    amountRefunded: money("amount_refunded").notNull(),
    periodStart: instant("period_start").notNull(),
    periodEnd: instant("period_end").notNull(),
    paidAt: instant("paid_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "invoices_pkey", columns: [table.userId, table.id] }),
    index("invoices_user_id_created_at_idx").on(table.userId, table.createdAt),
  ],
);

/**
 * What happened to an account's subscription and referrals, in the transaction that made it so. `key` names the thing
 * that happened: it is recorded once, whoever reports it and however often. `noticed_at` is when a mail was queued for it.
 */
export const billingEvents = pgTable(
  "billing_events",
  {
    userId: userId(),
    id: text("id").notNull(),
    key: text("key").notNull(),
    kind: text("kind").$type<BillingEventKind>().notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    noticedAt: instant("noticed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "billing_events_pkey", columns: [table.userId, table.id] }),
    unique("billing_events_user_id_key_key").on(table.userId, table.key),
    index("billing_events_unnoticed_idx")
      .on(table.createdAt)
      .where(sql`${table.noticedAt} is null`),
  ],
);

/** Requests for the money-back guarantee, one for an invoice. */
export const refundRequests = pgTable(
  "refund_requests",
  {
    userId: userId(),
    invoiceId: text("invoice_id").notNull(),
    reason: text("reason").notNull(),
    amount: money("amount").notNull(),
    status: text("status").$type<"asked" | "refunded">().notNull().default("asked"),
    refundedAt: instant("refunded_at"),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ name: "refund_requests_pkey", columns: [table.userId, table.invoiceId] })],
);

/** Hashes of the addresses and cards that had a trial. They outlive the account, so that nobody has a second one. */
export const trialClaims = pgTable("trial_claims", { key: text("key").primaryKey(), createdAt: createdAt() });

/** Customers that were made at the provider for a sign-up that has no account yet; ended when none comes. */
export const signUpAttempts = pgTable("sign_up_attempts", {
  customerId: text("customer_id").primaryKey(),
  createdAt: createdAt(),
});

/** Webhook events of the card payment provider, by the provider's id. */
export const providerEvents = pgTable("provider_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
  handledAt: instant("handled_at"),
  createdAt: createdAt(),
});

/** The sandbox card provider's own records: customers, payment methods and subscriptions. Never a card number. */
export const sandboxObjects = pgTable(
  "sandbox_objects",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    customerId: text("customer_id"),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    createdOn: date("created_on").notNull().defaultNow(),
  },
  (table) => [index("sandbox_objects_customer_id_idx").on(table.customerId)],
);
