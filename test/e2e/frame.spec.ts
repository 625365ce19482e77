import type { Page, Request } from "@playwright/test";
import { stopClock, tickUntilVisible } from "./clock.ts";
import { escapeFrom } from "./escape.ts";
import { expect, test } from "./fixtures.ts";
import { answerMeanwhile, enter, holdBack, makeDocument, PRICED_JOB } from "./prepared.ts";

const toast = (page: Page) => page.locator("[data-toast]");
const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** The calls that the page makes from now on, as "GET /api/documents?limit=10". */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

/** The signed-in user as the server names them, with some fields as another account would have them. */
async function asUser(page: Page, fields: object) {
  await page.route("**/api/auth/user", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...fields } });
  });
}

test.describe("who is signed out", () => {
  for (const [address, delay, title] of [
    ["/dashboard", 500, "Unauthorized"],
    ["/settings", 500, "Session Expired"],
    ["/quotes", 1000, "Session Expired"],
  ] as const)
    test(`is taken to the sign-in: from ${address} after ${delay} ms`, async ({ page }) => {
      const calls = callsOf(page);
      await stopClock(page);
      await page.goto(address);
      await tickUntilVisible(page, page.getByRole("heading", { name: "Authentication required" }));
      await expect(toast(page).getByText(title)).toBeVisible();
      await expect(toast(page).getByText("You are logged out. Logging in again...")).toBeVisible();
      await page.clock.runFor(delay - 2);
      expect(calls).not.toContain("GET /api/login");
      await page.clock.runFor(3);
      await page.waitForURL(/\/auth/);
      expect(calls).toContain("GET /api/login");
    });

  test("is taken from the referrals to the start, and after the sign-in back to them", async ({ page, baseURL }) => {
    const { email, password } = await enter(page, baseURL);
    await page.context().clearCookies();
    await page.goto("/referrals");
    // The address changes at once; the start page is then loaded from the server.
    await expect(page.getByRole("heading", { name: "Say the job. It adds up." })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.goto("/auth");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("heading", { name: "Bring 3 friends, get 1 month free" })).toBeVisible();
  });

  test("sees pages that show that routing works", async ({ page }) => {
    await page.goto("/test?asked=yes");
    await expect(page.getByRole("heading", { name: "Routing works" })).toBeVisible();
    await expect(page.getByText("asked=yes")).toBeVisible();
    await page.getByRole("link", { name: "To the minimal test" }).click();
    await expect(page).toHaveURL(/\/test-minimal$/);
    await expect(page.getByText("Routing works.", { exact: true })).toBeVisible();
  });
});

