import { documentContentSchema } from "#shared/documents/schema.ts";
import { estimate } from "#shared/estimator/estimate.ts";
import { judgeMade, makeTalk, PART_KINDS, smallest, type MadeTalk } from "#shared/estimator/gold/made-talk.ts";
import { plainInput } from "#shared/estimator/gold/score.ts";
import { seededRandom } from "#test/seeded-random.ts";

/**
 * How talks fare that are put together from parts: npx tsx bench/made-talk.ts [seed] [count] [--verbose]
 * For each kind of part so many talks with it are right, ask, or have an amount that is wrong without a question. `--verbose`
 * prints the latter, with as few of their parts as are still wrong.
 */
const given = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const verbose = process.argv.includes("--verbose");
const [seed = 1, count = 1000] = given.map(Number);

type Form = "raw" | "marked";
const documentOf = (say: string) => documentContentSchema.encode(estimate(plainInput(say)));
const verdictOf = (talk: MadeTalk, form: Form) => judgeMade(talk, documentOf(talk[form]));

function print(talk: MadeTalk, at: string, form: Form): void {
  const few = smallest(talk, (one) => verdictOf(one, form) === "wrong");
  const { items, questions, amount } = documentOf(few[form]);
  const kinds = few.parts.map(({ kind }) => kind).join(", ");
  console.log(`\n${at} ${form} (${talk.trade}; ${kinds}): ${few[form]}`);
  console.log(
    `  wanted ${few.lines.map(({ name, amount: sum }) => `${name}: ${sum}`).join("; ")}; ${JSON.stringify(few.shares)} ${few.total}`,
  );
  for (const line of items)
    console.log(`  * ${line.description} | ${line.quantity} ${line.unit ?? ""} x ${line.unitPrice} = ${line.amount}${line.optional ? " optional" : ""}`); // prettier-ignore
  for (const { text } of questions) console.log(`  ? ${text}`);
  console.log(`  = ${amount}`);
}

for (const form of ["raw", "marked"] as const) {
  const tallies = new Map<string, Record<ReturnType<typeof judgeMade>, number>>();
  let words = 0;
  for (let at = 0; at < count; at++) {
    const talk = makeTalk(seededRandom(seed * 1_000_003 + at));
    const verdict = verdictOf(talk, form);
    words += talk.raw.split(" ").length;
    for (const kind of new Set(["all", ...talk.parts.map((part) => part.kind)])) {
      const tally = tallies.get(kind) ?? { right: 0, asked: 0, wrong: 0 };
      tally[verdict] += 1;
      tallies.set(kind, tally);
    }
    if (verbose && verdict === "wrong") print(talk, `${seed}/${at}`, form);
  }
  console.log(`\n${form}, ${Math.round(words / count)} words each:`);
  for (const kind of ["all", ...PART_KINDS]) {
    const tally = tallies.get(kind) ?? { right: 0, asked: 0, wrong: 0 };
    console.log(`  ${kind.padEnd(14)} right ${tally.right}, asked ${tally.asked}, silently wrong ${tally.wrong}`);
  }
}
