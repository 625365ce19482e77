// npm run bench: runs the benches that need nobody beside them, each in a process of its own, and writes what they
// measured to docs/performance.md, below what stands there by hand.
import { spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { z } from "zod";
import { describeMachine, figureSchema } from "../bench/figures.ts";
import { buildWhenChanged, root } from "./prepare.mjs";
import { collectResults, rewriteFrom, tableOf } from "./results.ts";

process.chdir(root);
const PAGE = "docs/performance.md";
/** In this order, with sizes that end within some minutes; each takes larger ones. */
const COMMANDS = [
  "bench/estimator.ts",
  "bench/live-draft.ts",
  "bench/generate.ts",
  "bench/pdf-beside.ts",
  "bench/pdf.ts",
  "bench/lists.ts 60 20000",
  "bench/bundle.ts",
  "bench/lighthouse.ts",
  "bench/start.ts",
];
type Figure = z.output<typeof figureSchema>;

function measure(command: string): { command: string; figures: Figure[]; status: number } {
  console.log(`\n# npx tsx ${command}`);
  let status = 1;
  const figures = collectResults(figureSchema, (env) => {
    const args = ["--import", "tsx", ...command.split(" ")];
    status = spawnSync(process.execPath, args, { stdio: "inherit", env }).status ?? 1;
  });
  return { command, figures, status };
}

const besideTable = (figures: readonly Figure[]) =>
  tableOf(
    ["work", "Bidspoke", "beside it", "that takes", "ours : theirs"],
    figures.flatMap(({ what, measured, beside }) =>
      beside ? [[what, measured, beside.name, beside.measured, beside.ratio.toFixed(2)]] : [],
    ),
  );
const goalTable = (figures: readonly Figure[]) =>
  tableOf(
    ["what", "measured", "goal"],
    figures.flatMap(({ what, measured, goal, beside }) => (beside ? [] : [[what, measured, goal ?? ""]])),
  );

buildWhenChanged();
const [load = 0] = loadavg();
const began = `${describeMachine()}; load ${load.toFixed(1)} before it began. ${new Date().toISOString().slice(0, 10)}.`;
const runs = COMMANDS.map(measure);
const sections = runs.map(({ command, figures }) => {
  const tables = [
    figures.some(({ beside }) => beside) && besideTable(figures),
    figures.some(({ beside }) => !beside) && goalTable(figures),
  ];
  return `### \`npx tsx ${command}\`\n\n${tables.filter(Boolean).join("\n")}`;
});
const broken = runs.filter(({ figures }) => figures.length === 0).map(({ command }) => command);
if (broken.length === 0) rewriteFrom(PAGE, "## The run", `## The run\n\n${began}\n\n${sections.join("\n")}`);
for (const { command, status } of runs.filter((run) => run.status !== 0))
  console.error(`npx tsx ${command} ended with ${status}: it broke, or a goal was missed.`);
process.exitCode = broken.length === 0 ? 0 : 1;