test("the navigation says where one is, and who one is", async ({ page, baseURL }) => {
  const { email } = await enter(page, baseURL);
  await page.goto("/");
  await expect(page).toHaveURL(/\/dashboard$/);
  const current = navigation(page).locator("[aria-current=page]");
  for (const [name, address] of [
    ["Dashboard", /\/dashboard$/],
    ["Quotes", /\/quotes$/],
    ["Settings", /\/settings$/],
  ] as const) {
    await navigation(page).getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
    await expect(current).toHaveText([name]);
    await expect(navigation(page).getByRole("link", { name })).toBeFocused();
  }
  await page.goto("/referrals");
  await expect(page.getByText("Your code")).toBeVisible();
  await expect(current).toHaveCount(0);

  const banner = page.getByRole("banner");
  await expect(banner.getByText("Ray", { exact: true })).toBeVisible();
  await expect(banner.getByText("R", { exact: true })).toBeVisible();
  await asUser(page, { firstName: null });
  await page.goto("/dashboard");
  await expect(banner.getByText(email)).toBeVisible();
  await expect(banner.getByText("P", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome back, there" })).toBeVisible();
  await asUser(page, { firstName: null, email: "", profileImageUrl: "/mark.svg" });
  await page.reload();
  await expect(banner.getByText("User", { exact: true })).toBeVisible();
  await expect(banner.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
  await asUser(page, { profileImageUrl: "/no-such-picture.png" });
  await page.reload();
  await expect(banner.getByText("R", { exact: true })).toBeVisible();
  await expect(banner.locator("img")).toHaveCount(0);
});

test("a spinner turns while the sign-in is looked up", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  const answer = await holdBack(page, "**/api/auth/user");
  await page.goto("/settings");
  await expect(page.getByRole("status").getByText("Checking your sign-in")).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

test("a page that does not come says so within the frame, and can be tried again", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  await page.goto("/dashboard");
  const letThrough = await answerMeanwhile(page, /assets\/settings-page.*\.js/, (route) => route.abort());
  await navigation(page).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByText(/Error loading settings page/)).toBeVisible();
  await expect(navigation(page)).toBeVisible();
  letThrough();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

test.describe("a program that does not start", () => {
  test("because a part of it does not come", async ({ page }) => {
    const letThrough = await answerMeanwhile(page, /assets\/index-.*\.js/, (route) => route.abort());
    await page.goto("/auth");
    await expect(page.getByText("Application Error. Please refresh the page")).toBeVisible();
    letThrough();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  });

  test("because the page has no place for it", async ({ browser, baseURL }) => {
    const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
    await page.route(`${baseURL ?? ""}/auth`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('id="root"', "") });
    });
    await page.goto("/auth");
    await expect(
      page.getByText(/Application Error. Please refresh the page.*Router initialization failed/),
    ).toBeVisible();
    await page.close();
  });
});

test("a part that does not come takes nothing else with it, and comes with its style when it is asked for again", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL);
  await makeDocument(page, baseURL, PRICED_JOB);
  const parts = /assets\/(line-notices|(?:figures|help-dialog|document-dialog|dialog-surface)(?=.*\.css))-/;
  const refused = new Set<string | undefined>();
  const letThrough = await answerMeanwhile(page, parts, (route) => {
    refused.add(parts.exec(route.request().url())?.[1]);
    return route.abort();
  });
  await page.goto("/dashboard");
  await expect.poll(() => [...refused]).toEqual(expect.arrayContaining(["line-notices"]));
  await page.getByRole("button", { name: "Help and shortcuts" }).click();
  await expect(toast(page).getByText("This did not open")).toBeVisible();
  await toast(page).getByRole("button", { name: "Close message" }).click();
  await page.getByRole("button", { name: /^View / }).click();
  await expect(toast(page).getByText("This did not open")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible();
  letThrough();
  await page.getByRole("button", { name: "Help and shortcuts" }).click();
  const help = page.getByRole("dialog", { name: "Help and shortcuts" });
  await expect(help).toHaveCSS("position", "fixed");
  await escapeFrom(help);
  await page.getByRole("button", { name: /^View / }).click();
  await expect(page.getByRole("tab", { name: "Quote Preview" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCSS("position", "fixed");
});

test("a part that is long on its way says so, and fails in words when it does not come in time", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL);
  await makeDocument(page, baseURL, PRICED_JOB);
  const letThrough = await holdBack(page, /assets\/document-dialog-.*\.js/);
  await page.clock.install();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^View / }).click();
  await expect(page.getByRole("status").getByText("Opening")).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(toast(page).getByText("This did not open")).toBeVisible();
  await expect(page.getByRole("status").getByText("Opening")).toHaveCount(0);
  letThrough();
  await page.getByRole("button", { name: /^View / }).click();
  await expect(page.getByRole("tab", { name: "Quote Preview" })).toBeVisible();
});

test("what was read stays fresh, is asked once, and the user at each page", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  const calls = callsOf(page);
  const count = (call: string) => calls.filter((one) => one === call).length;
  await page.goto("/settings");
  await expect(page.getByLabel("Business name *")).toBeVisible();
  for (const name of ["Dashboard", "Settings"]) await navigation(page).getByRole("link", { name }).click();
  await expect(page.getByLabel("Business name *")).toBeVisible();
  await page.evaluate(() => {
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
  });
  // What the focus would ask for comes before what the next page asks for.
  const before = count("GET /api/auth/user");
  // A page that opens while the last one's answer is still on its way waits for that answer, and asks no second time.
  await expect(async () => {
    for (const name of ["Settings", "Dashboard"]) await navigation(page).getByRole("link", { name }).click();
    expect(count("GET /api/auth/user")).toBeGreaterThan(before);
  }).toPass({ timeout: 10_000 });
  expect(count("GET /api/business-profile")).toBe(1);
});

test("without a line what is asked for fails in words, instead of waiting", async ({
  page: visitor,
  baseURL,
  context,
}) => {
  await enter(visitor, baseURL);
  const page = await context.newPage();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Recent Documents" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("link", { name: /Bring 3 friends/ }).click();
  await expect(page.getByText(/Error loading referrals page|Unable to load referral information/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Your code")).toBeVisible();
});

test("calls carry the session, and name JSON only where there is some", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  const types = new Map<string, string | undefined>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) types.set(`${request.method()} ${pathname}`, request.headers()["content-type"]);
  });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Type instead" }).click();
  await page.getByLabel("The job, in your words").fill(PRICED_JOB);
  await page.getByRole("button", { name: "Generate Quote" }).click();
  await expect(page.getByRole("dialog").getByText("$1,350.00").first()).toBeVisible();
  expect(types.get("POST /api/generate-document")).toBe("application/json");
  expect(types.get("GET /api/documents")).toBeUndefined();
});

