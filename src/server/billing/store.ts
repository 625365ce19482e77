import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { AccountId } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import {
  billingEvents,
  invoices,
  providerEvents,
  refundRequests,
  signUpAttempts,
  subscriptions,
  trialClaims,
} from "#server/db/tables/billing.ts";
import { users } from "#server/db/tables/accounts.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type NewSubscription = typeof subscriptions.$inferInsert;
export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = typeof invoices.$inferInsert;
export type EventRow = typeof billingEvents.$inferSelect;
export type RefundRow = typeof refundRequests.$inferSelect;

/** What billing knows of an account's owner. */
const billedUserColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  stripeCustomerId: users.stripeCustomerId,
  stripeSubscriptionId: users.stripeSubscriptionId,
  subscriptionStatus: users.subscriptionStatus,
  referredBy: users.referredBy,
};
export type BilledUser = Pick<typeof users.$inferSelect, keyof typeof billedUserColumns>;

const MOST_LISTED = 100;

export async function findBilledUser(db: Database, userId: string): Promise<BilledUser | undefined> {
  const [user] = await db.select(billedUserColumns).from(users).where(eq(users.id, userId));
  return user;
}

export async function findUserOfCustomer(db: Database, customerId: string): Promise<BilledUser | undefined> {
  const [user] = await db.select(billedUserColumns).from(users).where(eq(users.stripeCustomerId, customerId));
  return user;
}

export async function findUserOfEmail(db: Database, email: string): Promise<BilledUser | undefined> {
  const [user] = await db.select(billedUserColumns).from(users).where(eq(users.email, email));
  return user;
}

/**
 * Gives the user their customer at the provider in the place of `before`, which the provider does not have, unless
 * another was quicker. Answers the one that they have.
 */
export async function claimCustomer(
  db: Database,
  userId: string,
  before: string | null,
  customerId: string,
): Promise<string> {
  const isBefore = before === null ? isNull(users.stripeCustomerId) : eq(users.stripeCustomerId, before);
  await db
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(users.id, userId), isBefore));
  return (await findBilledUser(db, userId))?.stripeCustomerId ?? customerId;
}

/** Takes the number of a reading of the provider that is about to begin; null when the account is gone. */
export async function beginReading(db: Database, userId: string): Promise<number | null> {
  const [row] = await db
    .update(users)
    .set({ billingAsked: sql`${users.billingAsked} + 1` })
    .where(eq(users.id, userId))
    .returning({ turn: users.billingAsked });
  return row?.turn ?? null;
}

/** Locks the account for writing what reading `turn` found; false when a later reading has been written. */
export async function claimTurn(db: Database, userId: string, turn: number): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ billingWritten: turn })
    .where(and(eq(users.id, userId), lt(users.billingWritten, turn)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Newest first. */
export async function listSubscriptions(db: Database, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(MOST_LISTED);
}

export async function writeSubscription(db: Database, row: NewSubscription): Promise<void> {
  const { userId: _userId, id: _id, createdAt: _createdAt, ...changes } = row;
  await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: [subscriptions.userId, subscriptions.id], set: changes });
}

/** Newest first. */
export async function listInvoices(db: Database, userId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(MOST_LISTED);
}

export async function findInvoice(db: Database, account: AccountId, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, account), eq(invoices.id, id)));
  return row;
}

export async function writeInvoice(db: Database, row: NewInvoice): Promise<void> {
  const { userId: _userId, id: _id, plan: _plan, createdAt: _createdAt, ...changes } = row;
  await db
    .insert(invoices)
    .values(row)
    .onConflictDoUpdate({ target: [invoices.userId, invoices.id], set: changes });
}

export async function writeUserStatus(
  db: Database,
  userId: string,
  status: Pick<typeof users.$inferInsert, "stripeSubscriptionId" | "subscriptionStatus" | "subscriptionEndDate">,
): Promise<void> {
  await db.update(users).set(status).where(eq(users.id, userId));
}

/** False when this event was recorded before. */
export async function insertEvent(db: Database, event: typeof billingEvents.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(billingEvents)
    .values(event)
    .onConflictDoNothing({ target: [billingEvents.userId, billingEvents.key] })
    .returning({ id: billingEvents.id });
  return rows.length === 1;
}

/** Newest first. */
export async function listEvents(db: Database, account: AccountId): Promise<EventRow[]> {
  return db
    .select()
    .from(billingEvents)
    .where(eq(billingEvents.userId, account))
    .orderBy(desc(billingEvents.createdAt), desc(billingEvents.id))
    .limit(MOST_LISTED);
}

/** Locks the oldest events that no mail was queued for, passing over those that another server has, and marks them. */
export async function claimEvents(db: Database, now: Date, limit: number) {
  const waiting = await db
    .select({ event: billingEvents, email: users.email, firstName: users.firstName })
    .from(billingEvents)
    .innerJoin(users, eq(users.id, billingEvents.userId))
    .where(isNull(billingEvents.noticedAt))
    .orderBy(asc(billingEvents.createdAt), asc(billingEvents.id))
    .limit(limit)
    .for("update", { of: billingEvents, skipLocked: true });
  const ids = waiting.map(({ event }) => event.id);
  if (ids.length > 0) await db.update(billingEvents).set({ noticedAt: now }).where(inArray(billingEvents.id, ids));
  return waiting;
}

