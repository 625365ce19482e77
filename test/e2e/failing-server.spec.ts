import type { Page } from "@playwright/test";
import { startServer } from "#test/server.ts";
import { expect, test } from "./breakable-server.ts";
import { enter, makeDocument, PRICED_JOB } from "./prepared.ts";

const toast = (page: Page) => page.locator("[data-toast]");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a database that fails is said in words, keeps what was typed, and works again", async ({
  page,
  baseURL,
  database,
}) => {
  test.setTimeout(120_000);
  const { email, password } = await enter(page, baseURL);
  await makeDocument(page, baseURL, PRICED_JOB);

  await page.goto("/dashboard");
  await button(page, "Type instead").click();
  const words = page.getByLabel("The job, in your words");
  await words.fill("Quote for Sam Field. Paint two bedrooms at four hundred each.");
  await database.without("voice_sessions", async () => {
    await button(page, "Smart Quote").click();
    await expect(toast(page).getByText("Failed to generate contractor quote")).toBeVisible();
    await page.getByRole("button", { name: "Use this template: Interior painting", exact: true }).click();
    await expect(toast(page).getByText("Failed to use template")).toBeVisible();
    await button(page, "Estimate").click();
    await expect(toast(page).getByText("Failed to generate quote. Please try again.")).toBeVisible();
    await expect(words).toHaveValue(/Sam Field/);
  });
  await toast(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog").getByText("$800.00").first()).toBeVisible();

  await button(page, "Edit").click();
  await page.getByLabel("Notes").fill("Call before coming.");
  await database.without("document_versions", async () => {
    await button(page, "Save").click();
    await expect(toast(page).getByText("Failed to update document. Please try again.")).toBeVisible();
    await expect(page.getByLabel("Notes")).toHaveValue("Call before coming.");
  });
  await button(page, "Save").click();
  await expect(toast(page).getByText("Document updated successfully!")).toBeVisible();

  const status = page.getByLabel("Status", { exact: true });
  await database.without("document_versions", async () => {
    await status.selectOption("Accepted");
    await expect(toast(page).getByText("Failed to update document. Please try again.")).toBeVisible();
    await expect(status).toHaveValue("draft");
  });
  await toast(page).getByRole("button", { name: "Close message" }).click();

  await button(page, "Refine").click();
  await page.getByLabel("What should change?").fill("Take 10% off");
  await database.without("document_versions", async () => {
    await page.keyboard.press("Control+Enter");
    await expect(toast(page).getByText("Failed to refine document. Please try again.")).toBeVisible();
    await expect(page.getByLabel("What should change?")).toHaveValue("Take 10% off");
  });
  await page.getByLabel("What should change?").press("Control+Enter");
  await page
    .getByRole("dialog", { name: /^Refined/ })
    .getByRole("button", { name: "Done" })
    .click();
  await database.without("business_profiles", async () => {
    await button(page, "Regenerate").click();
    await button(page, "Write it again").click();
    await expect(toast(page).getByText("Failed to generate quote. Please try again.")).toBeVisible();
  });
  await database.without("document_themes", async () => {
    await button(page, "Download PDF").click();
    await expect(toast(page).getByText("Failed to start download. Please try again.")).toBeVisible();
  });
  await page.keyboard.press("Escape");

  await database.without("documents", async () => {
    // The same words wherever documents are listed.
    for (const address of ["/documents-view", "/test-documents", "/dashboard", "/quotes"]) {
      await page.goto(address);
      const problem = page.getByRole("alert").filter({ hasText: "Error loading documents" });
      await expect(problem.getByText("Failed to fetch documents: Something went wrong on our side.")).toBeVisible();
      await expect(problem.getByRole("button", { name: "Try Again" })).toBeVisible();
    }
  });
  await button(page, "Try Again").click();
  const documents = page.getByRole("table", { name: "Documents" });
  await documents.getByRole("button", { name: "View Interior painting for Sam Field" }).click();
  await button(page, "Delete").click();
  await database.without("documents", async () => {
    await page
      .getByRole("dialog", { name: /^Delete / })
      .getByRole("button", { name: "Delete", exact: true })
      .click();
    await expect(toast(page).getByText(/ was not deleted$/)).toBeVisible();
    await expect(documents.getByText("Interior painting for Sam Field", { exact: true })).toBeVisible();
  });

  await database.without("referrals", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/referrals");
    await expect(page.getByRole("alert").getByText("Unable to load referral information")).toBeVisible();
    // Nothing is tried again by itself.
    expect(asked.filter((path) => path === "/api/referrals/info")).toHaveLength(1);
  });
  await button(page, "Try Again").click();
  await expect(page.getByText("Your code")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await database.without("sessions", async () => {
    await button(page, "Sign In").click();
    await expect(page.getByRole("alert").getByText(/went wrong on our side/)).toBeVisible();
  });
  await button(page, "Sign In").click();
  await expect(page.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible();
});

test("a server that was killed is said in words, and what was typed is saved by the next one", async ({
  page,
  browser,
  database,
}) => {
  test.setTimeout(120_000);
  // One of its own: the tests that come after have the other.
  const killed = await startServer({ RATE_LIMITS: "off", DATABASE_URL: database.url });
  const baseURL = killed.address;
  const { email, password } = await enter(page, baseURL);
  await makeDocument(page, baseURL, PRICED_JOB);
  await page.goto(`${baseURL}/quotes`);
  await page.getByRole("button", { name: /^Edit / }).click();
  await page.getByLabel("Title").fill("Typed while the server was gone");
  const visitors = await browser.newContext({ baseURL });
  const open = async (address: string) => {
    const visitor = await visitors.newPage();
    await visitor.goto(address);
    await visitor.getByLabel("Email").fill(email);
    await visitor.getByLabel("Password").fill(password);
    return visitor;
  };
  const signIn = await open("/auth");
  const repair = await open("/fix-session");

  const gone = new Promise((resolve) => killed.process.once("exit", resolve));
  killed.process.kill("SIGKILL");
  await gone;
  await button(page, "Save").click();
  await expect(toast(page).getByText("Failed to update document. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Typed while the server was gone");
  await button(signIn, "Sign In").click();
  await expect(signIn.getByText("An unexpected error occurred. Please try again.")).toBeVisible();
  await button(repair, "Clear and sign in again").click();
  await expect(repair.getByText("Failed to connect to server")).toBeVisible();

  const { port } = new URL(baseURL);
  const next = await startServer({ RATE_LIMITS: "off", DATABASE_URL: database.url, PORT: port });
  await button(page, "Save").click();
  await expect(toast(page).getByText("Document updated successfully!")).toBeVisible();
  await button(signIn, "Sign In").click();
  await expect(signIn.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible();
  await button(repair, "Clear and sign in again").click();
  await expect(repair.getByRole("heading", { name: "Settings" })).toBeVisible();
  await visitors.close();
  await next.stop();
  await killed.stop(); // takes its folder away
});
