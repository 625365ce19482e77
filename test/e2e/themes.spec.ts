import type { Locator, Page } from "@playwright/test";
import { facesOf, wordsOf, type PageWord } from "#server/adapters/pdf/pdf-reading.ts";
import { defaultThemeStyle, fontFamilies, type ThemeStyle } from "#shared/themes/schema.ts";
import { expect, test } from "./fixtures.ts";
import { enter, makeDocument, openDocument, PRICED_JOB } from "./prepared.ts";

const PAGE_WIDTH = 612;
const dialog = (page: Page) => page.getByRole("dialog");
const preview = (page: Page) => dialog(page).getByRole("img", { name: /^Preview on/ });

async function openThemes(page: Page): Promise<void> {
  await page.goto("/settings");
  await page.getByRole("tab", { name: "Document Themes" }).click();
}

const choose = (page: Page, group: string, name: string) =>
  dialog(page).getByRole("group", { name: group }).getByText(name, { exact: true }).click();

test("a theme is made from a preset, follows each field, is mended, saved, worn and deleted", async ({
  page,
  baseURL,
}) => {
  await enter(page, baseURL);
  await makeDocument(page, baseURL, PRICED_JOB);
  await openThemes(page);
  await page.getByRole("button", { name: /^Standard/ }).click();
  const paper = preview(page).locator("article");
  await expect(paper).toContainText("Maria Lopez");

  await dialog(page).getByLabel("Theme name").fill("");
  await dialog(page).getByRole("button", { name: "Add theme" }).click();
  await expect(dialog(page).getByText("Theme name is required.")).toBeVisible();
  await dialog(page).getByLabel("Theme name").fill("Shop");

  const head = paper.getByRole("banner", { includeHidden: true }).or(paper.locator("header"));
  const title = paper.locator("h2");
  const total = paper.locator("dd", { hasText: "$3,145.00" });
  const set = (label: string, value: string) => dialog(page).getByLabel(label, { exact: true }).fill(value);
  await set("Primary color", "#b4231f");
  await expect(title).toHaveCSS("color", "rgb(180, 35, 31)");
  await set("Secondary color", "#0b6e4f");
  await expect(paper.locator("h3").first()).toHaveCSS("color", "rgb(11, 110, 79)");
  await set("Text color", "#1c2b3a");
  await set("Background color", "#fff7e6");
  await expect(paper).toHaveCSS("color", "rgb(28, 43, 58)");
  await expect(paper).toHaveCSS("background-color", "rgb(255, 247, 230)");
  await set("Business info background", "#dcecf9");
  await expect(head).toHaveCSS("background-color", "rgb(220, 236, 249)");
  await choose(page, "Font family", "Georgia");
  await expect(paper).toHaveCSS("font-family", /^"Gelasio Variable"/);
  // The page is drawn at the PDF's measures: 20 px of type are 12.5 points, which are 16.67 px of 96 to the inch.
  await set("Font size", "20");
  await expect(paper).toHaveCSS("font-size", "16.67px");
  await set("Header size", "40");
  await expect(title).toHaveCSS("font-size", "33.33px");
  await set("Padding", "30");
  await expect(paper).toHaveCSS("padding-left", "48px");
  await set("Max width", "700");
  await expect(paper).toHaveCSS("padding-left", "98px");
  await choose(page, "Border style", "dashed");
  await set("Border width", "4");
  await set("Border radius", "20");
  await dialog(page).getByRole("button", { name: "Closer" }).click();
  await expect(head).toHaveCSS("border-top-style", "dashed");
  await expect(head).toHaveCSS("border-top-left-radius", "20px");
  const width = () => head.evaluate((element) => parseFloat(getComputedStyle(element).borderTopWidth));
  // Browsers draw edges in whole dots of the screen, cut down.
  await expect.poll(async () => Math.round((await width()) + 0.5)).toBe(4);
  await choose(page, "Shadow style", "large");
  await expect(head).not.toHaveCSS("box-shadow", "none");

  await set("Accent color", "#facc15");
  await expect(total).toHaveCSS("color", "rgb(250, 204, 21)");
  await expect(dialog(page).getByText(/The total on the sheet: 1\.4\d:1, needs 3:1/)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Fix contrast" }).click();
  await expect(dialog(page).getByText("Hard to read")).toBeHidden();
  await expect(dialog(page).getByLabel("Accent color", { exact: true })).not.toHaveValue("#facc15");

  // Half a number changes nothing on the page, and says what it should be.
  await set("Font size", "2");
  await expect(dialog(page).getByText("Between 10px and 24px.")).toBeVisible();
  await expect(paper).toHaveCSS("font-size", "16.67px");
  await set("Font size", "20");

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();
  page.once("dialog", (asked) => void asked.accept());
  await page.reload();
  await page.getByRole("tab", { name: "Document Themes" }).click();
  await expect(page.getByText("Your unsaved changes to Shop are kept on this device.")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(dialog(page).getByLabel("Primary color", { exact: true })).toHaveValue("#b4231f");
  await dialog(page).getByRole("button", { name: "Add theme" }).click();

  const themes = page.getByRole("list", { name: "Themes" });
  await expect(themes.getByText("Default")).toBeVisible();
  await expect(themes.getByRole("button", { name: /^(Delete|Set default)/ })).toHaveCount(0);
  await page.getByRole("button", { name: /^Workshop/ }).click();
  await dialog(page).getByRole("button", { name: "Add theme" }).click();
  await expect(themes.getByRole("listitem")).toHaveCount(2);

  await themes.getByRole("button", { name: "Edit Workshop" }).click();
  await dialog(page).getByLabel("Theme name").fill("Dark band");
  await dialog(page).getByRole("button", { name: "Save theme" }).click();
  await expect(themes.getByText("Dark band")).toBeVisible();

  // The document wears the default, then the other one, and the default again while the other is deleted.
  const worn = async () => {
    await page.goto("/quotes");
    await page
      .getByRole("button", { name: /^View / })
      .first()
      .click();
    return page.getByRole("article", { name: /^Preview of/ });
  };
  await expect(await worn()).toHaveCSS("font-family", /^"Gelasio Variable"/);
  await page.getByRole("button", { name: "Theme", exact: true }).click();
  await page.getByRole("dialog", { name: "Theme of this document" }).getByText("Dark band").click();
  await expect(page.getByText("Q-1001 wears Dark band")).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  const sheet = page.getByRole("article", { name: /^Preview of/ });
  await expect(sheet).toHaveAttribute("data-letterhead", "band");
  await expect(sheet).toHaveCSS("font-family", /^"Roboto Variable"/);
  await openThemes(page);
  await themes.getByRole("button", { name: "Delete Dark band" }).click();
  await expect(page.getByText("Theme deleted")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(themes.getByText("Dark band")).toBeVisible();
  await expect(await worn()).toHaveCSS("font-family", /^"Roboto Variable"/);
  await openThemes(page);
  await themes.getByRole("button", { name: "Delete Dark band" }).click();
  await expect(themes.getByRole("listitem")).toHaveCount(1);
  await expect(await worn()).toHaveCSS("font-family", /^"Gelasio Variable"/);
});

/** Where words stand on the page in the browser, in points from its left edge; the first place of each. */
const wordsOnScreen = (paper: Locator, words: readonly string[]) =>
  paper.evaluate(
    (article, { wanted, width }) => {
      const sheet = article.getBoundingClientRect();
      const points = (x: number) => ((x - sheet.left) / sheet.width) * width;
      const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
      const found: Record<string, { left: number; right: number }> = {};
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const word of wanted) {
          const start = node.textContent?.indexOf(word) ?? -1;
          if (start < 0 || word in found) continue;
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, start + word.length);
          const box = range.getBoundingClientRect();
          found[word] = { left: points(box.left), right: points(box.right) };
        }
      }
      return found;
    },
    { wanted: words, width: PAGE_WIDTH },
  );

