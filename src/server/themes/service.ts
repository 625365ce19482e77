import { atomically, type Ctx } from "#server/context.ts";
import { AppError, notFound } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import {
  defaultThemeStyle,
  saveThemeSchema,
  type SaveTheme,
  type Theme,
  type ThemeStyle,
} from "#shared/themes/schema.ts";
import {
  findDefaultThemeRow,
  findThemeRow,
  insertTheme,
  listThemeRows,
  removeTheme,
  unmarkOtherThemes,
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

/** The style that the account's documents are drawn in: its default theme, or the product's. */
export const themeStyle = async (ctx: Ctx): Promise<ThemeStyle> => (await findDefaultTheme(ctx)) ?? defaultThemeStyle;

/** The first theme of an account becomes its default. */
export const createTheme = (ctx: Ctx, input: SaveTheme): Promise<Theme> =>
  atomically(ctx, async (tx) => {
    const first = (await findDefaultThemeRow(tx)) === undefined;
    return themeOf(await insertTheme(tx, newId(ctx.now().getTime()), input, first));
  });

export const updateTheme = async (ctx: Ctx, id: string, input: SaveTheme): Promise<Theme> =>
  themeOf(await updateThemeRow(ctx, id, input));

export const setDefaultTheme = (ctx: Ctx, id: string): Promise<Theme> =>
  atomically(ctx, async (tx) => {
    const theme = themeOf(await updateThemeRow(tx, id, { isDefault: true }));
    await unmarkOtherThemes(tx, id);
    return theme;
  });

/** The default theme cannot be deleted (section 4 of the specification). */
export const deleteTheme = (ctx: Ctx, id: string): Promise<void> =>
  atomically(ctx, async (tx) => {
    const theme = themeOf(await findThemeRow(tx, id));
    if (theme.isDefault)
      throw new AppError("conflict", "The default theme cannot be deleted. Make another theme the default first.");
    await removeTheme(tx, id);
  });
