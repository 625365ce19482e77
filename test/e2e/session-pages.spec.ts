import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./fixtures.ts";

const PASSWORD = "handed-out-by-the-server";
const PAGES = new URL("../../dist/web", import.meta.url).pathname;

test.use({ environment: { DEMO_ACCOUNT: "on", DEMO_ACCOUNT_PASSWORD: PASSWORD } });

for (const [address, asks] of [
  ["/fix-session", "Please check your credentials."],
  ["/login-fix", "Please check your password."],
] as const)
  test(`sign in again with the prefilled account, and go to the settings: ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByLabel("Email")).toHaveValue("demo@bidspoke.example");
    await expect(page.getByLabel("Password")).toHaveValue(PASSWORD);
    await page.getByLabel("Password").fill("another one");
    await page.getByRole("button", { name: "Clear and sign in again" }).click();
    const problem = page.getByRole("alert").filter({ hasText: "Login failed" });
    await expect(problem.getByText(asks)).toBeVisible();
    await expect(page.getByLabel("Password")).toHaveValue("another one");
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Clear and sign in again" }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  });

test("they end the session that was there before", async ({ page, baseURL }) => {
  await page.request.post("/api/auth/signup-with-payment", {
    data: {
      email: "stuck@example.com",
      password: "a long password",
      firstName: "Stuck",
      lastName: "Session",
      paymentMethodId: "pm_card_visa",
    },
    headers: { origin: baseURL ?? "" },
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome back, Stuck" })).toBeVisible();
  const [before] = await page.context().cookies();
  await page.goto("/fix-session");
  await page.getByRole("button", { name: "Clear and sign in again" }).click();
  await expect(page.getByRole("banner").getByText("Ray", { exact: true })).toBeVisible();
  const old = await page.request.get("/api/auth/user", { headers: { cookie: `${before?.name}=${before?.value}` } });
  expect(old.status()).toBe(401);
});

test("no password is in what the server sends to every browser", () => {
  const files = readdirSync(PAGES, { recursive: true, withFileTypes: true }).filter((entry) =>
    /\.(js|html)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const { parentPath, name } of files)
    expect(readFileSync(join(parentPath, name), "utf8"), name).not.toMatch(/demo-quotepad|DEMO_ACCOUNT/);
});
