import type { Page } from "@playwright/test";
import { startServer } from "#test/server.ts";
import { stopClock } from "./clock.ts";
import { desktopSession, replayRecogniser } from "./fake-recogniser.ts";
import { expect, test } from "./fixtures.ts";
import { enter, holdBack } from "./prepared.ts";

const pad = (page: Page) => page.getByRole("region", { name: "Try the pad" });
/** The page's script comes after its first picture: with it comes the pause of the sample, and all else that listens. */
const scripted = (page: Page) => expect(page.getByRole("button", { name: "Pause the examples" })).toBeVisible();
const paper = (page: Page) => page.getByRole("article", { name: "The document so far" });

/** The layout shifts so far that nobody caused by a press, added up. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }; // a layout-shift has them
        if (!hadRecentInput) Object.assign(window, { shifted: Number(Reflect.get(window, "shifted")) + value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "shifted")));
}

test("the sample plays, nothing on the page moves from its place, and the sample figures say what they are", async ({
  page,
}) => {
  // Time moves by the test alone: on a busy machine a job or a sign-up of its own would come between two looks.
  await stopClock(page);
  const shifts = await countShifts(page);
  await page.goto("/");
  await scripted(page);
  // The faces may come after the first picture; a machine that has none of their stand-ins then moves a little, once.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.screenshot();
  const whileComing = await shifts();
  expect(whileComing).toBeLessThan(0.1);
  await expect(page.getByRole("heading", { name: "Say the job. It adds up." })).toBeVisible();
  await expect(pad(page).getByText("$6,172.60")).toBeVisible();
  await expect(page.getByText("18,742")).toBeVisible();
  await expect(page.getByText("Sample figures").first()).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Founding price" })).toContainText("Founding price still open");

  // The sign-ups come every four seconds, one after the other, and stay away once they are closed.
  const signUps = page.getByRole("complementary", { name: "Recent sign-ups, samples" });
  await expect(signUps).toBeHidden();
  await page.clock.runFor(4_000);
  await expect(signUps).toContainText("Ray, fencing, Dayton OH");
  await expect(signUps).toContainText("Sample figures");
  await page.clock.runFor(4_000);
  await expect(signUps).toContainText("Maria, bath and tile, Bend OR");
  for (let entry = 0; entry < 4; entry += 1) await page.clock.runFor(4_000);
  await expect(signUps).toContainText("Ray, fencing, Dayton OH");
  // By now two more jobs were played on the pad, and the whole page stands where it stood.
  expect(await shifts()).toBe(whileComing);
  // The last job is being played: its sum grows where the sum stands, and not within what is said.
  await expect(pad(page).getByText("Linens").first()).toBeVisible();
  await expect(pad(page).locator("p").filter({ hasText: "Ninety guests" })).not.toContainText("$");
  await signUps.getByRole("button", { name: "Close the sign-ups" }).click();
  await page.clock.runFor(8_000);
  await expect(signUps).toBeHidden();

  // The counters move every five seconds: nobody leaves the room between 15 and 34.
  const viewing = page.locator("[data-figure=viewing]");
  const created = page.locator("[data-figure=documents]");
  const numberOf = async (text: typeof viewing) => Number((await text.textContent())?.replaceAll(",", ""));
  let before = await numberOf(created);
  for (let tick = 0; tick < 6; tick += 1) {
    await page.clock.runFor(5_000);
    expect(await numberOf(viewing)).toBeGreaterThanOrEqual(15);
    expect(await numberOf(viewing)).toBeLessThanOrEqual(34);
    const now = await numberOf(created);
    expect(now - before).toBeGreaterThanOrEqual(0);
    expect(now - before).toBeLessThanOrEqual(2);
    before = now;
  }
  await page.clock.resume();
  await page.getByRole("button", { name: "Pause the examples" }).click();
  await expect(page.getByRole("button", { name: "Play the examples" })).toBeVisible();
  await pad(page).getByRole("radio", { name: "Wedding" }).check();
  await expect(pad(page).getByText("Linens").first()).toBeVisible();
});

test("a visitor types a job into the pad, the paper follows, and nothing of it leaves the page", async ({ page }) => {
  await page.goto("/");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("/api/")) sent.push(request.url());
  });
  await scripted(page);
  await pad(page).getByRole("button", { name: "Type it" }).click();
  const words = pad(page).getByLabel("Your job, in your words");
  await expect(words).toHaveValue(/^Hundred forty foot/);
  await expect(words).toBeFocused();
  const lines = pad(page).getByRole("list", { name: "Lines of your job" });
  await expect(lines.getByText("$5,320.00")).toBeVisible();
  await expect(pad(page).getByRole("status")).toContainText("$6,172.60");
  await expect(paper(page).getByText("$282.60")).toBeVisible();

  await words.fill("Bathroom for Maria Okafor. Sixty-four square foot of porcelain at fourteen fifty a foot.");
  await expect(lines.getByText("$928.00")).toBeVisible();
  await expect(lines.getByText("$5,320.00")).toHaveCount(0);
  await expect(paper(page).getByText("For Maria Okafor", { exact: true })).toBeVisible();
  await expect(paper(page).getByText("Draft", { exact: true })).toBeVisible();
  await words.pressSequentially(" Two vanities at four hundred each.");
  await expect(pad(page).getByRole("status")).toContainText("$1,728.00");
  await expect(pad(page).locator("mark:visible").filter({ hasText: "fourteen fifty a foot" })).toHaveCount(1);
  await pad(page).getByRole("button", { name: "Clear" }).click();
  await expect(words).toHaveValue("");
  expect(sent).toEqual([]);
  await pad(page).getByRole("link", { name: "Keep quotes like this" }).click();
  await expect(page).toHaveURL(/\/auth\?mode=signup$/);
});

test("a visitor talks to the pad without an account", async ({ page }) => {
  await replayRecogniser(page, [
    desktopSession(["Three bedrooms at four fifty each,", "and the hallway for two seventy five."]),
  ]);
  await page.goto("/");
  await scripted(page);
  await pad(page).getByRole("button", { name: "Now you talk" }).click();
  await expect(pad(page).getByLabel("Your words, as they are heard")).toHaveValue(/hallway for two seventy five/);
  await expect(pad(page).getByRole("list", { name: "Lines of your job" }).getByText("$1,350.00")).toBeVisible();
  await expect(pad(page).getByRole("status")).toContainText("$1,625.00");
  await pad(page).getByRole("button", { name: "Stop" }).click();
  await expect(pad(page).getByLabel("Your job, in your words")).toBeEditable();
});

test("the menus, the questions and the calculator answer to the keyboard", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  const question = main.getByRole("link", { name: "What if it mishears me?" });
  const faq = main.locator("summary").filter({ hasText: "FAQ" });
  await faq.focus();
  await page.keyboard.press("Enter");
  await expect(question).toBeVisible();
  // A menu opens without the page's script; the arrows need it, and would scroll the page without it.
  await scripted(page);
  await page.keyboard.press("ArrowDown");
  await expect(question).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(faq).toBeFocused();
  for (const name of ["ROI", "Reviews", "FAQ", "Security", "How It Works"])
    await expect(main.locator("summary").filter({ hasText: name })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toHaveAttribute("href", "/auth");

  // A link from a menu opens the answer that it names.
  await page.keyboard.press("Enter");
  const leaving = main.getByRole("link", { name: "What happens to my documents if I leave?" });
  await expect(leaving).toBeVisible();
  await leaving.press("Enter");
  await expect(page.getByText(/After a cancellation your data stays readable for 30 days/)).toBeInViewport();
  const cards = page.locator("summary").filter({ hasText: "Why do you want a card" });
  await cards.press("Enter");
  await expect(page.getByText(/Nothing is charged before the trial ends, and you can cancel/)).toBeVisible();
  await expect(page.getByText(/After a cancellation your data stays readable/)).toBeHidden();

  await page.getByLabel("Quotes and invoices a week").fill("12");
  await expect(page.getByText("$1,690")).toBeVisible();
  await page.getByLabel("Minutes for one, spoken").fill("90");
  await expect(page.getByText("$0", { exact: true })).toBeVisible();
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("the sample lies there finished, and turns only when it is asked to", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await page.clock.runFor(20_000);
    await expect(pad(page).getByRole("radio", { name: "Fence" })).toBeChecked();
    await expect(pad(page).getByText("$6,172.60")).toBeVisible();
    await expect(page.getByRole("button", { name: "Pause the examples" })).toBeHidden();
    // With less motion a change is over within a frame: what still moves afterwards is too much.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("every part of the page stands there, and its links lead on", async ({ page }) => {
    const sendStyles = await holdBack(page, "**/below-the-fold-*.css");
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Say the job. It adds up." })).toBeVisible();
    await expect(page.locator("#pricing")).toHaveCount(0);
    sendStyles();
    for (const heading of [
      "Say the job. It adds up.",
      "It knows how your trade talks.",
      "The paperwork, before and after.",
      "From the last word to a document in the same minute.",
      "This is what lands on the customer’s table.",
      "On the roof, in the van, at the desk.",
      "What your evenings are worth.",
      "How it might sound.",
      "Your words, your prices, your customers.",
      "Not worth it? Your money back, for 30 days.",
      "Five questions, five answers.",
      "One price. All of it.",
      "The next job you look at, say it.",
    ])
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    for (const trade of [
      "Construction",
      "Trade Services",
      "Consulting",
      "Events",
      "Home Services",
      "Retail & E-commerce",
    ])
      await expect(page.getByRole("heading", { name: trade })).toBeVisible();
    await expect(pad(page).getByText("$6,172.60")).toBeVisible();
    await expect(paper(page).getByText("Draft", { exact: true })).toBeVisible();
    await expect(page.getByText("$4.00").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Planned" })).toBeVisible();
    await page.locator("summary").filter({ hasText: "Does it make up prices?" }).click();
    await expect(page.getByText(/stands as “Price\?” and stays out of the total/)).toBeVisible();
    await page.getByText("Bathroom", { exact: true }).click();
    await expect(pad(page).getByText("Porcelain", { exact: true })).toBeVisible();

    const footer = page.getByRole("contentinfo");
    for (const [name, href] of [
      ["Features", "#features"],
      ["Pricing", "#pricing"],
      ["FAQ", "#faq"],
      ["Privacy policy", "/privacy-policy"],
      ["Sign in", "/auth"],
      ["Create account", "/auth?mode=signup"],
    ] as const)
      await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
    await expect(footer.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", /^mailto:/);
    for (const anchor of ["features", "pricing", "faq"]) await expect(page.locator(`#${anchor}`)).toHaveCount(1);
    await page.getByRole("link", { name: "Start 7 days free" }).first().click();
    await expect(page).toHaveURL(/\/auth\?mode=signup$/);
  });
});

