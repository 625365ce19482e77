import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { documentThemes } from "#server/db/schema.ts";
import type { SaveTheme } from "#shared/themes/schema.ts";

export type ThemeRow = typeof documentThemes.$inferSelect;
const MOST_THEMES = 200;

const own = (ctx: Ctx, id: string) => and(eq(documentThemes.userId, ctx.account), eq(documentThemes.id, id));

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

/** Takes the mark of the default from every other theme of the account. */
export async function unmarkOtherThemes(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .update(documentThemes)
    .set({ isDefault: false })
    .where(and(eq(documentThemes.userId, ctx.account), ne(documentThemes.id, id), eq(documentThemes.isDefault, true)));
}

export async function removeTheme(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.delete(documentThemes).where(own(ctx, id));
}
