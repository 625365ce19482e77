import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { DocumentContent } from "#shared/documents/schema.ts";
import { defaultThemeStyle } from "#shared/themes/schema.ts";
import { infoOf, linesOf, textOf } from "./pdf-reading.ts";
import { kessler, line, sixLines } from "./pdf-samples.ts";
import { createTypstPdf, type PdfAdapter } from "./pdf.ts";

let pdf: PdfAdapter;
const warnings: string[] = [];
beforeAll(() => {
  const logger = {
    warn: (details: object, message: string) => void warnings.push(`${message} ${JSON.stringify(details)}`),
  };
  pdf = createTypstPdf({ workers: 1, deadlineMs: 20_000, logger });
});
afterAll(() => pdf.close());
beforeEach(() => {
  warnings.length = 0;
});

const render = (content: Partial<DocumentContent>) => pdf.render(sixLines(content), defaultThemeStyle);

test("markup of any kind is printed as it was written", async () => {
  const markup = [
    "*bold* _italic_ `raw`",
    "#let x = 1",
    '#image("/etc/passwd")',
    "$ x^2 $ <label> @ref // comment",
    "= Heading - list + enum",
    "<script>alert(1)</script>",
    "\\ ~ -- ... \\u{41}",
    "](){}&amp;%n%s${x}",
  ];
  const bytes = await render({
    title: '#eval("1")',
    client: "*Ann* #panic()",
    items: markup.map((text) => line(text, 1, "#m", 1)),
  });
  const text = textOf(bytes);
  for (const written of [...markup, '#eval("1")', "*Ann* #panic()"]) expect(text).toContain(written);
  expect(warnings).toEqual([]);
});

test("control characters, lone surrogates and overrides leave no trace", async () => {
  const text = textOf(
    await render({ title: "Tile\u0000 a\u0007nd \u202Egrout\u001b", notes: "half \ud83d of\udc00 a pair\uFEFF" }),
  );
  expect(text).toContain("Tile and grout");
  expect(text).toContain("half � of� a pair");
  expect(warnings).toEqual([]);
});

test("a word of 5,000 characters breaks over lines and loses nothing", async () => {
  const word = "Supercalifragilistic0123456789".repeat(167).slice(0, 5000);
  const bytes = await render({
    description: word,
    items: [line(word, 1, "x".repeat(50), 5)],
    client: "y".repeat(300),
    title: "z".repeat(300),
  });
  const letters = textOf(bytes).replaceAll(" ", "");
  expect(letters).toContain("z".repeat(300));
  expect(letters).toContain("y".repeat(300));
  // Both copies are whole, but for the words that the foot of a page stands in.
  expect(letters.split("Supercalifragilistic").length).toBeGreaterThan(2 * 167 - 15);
  expect(Math.max(...linesOf(bytes).map((text) => text.length))).toBeLessThan(160);
  expect(warnings).toEqual([]);
});

test("right-to-left text is found in reading order", async () => {
  const text = textOf(
    await render({
      title: "تجديد الحمام",
      items: [line("שיפוץ חדר אמבטיה", 2, "hours", 95)],
      scope: ["حماية المدخل"],
    }),
  );
  expect(text).toContain("تجديد الحمام");
  expect(text).toContain("שיפוץ חדר אמבטיה");
  expect(text).toContain("حماية المدخل");
  expect(text).toContain("$190.00");
  expect(warnings).toEqual([]);
});

test("Chinese, Japanese and Korean are set", async () => {
  const text = textOf(
    await render({
      title: "浴室改造",
      client: "山田太郎",
      items: [line("タイル張り、床", 1, "平方", 10), line("타일 시공", 3, "시간", 20)],
    }),
  );
  for (const written of ["浴室改造", "山田太郎", "タイル張り", "平方", "타일 시공", "시간"])
    expect(text).toContain(written);
  expect(warnings).toEqual([]);
});

test("emoji are set, families and flags too", async () => {
  const text = textOf(await render({ title: "Bathroom 🛁 remodel 🎉", notes: "👍🏽 👨‍👩‍👧 🇺🇸 ❤️ ✅" }));
  expect(text).toContain("🛁");
  expect(text).toContain("🎉");
  expect(warnings).toEqual([]);
});

test("a stack of combining marks stays low", async () => {
  const text = textOf(await render({ title: `Ti${"\u0301".repeat(200)}le` }));
  expect(text.match(/\u0301/g)?.length ?? 0).toBeLessThanOrEqual(20);
});

test("a character that no face has costs PDF/UA, with a line in the log, and nothing else", async () => {
  const bytes = await render({ title: "সংস্কার bathroom" });
  expect(textOf(bytes)).toContain("bathroom");
  expect(infoOf(bytes)["Tagged"]).toBe("yes");
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain("Not PDF/UA");
});

test("a very long title takes the lines it needs", async () => {
  const title = "A long title about a bathroom on Linden Avenue ".repeat(6).trim();
  expect(textOf(await render({ title }))).toContain(title);
});

test("the longest document is set within the deadline", async () => {
  const items = Array.from({ length: 500 }, (_, index) =>
    line(`Line ${index} ${"lorem ipsum dolor ".repeat(20)}`, 1, null, 1),
  );
  expect(textOf(await render({ items }))).toContain("Line 499");
});

const png = "iVBORw0KGgo=";
test.each([
  ["a PNG that ends after its signature", `data:image/png;base64,${png}`],
  ["an image of another kind", "data:image/svg+xml;base64,PHN2Zy8+"],
  ["text that calls itself a PNG", "data:image/png;base64,aGVsbG8="],
  ["an address", "https://example.com/logo.png"],
])("%s is left out as a logo, and logged", async (_name, logoUrl) => {
  const text = textOf(await render({ businessInfo: { ...kessler, logoUrl } }));
  expect(text).toContain("Kessler Bath & Tile");
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/logo/);
});
