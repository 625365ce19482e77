import type { Page } from "@playwright/test";
import { stopClock } from "./clock.ts";
import { expect, test } from "./fixtures.ts";
import { enter } from "./prepared.ts";

/** The figures of the page, as "3 Invited". */
const figure = (page: Page, label: string) => page.getByRole("term").filter({ hasText: label }).locator("..");

test("the link is copied, shared, and its friends are counted", async ({ page, baseURL, context, browser }) => {
  await enter(page, baseURL);
  await page.goto("/referrals");
  await expect(page.getByText("Nobody yet.")).toBeVisible();
  const code = (await page.getByText(/^[A-HJKMNP-Z2-9]{8}$/).textContent()) ?? "";
  const link = `${baseURL}/auth?ref=${code}`;
  await expect(page.getByText(link)).toBeVisible();

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await stopClock(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect(page.getByRole("status").getByText("The link was copied.")).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.clock.runFor(1_990);
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await page.clock.runFor(20);
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await page.clock.resume();

  for (const [name, address] of [
    ["X", /^https:\/\/twitter\.com\/intent\/tweet\?.*/],
    ["LinkedIn", /^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/\?.*/],
  ] as const) {
    const share = page.getByRole("link", { name: `${name} (opens a new window)` });
    await expect(share).toHaveAttribute("href", address);
    await expect(share).toHaveAttribute("target", "_blank");
  }
  await expect(page.getByRole("link", { name: "Email" })).toHaveAttribute("href", /^mailto:\?subject=Try%20Bidspoke/);

  // A friend signs up in a browser of their own.
  const friend = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const person = { email: "friend@example.com", password: "a long password", firstName: "Fay", lastName: "Field" };
  const signedUp = await friend.request.post("/api/auth/signup-with-payment", {
    data: { ...person, paymentMethodId: "pm_card_visa", referralCode: code },
    headers: { origin: baseURL ?? "" },
  });
  expect(signedUp.ok()).toBe(true);
  await friend.close();
  await page.reload();
  await expect(figure(page, "Invited")).toContainText("1");
  await expect(page.getByText("friend@example.com")).toBeVisible();
});

test("each friend has a badge, and the way to the next free month is said", async ({ page, baseURL }) => {
  await enter(page, baseURL);
  await page.route("**/api/referrals/info", async (route) => {
    const answer = await route.fetch();
    const createdAt = "2026-11-03T12:00:00.000Z";
    const referrals = [
      { refereeEmail: "done@example.com", createdAt, status: "completed" },
      { refereeEmail: "new@example.com", createdAt, status: "pending" },
      ...Array.from({ length: 30 }, (_, index) => ({
        refereeEmail: `paid-${index}@example.com`,
        createdAt,
        status: "rewarded",
      })),
    ];
    const stats = { totalReferrals: 32, successfulReferrals: 31, pendingReferrals: 1, totalCredits: 10 };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), stats, referrals } });
  });
  await page.goto("/referrals");
  await expect(figure(page, "Invited")).toContainText("32");
  await expect(figure(page, "Joined and paid")).toContainText("31");
  await expect(figure(page, "Still in their trial")).toContainText("1");
  await expect(figure(page, "Months free")).toContainText("10");
  await expect(page.getByText("2 more friends to your next free month.")).toBeVisible();
  const friends = page.getByRole("region", { name: "Who came by your link" }).getByRole("listitem");
  await expect(friends).toHaveCount(20);
  await expect(friends.first()).toHaveText("done@example.comNov 3, 2026Completed");
  // The default badge is filled, the secondary one soft, every other an outline.
  const fill = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((badge) => getComputedStyle(badge).backgroundColor);
  const [completed, pending, rewarded] = [await fill("Completed"), await fill("Pending"), await fill("Rewarded")];
  expect(rewarded).toBe("rgba(0, 0, 0, 0)");
  expect(new Set([completed, pending, rewarded]).size).toBe(3);
  await page.getByRole("button", { name: "Show 12 more" }).click();
  await expect(friends).toHaveCount(32);
  await page.getByRole("link", { name: "Back to the dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
