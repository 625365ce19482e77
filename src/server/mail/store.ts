import { and, asc, eq, inArray, isNull, lt, or } from "drizzle-orm";
import type { MailTopic } from "#shared/mail/schema.ts";
import type { Ctx } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { emailNotifications, mailPreferences } from "#server/db/tables/mail.ts";

export type NotificationRow = typeof emailNotifications.$inferSelect;

/** False when a mail of this occasion was written before. */
export async function insertNotification(db: Database, row: typeof emailNotifications.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(emailNotifications)
    .values(row)
    .onConflictDoNothing({ target: emailNotifications.occasion })
    .returning({ id: emailNotifications.id });
  return rows.length === 1;
}

export async function findNotification(db: Database, id: string): Promise<NotificationRow | null> {
  const [row] = await db.select().from(emailNotifications).where(eq(emailNotifications.id, id));
  return row ?? null;
}

/** Takes a pending mail for one sender until `until`; null when it is not pending, or another sender has it. */
export async function claimNotification(
  db: Database,
  id: string,
  now: Date,
  until: Date,
): Promise<NotificationRow | null> {
  const isFree = or(isNull(emailNotifications.claimedUntil), lt(emailNotifications.claimedUntil, now));
  const [row] = await db
    .update(emailNotifications)
    .set({ claimedUntil: until })
    .where(and(eq(emailNotifications.id, id), eq(emailNotifications.status, "pending"), isFree))
    .returning();
  return row ?? null;
}

/** Notes how a try ended; a mail that stays pending may be claimed again. */
export async function settleNotification(
  db: Database,
  id: string,
  outcome: { status: "pending" | "sent" | "failed"; error: string | null; sentAt: Date | null },
): Promise<void> {
  await db
    .update(emailNotifications)
    .set({ ...outcome, claimedUntil: null })
    .where(and(eq(emailNotifications.id, id), eq(emailNotifications.status, "pending")));
}

export type MailState = Pick<NotificationRow, "id" | "email" | "status" | "error" | "sentAt" | "createdAt">;

export async function listStates(ctx: Ctx, ids: readonly string[]): Promise<MailState[]> {
  if (ids.length === 0) return [];
  const { id, email, status, error, sentAt, createdAt } = emailNotifications;
  return ctx.db
    .select({ id, email, status, error, sentAt, createdAt })
    .from(emailNotifications)
    .where(and(eq(emailNotifications.userId, ctx.account), inArray(emailNotifications.id, [...ids])))
    .orderBy(asc(emailNotifications.id));
}

/** Mails that have waited since before `before`, oldest first. */
export async function listWaiting(db: Database, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: emailNotifications.id })
    .from(emailNotifications)
    .where(and(eq(emailNotifications.status, "pending"), lt(emailNotifications.createdAt, before)))
    .orderBy(asc(emailNotifications.createdAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function listPreferences(db: Database, userId: string): Promise<Map<string, boolean>> {
  const rows = await db.select().from(mailPreferences).where(eq(mailPreferences.userId, userId));
  return new Map(rows.map(({ topic, isWanted }) => [topic, isWanted]));
}

export async function storePreference(
  db: Database,
  userId: string,
  topic: MailTopic,
  isWanted: boolean,
  now: Date,
): Promise<void> {
  await db
    .insert(mailPreferences)
    .values({ userId, topic, isWanted, updatedAt: now })
    .onConflictDoUpdate({
      target: [mailPreferences.userId, mailPreferences.topic],
      set: { isWanted, updatedAt: now },
    });
}
