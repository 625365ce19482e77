import { mkdtempSync, rmSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { join } from "node:path";
import { build } from "vite";
import { describeMachine, report, summary } from "./figures.ts";

/**
 * The estimator as the server's build puts it together. It stands among the packages, which tsx leaves as they are: of
 * what it loads elsewhere it keeps the names of inner functions, which takes a tenth of the estimator's time.
 */
async function builtEstimator(): Promise<typeof import("#shared/estimator/estimate.ts")> {
  const outDir = mkdtempSync(new URL("../node_modules/.estimator-", import.meta.url).pathname);
  try {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      build: { ssr: "src/shared/estimator/estimate.ts", target: "node20", outDir, emptyOutDir: true },
    });
    // Built of that file a moment ago.
    return (await import(join(outDir, "estimate.js"))) as typeof import("#shared/estimator/estimate.ts");
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** How many functions of the built estimator a work calls, and how often. It slows all that runs after it. */
async function callsOf(work: () => unknown): Promise<string> {
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    work(); // what is kept of single words is known from here on
    await session.post("Profiler.takePreciseCoverage");
    work();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const ours = result.filter(({ url }) => url.includes("/.estimator-"));
    const counts = ours.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0));
    const calls = counts.reduce((all, count) => all + count, 0);
    return `${calls} calls of ${counts.filter((count) => count > 0).length} functions`;
  } finally {
    session.disconnect();
  }
}

/** How many kilobytes of memory a work takes and lets go, by the median of some runs: in a few the collector comes between. */
function allocationOf(work: () => unknown): string {
  const taken = Array.from({ length: 51 }, () => {
    const before = process.memoryUsage().heapUsed;
    work();
    return process.memoryUsage().heapUsed - before;
  }).toSorted((one, other) => one - other);
  return `${Math.round((taken[25] ?? 0) / 1024)} KB`;
}

/** Medians of the estimator, the memory it takes, and what it calls for them: npx tsx bench/estimator.ts */
const { estimate } = await builtEstimator();
const SIXTY =
  "Quote for Maria Lopez. Interior painting, three bedrooms at four hundred fifty each and the hallway for two seventy five. Paint and materials about three hundred and twenty dollars. Um, and the trim, eighty five linear feet at three fifty a foot. Fifty percent deposit, the rest when it's done. It should take four days. This quote is good for fifteen days.";
/** One job with a story, said once and written down as recognisers do: hardly a word of it comes twice. */
const STORY =
  "okay so i just left the whitlock place over on maple they bought it last year from his uncle and the back porch is in rough shape so tear off the old decking and haul it away for six fifty then new pressure treated boards three hundred and twenty square feet at eleven dollars a square foot the stairs need four new treads at forty five each and i want to replace the railing that is thirty six feet at twenty eight a foot her brother told them he paid two grand for his but that was a smaller one materials for the footings run about two hundred and eighty no make that three ten labor for the footings is six hours at seventy an hour she also wants the screen door fixed i have to look up the price on that take ten percent off because they are paying cash half up front and it should take about a week";
const words = SIXTY.split(" ");
const long = `${SIXTY} `.repeat(100);

const cases = [
  { name: `${words.length} words`, text: SIXTY, runs: 3_000 },
  { name: "150 words", text: long.split(" ").slice(0, 150).join(" "), runs: 2_000 },
  { name: `a story of ${STORY.split(" ").length} words`, text: STORY, runs: 2_000 },
  { name: "20,000 characters", text: long.slice(0, 20_000), runs: 100 },
  {
    name: "20,000 characters without punctuation",
    text: long
      .replaceAll(/[^\p{L}\p{N} ]/gu, "")
      .toLowerCase()
      .slice(0, 20_000),
    runs: 100,
  },
];

/** Of the first of them, which are as long as people talk, memory and calls are counted. */
const COUNTED = 3;

const input = (transcription: string) => ({
  transcription,
  catalogue: [],
  clients: [],
  businessInfo: null,
  today: "2026-01-01",
  includeLogo: false,
});

console.log(describeMachine());
for (const { name, text, runs } of cases) {
  for (let warm = 0; warm < runs; warm++) estimate(input(text));
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    estimate(input(text));
    times.push(performance.now() - started);
  }
  report({ what: `The estimator on ${name}`, measured: summary(times) });
}
for (const { name, text } of cases.slice(0, COUNTED))
  report({
    what: `The memory of the estimator on ${name}`,
    measured: allocationOf(() => estimate(input(text))),
  });
for (const { name, text } of cases.slice(0, COUNTED)) {
  const measured = await callsOf(() => estimate(input(text)));
  report({ what: `The calls of the estimator on ${name}`, measured });
}