export async function hasClaim(db: Database, keys: string[]): Promise<boolean> {
  const rows = await db
    .select({ key: trialClaims.key })
    .from(trialClaims)
    .where(inArray(trialClaims.key, keys))
    .limit(1);
  return rows.length > 0;
}

/** False when one of the keys was claimed before. */
export async function insertClaims(db: Database, keys: string[], now: Date): Promise<boolean> {
  const rows = await db
    .insert(trialClaims)
    .values(keys.map((key) => ({ key, createdAt: now })))
    .onConflictDoNothing()
    .returning({ key: trialClaims.key });
  return rows.length === keys.length;
}

export async function insertAttempt(db: Database, customerId: string, now: Date): Promise<void> {
  await db.insert(signUpAttempts).values({ customerId, createdAt: now }).onConflictDoNothing();
}

export async function removeAttempt(db: Database, customerId: string): Promise<void> {
  await db.delete(signUpAttempts).where(eq(signUpAttempts.customerId, customerId));
}

/** Customers of sign-ups that began before `before`, oldest first. */
export async function listAttempts(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ customerId: signUpAttempts.customerId })
    .from(signUpAttempts)
    .where(lt(signUpAttempts.createdAt, before))
    .orderBy(asc(signUpAttempts.createdAt))
    .limit(limit);
  return rows.map((row) => row.customerId);
}

type Standing = Pick<SubscriptionRow, "userId" | "id" | "trialEnd" | "endedAt" | "monthly">;
const standing = {
  userId: subscriptions.userId,
  id: subscriptions.id,
  trialEnd: subscriptions.trialEnd,
  endedAt: subscriptions.endedAt,
  monthly: subscriptions.monthly,
};
const isCurrent = eq(users.stripeSubscriptionId, subscriptions.id);

/** Accounts whose subscription has something to come by now: a period that is over, or a payment that failed. */
export async function listDue(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(users, and(eq(users.id, subscriptions.userId), isCurrent))
    .where(
      and(
        ne(subscriptions.status, "canceled"),
        or(lte(subscriptions.currentPeriodEnd, now), inArray(subscriptions.status, ["past_due", "unpaid"])),
      ),
    )
    .orderBy(asc(subscriptions.updatedAt), asc(subscriptions.id))
    .limit(limit);
  return rows.map((row) => row.userId);
}

/** Trials that go on into a paid month between the two instants. */
export async function listTrialsEnding(db: Database, from: Date, to: Date, limit: number): Promise<Standing[]> {
  return db
    .select(standing)
    .from(subscriptions)
    .innerJoin(users, and(eq(users.id, subscriptions.userId), isCurrent))
    .where(
      and(eq(subscriptions.status, "trialing"), gte(subscriptions.trialEnd, from), lte(subscriptions.trialEnd, to)),
    )
    .orderBy(asc(subscriptions.trialEnd), asc(subscriptions.id))
    .limit(limit);
}

/** Accounts whose own subscription ended before `before`, and which have no other. */
export async function listEnded(db: Database, before: Date, limit: number): Promise<Standing[]> {
  return db
    .select(standing)
    .from(subscriptions)
    .innerJoin(users, and(eq(users.id, subscriptions.userId), isCurrent))
    .where(
      and(eq(subscriptions.status, "canceled"), isNotNull(subscriptions.endedAt), lte(subscriptions.endedAt, before)),
    )
    .orderBy(asc(subscriptions.endedAt), asc(subscriptions.id))
    .limit(limit);
}

export async function findEvent(db: Database, userId: string, key: string): Promise<EventRow | undefined> {
  const [row] = await db
    .select()
    .from(billingEvents)
    .where(and(eq(billingEvents.userId, userId), eq(billingEvents.key, key)));
  return row;
}

/** False when one was asked for before. */
export async function insertRefundRequest(db: Database, request: typeof refundRequests.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(refundRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: refundRequests.invoiceId });
  return rows.length === 1;
}

/** Requests that the provider has not paid back yet, oldest first. */
export async function listOpenRefunds(db: Database, limit: number): Promise<RefundRow[]> {
  return db
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.status, "asked"))
    .orderBy(asc(refundRequests.createdAt))
    .limit(limit);
}

export async function hasRefundRequest(db: Database, account: AccountId): Promise<boolean> {
  const rows = await db
    .select({ id: refundRequests.invoiceId })
    .from(refundRequests)
    .where(eq(refundRequests.userId, account))
    .limit(1);
  return rows.length > 0;
}

export async function markRefunded(db: Database, userId: string, invoiceId: string, now: Date): Promise<void> {
  await db
    .update(refundRequests)
    .set({ status: "refunded", refundedAt: now })
    .where(and(eq(refundRequests.userId, userId), eq(refundRequests.invoiceId, invoiceId)));
}

/** Stores an event under the provider's id; false when it was handled before. Of its content only whose it is is kept. */
export async function claimProviderEvent(
  db: Database,
  event: { id: string; type: string; customerId: string | null },
  now: Date,
): Promise<boolean> {
  const payload = { customer: event.customerId };
  await db
    .insert(providerEvents)
    .values({ id: event.id, type: event.type, payload, createdAt: now })
    .onConflictDoNothing();
  const [row] = await db
    .select({ handledAt: providerEvents.handledAt })
    .from(providerEvents)
    .where(eq(providerEvents.id, event.id));
  return row?.handledAt === null;
}

export async function markHandled(db: Database, id: string, now: Date): Promise<void> {
  await db.update(providerEvents).set({ handledAt: now }).where(eq(providerEvents.id, id));
}
