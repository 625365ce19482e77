import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { users } from "#server/db/tables/accounts.ts";

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

export async function writeUserStatus(
  db: Database,
  userId: string,
  status: Pick<typeof users.$inferInsert, "stripeSubscriptionId" | "subscriptionStatus" | "subscriptionEndDate">,
): Promise<void> {
  await db.update(users).set(status).where(eq(users.id, userId));
}
