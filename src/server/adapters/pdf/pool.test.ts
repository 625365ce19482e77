import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { defaultThemeStyle } from "#shared/themes/schema.ts";
import { textOf } from "./pdf-reading.ts";
import { kessler, line, sixLines, threeHundredLines } from "./pdf-samples.ts";
import { createTypstPdf, type TypstPdfOptions } from "./pdf.ts";

function start(options: TypstPdfOptions) {
  const pdf = createTypstPdf({ cacheBytes: 0, ...options });
  onTestFinished(() => pdf.close());
  return pdf;
}

async function withLogo(background: string, format: "png" | "jpeg" = "png") {
  const image = sharp({ create: { width: 120, height: 60, channels: 3, background } });
  const bytes = await (format === "png" ? image.png() : image.jpeg()).toBuffer();
  const logoUrl = `data:image/${format};base64,${bytes.toString("base64")}`;
  return sixLines({ title: "With a logo", businessInfo: { ...kessler, logoUrl } });
}

/** The mean colour of each picture in a PDF, as [red, green, blue]. */
async function picturesIn(pdf: Uint8Array): Promise<number[][]> {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  writeFileSync(join(folder, "in.pdf"), pdf);
  execFileSync("pdfimages", ["-png", join(folder, "in.pdf"), join(folder, "out")], { stdio: "ignore" });
  const files = readdirSync(folder).filter((file) => file.endsWith(".png"));
  const all = files.map((file) => sharp(join(folder, file)).stats());
  return (await Promise.all(all)).map(({ channels }) => channels.slice(0, 3).map(({ mean }) => Math.round(mean)));
}

test("documents set at the same time never hold each other's logo", async () => {
  const pdf = start({ workers: 2, deadlineMs: 20_000 });
  const red = await withLogo("#ff0000");
  const blue = await withLogo("#0000ff", "jpeg");
  const [redAlone, blueAlone] = [await pdf.render(red, defaultThemeStyle), await pdf.render(blue, defaultThemeStyle)];
  expect(await picturesIn(redAlone)).toEqual([[255, 0, 0]]);
  const [[, , blueness] = []] = await picturesIn(blueAlone);
  expect(blueness).toBeGreaterThan(250);

  const mixed = Array.from({ length: 60 }, (_, index) => (index % 3 === 1 ? blue : red));
  const pages = await Promise.all(mixed.map((document) => pdf.render(document, defaultThemeStyle)));
  for (const [index, page] of pages.entries()) {
    expect(Buffer.from(page).equals(mixed[index] === blue ? blueAlone : redAlone)).toBe(true);
  }
});

test("without the box ticked the logo stays out", async () => {
  const pdf = start({ workers: 1, deadlineMs: 20_000 });
  const document = await withLogo("#ff0000");
  const plain = { ...document, content: { ...document.content, includeLogo: false } };
  expect(await picturesIn(await pdf.render(plain, defaultThemeStyle))).toEqual([]);
});

test("a render past its deadline is killed, and the next one works", async () => {
  const pdf = start({ workers: 1, deadlineMs: 1_500 });
  await pdf.render(sixLines(), defaultThemeStyle);
  const words = "lorem ipsum dolor sit ".repeat(220);
  const endless = sixLines({
    items: Array.from({ length: 500 }, (_, index) => line(`${index} ${words}`, 1, null, 1)),
  });
  const began = performance.now();
  const hung = pdf.render(endless, defaultThemeStyle);
  const waiting = pdf.render(sixLines({ title: "Next in line" }), defaultThemeStyle);
  await expect(hung).rejects.toMatchObject({ name: "PdfError", code: "timeout" });
  expect(performance.now() - began).toBeLessThan(3_000);
  expect(textOf(await waiting)).toContain("Next in line");
});

test("a flood is refused at its 200th waiting page", async () => {
  const pdf = start({ workers: 1, deadlineMs: 20_000 });
  const all = Array.from({ length: 202 }, (_, index) => pdf.render(sixLines({ title: `${index}` }), defaultThemeStyle));
  const settled = Promise.allSettled(all);
  await expect(all[201]).rejects.toMatchObject({ code: "busy" });
  await pdf.close();
  await settled;
});

test("closing rejects what is under way and what comes after", async () => {
  const pdf = start({ workers: 1 });
  const [underWay] = await Promise.allSettled([pdf.render(threeHundredLines(), defaultThemeStyle), pdf.close()]);
  expect(underWay).toMatchObject({ status: "rejected", reason: { code: "closed" } });
  await expect(pdf.render(sixLines(), defaultThemeStyle)).rejects.toMatchObject({ code: "closed" });
});
