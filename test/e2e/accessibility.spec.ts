import type { Page } from "@playwright/test";
import axe from "axe-core";
import { paths } from "#web/paths.ts";
import { desktopSession, replayRecogniser } from "./fake-recogniser.ts";
import { escapeFrom } from "./escape.ts";
import { expect, test, typeCard } from "./fixtures.ts";
import { enter, makeDocument, openDocument, OPEN_JOB, PRICED_JOB } from "./prepared.ts";

// What is found is said in full, and a picture of every step costs more time than the check itself.
test.use({ trace: "off", contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ mode: "parallel" });

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Two frames, in which what a change of size or theme has to draw is drawn, and the end of what moves. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** What axe finds on the page as it stands. */
async function violationsOf(page: Page): Promise<string[]> {
  await settled(page);
  // Once for each page that comes: the browser takes longer to read axe than axe takes to look.
  if (!(await page.evaluate(() => Reflect.has(window, "axe")))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, "axe") as typeof axe; // put there a moment ago
    const { violations } = await run({
      resultTypes: ["violations"],
      preload: false,
      iframes: false, // what the browser's own PDF viewer shows is not the product's page
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
  });
}

const softly = expect.configure({ soft: true });

/** Which theme the phone shows next; the desk shows the other. */
let onPhone: "dark" | "light" = "dark";
test.beforeEach(() => {
  onPhone = "dark";
});

/**
 * One state, looked at on the phone in one theme and at the desk in the other. The next state has them the other way round,
 * so that what most of them show is seen in all four ways.
 */
async function expectAccessible(page: Page, screen: string, sizes = [PHONE, DESK]) {
  const atDesk = onPhone === "dark" ? "light" : "dark";
  for (const size of sizes) {
    const colorScheme = size === PHONE ? onPhone : atDesk;
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    // A dialog that comes in just then hides the page a moment before it is seen itself: what stays is what is wrong.
    const message = `${screen}, ${size.width} wide, ${colorScheme}`;
    await softly.poll(() => violationsOf(page), message).toEqual([]);
  }
  onPhone = atDesk;
}

/** Waits until a page has its heading and all that it loads. */
async function arrived(page: Page) {
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.getByText(/^(Loading|Checking|Opening)\b/)).toHaveCount(0);
}

/** A page that goes on by itself, as one without a sign-up does after two seconds, stays while it is looked at. */
const hold = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: later } = window;
    const held = (run: () => void, ms?: number) => (ms === 2_000 ? 0 : later(run, ms));
    Object.assign(window, { setTimeout: held });
  });

/** The pages that a visitor finds otherwise than a user does. */
const FOR_VISITORS = [
  paths.home,
  paths.auth,
  paths.signUp,
  paths.subscribe,
  paths.resetPassword,
  `${paths.resetPassword}?token=unknown`,
  "/nowhere",
];

test("every page as a visitor sees it", async ({ page }) => {
  test.setTimeout(120_000);
  await hold(page);
  for (const address of FOR_VISITORS) {
    await page.goto(address);
    await arrived(page);
    await expectAccessible(page, address);
  }
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expectAccessible(page, "refused sign-in");
});

// A new page of the app is looked at by itself: its address stands in `paths`.
test("every page as its user sees it", async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  await enter(page, baseURL);
  await makeDocument(page, baseURL, OPEN_JOB);
  // The card step goes on by itself without a form before it; with one it is looked at below.
  const seen = new Set([...FOR_VISITORS, paths.paymentSetup]);
  for (const path of Object.values(paths).filter((one) => !seen.has(one) || one === paths.subscribe)) {
    const address = path.replaceAll(/:\w+/g, "unknown");
    await page.goto(address);
    await arrived(page);
    await expectAccessible(page, address);
  }
});

