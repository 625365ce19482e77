import type { Page } from "@playwright/test";
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
