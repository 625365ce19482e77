import { sql, type SQL } from "drizzle-orm";
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import { documentWordSet, wordSet } from "./search.ts";
import type { DocumentContentWire, DocumentStatus, DocumentType } from "#shared/documents/schema.ts";
import type { subscriptionStatuses } from "#shared/accounts/schema.ts";
import type { PlanId } from "#shared/billing/plans.ts";
import type { BillingEventKind } from "#shared/billing/schema.ts";

/**
 * The tables. Rows of one account have the key (user_id, id), so that no query can forget the account and the rows
 * can be spread over servers by that column (docs/scaling.md). `users` is the one table that all accounts share.
 * Ids are text (UUIDv7, made outside the database). Money is numeric(10,2), in dollars.
 */
const money = (name: string) => numeric(name, { precision: 10, scale: 2 });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const createdAt = () => instant("created_at").notNull().defaultNow();
const updatedAt = () => instant("updated_at").notNull().defaultNow();

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    firstName: text("first_name"),
    lastName: text("last_name"),
    profileImageUrl: text("profile_image_url"),
    hashedPassword: text("hashed_password"),
    authProvider: text("auth_provider").notNull().default("external"),
    emailVerified: boolean("email_verified").notNull().default(false),
    stripeCustomerId: text("stripe_customer_id"),
    stripeSubscriptionId: text("stripe_subscription_id"),
    subscriptionStatus: text("subscription_status").$type<(typeof subscriptionStatuses)[number]>(),
    subscriptionEndDate: instant("subscription_end_date"),
    referralCode: text("referral_code"),
    referredBy: text("referred_by"),
    referralCredits: integer("referral_credits").notNull().default(0),
    // Readings of the provider are numbered: an older answer never replaces what a newer one has written.
    billingAsked: integer("billing_asked").notNull().default(0),
    billingWritten: integer("billing_written").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique("users_email_key").on(table.email),
    unique("users_referral_code_key").on(table.referralCode),
    index("users_stripe_customer_id_idx").on(table.stripeCustomerId),
    foreignKey({ name: "users_referred_by_fkey", columns: [table.referredBy], foreignColumns: [table.id] }).onDelete(
      "set null",
    ),
  ],
);

/** The column that starts every key of an account's table. */
const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = pgTable(
  "sessions",
  {
    sid: text("sid").primaryKey(),
    sess: jsonb("sess").$type<{ userId: string; createdAt: string; seenAt?: string; userAgent?: string }>().notNull(),
    expire: instant("expire").notNull(),
  },
  (table) => [
    index("sessions_expire_idx").on(table.expire),
    index("sessions_user_id_idx").on(sql`(${table.sess}->>'userId')`),
  ],
);

export const businessProfiles = pgTable(
  "business_profiles",
  {
    userId: userId(),
    id: text("id").notNull(),
    businessName: text("business_name").notNull(),
    email: text("email"),
    logoUrl: text("logo_url"),
    website: text("website"),
    phone: text("phone"),
    description: text("description"),
    address: text("address"),
    teamSize: integer("team_size").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ name: "business_profiles_pkey", columns: [table.userId, table.id] }),
    unique("business_profiles_user_id_key").on(table.userId),
  ],
);

export const services = pgTable(
  "services",
  {
    userId: userId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    description: text("description"),
    hourlyRate: money("hourly_rate"),
    fixedRate: money("fixed_rate"),
    category: text("category"),
    isActive: boolean("is_active").notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ name: "services_pkey", columns: [table.userId, table.id] }),
    index("services_user_id_category_idx").on(table.userId, table.category),
  ],
);

