import { eq } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { businessProfiles } from "#server/db/tables/business.ts";
import type { SaveProfile } from "#shared/profile/schema.ts";

export type ProfileRow = typeof businessProfiles.$inferSelect;

export async function findProfileRow(ctx: Ctx): Promise<ProfileRow | undefined> {
  const [row] = await ctx.db.select().from(businessProfiles).where(eq(businessProfiles.userId, ctx.account));
  return row;
}

/** Makes the account's one profile, or replaces its fields. */
export async function upsertProfile(ctx: Ctx, id: string, input: SaveProfile): Promise<ProfileRow | undefined> {
  const [row] = await ctx.db
    .insert(businessProfiles)
    .values({ userId: ctx.account, id, ...input, createdAt: ctx.now(), updatedAt: ctx.now() })
    .onConflictDoUpdate({ target: businessProfiles.userId, set: { ...input, updatedAt: ctx.now() } })
    .returning();
  return row;
}
