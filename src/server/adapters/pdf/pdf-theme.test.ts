import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lookOf } from "#shared/themes/look.ts";
import { pageMeasures } from "#shared/themes/page-measures.ts";
import { presets } from "#shared/themes/presets.ts";
import { defaultThemeStyle, type ThemeStyle } from "#shared/themes/schema.ts";
import { dotsOf, facesOf, infoOf, textOf, wordsOf, type PageWord } from "./pdf-reading.ts";
import { kessler, sixLines } from "./pdf-samples.ts";
import { createTypstPdf, type PdfAdapter, type PdfDocument } from "./pdf.ts";

let pdf: PdfAdapter;
beforeAll(() => {
  pdf = createTypstPdf({ workers: 1, deadlineMs: 20_000 });
});
afterAll(() => pdf.close());

const PAGE = 612;
const theme = (style: Partial<ThemeStyle>): ThemeStyle => ({ ...defaultThemeStyle, ...style });
const page = (style: Partial<ThemeStyle> = {}, document: PdfDocument = sixLines()) =>
  pdf.render(document, theme(style));

function word(words: PageWord[], text: string): PageWord {
  const found = words.find((candidate) => candidate.text === text);
  if (!found) throw new Error(`${text} is not on the page: ${words.map((each) => each.text).join(" ")}`);
  return found;
}
const heightOf = ({ top, bottom }: PageWord) => bottom - top;

test("each colour is on the page, where the theme says", async () => {
  const colors = {
    primaryColor: "#b4231f",
    secondaryColor: "#0b6e4f",
    accentColor: "#7c3aed",
    textColor: "#1c2b3a",
    backgroundColor: "#fff7e6",
    businessInfoBackground: "#dcecf9",
  };
  const bytes = await page({ ...colors, borderWidth: "4px" });
  const dots = dotsOf(bytes);
  const counts = dots.counts();
  for (const color of Object.values(colors)) expect([color, (counts.get(color) ?? 0) > 100]).toEqual([color, true]);
  const words = wordsOf(bytes);
  const colorsIn = ({ left, right, top, bottom }: PageWord) => {
    const found = new Set<string>();
    for (let x = left; x < right; x += 0.5) for (let y = top; y < bottom; y += 0.5) found.add(dots.at(x, y));
    return found;
  };
  expect(colorsIn(word(words, "Bathroom"))).toEqual(new Set(["#b4231f", "#fff7e6"]));
  expect(colorsIn(word(words, "Kessler"))).toEqual(new Set(["#0b6e4f", "#dcecf9"]));
  expect(colorsIn(word(words, "Timeline"))).toEqual(new Set(["#0b6e4f", "#fff7e6"]));
  expect(colorsIn(word(words, "$6,565.45"))).toContain("#7c3aed");
  expect(colorsIn(word(words, "Demolition"))).toContain("#1c2b3a");
});

test("type is as large as the theme says", async () => {
  const plain = wordsOf(await page());
  const larger = wordsOf(await page({ fontSize: "20px", headerSize: "40px" }));
  const growth = (text: string) => heightOf(word(larger, text)) / heightOf(word(plain, text));
  expect(growth("Demolition")).toBeCloseTo(20 / 16, 2);
  expect(growth("Bathroom")).toBeCloseTo(40 / 32, 2);
});

test.each([
  [{}, 46],
  [{ padding: "64px" }, 70],
  [{ maxWidth: "700px", padding: "24px" }, 67.5],
] as const)("the words of %j begin %d points from the edge, and amounts end so", async (style, margin) => {
  expect(pageMeasures(theme(style), "us-letter").marginX).toBeCloseTo(margin, 0);
  const words = wordsOf(await page(style));
  const close = (value: number, expected: number) => expect(Math.abs(value - expected)).toBeLessThan(2);
  close(word(words, "Bathroom").left, margin);
  close(Math.min(...words.map(({ left }) => left)), margin);
  for (const amount of ["$928.00", "$1,728.00", "$6,565.45", "$2,626.18"]) {
    close(Math.max(...words.filter(({ text }) => text === amount).map(({ right }) => right)), PAGE - margin);
  }
});