export const documents = pgTable(
  "documents",
  {
    userId: userId(),
    id: text("id").notNull(),
    number: text("number").notNull(),
    title: text("title").notNull(),
    type: text("type").$type<DocumentType>().notNull(),
    client: text("client"),
    amount: money("amount").notNull(),
    status: text("status").$type<DocumentStatus>().notNull().default("draft"),
    content: jsonb("content").$type<DocumentContentWire>().notNull(),
    transcription: text("transcription"),
    openQuestions: integer("open_questions").notNull().default(0),
    /** The theme it is printed in; null, or a theme that is gone, is the account's default. */
    themeId: text("theme_id"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Deleted, but to be had back for a while. Everything reads a document without it as gone. */
    deletedAt: instant("deleted_at"),
    search: wordSet("search").generatedAlwaysAs((): SQL =>
      documentWordSet(
        sql`user_id`,
        sql`title || ' ' || number || ' ' || substr(number, 3) || ' ' || coalesce(client, '')`,
        sql`coalesce(transcription, '')`,
      ),
    ),
  },
  (table) => [
    primaryKey({ name: "documents_pkey", columns: [table.userId, table.id] }),
    unique("documents_user_id_number_key").on(table.userId, table.number),
    index("documents_listed_idx")
      .on(table.userId, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index("documents_listed_type_idx")
      .on(table.userId, table.type, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    // With the type at its end the counts by status and type are read from it alone.
    index("documents_listed_status_idx")
      .on(table.userId, table.status, table.createdAt, table.id, table.type)
      .where(sql`deleted_at is null`),
    index("documents_deleted_at_idx")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    // A pending list would have to be read by every search.
    index("documents_search_idx").using("gin", table.search).with({ fastupdate: false }),
  ],
);

/** The longer words of an account's documents, to see what a mistyped one may mean. Documents are found without it. */
export const documentWords = pgTable("document_words", { userId: userId(), word: text("word").notNull() }, (table) => [
  primaryKey({ name: "document_words_pkey", columns: [table.userId, table.word] }),
  // Found by how they begin and how they end, in whatever collation the database has.
  index("document_words_beginning_idx").on(table.userId, table.word.op("text_pattern_ops")),
  index("document_words_end_idx").on(table.userId, sql`reverse(${table.word}) text_pattern_ops`),
]);

/** The last number given out for each type of document of an account. */
export const documentCounters = pgTable(
  "document_counters",
  { userId: userId(), type: text("type").$type<DocumentType>().notNull(), last: integer("last").notNull() },
  (table) => [primaryKey({ name: "document_counters_pkey", columns: [table.userId, table.type] })],
);

/** Every state that a document had before a save, a refinement, a regeneration or a restore. */
export const documentVersions = pgTable(
  "document_versions",
  {
    userId: userId(),
    documentId: text("document_id").notNull(),
    version: integer("version").notNull(),
    title: text("title").notNull(),
    type: text("type").$type<DocumentType>().notNull(),
    amount: money("amount").notNull(),
    content: jsonb("content").$type<DocumentContentWire>().notNull(),
    reason: text("reason").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "document_versions_pkey", columns: [table.userId, table.documentId, table.version] }),
    foreignKey({
      name: "document_versions_document_fkey",
      columns: [table.userId, table.documentId],
      foreignColumns: [documents.userId, documents.id],
    }).onDelete("cascade"),
  ],
);

/** What happened to a document, when, and by whom. Rows are only ever added. */
export const documentEvents = pgTable(
  "document_events",
  {
    userId: userId(),
    id: text("id").notNull(),
    documentId: text("document_id").notNull(),
    kind: text("kind").notNull(),
    actor: text("actor").notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "document_events_pkey", columns: [table.userId, table.id] }),
    index("document_events_user_id_document_id_idx").on(table.userId, table.documentId),
    // The few events of documents that were made with a template: how often each was used is counted from them.
    index("document_events_user_id_template_id_idx")
      .on(table.userId, sql`(${table.data}->>'templateId')`)
      .where(sql`(${table.data}->>'templateId') is not null`),
  ],
);

export const quoteTemplates = pgTable(
  "quote_templates",
  {
    userId: userId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    description: text("description"),
    category: text("category").notNull(),
    industry: text("industry"),
    projectType: text("project_type"),
    template: jsonb("template").$type<Record<string, unknown>>().notNull(),
    isPublic: boolean("is_public").notNull().default(false),
    usageCount: integer("usage_count").notNull().default(0),
    tags: text("tags").array().notNull().default([]),
    averageAmount: money("average_amount"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ name: "quote_templates_pkey", columns: [table.userId, table.id] })],
);

export const voiceSessions = pgTable(
  "voice_sessions",
  {
    userId: userId(),
    id: text("id").notNull(),
    transcription: text("transcription").notNull(),
    documentId: text("document_id"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "voice_sessions_pkey", columns: [table.userId, table.id] }),
    index("voice_sessions_user_id_document_id_idx").on(table.userId, table.documentId),
  ],
);

export const documentThemes = pgTable(
  "document_themes",
  {
    userId: userId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    primaryColor: text("primary_color").notNull().default("#2563eb"),
    secondaryColor: text("secondary_color").notNull().default("#1e40af"),
    accentColor: text("accent_color").notNull().default("#059669"),
    backgroundColor: text("background_color").notNull().default("#ffffff"),
    textColor: text("text_color").notNull().default("#333333"),
    fontFamily: text("font_family").notNull().default("Inter"),
    fontSize: text("font_size").notNull().default("16px"),
    headerSize: text("header_size").notNull().default("32px"),
    maxWidth: text("max_width").notNull().default("800px"),
    padding: text("padding").notNull().default("40px"),
    borderRadius: text("border_radius").notNull().default("8px"),
    logoSize: text("logo_size").notNull().default("200px"),
    businessInfoBackground: text("business_info_background").notNull().default("#f8fafc"),
    borderStyle: text("border_style").notNull().default("solid"),
    borderWidth: text("border_width").notNull().default("1px"),
    shadowStyle: text("shadow_style").notNull().default("none"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ name: "document_themes_pkey", columns: [table.userId, table.id] }),
    uniqueIndex("document_themes_default_key")
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
);

