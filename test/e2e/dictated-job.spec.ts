import { desktopSession, replayRecogniser } from "./fake-recogniser.ts";
import { downloadPdf, expect, test } from "./fixtures.ts";
import { openPad } from "./prepared.ts";

const SENTENCES = [
  "quote for maria lopez interior painting",
  "three bedrooms at four hundred fifty each",
  "and the hallway for two seventy five",
];

test("words from the browser's recogniser become lines while they are said, and then a PDF", async ({
  page,
  baseURL,
}) => {
  await replayRecogniser(page, [desktopSession(SENTENCES)]);
  await openPad(page, baseURL);
  await page.getByRole("button", { name: "Start Recording" }).click();
  const pad = page.getByRole("region", { name: "New quote" });
  await expect(pad.getByText("$1,350.00").first()).toBeVisible();
  await expect(pad.getByText("$1,625.00").first()).toBeVisible();

  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Reset" })).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();

  const preview = SENTENCES.join("\n").slice(0, 100).replaceAll("\n", " ");
  await expect(page.getByText(preview.slice(0, 60))).toBeVisible();
  await expect(page.getByLabel("Include my logo")).toBeChecked();
  for (const name of ["Smart Quote", "Estimate", "Generate Quote", "Record Again"])
    await expect(page.getByRole("button", { name })).toBeVisible();

  await page.getByRole("button", { name: "Smart Quote" }).click();
  await expect(page.getByRole("dialog").getByText("$1,625.00").first()).toBeVisible();
  const text = await downloadPdf(page);
  for (const part of ["Maria Lopez", "$1,350.00", "$275.00", "$1,625.00"]) expect(text).toContain(part);
});

test("what is corrected while talking is struck, and what takes its place stands beside it", async ({
  page,
  baseURL,
}) => {
  const said = ["three bedrooms at four hundred fifty each", "the hallway for two seventy five", "a shed for ninety"];
  const corrected = ["sorry make that three hundred for the hallway", "actually leave out the shed"];
  await replayRecogniser(page, [desktopSession([...said, ...corrected])]);
  await openPad(page, baseURL);
  await page.getByRole("button", { name: "Start Recording" }).click();
  const pad = page.getByRole("region", { name: "New quote" });
  const lines = pad.getByRole("list", { name: "Lines so far" }).getByRole("listitem");
  const struck = pad.locator("s");
  await expect(lines.filter({ hasText: "Hallway" }).getByText("$300.00")).toBeVisible();
  await expect(struck.filter({ hasText: "$275.00" })).toBeVisible();
  await expect(lines.filter({ hasText: "Left out: Shed" }).getByText("$90.00")).toBeVisible();
  await expect(struck.filter({ hasText: "two seventy five" })).toBeVisible();
  await expect(pad.getByText("So far", { exact: true }).locator("xpath=ancestor::p")).toContainText("$1,650.00");
  await expect(pad.getByRole("status").filter({ hasText: "Shed left out. 2 lines. So far $1,650.00." })).toBeAttached();

  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Smart Quote" })).toBeVisible();
  await expect(struck).toHaveCount(0);
});

test("who talks without a pause sees the lines too, and none of a price that is half said", async ({
  page,
  baseURL,
}) => {
  const words = "three bedrooms at four hundred fifty each and the hallway for two seventy five dollars please".split(
    " ",
  );
  const interim = words.map((_, index) => words.slice(0, index + 1).join(" "));
  await replayRecogniser(page, [
    interim.map((heard) => ({ kind: "results", resultIndex: 0, results: [{ words: heard, isFinal: false }] })),
  ]);
  await openPad(page, baseURL);
  await page.evaluate(() => {
    const totals: string[] = [];
    const look = () => {
      const total = document
        .querySelector('section[aria-label="New quote"]')
        ?.textContent?.match(/So far .*?(\$[\d,.]+\d)/);
      if (total?.[1] && totals.at(-1) !== total[1]) totals.push(total[1]);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { totals });
  });
  await page.getByRole("button", { name: "Start Recording" }).click();
  const pad = page.getByRole("region", { name: "New quote" });
  await expect(pad.locator("mark").filter({ hasText: "two seventy five" })).toBeVisible();
  await expect(pad.getByText("$1,625.00").first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { totals: string[] }).totals)).toEqual([
    "$1,350.00",
    "$1,625.00",
  ]);
  await expect(
    pad.getByRole("status").filter({ hasText: "Hallway, $275.00. 2 lines. So far $1,625.00." }),
  ).toBeAttached();
});

test("a phone that ends at each pause and repeats itself is heard once", async ({ page, baseURL }) => {
  const [first = "", second = "", third = ""] = SENTENCES;
  await replayRecogniser(page, [
    [
      { kind: "results", resultIndex: 0, results: [{ words: first, isFinal: true }] },
      { kind: "results", resultIndex: 0, results: [{ words: first, isFinal: true }] },
      { kind: "end" },
    ],
    [{ kind: "results", resultIndex: 0, results: [{ words: `${second} ${third}`, isFinal: true }] }, { kind: "end" }],
  ]);
  await openPad(page, baseURL);
  await page.getByRole("button", { name: "Start Recording" }).click();
  await expect(page.getByRole("region", { name: "New quote" }).getByText("$1,625.00").first()).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Generate Quote" }).click();
  const document = page.getByRole("dialog");
  await expect(document.getByText("$1,625.00").first()).toBeVisible();
});

test("with reduced motion nothing moves while one talks, and Reset clears the words", async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await replayRecogniser(page, [desktopSession(SENTENCES)]);
  await openPad(page, baseURL);
  await page.getByRole("button", { name: "Start Recording" }).click();
  const pad = page.getByRole("region", { name: "New quote" });
  await expect(pad.getByText("$1,625.00").first()).toBeVisible();
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length);
  await expect.poll(moving).toBe(0);
  await expect(pad.locator("i[data-on]")).toHaveCount(4); // the string is a level bar of four steps
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(pad.getByText("$1,625.00")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Start Recording" })).toBeVisible();
});
