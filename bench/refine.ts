import { readFileSync } from "node:fs";
import { outcomes, scoreCommands } from "#shared/documents/refine/gold/score.ts";

/**
 * How commands to documents are understood without a model, by set: npx tsx bench/refine.ts [--verbose] [set ...]
 * `--verbose` shows what is not right, but of the held set, which measures.
 */
const file = new URL("../src/shared/documents/refine/gold/commands.json", import.meta.url);
const verbose = process.argv.includes("--verbose");
const named = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const scored = scoreCommands(readFileSync(file, "utf8"));

for (const set of ["blind", "held", "probe"].filter((name) => named.length === 0 || named.includes(name))) {
  const own = scored.filter(({ command }) => command.set === set);
  const counts = outcomes.map((name) => `${own.filter(({ outcome }) => outcome === name).length} ${name}`);
  console.log(`${set}: ${own.length} commands, ${counts.join(", ")}`);
  if (!verbose || set === "held") continue;
  for (const { command, outcome, faults, refinement } of own.filter((one) => one.outcome !== "right")) {
    console.log(`  ${outcome}: #${command.id} ${command.document} “${command.say}”`);
    for (const fault of faults) console.log(`    ${fault}`);
    for (const { text, choices = [] } of refinement.advice)
      console.log(`    advice: ${[text, ...choices].join(" | ")}`);
  }
}
