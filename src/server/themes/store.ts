import { and, asc, desc, eq, or } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { documentThemes } from "#server/db/tables/business.ts";
import { users } from "#server/db/tables/accounts.ts";
import { MOST_THEMES, type SaveTheme } from "#shared/themes/schema.ts";

export type ThemeRow = typeof documentThemes.$inferSelect;

const own = (ctx: Ctx, id: string) => and(eq(documentThemes.userId, ctx.account), eq(documentThemes.id, id));

/** Until the transaction ends no other one of this account chooses its default theme. */
export async function lockDefaultTheme(ctx: Ctx): Promise<void> {
  await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, ctx.account)).for("no key update");
}

export async function countThemes(ctx: Ctx): Promise<number> {
  return ctx.db.$count(documentThemes, eq(documentThemes.userId, ctx.account));
}

export async function listThemeRows(ctx: Ctx): Promise<ThemeRow[]> {
  return ctx.db
    .select()
    .from(documentThemes)
    .where(eq(documentThemes.userId, ctx.account))
    .orderBy(desc(documentThemes.isDefault), asc(documentThemes.createdAt), asc(documentThemes.id))
    .limit(MOST_THEMES);
}

export async function findThemeRow(ctx: Ctx, id: string): Promise<ThemeRow | undefined> {
  const [row] = await ctx.db.select().from(documentThemes).where(own(ctx, id));
  return row;
}

export async function findDefaultThemeRow(ctx: Ctx): Promise<ThemeRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(documentThemes)
    .where(and(eq(documentThemes.userId, ctx.account), eq(documentThemes.isDefault, true)));
  return row;
}

/** The named theme; without it, as when it was deleted, the default one. */
export async function findThemeOrDefaultRow(ctx: Ctx, id: string | null): Promise<ThemeRow | undefined> {
  const { userId, isDefault } = documentThemes;
  const named = id === null ? undefined : eq(documentThemes.id, id);
  const [row] = await ctx.db
    .select()
    .from(documentThemes)
    .where(and(eq(userId, ctx.account), or(named, eq(isDefault, true))))
    .orderBy(asc(isDefault)) // the named one before the default
    .limit(1);
  return row;
}

export async function insertTheme(
  ctx: Ctx,
  id: string,
  input: SaveTheme,
  isDefault: boolean,
): Promise<ThemeRow | undefined> {
  const [row] = await ctx.db
    .insert(documentThemes)
    .values({ userId: ctx.account, id, ...input, isDefault, createdAt: ctx.now(), updatedAt: ctx.now() })
    .returning();
  return row;
}

export async function updateThemeRow(
  ctx: Ctx,
  id: string,
  change: Partial<SaveTheme> & { isDefault?: boolean },
): Promise<ThemeRow | undefined> {
  const [row] = await ctx.db
    .update(documentThemes)
    .set({ ...change, updatedAt: ctx.now() })
    .where(own(ctx, id))
    .returning();
  return row;
}

/** Takes the mark of the default from the theme that has it. */
export async function unmarkDefaultTheme(ctx: Ctx): Promise<void> {
  await ctx.db
    .update(documentThemes)
    .set({ isDefault: false })
    .where(and(eq(documentThemes.userId, ctx.account), eq(documentThemes.isDefault, true)));
}

export async function removeTheme(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.delete(documentThemes).where(own(ctx, id));
}
