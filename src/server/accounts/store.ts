import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { accountTokens, knownDevices, rateLimits, sessions, users } from "#server/db/schema.ts";

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** What a request needs to know of its user; never the password. */
const sessionUserColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  emailVerified: users.emailVerified,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionEndDate: users.subscriptionEndDate,
  stripeSubscriptionId: users.stripeSubscriptionId,
  referralCode: users.referralCode,
  referralCredits: users.referralCredits,
};
export type SessionUser = Pick<UserRow, keyof typeof sessionUserColumns>;

/** E-mail addresses compare case-insensitively: they are kept and looked up in lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.email, normaliseEmail(email)));
  return user;
}

/** Returns false when the address is taken. */
export async function insertUser(db: Database, user: NewUser): Promise<boolean> {
  const rows = await db
    .insert(users)
    .values({ ...user, email: normaliseEmail(user.email) })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return rows.length === 1;
}

export async function storeSession(
  db: Database,
  session: { sid: string; userId: string; now: Date; expire: Date },
): Promise<void> {
  const { sid, userId, now, expire } = session;
  await db.insert(sessions).values({ sid, sess: { userId, createdAt: now.toISOString() }, expire });
}

export async function removeSession(db: Database, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

export async function removeExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expire, now));
}

export async function insertToken(db: Database, token: typeof accountTokens.$inferInsert): Promise<void> {
  await db.insert(accountTokens).values(token);
}

export async function removeExpiredTokens(db: Database, now: Date): Promise<void> {
  await db.delete(accountTokens).where(lte(accountTokens.expiresAt, now));
}

export async function removeExpiredRateLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.expire, now));
}

export async function removeStaleDevices(db: Database, unusedSince: Date): Promise<void> {
  await db.delete(knownDevices).where(lte(knownDevices.lastUsedAt, unusedSince));
}

/** The user of a session that has not expired, or null. */
export async function findSessionUser(db: Database, sid: string, now: Date): Promise<SessionUser | null> {
  const [row] = await db
    .select(sessionUserColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sql`${sessions.sess}->>'userId'`))
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now)));
  return row ?? null;
}
