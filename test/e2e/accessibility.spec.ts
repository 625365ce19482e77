import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { desktopSession, replayRecogniser } from "./fake-recogniser.ts";
import { expect, test } from "./fixtures.ts";
import { enter, makeDocument, openDocument, OPEN_JOB, PRICED_JOB } from "./prepared.ts";

// What is found is said in full, and a picture of every step costs more time than the check itself.
test.use({ trace: "off", contextOptions: { reducedMotion: "reduce" } });

const sizes = [
  { name: "at the desk", viewport: { width: 1440, height: 900 } },
  { name: "on the phone", viewport: { width: 390, height: 844 } },
] as const;

/** Two frames, in which what a change of theme has to draw is drawn, and the end of what moves. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** One walk for both themes: every rule in light; in dark the one that colours decide, the rest is the same page. */
async function expectAccessible(page: Page, screen: string) {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    // What the browser's own PDF viewer shows is not the product's page; without other frames one pass is enough.
    const axe = new AxeBuilder({ page }).exclude("iframe").setLegacyMode();
    if (colorScheme === "dark") axe.withRules(["color-contrast"]);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
    expect.soft(found, `${screen}, ${colorScheme}`).toEqual([]);
  }
}

for (const { name, viewport } of sizes) {
  test.describe(name, () => {
    test.use({ viewport });
    const isPhone = viewport.width < 720;

    test("pages of signed-out visitors", async ({ page }) => {
      for (const [address, heading] of [
        ["/", /Say the job/],
        ["/auth", "Welcome back"],
        ["/auth?mode=signup", "Create your account"],
        ["/fix-session", "Repair the session"],
        ["/test", "Routing works"],
        ["/nowhere", "404 Page Not Found"],
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
        await expectAccessible(page, address);
      }
      await page.goto("/auth");
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page.getByText("Please enter a valid email address")).toBeVisible();
      await expectAccessible(page, "refused sign-in");
    });

    test("the pad in each state", async ({ page, baseURL }) => {
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
      if (isPhone) await page.getByRole("button", { name: "Menu" }).click();
      await expectAccessible(page, "menu");
      await page.getByRole("link", { name: "Logout" }).click();
      await expect(page.getByRole("dialog", { name: "Log out with unsaved work?" })).toBeVisible();
      await expectAccessible(page, "logging out");
    });

    test("the document in each state", async ({ page, baseURL }) => {
      await openDocument(page, baseURL, `${PRICED_JOB} Replace the back fence.`);
      await expectAccessible(page, "preview");
      await page.getByRole("list", { name: "Lines" }).getByRole("button").first().click();
      await expectAccessible(page, "a chosen line");
      if (isPhone) await page.getByRole("dialog", { name: "Where it came from" }).getByLabel("Close").click();
      await page.getByRole("button", { name: "Preview PDF" }).click();
      await expect(page.getByRole("button", { name: "Close Preview" })).toBeVisible();
      await expectAccessible(page, "PDF preview");
      await page.getByRole("button", { name: "Close Preview" }).click();
      await page.getByRole("button", { name: "Refine", exact: true }).click();
      await page.getByLabel("What should change?").fill("Take 10% off. Sing it in moonlight.");
      await expectAccessible(page, "refine");
      await page.getByRole("dialog", { name: "Refine" }).getByRole("button", { name: "Refine", exact: true }).click();
      await expect(page.getByRole("dialog", { name: /^Refined/ })).toBeVisible();
      await expectAccessible(page, "refined");
      await page.getByRole("button", { name: "Done" }).click();
      await page.getByRole("button", { name: "Edit", exact: true }).click();
      await expectAccessible(page, "editing");
      await page.getByRole("button", { name: "Cancel", exact: true }).click();
      await page.getByRole("tab", { name: /AI Suggestions/ }).click();
      await expect(page.getByRole("button", { name: /^(Apply|Edit):/ }).first()).toBeVisible();
      await expectAccessible(page, "suggestions");
    });

    test("the list, the settings and the referrals", async ({ page, baseURL }) => {
      await enter(page, baseURL);
      await makeDocument(page, baseURL, OPEN_JOB);
      await page.goto("/quotes");
      await expect(page.getByRole("table", { name: "Documents" })).toBeVisible();
      await expectAccessible(page, "list");
      await page.goto("/dashboard");
      await expect(page.getByRole("heading", { name: "Recent Documents" })).toBeVisible();
      await expect(page.getByRole("button", { name: /^View / })).toBeVisible();
      await expectAccessible(page, "dashboard with a document");
      await page.goto("/settings");
      for (const tab of ["Business Profile", "Services & Rates", "Document Themes", "Subscription"]) {
        await page.getByRole("tab", { name: tab }).click();
        await expect(page.getByRole("tabpanel")).toBeVisible();
        await expect(page.getByRole("tabpanel").getByText(/^Loading/)).toHaveCount(0);
        await expectAccessible(page, tab);
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
      await page.goto("/referrals");
      await expect(page.getByText("Your code")).toBeVisible();
      await expectAccessible(page, "referrals");
      await page.keyboard.press("Control+/");
      await expect(page.getByRole("dialog", { name: "Help and shortcuts" })).toBeVisible();
      await expectAccessible(page, "help");
    });
  });
}
