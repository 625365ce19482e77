import { and, eq, isNull, like, or, sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { emailNotifications, providerEvents, rateLimits, sessions, users } from "#server/db/schema.ts";

/** By what rows outside the account's own tables know the account. */
export interface AccountMarks {
  email: string;
  customerId: string | null;
}

export async function findAccountMarks(ctx: Ctx): Promise<AccountMarks | undefined> {
  const [row] = await ctx.db
    .select({ email: users.email, customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, ctx.account));
  return row;
}

/** Removes the account's rows from the tables that no foreign key ties to it. */
export async function removeLooseRows(ctx: Ctx, { email, customerId }: AccountMarks): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sql`${sessions.sess}->>'userId'`, ctx.account));
  await ctx.db
    .delete(emailNotifications)
    .where(
      or(
        eq(emailNotifications.userId, ctx.account),
        and(isNull(emailNotifications.userId), eq(emailNotifications.email, email)),
      ),
    );
  await ctx.db.delete(rateLimits).where(like(rateLimits.key, `%:${ctx.account}`));
  if (customerId !== null)
    await ctx.db
      .delete(providerEvents)
      .where(
        sql`jsonb_path_exists(${providerEvents.payload}, '$.** ? (@ == $id)', jsonb_build_object('id', ${customerId}::text))`,
      );
}

/** Removes the user, and with it by their foreign keys every row of the account's own tables. */
export async function removeUser(ctx: Ctx): Promise<void> {
  await ctx.db.delete(users).where(eq(users.id, ctx.account));
}