/** The words that stand elsewhere on the screen than on paper, or are of another width. */
function farApart(
  printed: readonly PageWord[],
  shown: Record<string, { left: number; right: number }>,
  words: readonly string[],
): string[] {
  const far: string[] = [];
  for (const word of words) {
    const there = printed.find(({ text }) => text === word);
    const here = shown[word];
    if (!there || !here) throw new Error(`${word} is missing: ${JSON.stringify({ there, here })}`);
    const [width, expected] = [here.right - here.left, there.right - there.left];
    if (Math.abs(width / expected - 1) > 0.015) far.push(`${word} is ${width} wide, not ${expected}`);
    if (Math.min(Math.abs(here.left - there.left), Math.abs(here.right - there.right)) > 2)
      far.push(`${word} stands at ${here.left}, not at ${there.left}`);
  }
  return far;
}

test("page and PDF stand alike in every font: the same words at the same places, as wide", async ({
  page,
  baseURL,
}) => {
  const id = await openDocument(page, baseURL);
  const headers = { origin: baseURL ?? "" };
  const save = async (method: "post" | "put", path: string, style: Partial<ThemeStyle>) => {
    const answer = await page.request[method](path, {
      data: { ...defaultThemeStyle, name: "House", ...style },
      headers,
    });
    expect(answer.ok()).toBe(true);
    return String((await answer.json()).id);
  };
  const theme = await save("post", "/api/themes", {});
  await openThemes(page);
  await page.getByRole("button", { name: "Edit House" }).click();
  await dialog(page).getByRole("button", { name: "Closer" }).click();
  const paper = preview(page).locator("article");
  await expect(paper).toContainText("Maria Lopez");
  const words = [
    "Prepared",
    "Lopez",
    "Issued",
    "Scope",
    "Description",
    "Amount",
    "$1,350.00",
    "$3,145.00",
    "Acceptance",
  ];
  for (const fontFamily of fontFamilies) {
    await choose(page, "Font family", fontFamily);
    await save("put", `/api/themes/${theme}`, { fontFamily });
    const bytes = new Uint8Array(await (await page.request.get(`/api/documents/${id}/pdf`)).body());
    expect(facesOf(bytes).length).toBeGreaterThan(0);
    const printed = wordsOf(bytes);
    // The font may come after the choice of it.
    await expect.poll(async () => farApart(printed, await wordsOnScreen(paper, words), words), fontFamily).toEqual([]);
  }
});
