import { findFreePort } from "#test/postgres.ts";
import { startOpenIdServer } from "#test/providers/openid-server.ts";
import { startServer } from "#test/server.ts";
import { expect, test } from "./fixtures.ts";
import { enter } from "./prepared.ts";

// Demo mode keeps the mails on this machine and shows them at /mail.
test.use({
  environment: { DEMO_ACCOUNT: "on" },
  // Its recorder would run a script in the frame of a mail, where nothing may run.
  trace: "off",
});

const TICKS = ["A receipt for each month", "When somebody uses my referral link"];

test("a forgotten password is set by the mail; then sessions, address and mails are in one's hands", async ({
  page,
  baseURL,
}) => {
  const { email } = await enter(page, baseURL);
  await page.goto("/api/logout");
  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByRole("link", { name: "Read it on this machine" }).click();
  const mails = page.getByRole("list", { name: "Mails" });
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(mails.getByText("Set a new password").first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await mails.getByText("Set a new password").first().click();
  await expect(page.locator("iframe")).toHaveAttribute("src", /^\/api\/mailbox\//);
  await page.getByRole("button", { name: "Show as plain text" }).click();
  await expect(page.getByText("Somebody, probably you, asked for a new password")).toBeVisible();
  await page.getByRole("link", { name: /reset-password/ }).click();
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Set password and sign in" }).click();
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  await page.getByLabel("New password").fill("a better password");
  await page.getByRole("button", { name: "Set password and sign in" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible();

  await page.goto("/settings");
  await page.getByRole("tab", { name: "Sign-in & Mails" }).click();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  const headers = { origin: baseURL ?? "" };
  const elsewhere = await page.context().browser()?.newContext();
  await elsewhere?.request.post(`${baseURL}/api/auth/login`, {
    data: { email, password: "a better password" },
    headers,
  });
  await page.reload();
  await page.getByRole("tab", { name: "Sign-in & Mails" }).click();
  await expect(page.getByRole("list", { name: "Sessions" }).getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign out everywhere else?" });
  await dialog.getByLabel("Your password").fill("not this one");
  await dialog.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(dialog.getByText("This is not your password.")).toBeVisible();
  await dialog.getByLabel("Your password").fill("a better password");
  await dialog.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByRole("list", { name: "Sessions" }).getByRole("listitem")).toHaveCount(1);
  expect((await elsewhere?.request.get(`${baseURL}/api/auth/user`))?.status()).toBe(401);
  await elsewhere?.close();

  await page.getByLabel("Password now").fill("wrong");
  await page.getByLabel("New password").fill("the best password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("This is not your password.")).toBeVisible();

  await page.getByRole("button", { name: "Change address" }).click();
  const moved = email.replace("@", ".moved@");
  await page.getByLabel("New email").fill(moved);
  await page.getByLabel("Your password").fill("a better password");
  await page.getByRole("button", { name: "Send a link to the new address" }).click();
  await expect(page.getByText("A link is on its way")).toBeVisible();
  // Two ticks, the first of which is longer on its way than the way to the second: the server ends with both.
  let sent = 0;
  let answered = 0;
  await page.route("**/api/mail-preferences", async (route) => {
    sent += 1;
    if (sent === 1) await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  page.on("response", (answer) => (answered += answer.request().method() === "PUT" ? 1 : 0));
  for (const label of TICKS) await page.getByLabel(label).uncheck();
  await expect.poll(() => answered).toBe(TICKS.length);
  await page.goto("/mail");
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(mails.getByText("Confirm your new email address").first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await mails.getByText("Confirm your new email address").first().click();
  await page.getByRole("button", { name: "Show as plain text" }).click();
  await page.getByRole("link", { name: /verify-email/ }).click();
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByText(`We write to ${moved} from now on.`)).toBeVisible();
  await page.getByRole("link", { name: "Go to your pad" }).click();
  await page.goto("/settings");
  await page.getByRole("tab", { name: "Sign-in & Mails" }).click();
  await expect(page.getByText(moved)).toBeVisible();
  for (const label of TICKS) await expect(page.getByLabel(label)).not.toBeChecked();
});

test("signing in at another provider: a newcomer, a refusal, and back to the page one was going to", async ({
  page,
}) => {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const provider = await startOpenIdServer(`${address}/api/login/callback`);
  const server = await startServer({
    PORT: String(port),
    RATE_LIMITS: "off",
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: "Acme ID",
  });
  try {
    await page.goto(`${address}/auth`);
    await page.getByRole("link", { name: "Continue with Acme ID" }).click();
    await page.getByRole("button", { name: "Not me" }).click();
    await expect(page.getByText("The sign-in was not finished")).toBeVisible();
    await page.getByRole("link", { name: "Continue with Acme ID" }).click();
    await page.getByRole("button", { name: "Let me in" }).click();
    await expect(page).toHaveURL(`${address}/subscribe`);
    await page.context().clearCookies();

    const { email } = await enter(page, address);
    provider.person = { sub: "another", email, email_verified: false };
    await page.context().clearCookies();
    await page.goto(`${address}/auth`);
    await page.getByRole("link", { name: "Continue with Acme ID" }).click();
    await page.getByRole("button", { name: "Let me in" }).click();
    await expect(page.getByText("Your sign-in provider has not confirmed your email address")).toBeVisible();

    await page.context().clearCookies();
    // A page that needs a sign-in leads to the provider, and the provider back to that page.
    provider.person = { sub: "another", email, email_verified: true };
    await page.goto(`${address}/quotes`);
    await page.getByRole("button", { name: "Let me in" }).click();
    await expect(page).toHaveURL(`${address}/quotes`);
  } finally {
    await server.stop();
    await provider.close();
  }
});

test("the way in: an invitation, the fields, the switch, the way back, and what goes with it", async ({ page }) => {
  await page.goto("/auth?ref=ABCD2345");
  await expect(page.getByText(/starts your free trial and gives your friend 1 month free/)).toBeVisible();
  await expect(page.getByLabel("Referral code")).toHaveValue("ABCD2345");
  for (const field of ["First name", "Last name", "Email", "Password"])
    await expect(page.getByLabel(field)).toBeVisible();
  await expect(page.getByRole("link", { name: "privacy policy" })).toBeVisible();
  await expect(page.getByRole("link", { name: "terms of use" })).toHaveAttribute("href", "/privacy-policy#terms");
  await page.getByRole("tab", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await page.getByRole("tab", { name: "Create account" }).click();
  await expect(page.getByLabel("Referral code")).toHaveValue("ABCD2345");
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the privacy policy is public, and says what this server really does", async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(page.getByRole("heading", { name: "Privacy policy", level: 1 })).toBeVisible();
  for (const statement of [
    /your browser turns speech into text/,
    /This server takes no recordings/,
    /No text goes to an AI provider/,
    /test mode: no card is charged/,
    /nobody measures what you do/,
    /the name that was typed, the signature, the time, the network address/,
    /Backups of this server, which nobody reads, forget it 7 days later/,
    /30 days after a cancellation takes effect it is deleted/,
    /not for children under 13/,
  ])
    await expect(page.getByText(statement)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Terms of use" })).toBeVisible();
});