describe("boxes", () => {
  const box = { primaryColor: "#b4231f", businessInfoBackground: "#dcecf9", borderWidth: "4px", borderRadius: "0px" };
  const { marginX, marginTop } = pageMeasures(theme({}), "us-letter");
  /** The dots along the middle of the box's upper edge, 3 points thick. */
  const edgeOf = (bytes: Uint8Array) => {
    const dots = dotsOf(bytes);
    return Array.from({ length: 200 }, (_, index) => dots.at(marginX + 100 + index, marginTop + 0.5));
  };

  test("have the theme's edge", async () => {
    expect(new Set(edgeOf(await page(box)))).toEqual(new Set(["#b4231f"]));
    expect(new Set(edgeOf(await page({ ...box, borderStyle: "dashed" })))).toContain("#b4231f");
    expect(new Set(edgeOf(await page({ ...box, borderStyle: "dashed" }))).size).toBeGreaterThan(1);
    expect(new Set(edgeOf(await page({ ...box, borderStyle: "dotted" }))).size).toBeGreaterThan(1);
    expect(edgeOf(await page({ ...box, borderWidth: "0px" }))).not.toContain("#b4231f");
  });

  test("have the theme's corners", async () => {
    const corner = async (borderRadius: string) =>
      dotsOf(await page({ ...box, borderRadius })).at(marginX + 1, marginTop + 1);
    expect(await corner("0px")).toBe("#b4231f");
    expect(await corner("24px")).toBe("#ffffff");
  });

  test("have the theme's shadow", async () => {
    const darkened = async (shadowStyle: ThemeStyle["shadowStyle"]) => {
      const counts = dotsOf(await page({ shadowStyle })).counts();
      return counts.get("#ffffff") ?? 0;
    };
    const white = [await darkened("none"), await darkened("small"), await darkened("medium"), await darkened("large")];
    expect(white).toEqual(white.toSorted((a, b) => b - a));
    expect(new Set(white).size).toBe(4);
  });

  test("without edge, corners and shadow become a band to the edges of the sheet", async () => {
    const dots = dotsOf(await page({ ...box, borderStyle: "none" }));
    for (const x of [1, 300, 610]) expect(dots.at(x, 2)).toBe("#dcecf9");
  });
});

test.each([
  ["wide", 900, 150, "200px", 150, 25],
  ["tall", 150, 700, "200px", 16, 75],
  ["square and small", 300, 300, "60px", 45, 45],
])("a logo that is %s fits the theme's box, at most 200 x 100 pixels", async (_name, width, height, logoSize, w, h) => {
  const image = await sharp({ create: { width, height, channels: 3, background: "#000000" } })
    .png()
    .toBuffer();
  const logoUrl = `data:image/png;base64,${image.toString("base64")}`;
  const bytes = await page({ logoSize }, sixLines({ businessInfo: { ...kessler, logoUrl } }));
  const count = dotsOf(bytes).counts().get("#000000") ?? 0;
  expect(Math.abs(count / 4 - w * h)).toBeLessThan(0.06 * w * h + 30);
});

test.each(presets.map(({ name, style }) => [name, style] as const))(
  "%s is set on one page, tagged",
  async (_, style) => {
    const bytes = await pdf.render(sixLines(), style);
    const info = infoOf(bytes);
    expect([info["Pages"], info["Tagged"]]).toEqual(["1", "yes"]);
    expect(dotsOf(bytes).counts().get(lookOf(style).head.ground)).toBeGreaterThan(1_000);
  },
);

test("Thai and Devanagari are set in faces of their own, and long lines of them break", async () => {
  const thai = "เปลี่ยนกระเบื้องและอ่างล้างหน้าใหม่ทั้งหมดในห้องน้ำชั้นบนรวมถึงการรื้อถอนและขนย้ายเศษวัสดุออกจากบ้าน".repeat(4);
  const bytes = await page(
    {},
    sixLines({ title: "ปรับปรุงห้องน้ำ", description: thai, client: "मारिया शर्मा", notes: thai }),
  );
  expect(facesOf(bytes)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^NotoSansThai/), expect.stringMatching(/^NotoSansDevanagari/)]),
  );
  expect(textOf(bytes)).toContain("शर्मा");
  expect(Math.max(...wordsOf(bytes).map(({ right }) => right))).toBeLessThan(PAGE - 40);
});
