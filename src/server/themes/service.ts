import { atomically, type Ctx } from "#server/context.ts";
import { AppError, notFound } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import {
  defaultThemeStyle,
  MOST_THEMES,
  saveThemeSchema,
  type CreateTheme,
  type SaveTheme,
  type Theme,
  type ThemeStyle,
} from "#shared/themes/schema.ts";
import {
  countThemes,
  findDefaultThemeRow,
  findThemeOrDefaultRow,
  findThemeRow,
  insertTheme,
  listThemeRows,
  lockDefaultTheme,
  removeTheme,
  unmarkDefaultTheme,
  updateThemeRow,
  type ThemeRow,
} from "./store.ts";

const themeOf = (row: ThemeRow | undefined): Theme => {
  if (!row) throw notFound("The theme");
  return {
    ...saveThemeSchema.parse(row), // the database's text columns become the closed lists again
    id: row.id,
    isDefault: row.isDefault,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};

export const listThemes = async (ctx: Ctx): Promise<Theme[]> => (await listThemeRows(ctx)).map(themeOf);

export async function findDefaultTheme(ctx: Ctx): Promise<Theme | null> {
  const row = await findDefaultThemeRow(ctx);
  return row ? themeOf(row) : null;
}

/** Throws `not_found` when the account has no such theme. */
export const requireTheme = async (ctx: Ctx, id: string): Promise<Theme> => themeOf(await findThemeRow(ctx, id));

/** The style that a document is drawn in: its theme, or the account's default one, or the product's. */
export async function themeStyle(ctx: Ctx, themeId: string | null): Promise<ThemeStyle> {
  const row = await findThemeOrDefaultRow(ctx, themeId);
  return row ? themeOf(row) : defaultThemeStyle;
}

/** The first theme of an account becomes its default. */
export const createTheme = (ctx: Ctx, { id, ...input }: CreateTheme): Promise<Theme> =>
  atomically(ctx, async (tx) => {
    await lockDefaultTheme(tx);
    if ((await countThemes(tx)) >= MOST_THEMES)
      throw new AppError("conflict", `An account has at most ${MOST_THEMES} themes. Delete one you do not use.`);
    if (id !== undefined && (await findThemeRow(tx, id)))
      throw new AppError("conflict", "This theme is there already.");
    const first = (await findDefaultThemeRow(tx)) === undefined;
    return themeOf(await insertTheme(tx, id ?? newId(ctx.now().getTime()), input, first));
  });

export const updateTheme = async (ctx: Ctx, id: string, input: SaveTheme): Promise<Theme> =>
  themeOf(await updateThemeRow(ctx, id, input));

export const setDefaultTheme = (ctx: Ctx, id: string): Promise<Theme> =>
  atomically(ctx, async (tx) => {
    await lockDefaultTheme(tx);
    await unmarkDefaultTheme(tx);
    return themeOf(await updateThemeRow(tx, id, { isDefault: true }));
  });

/**
 * The default theme cannot be deleted (section 4 of the specification). Documents of a deleted one keep its name, fall
 * back to the default, and have it again when it is put back.
 */
export const deleteTheme = (ctx: Ctx, id: string): Promise<void> =>
  atomically(ctx, async (tx) => {
    await lockDefaultTheme(tx);
    if ((await requireTheme(tx, id)).isDefault)
      throw new AppError("conflict", "The default theme cannot be deleted. Make another theme the default first.");
    await removeTheme(tx, id);
  });
