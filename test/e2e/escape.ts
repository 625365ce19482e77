import type { Locator } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** A dialog that has the focus hears Escape two renderings later: sooner than a person presses it, not than a test does. */
export async function escapeFrom(dialog: Locator): Promise<void> {
  await expect(async () => {
    await dialog.page().keyboard.press("Escape");
    await expect(dialog).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 15_000 });
}
