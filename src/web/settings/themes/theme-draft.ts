import { z } from "zod";
import { saveThemeSchema, type SaveTheme } from "#shared/themes/schema.ts";
import { themeKey } from "#web/accounts/kept-on-device.ts";
import { deviceStorage } from "#web/device-storage.ts";

/** The fields as they are typed; a length may be half a number. */
export type ThemeText = Record<keyof SaveTheme, string>;

/** What is being edited: the theme's id (null for a new one), what it was before, and what was typed. */
const draftSchema = z.object({
  id: z.string().nullable(),
  before: saveThemeSchema,
  text: z.record(z.enum(Object.keys(saveThemeSchema.shape) as (keyof SaveTheme)[]), z.string()), // the schema's own keys
});
export type ThemeDraft = z.output<typeof draftSchema>;

/** Kept on this device, for its account alone, until the theme is saved or the changes are thrown away. */
export const storeThemeDraft = (userId: string, draft: ThemeDraft): boolean =>
  deviceStorage.set(themeKey(userId), JSON.stringify(draft));
export const forgetThemeDraft = (userId: string): void => deviceStorage.remove(themeKey(userId));

/** What was typed and not saved, if anything readable is there. */
export function findThemeDraft(userId: string): ThemeDraft | null {
  try {
    return draftSchema.safeParse(JSON.parse(deviceStorage.get(themeKey(userId)) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}
