import type { Locator } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** A dialog that has the focus hears Escape two renderings later: sooner than a person presses it, not than a test does. */
export async function escapeFrom(dialog: Locator): Promise<void> {
  await expect(async () => {
    await dialog.page().keyboard.press("Escape");
    await expect(dialog).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 15_000 });
}

/** The same of a dialog that asks first, because it holds what is not saved: until its question is there. */
export async function escapeTo(question: Locator): Promise<void> {
  await expect(async () => {
    await question.page().keyboard.press("Escape");
    await expect(question).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 15_000 });
}