test("the pad in each state", async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await replayRecogniser(page, [
    desktopSession(["quote for maria lopez", "three bedrooms at four hundred fifty each"]),
  ]);
  await enter(page, baseURL);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Start Recording" }).waitFor();
  await expectAccessible(page, "idle");
  await page.getByRole("button", { name: "Start Recording" }).click();
  await expect(page.getByRole("region", { name: "New quote" }).getByText("$1,350.00").first()).toBeVisible();
  await expectAccessible(page, "recording");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  await expectAccessible(page, "paused");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Smart Quote" })).toBeVisible();
  await expectAccessible(page, "complete");
  await page.getByRole("button", { name: "Correct the words" }).click();
  await expect(page.getByLabel("The job, in your words")).toBeFocused();
  await expectAccessible(page, "typing");
  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page.getByRole("dialog", { name: "Log out with unsaved work?" })).toBeVisible();
  await expectAccessible(page, "logging out");
  await page.keyboard.press("Escape");
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expectAccessible(page, "menu", [PHONE]);
});

test("the document in each state", async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  await openDocument(page, baseURL, `${PRICED_JOB} Replace the back fence.`);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  await expectAccessible(page, "preview");
  await page.getByRole("list", { name: "Lines" }).getByRole("button").first().click();
  await expectAccessible(page, "a chosen line", [DESK]);
  await page.setViewportSize(PHONE);
  await expect(page.getByRole("dialog", { name: "Where it came from" })).toBeVisible();
  await expectAccessible(page, "a chosen line", [PHONE]);
  await page.getByRole("dialog", { name: "Where it came from" }).getByLabel("Close").click();
  await page.setViewportSize(DESK);
  await button("Preview PDF").click();
  await expect(button("Close Preview")).toBeVisible();
  // The browser's own viewer is an extension's page, and what it draws is a frame in it.
  const isDrawn = () => page.frames().some((frame) => frame.parentFrame()?.url().startsWith("chrome-extension:"));
  await expect.poll(isDrawn).toBe(true);
  await expectAccessible(page, "PDF preview");
  await button("Close Preview").click();
  for (const [opens, dialog, closes] of [
    ["Save as template", "Save as template", "Cancel"],
    ["Theme", "Theme of this document", "Done"],
    ["Delete", /^Delete Quote/, "Keep it"],
  ] as const) {
    await button(opens).click();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
    await expectAccessible(page, opens);
    await page.getByRole("dialog", { name: dialog }).getByRole("button", { name: closes }).click();
  }
  await button("Refine").click();
  await page.getByLabel("What should change?").fill("Take 10% off. Sing it in moonlight.");
  await expectAccessible(page, "refine");
  await page.getByRole("dialog", { name: "Refine" }).getByRole("button", { name: "Refine", exact: true }).click();
  await expect(page.getByRole("dialog", { name: /^Refined/ })).toBeVisible();
  await expectAccessible(page, "refined");
  await button("Done").click();
  await button("Versions").click();
  await expect(page.getByRole("dialog", { name: /Versions/ })).toBeVisible();
  await expectAccessible(page, "versions");
  await page.keyboard.press("Escape");
  await button("Edit").click();
  await expectAccessible(page, "editing");
  await button("Cancel").click();
  await page.getByRole("tab", { name: /AI Suggestions/ }).click();
  await expect(page.getByRole("button", { name: /^(Apply|Edit):/ }).first()).toBeVisible();
  await expectAccessible(page, "suggestions");
});

