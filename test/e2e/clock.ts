import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Lets the server's time pass, with all that becomes due in it. The server runs with TEST_CLOCK=on. */
export async function pass(page: Page, days: number): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const health = await page.request.get("/api/health");
  const served = new Date(health.headers().date ?? Date.now());
  now = new Date((now ?? served).getTime() + days * 86_400_000);
  const answer = await page.request.post("/api/test-clock", { data: { now: now.toISOString() }, headers });
  expect(answer.ok()).toBe(true);
}

/** The server's time, once it was moved; one server for each file of tests. */
let now: Date | undefined;

/** How far ahead a clock is stopped: a busy machine hears of it before the page's own time is there. */
const AHEAD_MS = 60_000;
/** What has to pass on the page, at least: React holds back what it loaded for 300 ms. */
const STEPS = 400;
/** How long the server may take, at least. */
const PATIENCE_MS = 15_000;

/** Stops the page's clock: from here it moves only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + AHEAD_MS));
}

/** Moves the page's stopped clock by a millisecond at a time until the element is there. */
export async function tickUntilVisible(page: Page, element: Locator): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let step = 0; (step < STEPS || Date.now() < deadline) && !(await element.isVisible()); step += 1)
    await page.clock.runFor(1);
  await expect(element).toBeVisible({ timeout: 1 });
}