/** Belongs to the referrer: `user_id` is the specification's referrerId. */
export const referrals = pgTable(
  "referrals",
  {
    userId: userId(),
    id: text("id").notNull(),
    refereeId: text("referee_id").references(() => users.id, { onDelete: "set null" }),
    refereeEmail: text("referee_email").notNull(),
    referralCode: text("referral_code").notNull(),
    status: text("status").$type<"pending" | "completed" | "rewarded">().notNull().default("pending"),
    completedAt: instant("completed_at"),
    rewardedAt: instant("rewarded_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ name: "referrals_pkey", columns: [table.userId, table.id] }),
    unique("referrals_user_id_referee_email_key").on(table.userId, table.refereeEmail),
  ],
);

export const referralRewards = pgTable(
  "referral_rewards",
  {
    userId: userId(),
    id: text("id").notNull(),
    referralId: text("referral_id").notNull(),
    rewardType: text("reward_type").$type<"free_month" | "account_credit" | "bonus_features">().notNull(),
    rewardValue: integer("reward_value").notNull(),
    appliedAt: instant("applied_at"),
    expiresAt: instant("expires_at"),
    isActive: boolean("is_active").notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "referral_rewards_pkey", columns: [table.userId, table.id] }),
    foreignKey({
      name: "referral_rewards_referral_fkey",
      columns: [table.userId, table.referralId],
      foreignColumns: [referrals.userId, referrals.id],
    }).onDelete("cascade"),
  ],
);

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

/** The user is optional (a mail may go to somebody without an account), so this table is keyed by its own id. */
export const emailNotifications = pgTable(
  "email_notifications",
  {
    id: text("id").primaryKey(),
    userId: text("user_id"),
    email: text("email").notNull(),
    type: text("type").notNull(),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    status: text("status").$type<"pending" | "sent" | "failed">().notNull().default("pending"),
    sentAt: instant("sent_at"),
    error: text("error"),
    metadata: jsonb("metadata").$type<Record<string, unknown>>(),
    /** What this mail is about, where one must not be written twice, such as the end of one trial. */
    occasion: text("occasion"),
    /** The server that sends it has it alone until then. */
    claimedUntil: instant("claimed_until"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("email_notifications_occasion_key").on(table.occasion),
    index("email_notifications_user_id_idx").on(table.userId),
    index("email_notifications_status_idx").on(table.status),
    index("email_notifications_type_idx").on(table.type),
  ],
);

/** The kinds of mail that somebody turned off. Without a row they get it. */
export const mailPreferences = pgTable(
  "mail_preferences",
  {
    userId: userId(),
    topic: text("topic").notNull(),
    isWanted: boolean("is_wanted").notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ name: "mail_preferences_pkey", columns: [table.userId, table.topic] })],
);

/** What the links in mails carry, hashed: to set a new password, or to prove an address. */
export const accountTokens = pgTable(
  "account_tokens",
  {
    userId: userId(),
    tokenHash: text("token_hash").notNull(),
    purpose: text("purpose").$type<"password_reset" | "email_verification" | "email_change">().notNull(),
    /** The address that is proven by the link. */
    email: text("email").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "account_tokens_pkey", columns: [table.userId, table.tokenHash] }),
    index("account_tokens_expires_at_idx").on(table.expiresAt),
  ],
);

/** Browsers in which somebody signed in before, by the hash of their cookie: guessing elsewhere does not lock these out. */
export const knownDevices = pgTable(
  "known_devices",
  { userId: userId(), deviceHash: text("device_hash").notNull(), lastUsedAt: instant("last_used_at").notNull() },
  (table) => [primaryKey({ name: "known_devices_pkey", columns: [table.userId, table.deviceHash] })],
);

/** Who somebody is at an external sign-in. Found by the provider's word, before the account is known. */
export const externalIdentities = pgTable(
  "external_identities",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: userId(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "external_identities_pkey", columns: [table.issuer, table.subject] }),
    index("external_identities_user_id_idx").on(table.userId),
  ],
);

/** Makes a retried generation safe: the key names the document that the first try made. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: userId(),
    key: varchar("key", { length: 200 }).notNull(),
    requestHash: text("request_hash").notNull(),
    documentId: text("document_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ name: "idempotency_keys_pkey", columns: [table.userId, table.key] })],
);

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

/** Counters of the rate limits, shared by all servers on one PostgreSQL. The columns are the limiter library's. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull().default(0),
  expire: instant("expire"),
});
