import type { Page } from "@playwright/test";
import { stopClock, tickUntilVisible } from "./clock.ts";
import { replayRecogniser } from "./fake-recogniser.ts";
import { expect, test } from "./fixtures.ts";
import { enter, makeDocument, openDocument, PRICED_JOB } from "./prepared.ts";
import { standBefore } from "./proxy.ts";

/** The message at the edge of the screen. */
const toast = (page: Page) => page.locator("[data-toast]");

test.describe("the sign-in", () => {
  test("says what the server says of a wrong password, and keeps the address", async ({ page, baseURL }) => {
    const { email } = await enter(page, baseURL);
    await page.context().clearCookies();
    await page.goto("/auth");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill("a wrong password");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert").getByText("Invalid email or password.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByLabel("Password").fill("a long password");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible();
  });

  test("names the fields that are not right", async ({ page }) => {
    await page.goto("/auth");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
  });
});

test.describe("the sign-up", () => {
  test("names the fields that are not right", async ({ page }) => {
    await page.goto("/auth?mode=signup");
    await page.getByLabel("Password").fill("short");
    await page.getByRole("button", { name: "Continue to your card" }).click();
    for (const text of [
      "First name is required",
      "Last name is required",
      "Please enter a valid email address",
      "Password must be at least 8 characters",
    ])
      await expect(page.getByText(text)).toBeVisible();
  });

  test("says that an address is taken", async ({ page, baseURL }) => {
    const { email } = await enter(page, baseURL);
    await page.context().clearCookies();
    await page.goto("/auth?mode=signup");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").click();
    await expect(page.getByRole("alert").getByText("Email already registered")).toBeVisible();
    await expect(page.getByText("Please sign in or use a different email address.")).toBeVisible();
  });
});

test("an answer in a form that nobody expects keeps the instruction", async ({ page, server }) => {
  // No failure of our own server answers so; something between it and the browser may.
  const proxy = await standBefore(server.address, (path) =>
    path.endsWith("/refine") ? () => JSON.stringify({ something: "else" }) : undefined,
  );
  await openDocument(page, proxy.address);
  await page.getByRole("button", { name: "Refine", exact: true }).click();
  const refine = page.getByRole("dialog", { name: "Refine", exact: true });
  await refine.getByLabel("What should change?").fill("Take 10% off");
  await refine.getByRole("button", { name: "Refine", exact: true }).click();
  await expect(toast(page).getByText("Document was processed but content format unexpected.")).toBeVisible();
  await expect(refine.getByLabel("What should change?")).toHaveValue("Take 10% off");
  await proxy.stop();
});

test.describe("a session that ended", () => {
  const again = "You are logged out. Logging in again...";

  /** From the message on, the sign-in page comes within this time of the page's stopped clock. */
  async function expectSignIn(page: Page, withinMs: number): Promise<void> {
    await tickUntilVisible(page, toast(page).getByText(again));
    await page.clock.runFor(withinMs);
    await page.waitForURL(/\/auth/);
  }

  test("leads from the dashboard to the sign-in, and from there back", async ({ page, baseURL }) => {
    const { email, password } = await enter(page, baseURL);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible();
    await page.context().clearCookies();
    await stopClock(page);
    await page.getByRole("link", { name: "Settings" }).first().click();
    await tickUntilVisible(page, toast(page).getByText("Session Expired"));
    await expectSignIn(page, 1_500);
    await page.clock.resume();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  });

  test("loses nothing that was typed into a document", async ({ page, baseURL }) => {
    const { email, password } = await enter(page, baseURL);
    await makeDocument(page, baseURL, PRICED_JOB);
    await page.goto("/quotes");
    await page.getByRole("button", { name: /^Edit / }).click();
    await page.getByLabel("Title").fill("Typed on the train");
    await page.context().clearCookies();
    await stopClock(page);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expectSignIn(page, 2_000);
    await page.clock.resume();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    // the address leads back to the document, which was open
    await expect(page.getByText("Your unsaved edits are back.")).toBeVisible();
    await expect(page.getByLabel("Title")).toHaveValue("Typed on the train");
  });

  test("shows nothing of a page to a visitor", async ({ page }) => {
    await stopClock(page);
    for (const address of ["/bids", "/documents-view"]) {
      await page.goto(address);
      await expectSignIn(page, 1_500);
    }
    await page.clock.resume();
    await page.goto("/test-documents");
    await expect(page.getByRole("heading", { name: /Say the job/ })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe("the logo", () => {
  test("is refused when it is no image or too big, and what was typed stays", async ({ page, baseURL }) => {
    await enter(page, baseURL);
    await page.goto("/settings");
    await page.getByLabel("Business name *").fill("Kessler Painting");
    const logo = page.getByLabel("Logo file");
    const noImage = page.getByText("Please select an image file (PNG, JPG, etc.).");
    await logo.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
    await expect(noImage).toBeVisible();
    await logo.setInputFiles({ name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await expect(page.getByText("File size must be less than 5MB.")).toBeVisible();
    await logo.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("still no picture") });
    await expect(noImage).toBeVisible();
    await expect(page.getByLabel("Business name *")).toHaveValue("Kessler Painting");
  });
});

test.describe("speech", () => {
  for (const [error, title] of [
    ["not-allowed", "Microphone Access Denied"],
    ["audio-capture", "Microphone Permission Required"],
    ["network", "Recognition Error"],
  ] as const)
    test(`that fails is said, and typing is there: ${title}`, async ({ page, baseURL }) => {
      await replayRecogniser(page, [[{ kind: "error", error }, { kind: "end" }]]);
      await enter(page, baseURL);
      await page.goto("/dashboard");
      await page.getByRole("button", { name: "Start Recording" }).click();
      await expect(page.getByText(title)).toBeVisible();
      await expect(page.getByRole("button", { name: /Type/ }).first()).toBeVisible();
    });

  test("that a browser does not have is said, and typing is there: Not Supported", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      for (const name of ["SpeechRecognition", "webkitSpeechRecognition"])
        Object.defineProperty(window, name, { value: undefined });
    });
    await enter(page, baseURL);
    await page.goto("/dashboard", { waitUntil: "commit" });
    await expect(page.getByText("Not Supported")).toBeVisible();
    await page.getByRole("button", { name: /Type/ }).click();
    await expect(page.getByLabel("The job, in your words")).toBeFocused();
  });
});
