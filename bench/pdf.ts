// npx tsx bench/pdf.ts [--memory]
// How fast PDFs are, of one page with six lines and of three hundred lines. --memory sets 1,000 more and watches memory.
import { execFileSync } from "node:child_process";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { sixLines, threeHundredLines } from "#server/adapters/pdf/pdf-samples.ts";
import { createTypstPdf, type PdfAdapter, type PdfDocument } from "#server/adapters/pdf/pdf.ts";
import { presets } from "#shared/themes/presets.ts";
import { defaultThemeStyle } from "#shared/themes/schema.ts";
import { describeMachine, report, summary, timed } from "./figures.ts";

const DEADLINE_MS = 30_000;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

const open = (workers: number, cacheBytes = 0) => createTypstPdf({ workers, cacheBytes, deadlineMs: DEADLINE_MS });
const render = (pdf: PdfAdapter, document: PdfDocument) => pdf.render(document, defaultThemeStyle);

/** One after another through the pool, each with a title of its own so that nothing is known beforehand. */
async function oneByOne(name: string, goal: string, make: (title: string) => PdfDocument, count: number) {
  const pdf = open(1);
  for (let index = 0; index < 3; index += 1) await render(pdf, make(`Warm ${index}`));
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await timed(() => render(pdf, make(`Job ${index}`))));
  await pdf.close();
  report({ what: `PDF, ${name}`, measured: summary(times), goal });
}

/** One page in each of the product's themes: none of them may cost more than the plain one. */
async function themes() {
  const pdf = open(1);
  for (const { name, style } of presets) {
    for (let index = 0; index < 3; index += 1) await pdf.render(sixLines({ title: `Warm ${index}` }), style);
    const times: number[] = [];
    for (let index = 0; index < 60; index += 1)
      times.push(await timed(() => pdf.render(sixLines({ title: `Job ${index}` }), style)));
    report({ what: `PDF, one page in ${name}`, measured: summary(times), goal: "p50 40 ms, p95 80 ms" });
  }
  await pdf.close();
}

/** Eight callers, each asking again as soon as it has its PDF. */
async function throughput() {
  const pdf = open(2);
  await Promise.all([1, 2, 3, 4].map((index) => render(pdf, sixLines({ title: `Warm ${index}` }))));
  const count = 240;
  let asked = 0;
  const caller = async () => {
    while (asked < count) await render(pdf, sixLines({ title: `Job ${asked++}` }));
  };
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const took = await timed(() => Promise.all(Array.from({ length: 8 }, caller)));
  delay.disable();
  await pdf.close();
  const everySecond = ((count * 1000) / took).toFixed(1);
  report({ what: "PDF, one page on two workers", measured: `${everySecond} a second`, goal: "45" });
  const [typical, longest] = [delay.percentile(99) / 1e6, delay.max / 1e6];
  report({
    what: "The event loop meanwhile",
    measured: `p99 ${milliseconds(typical)}, longest ${milliseconds(longest)}`,
    goal: "10 ms",
  });
}

async function cached() {
  const pdf = open(1, 64_000_000);
  for (const [name, document] of [["one page", sixLines()] as const, ["300 lines", threeHundredLines()] as const]) {
    await render(pdf, document);
    const times: number[] = [];
    for (let index = 0; index < 200; index += 1) times.push(await timed(() => render(pdf, document)));
    report({ what: `PDF, ${name} unchanged, from the cache`, measured: summary(times), goal: "p50 5 ms" });
  }
  await pdf.close();
}

async function first() {
  const start = performance.now();
  const pdf = open(2);
  await render(pdf, sixLines());
  report({
    what: "PDF, the first page after the start, from source",
    measured: milliseconds(performance.now() - start),
    goal: "600 ms",
  });
  await pdf.close();
}

/** Resident memory of this process's children, in MiB. */
function childMemory(): number {
  const table = execFileSync("ps", ["--ppid", String(process.pid), "-o", "rss=,comm="], { encoding: "utf8" });
  const kibibytes = table.split("\n").filter((row) => row.includes("node") || row.includes("Main"));
  return kibibytes.reduce((total, row) => total + parseInt(row, 10), 0) / 1024;
}

async function memory() {
  const pdf = open(1);
  let rendered = 0;
  // One in twenty is long, from the start: the child grows once to what the longest document takes.
  const renderMore = async (count: number) => {
    for (const end = rendered + count; rendered < end; rendered += 1) {
      const title = `Job ${rendered}`;
      await render(pdf, rendered % 20 === 0 ? threeHundredLines({ title }) : sixLines({ title }));
    }
  };
  await renderMore(200);
  const before = childMemory();
  for (const count of [250, 500, 750, 1000]) {
    await renderMore(250);
    report({ what: `Memory of the PDF's child after ${count} more`, measured: `${childMemory().toFixed(0)} MiB` });
  }
  const growth = (childMemory() / before - 1) * 100;
  report({
    what: "Memory of the PDF's child over 1,000 documents",
    measured: `${growth.toFixed(1)} % more than ${before.toFixed(0)} MiB`,
    goal: "15 %",
  });
  await pdf.close();
}

console.log(describeMachine());
await first();
await oneByOne("one page of six lines", "p50 40 ms, p95 80 ms", (title) => sixLines({ title }), 200);
await oneByOne("300 lines in five scripts", "p50 400 ms", (title) => threeHundredLines({ title }), 30);
await themes();
await throughput();
await cached();
if (process.argv.includes("--memory")) await memory();
