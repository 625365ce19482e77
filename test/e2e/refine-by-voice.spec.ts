import type { Page } from "@playwright/test";
import { desktopSession, replayRecogniser } from "./fake-recogniser.ts";
import { escapeFrom } from "./escape.ts";
import { expect, test } from "./fixtures.ts";
import { openDocument } from "./prepared.ts";

/** Bedrooms $1,350.00, hallway $275.00, 16 hours $1,520.00: together $3,145.00. */
const BEFORE = "$3,145.00";
const TEN_PERCENT_OFF = "$2,830.50";

async function openRefine(page: Page) {
  await page.getByRole("button", { name: "Refine", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Refine", exact: true });
  return {
    dialog,
    box: dialog.getByLabel("What should change?"),
    send: dialog.getByRole("button", { name: "Refine" }),
  };
}

test("a spoken change changes the total, and is taken back", async ({ page, baseURL }) => {
  await replayRecogniser(page, [desktopSession(["add ten percent off"])]);
  await openDocument(page, baseURL);
  await expect(page.getByText(BEFORE).first()).toBeVisible();

  const { dialog, box, send } = await openRefine(page);
  await expect(dialog.getByText("Your voice is processed by your browser's speech service.")).toBeVisible();
  await dialog.getByRole("button", { name: "Talk" }).click();
  await expect(box).toHaveValue("add ten percent off");
  await expect(send).toBeDisabled();
  await dialog.getByRole("button", { name: "Stop" }).click();
  await send.click();

  const result = page.getByRole("dialog", { name: "Refined: 1 change" });
  await expect(result.getByText("Discount", { exact: true })).toBeVisible();
  await expect(page.getByText(TEN_PERCENT_OFF).first()).toBeVisible();
  await result.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Taken back")).toBeVisible();
  await expect(page.getByText(TEN_PERCENT_OFF)).toHaveCount(0);
  await expect(page.getByText(BEFORE).first()).toBeVisible();
});

test("words that are not understood are said so, and wait to be put better", async ({ page, baseURL }) => {
  await replayRecogniser(page, [desktopSession(["sing a song about the sea"])]);
  await openDocument(page, baseURL);
  const { dialog, box, send } = await openRefine(page);
  await dialog.getByRole("button", { name: "Talk" }).click();
  await expect(box).toHaveValue("sing a song about the sea");
  await dialog.getByRole("button", { name: "Stop" }).click();
  await send.click();

  const result = page.getByRole("dialog", { name: "Nothing was changed" });
  await expect(result.getByText("Not understood, and not changed:")).toBeVisible();
  await expect(result.getByText("“sing a song about the sea”")).toBeVisible();
  await result.getByRole("button", { name: "Refine again" }).click();
  await expect(box).toHaveValue("sing a song about the sea");
});

test("what was typed stays before what is said, and closing loses neither", async ({ page, baseURL }) => {
  await replayRecogniser(page, [desktopSession(["take ten percent off", "good for fifteen days"])]);
  await openDocument(page, baseURL);
  const { dialog, box } = await openRefine(page);
  await box.fill("Add delivery for $85");
  await dialog.getByRole("button", { name: "Talk" }).click();
  const words = "Add delivery for $85\ntake ten percent off\ngood for fifteen days";
  await expect(box).toHaveValue(words);
  await expect(box).not.toBeEditable();
  await dialog.getByRole("button", { name: "Stop" }).click();
  await expect(box).toBeEditable();

  await escapeFrom(dialog);
  await openRefine(page);
  await expect(box).toHaveValue(words);
});

test("a refused microphone and silence are said so, and typing is there", async ({ page, baseURL }) => {
  await replayRecogniser(page, [[{ kind: "error", error: "not-allowed" }, { kind: "end" }], []]);
  await openDocument(page, baseURL);
  const { dialog, box, send } = await openRefine(page);
  await dialog.getByRole("button", { name: "Talk" }).click();
  await expect(dialog.getByText("Microphone Access Denied")).toBeVisible();

  await dialog.getByRole("button", { name: "Talk" }).click();
  await dialog.getByText("Listening", { exact: true }).waitFor();
  await dialog.getByRole("button", { name: "Stop" }).click();
  await expect(dialog.getByText("No Speech Detected")).toBeVisible();
  await box.fill("Take 10% off");
  await send.click();
  await expect(page.getByRole("dialog", { name: "Refined: 1 change" })).toBeVisible();
});