test("the page of a client, and the page that a client opens", async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await enter(page, baseURL);
  const id = await makeDocument(page, baseURL, PRICED_JOB);
  await page.goto("/clients");
  await page.getByRole("link", { name: "Maria Lopez" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Maria Lopez" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Documents" })).toBeVisible();
  await expectAccessible(page, "client");

  const answer = await page.request.post(`/api/documents/${id}/links`, {
    data: { version: 1, evenOpen: true },
    headers: { origin: baseURL ?? "" },
  });
  const { url } = await answer.json();
  await page.goto(new URL(url).pathname);
  await expect(page.getByRole("heading", { level: 1, name: /Quote Q-1001$/ })).toBeVisible();
  await expectAccessible(page, "offered");
  const sheet = page.getByRole("region", { name: "Your answer" });
  for (const way of ["Ask for a change", "Decline", /^Accept for/]) {
    const back = sheet.getByRole("button", { name: "Back" });
    // a press before the page's script has come is lost
    await expect(async () => {
      if (!(await back.isVisible())) await sheet.getByRole("button", { name: way }).click({ timeout: 2_000 });
      await expect(back).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expectAccessible(page, String(way));
    await back.click();
  }
  await page.goto("/d/unknown");
  await arrived(page);
  await expectAccessible(page, "unknown link");
});

test("the settings, the help and their dialogs", async ({ page, request, baseURL }) => {
  test.setTimeout(180_000);
  const login = await enter(page, baseURL);
  // A second device, which can be signed out.
  await request.post("/api/auth/login", { data: login, headers: { origin: baseURL ?? "" } });
  await page.goto("/settings");
  const tabs = page.getByRole("tablist", { name: "Settings" }).getByRole("tab");
  await expect(tabs.first()).toBeVisible();
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(page.getByRole("tabpanel")).toBeVisible();
    await expect(page.getByRole("tabpanel").getByText(/^Loading/)).toHaveCount(0);
    await expectAccessible(page, (await tab.textContent()) ?? "");
  }
  for (const [tab, opens] of [
    ["Services & Rates", "Add service"],
    ["Services & Rates", "Import a file"],
    ["Subscription", "Cancel subscription"],
    ["Subscription", "Delete account"],
    ["Subscription", "Import a file"],
    ["Sign-in & Mails", "Sign out everywhere else"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await page.getByRole("button", { name: opens, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, opens);
    await escapeFrom(page.getByRole("dialog"));
  }
  await page.getByRole("tab", { name: "Document Themes" }).click();
  await page.getByRole("button", { name: /^Workshop/ }).click();
  await page.getByLabel("Accent color", { exact: true }).fill("#facc15");
  await expect(page.getByText("Hard to read")).toBeVisible();
  await expectAccessible(page, "theme editor");
  await page.getByRole("button", { name: "Fix contrast" }).click();
  await page.getByRole("button", { name: "Add theme" }).click();
  await expect(page.getByRole("list", { name: "Themes" })).toBeVisible();
  await expectAccessible(page, "themes");
  await page.keyboard.press("Control+/");
  await expect(page.getByRole("dialog", { name: "Help and shortcuts" })).toBeVisible();
  await expectAccessible(page, "help");
});

test("the pages about money and their dialogs", async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await page.goto("/auth?mode=signup");
  await page.getByLabel("First name").fill("Ray");
  await page.getByLabel("Last name").fill("Kessler");
  await page.getByLabel("Email").fill(`axe-${process.pid}@example.com`);
  await page.getByLabel("Password").fill("a long password");
  await page.getByRole("button", { name: "Continue to your card" }).click();
  await expect(page.getByRole("heading", { name: "Your card" })).toBeVisible();
  await page.getByRole("button", { name: "Start 7 days free" }).click();
  await expect(page.getByText("Payment method is required")).toBeVisible();
  await expectAccessible(page, "card step");
  await typeCard(page, "4000 0025 0000 3155");
  await page.getByRole("button", { name: "Start 7 days free" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "the bank asks");

  await enter(page, baseURL);
  const headers = { origin: baseURL ?? "" };
  const { url } = await (await page.request.post("/api/create-portal-session", { headers })).json();
  await page.goto(String(url));
  await expect(page.getByRole("heading", { name: "Billing" })).toBeVisible();
  await page.getByRole("button", { name: "Change card" }).click();
  await expectAccessible(page, "portal");
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "cancellation in the portal");
});