test("a message closes after five seconds, waits under the pointer, and can be read again", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Type instead" }).click();
  await page.getByLabel("The job, in your words").fill("Quote for Maria Lopez.");
  await stopClock(page);
  await page.getByRole("button", { name: "Record Again" }).click();
  await expect(toast(page).getByText("Words cleared")).toBeVisible();
  await page.clock.runFor(4_990);
  await expect(toast(page).getByText("Words cleared")).toBeVisible();
  await page.clock.runFor(20);
  await expect(toast(page).getByText("Words cleared")).toHaveCount(0);
  await page.keyboard.press("Control+/");
  const help = page.getByRole("dialog", { name: "Help and shortcuts" });
  await expect(help.getByText("Words cleared")).toBeVisible();
  await page.clock.runFor(1_000_000);
  await expect(help.getByText("Words cleared")).toHaveCount(0);
});

test("a note opens after 700 ms, and the next one at once while 300 ms have not passed", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  await makeDocument(page, baseURL, PRICED_JOB);
  await page.goto("/quotes");
  await page.getByRole("button", { name: /^Edit / }).click();
  const remove = page.getByRole("button", { name: "Remove line 1" });
  const down = page.getByRole("button", { name: "Move line 1 down" });
  /** The way to a note is let be; only a second step says that the pointer went elsewhere. */
  const away = async () => {
    for (const place of [0, 5]) await page.mouse.move(place, place);
  };
  await remove.scrollIntoViewIfNeeded();
  await stopClock(page);
  await remove.hover();
  await page.clock.runFor(690);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.getByRole("tooltip")).toHaveText("Remove");
  await away();
  await page.clock.runFor(290);
  await down.hover();
  await page.clock.runFor(5);
  await expect(page.getByRole("tooltip")).toHaveText("Move down");
  await away();
  await page.clock.runFor(310);
  await remove.hover();
  await page.clock.runFor(600);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test.describe("logging out", () => {
  test("asks about words and edits that are not saved, and keeps them for their account", async ({ page, baseURL }) => {
    const { email, password } = await enter(page, baseURL);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Type instead" }).click();
    await page.getByLabel("The job, in your words").fill("Quote for Maria Lopez, two rooms.");
    await page.getByRole("link", { name: "Logout" }).click();
    const question = page.getByRole("dialog", { name: "Log out with unsaved work?" });
    await expect(question.getByText(/words that no document was made of/)).toBeVisible();
    await question.getByRole("button", { name: "Close" }).click();
    await expect(page.getByLabel("The job, in your words")).toHaveValue("Quote for Maria Lopez, two rooms.");
    await page.getByRole("link", { name: "Logout" }).click();
    await question.getByRole("button", { name: "Keep it and log out" }).click();
    await expect(page.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();

    // The next user of the device sees nothing of it.
    await enter(page, baseURL);
    await page.goto("/dashboard");
    await expect(page.getByRole("button", { name: "Type instead" })).toBeVisible();
    await expect(page.getByText("Maria Lopez")).toHaveCount(0);
    await page.getByRole("link", { name: "Logout" }).click();
    await expect(page.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();

    await page.goto("/auth");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Quote for Maria Lopez, two rooms.")).toBeVisible();
    await page.getByRole("link", { name: "Logout" }).click();
    await question.getByRole("button", { name: "Remove it and log out" }).click();
    await expect(page.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
    const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => /dictation|draft/.test(key)));
    expect(left).toEqual([]);
  });

  test("ends the session, and the way back shows nothing", async ({ page, baseURL }) => {
    await enter(page, baseURL);
    await makeDocument(page, baseURL, PRICED_JOB);
    await page.goto("/quotes");
    await expect(page.getByText("Maria Lopez").first()).toBeVisible();
    const asked = page.waitForRequest(
      (request) => request.url().endsWith("/api/logout") && request.isNavigationRequest(),
    );
    await page.getByRole("link", { name: "Logout" }).click();
    await asked;
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await page.waitForURL(/\/auth/);
    await expect(page.getByText("Maria Lopez")).toHaveCount(0);
  });
});