test("its pictures come, and who is signed in is taken to the dashboard instead", async ({
  page,
  request,
  baseURL,
}) => {
  const answer = await page.goto("/");
  // A server sends ten segments before it hears back: with all of its words in them the page waits for one turn less.
  const { responseHeadersSize = 0, responseBodySize = 0 } = (await answer?.request().sizes()) ?? {};
  expect(responseBodySize).toBeGreaterThan(0);
  expect(responseHeadersSize + responseBodySize).toBeLessThan(10 * 1_460);
  const pictures = await page
    .locator("picture source, picture img")
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute("srcset") ?? element.getAttribute("src") ?? ""),
    );
  expect(pictures).toHaveLength(6);
  for (const picture of pictures) expect((await request.get(picture)).headers()["content-type"]).toBe("image/webp");
  await enter(page, baseURL);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Welcome back, Ray" })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("what the operator sets is what the page says: days left, the later price, this server's own figures", async ({
  page,
}) => {
  test.setTimeout(120_000); // two servers are started
  // The browser keeps its connections open, and a server that stops waits for those. Each page has its script first: what
  // is fetched from a server that is gone fails.
  const settings = { RATE_LIMITS: "off", STOP_SECONDS: "1" };
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const counting = await startServer({
    ...settings,
    FOUNDING_OFFER_ENDS: inThreeDays,
    MARKETING_FIGURES: "live",
  });
  await enter(page, counting.address);
  await page.context().clearCookies();
  const served = await page.goto(counting.address);
  // A midnight may have passed since the offer's end was set.
  const today = new Date(served?.headers().date ?? "").toISOString().slice(0, 10);
  const daysLeft = (Date.parse(inThreeDays) - Date.parse(today)) / 86_400_000;
  const banner = page.getByRole("complementary", { name: "Founding price" });
  await expect(banner).toContainText(`${daysLeft} days left: $4.00 a month, locked for life. $15.99 from`);
  await expect(page.locator("[data-figure=activeUsers]")).toHaveText("1");
  await expect(page.getByText("people viewing")).toHaveCount(0);
  await expect(page.getByText("Three samples, written by us")).toHaveCount(0);
  await expect(page.locator("[data-sign-ups]")).toHaveCount(0);
  await scripted(page);
  await counting.stop();

  const closed = await startServer({ ...settings, FOUNDING_OFFER: "closed" });
  await page.goto(closed.address);
  await expect(page.getByText("Then $15.99 a month.").first()).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(page.getByText("$4.00")).toHaveCount(0);
  const answer = await page.request.get(closed.address);
  const { etag = "", "content-security-policy": policy } = answer.headers();
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
  expect((await page.request.get(closed.address, { headers: { "if-none-match": etag } })).status()).toBe(304);
  await scripted(page);
  await closed.stop();
});
