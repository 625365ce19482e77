import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { subscriptionStatuses } from "#shared/accounts/schema.ts";
import { instant, createdAt, updatedAt } from "./columns.ts";

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
export const userId = () =>
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
