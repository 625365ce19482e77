// The same document set by our typesetter, by @react-pdf/renderer and by Chromium's print, in turns: one line and three
// hundred lines of plain English, which all three can set. Ours embeds its faces and writes tagged PDF/UA; the others
// are left at what makes them quickest.
// npx tsx bench/pdf-beside.ts
import { createTypstPdf } from "#server/adapters/pdf/pdf.ts";
import { line, sixLines } from "#server/adapters/pdf/pdf-samples.ts";
import { defaultThemeStyle } from "#shared/themes/schema.ts";
import { describeMachine, inTurns, report, reportBeside, timed } from "./figures.ts";
import { openChromium, reactPdf } from "./pdf-others.ts";

const WARM = 3;
const sizes = [
  { name: "PDF of one line", lines: 1, rounds: 60 },
  { name: "PDF of 300 lines", lines: 300, rounds: 10 },
];

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    line(`Frame, hang and paint, bedroom and hall, unit ${index + 1}`, (index % 9) + 0.5, "hours", 12.25 + index),
  );

console.log(describeMachine());
const ours = createTypstPdf({ workers: 1, cacheBytes: 0, deadlineMs: 30_000 });
const chromium = await openChromium();
try {
  for (const { name, lines, rounds } of sizes) {
    const items = itemsOf(lines);
    let made = 0;
    /** A title of its own for each, so that nothing is known beforehand. */
    const next = () => sixLines({ items, title: `Job ${(made += 1)}` });
    const bytes = {
      ours: (await ours.render(next(), defaultThemeStyle)).length,
      react: (await reactPdf.render(next())).length,
      chromium: (await chromium.render(next())).length,
    };
    const works = {
      ours: async () => [await timed(() => ours.render(next(), defaultThemeStyle))],
      react: async () => [await timed(() => reactPdf.render(next()))],
      chromium: async () => [await timed(() => chromium.render(next()))],
    };
    await inTurns(WARM, works);
    const times = await inTurns(rounds, works);
    reportBeside(name, times.ours, { "@react-pdf/renderer": times.react, "Chromium's print": times.chromium });
    for (const [other, size] of [
      ["@react-pdf/renderer", bytes.react] as const,
      ["Chromium's print", bytes.chromium] as const,
    ])
      report({
        what: `${name}, the file`,
        measured: `${Math.round(bytes.ours / 1000)} kB`,
        beside: { name: other, measured: `${Math.round(size / 1000)} kB`, ratio: bytes.ours / size },
      });
  }
} finally {
  await chromium.close();
  await ours.close();
}
