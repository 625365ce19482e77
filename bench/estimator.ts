import { mkdtempSync, rmSync } from "node:fs";
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

/** Medians of the estimator: npx tsx bench/estimator.ts */
const { estimate } = await builtEstimator();
const SIXTY =
  "Quote for Maria Lopez. Interior painting, three bedrooms at four hundred fifty each and the hallway for two seventy five. Paint and materials about three hundred and twenty dollars. Um, and the trim, eighty five linear feet at three fifty a foot. Fifty percent deposit, the rest when it's done. It should take four days. This quote is good for fifteen days.";
const words = SIXTY.split(" ");
const long = `${SIXTY} `.repeat(100);

const cases = [
  { name: `${words.length} words`, text: SIXTY, runs: 3_000 },
  { name: "150 words", text: long.split(" ").slice(0, 150).join(" "), runs: 2_000 },
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
