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

const STEPS = 400;

/** Stops the page's clock: from here it moves only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 1_000));
}

/** Moves the page's stopped clock by a millisecond at a time until the element is there. */
export async function tickUntilVisible(page: Page, element: Locator): Promise<void> {
  for (let step = 0; step < STEPS && !(await element.isVisible()); step += 1) await page.clock.runFor(1);
  await expect(element).toBeVisible({ timeout: 1 });
}
