import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expect, test as base, type Page } from "@playwright/test";
import { startServer, type RunningServer } from "#test/server.ts";

interface Fixtures {
  /** Settings beyond those of every test; a file that names some has a server of its own. */
  environment: Record<string, string>;
  server: RunningServer;
}

/**
 * Each worker gets a built server on a database without a row, which its files share. An error on the page's console
 * fails the test.
 */
export const test = base.extend<{ quiet: undefined }, Fixtures>({
  environment: [{}, { option: true, scope: "worker" }],
  server: [
    async ({ environment }, use) => {
      const server = await startServer({ RATE_LIMITS: "off", ...environment });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, use) => use(server.address),
  quiet: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        // The browser itself reports refused requests; what the page makes of them is what the tests look at.
        const isRefusal = /Failed to load resource/.test(message.text());
        if (message.type() === "error" && !isRefusal) problems.push(message.text());
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

let accounts = 0;

/** Signs up through the form and the card step, and waits for the dashboard. Returns the address that was used. */
export async function signUp(page: Page): Promise<string> {
  accounts += 1;
  const email = `walker-${process.pid}-${accounts}@example.com`;
  await page.goto("/auth?mode=signup");
  await page.getByLabel("First name").fill("Ray");
  await page.getByLabel("Last name").fill("Kessler");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("a long password");
  await page.getByRole("button", { name: "Continue to your card" }).click();
  await typeCard(page, "4242 4242 4242 4242");
  await page.getByRole("button", { name: "Start 7 days free" }).click();
  // Two pauses of the sign-up and three pages lie before it.
  await expect(page.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible({ timeout: 15_000 });
  return email;
}

/** Types a card into the sandbox's form. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry").fill("12 / 34");
  await page.getByLabel("Security code").fill("123");
}

/**
 * Downloads the open document's PDF and returns its text as it stands on the page. With a question open about its sums,
 * `anyway` is the button that downloads all the same.
 */
export async function downloadPdf(page: Page, anyway?: string): Promise<string> {
  const press = async () => {
    await page.getByRole("dialog").getByRole("button", { name: "Download PDF" }).click();
    if (anyway !== undefined) await page.getByRole("button", { name: anyway }).click();
  };
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  const bytes = await readFile(await download.path());
  return execFileSync("pdftotext", ["-layout", "-", "-"], { input: bytes, encoding: "utf8" });
}
