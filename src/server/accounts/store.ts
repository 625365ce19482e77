import { and, desc, eq, gt, lte, ne, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { accountTokens, externalIdentities, knownDevices, sessions, users } from "#server/db/tables/accounts.ts";
import { rateLimits } from "#server/db/tables/operation.ts";

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
  hasPassword: sql<boolean>`${users.hashedPassword} is not null`,
};
export type SessionUser = Pick<UserRow, Exclude<keyof typeof sessionUserColumns, "hasPassword">> & {
  hasPassword: boolean;
};
export type SessionRow = Pick<typeof sessions.$inferSelect, "sid" | "sess">;

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
  session: { sid: string; userId: string; userAgent: string; now: Date; expire: Date },
): Promise<void> {
  const { sid, userId, userAgent, now, expire } = session;
  await db.insert(sessions).values({ sid, sess: { userId, createdAt: now.toISOString(), userAgent }, expire });
}

/** Notes that a session was used, and until when it lasts by that. */
export async function touchSession(db: Database, sid: string, now: Date, expire: Date): Promise<void> {
  const seenAt = sql`jsonb_build_object('seenAt', ${now.toISOString()}::text)`;
  await db
    .update(sessions)
    .set({ sess: sql`${sessions.sess} || ${seenAt}`, expire })
    .where(eq(sessions.sid, sid));
}

const ownedBy = (userId: string) => eq(sql`${sessions.sess}->>'userId'`, userId);

export async function listSessions(db: Database, userId: string, now: Date, most: number): Promise<SessionRow[]> {
  return db
    .select({ sid: sessions.sid, sess: sessions.sess })
    .from(sessions)
    .where(and(ownedBy(userId), gt(sessions.expire, now)))
    .orderBy(desc(sql`coalesce(${sessions.sess}->>'seenAt', ${sessions.sess}->>'createdAt')`))
    .limit(most);
}

/** False when this user has no such session. */
export async function removeOwnSession(db: Database, userId: string, sid: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(ownedBy(userId), eq(sessions.sid, sid)))
    .returning({ sid: sessions.sid });
  return rows.length === 1;
}

/** Ends the user's sessions but one; all of them when there is no one to keep. Answers how many. */
export async function removeSessionsOf(db: Database, userId: string, keep: string | null): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(keep === null ? ownedBy(userId) : and(ownedBy(userId), ne(sessions.sid, keep)))
    .returning({ sid: sessions.sid });
  return ended.length;
}

/** Ends every session of everybody, and what their browsers are known by. Answers how many. */
export async function removeAllSessions(db: Database): Promise<number> {
  await db.delete(knownDevices);
  return (await db.delete(sessions).returning({ sid: sessions.sid })).length;
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

export async function findUserById(db: Database, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

export async function updateUser(db: Database, id: string, change: Partial<NewUser>): Promise<UserRow | undefined> {
  const [user] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return user;
}

/** The token of a link that still works, or undefined. */
export async function findToken(db: Database, userId: string, tokenHash: string, now: Date) {
  const [token] = await db
    .select()
    .from(accountTokens)
    .where(
      and(eq(accountTokens.userId, userId), eq(accountTokens.tokenHash, tokenHash), gt(accountTokens.expiresAt, now)),
    );
  return token;
}

/** Ends the links of a purpose: the one that was used, and those that were asked for beside it. */
export async function removeTokens(
  db: Database,
  userId: string,
  purpose: (typeof accountTokens.$inferSelect)["purpose"],
): Promise<void> {
  await db.delete(accountTokens).where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)));
}

export async function isKnownDevice(db: Database, userId: string, deviceHash: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)));
  return row !== undefined;
}

export async function storeDevice(db: Database, userId: string, deviceHash: string, now: Date): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ userId, deviceHash, lastUsedAt: now })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { lastUsedAt: now } });
}

export async function removeDevices(db: Database, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

export async function findUserOfIdentity(db: Database, issuer: string, subject: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(externalIdentities)
    .innerJoin(users, eq(users.id, externalIdentities.userId))
    .where(and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject)));
  return row?.user;
}

export async function insertIdentity(db: Database, row: typeof externalIdentities.$inferInsert): Promise<void> {
  await db.insert(externalIdentities).values(row).onConflictDoNothing();
}

/** The user of a session that has not expired, when it began and when it was last used, or null. */
export async function findSessionUser(
  db: Database,
  sid: string,
  now: Date,
): Promise<{ user: SessionUser; createdAt: Date; seenAt: Date } | null> {
  const [row] = await db
    .select({ user: sessionUserColumns, sess: sessions.sess })
    .from(sessions)
    .innerJoin(users, eq(users.id, sql`${sessions.sess}->>'userId'`))
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now)));
  if (!row) return null;
  const { createdAt, seenAt = createdAt } = row.sess;
  return { user: row.user, createdAt: new Date(createdAt), seenAt: new Date(seenAt) };
}
