import { mendedName } from "#shared/estimator/lines/learned-names.ts";
import { stemsOfName } from "#shared/estimator/lines/name-words.ts";
import { stem } from "#shared/estimator/words/stem.ts";
import { couldName } from "#shared/estimator/words/words.ts";
import { learn, sumOf } from "../scripts/learning.ts";
import { namedLines, type NamedLine } from "../test/named-lines.ts";

/**
 * How well it is told which words of a talk name a line, in natural talk that nothing was learned from: npx tsx bench/learned-names.ts [--verbose]
 * The talks are parted in six; of each part is told what was learned of the other five. Words are compared with those by which a
 * bookkeeper names the line, by their stems and without small words.
 */
const [PARTS, RATE] = [6, 0.05];
const lines = namedLines();
const talks = [...new Set(lines.map(({ id }) => id))];
const learned = lines.map((line): { line: NamedLine; likely: number[] } => ({ line, likely: [] }));
for (let part = 0; part < PARTS; part++) {
  const held = new Set(talks.filter((_id, place) => place % PARTS === part));
  const weights = learn(
    lines.filter(({ id }) => !held.has(id)).flatMap(({ words }) => words),
    RATE,
  );
  for (const one of learned)
    if (held.has(one.line.id))
      one.likely = one.line.words.map(({ signs }) => 1 / (1 + Math.exp(-sumOf(weights, signs))));
}

const content = (stems: Iterable<string>) => new Set([...stems].filter(couldName));
/** Prints how many words of names are right, how many of those wanted are there, and how many names have both for the most part. */
function tell(what: string, nameOf: (one: (typeof learned)[number]) => ReadonlySet<string>): void {
  let [right, said, wanted, good] = [0, 0, 0, 0];
  for (const one of learned) {
    const [name, key] = [nameOf(one), content(stemsOfName(one.line.wanted))];
    const both = [...name].filter((word) => key.has(word)).length;
    [right, said, wanted] = [right + both, said + name.size, wanted + key.size];
    if (2 * both >= (name.size + key.size) / 2) good++;
  }
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(
    `${what}: ${percent(right / said)} of the words are right, ${percent(right / wanted)} of those wanted are there; ${good} of ${lines.length} names share half of their words with the wanted one`,
  );
}
tell("by rules", ({ line }) => content(stemsOfName(line.called)));
for (const limit of [0.3, 0.5])
  tell(
    `by what was learned alone, from ${limit} on`,
    ({ line, likely }) =>
      new Set(line.words.flatMap(({ said }, place) => ((likely[place] ?? 0) >= limit ? [stem(said)] : []))),
  );
const mended = ({ line, likely }: (typeof learned)[number]) =>
  mendedName(
    line.text,
    line.tokens,
    line.called,
    line.words,
    (word) => likely[line.words.findIndex(({ index }) => index === word.index)] ?? 0,
  );
tell("by both", (one) => content(stemsOfName(mended(one))));
if (process.argv.includes("--verbose"))
  for (const one of learned) {
    const name = mended(one);
    if (name !== one.line.called) console.log(`${one.line.id}: ${one.line.called} -> ${name} (${one.line.wanted})`);
  }
