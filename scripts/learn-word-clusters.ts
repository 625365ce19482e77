// Learns which words are said in the same places, from the spoken jobs and the dictations of src/shared/estimator/gold, and
// writes src/shared/estimator/likelihood/word-clusters.ts, or the file that is named: npx tsx scripts/learn-word-clusters.ts [file]
// The same gold gives the same clusters. Closed sets and the dictations that measure are left out.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { MEASURING_NATURAL } from "#shared/estimator/gold/natural-talk.ts";
import { isLarge, isNextNumber } from "#shared/estimator/likelihood/spoken-words.ts";
import { isNumberWord } from "#shared/estimator/words/number-words.ts";
import { tokenize } from "#shared/estimator/words/tokens.ts";
import { gold } from "#test/gold-jobs.ts";
import { openedJobs } from "./learning.ts";

/** A word that is said less often has too few neighbours to be known by. */
const SELDOM = 4;
/** Where a neighbour may stand, and how many of the most frequent words count as one. */
const [BESIDE, NEIGHBOURS] = [[-1, 1, -2, 2], 3000];
/** How often each neighbour is met is raised to this power: a rare one would tell too much. */
const SMOOTHING = 0.75;
/** So many measures stay of a word's neighbours. Some more are kept until all are found, more exactly with each round. */
const [MEASURES, SPARE, ROUNDS, TURNS] = [64, 20, 4, 10];
const [CLUSTERS, CLUSTER_ROUNDS] = [160, 40];

/** Folders of marked dictations, a line each, and their marks: "[W] new tank", "{ninety five}", "[a:64] sheets". */
const MARKED = ["stops", "talk", "changes", "clients"];
const [TAG, MARK] = [/\[[A-Z]\]/g, /[[{](?:[a-z]:)?([^\]}]*)[\]}]/g];

/** A table that is nearly empty: what it holds, and in which row and column each stands. */
interface Table {
  rows: Int32Array;
  columns: Int32Array;
  values: Float64Array;
  size: readonly [rows: number, columns: number];
}
type Column = Float64Array<ArrayBuffer>;

/** The texts of a folder without those that measure: f.txt, and of natural talk some more. */
const textsIn = (folder: string): string[] =>
  readdirSync(`${gold}${folder}`)
    .filter((file) => /^(?!f\.).+\.(?:txt|json)$/.test(file) && !MEASURING_NATURAL.includes(file))
    .sort()
    .map((file) => readFileSync(`${gold}${folder}/${file}`, "utf8"));

/** Everything that is learned from, as it was said. */
function readTalks(): string[] {
  const marked = MARKED.flatMap(textsIn).flatMap((text) => text.replaceAll(TAG, "").replaceAll(MARK, "$1").split("\n"));
  const natural = textsIn("natural").flatMap((text) => JSON.parse(text) as { transcript: string }[]); // our own files, in that shape
  return [...openedJobs().map(({ job }) => job.say), ...marked, ...natural.map(({ transcript }) => transcript)];
}

/** A talk's words. Each of its numbers is one: "<L>" of hundreds and more, "<P>" of percent, "<S>" a smaller one. */
function wordsOf(talk: string): string[] {
  const words: string[] = [];
  let [inNumber, before] = [false, ""];
  for (const { norm } of tokenize(talk)) {
    const isNext = isNextNumber(before, norm);
    before = norm;
    if (norm === "$") continue;
    const isNumber = norm === "%" || isNumberWord(norm);
    if (!isNumber) words.push(norm);
    else if (!inNumber || isNext) words.push(isLarge(norm) ? "<L>" : "<S>");
    else if (norm === "%" || norm === "percent") words[words.length - 1] = "<P>";
    else if (isLarge(norm)) words[words.length - 1] = "<L>";
    inNumber = isNumber;
  }
  return words;
}

/** How often each is in a list. */
function countsOf<T>(list: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** How often each word has each neighbour: a row for a word, a column for a neighbour and where it stands. */
function countNeighbours(talks: readonly string[][], words: readonly string[]): Table {
  const places = new Map(words.map((word, place) => [word, place]));
  const width = BESIDE.length * NEIGHBOURS;
  const keyOf = (place: number, side: number, neighbour = Infinity) =>
    neighbour < NEIGHBOURS ? place * width + side * NEIGHBOURS + neighbour : Infinity;
  const met = talks.flatMap((talk) => {
    const said = talk.map((word) => places.get(word) ?? Infinity);
    return BESIDE.flatMap((offset, side) => said.map((place, at) => keyOf(place, side, said[at + offset])));
  });
  const counts = countsOf(met.filter(Number.isFinite));
  const keys = Float64Array.from(counts.keys()).sort();
  const rows = Int32Array.from(keys, (key) => Math.floor(key / width));
  const columns = Int32Array.from(keys, (key) => key % width);
  return { rows, columns, values: keys.map((key) => counts.get(key) ?? 0), size: [words.length, width] };
}

/** The same table with rows for columns. */
const turned = ({ rows, columns, values, size: [height, width] }: Table): Table => {
  return { rows: columns, columns: rows, values, size: [width, height] };
};

/** A table times a column: a sum for each row. */
function times({ rows, columns, values, size: [height] }: Table, column: Column): Column {
  const product = new Float64Array(height);
  for (let at = 0; at < values.length; at++) {
    const row = rows[at] ?? 0;
    product[row] = (product[row] ?? 0) + (values[at] ?? 0) * (column[columns[at] ?? 0] ?? 0);
  }
  return product;
}

/** How much more often than by chance each word has each neighbour (positive pointwise mutual information). */
function beyondChance(counts: Table): Table {
  const { rows, columns, values, size } = counts;
  const said = times(counts, new Float64Array(size[1]).fill(1));
  const met = times(turned(counts), new Float64Array(size[0]).fill(1)).map((count) => count ** SMOOTHING);
  const all = met.reduce((sum, count) => sum + count, 0);
  const byChance = (at: number) => ((said[rows[at] ?? 0] ?? 0) * (met[columns[at] ?? 0] ?? 0)) / all;
  return { ...counts, values: values.map((count, at) => Math.max(0, Math.log(count / byChance(at)))) };
}

function dot(one: Column, other: Column): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function add(to: Column, other: Column, factor: number): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + (other[at] ?? 0) * factor;
}

/** A column divided by its length, or by a power of it. One that has no length stays as it is. */
function unit(column: Column, power = 1): Column {
  const length = Math.sqrt(dot(column, column)) ** power || 1;
  return column.map((value) => value / length);
}

/** Columns of length 1 at right angles to each other that span what these do (Gram-Schmidt). */
function orthonormal(columns: readonly Column[]): Column[] {
  const done: Column[] = [];
  for (const column of columns) {
    for (const one of done) add(column, one, -dot(one, column));
    done.push(unit(column));
  }
  return done;
}

/** Turns two columns in their plane so that they are at right angles (Jacobi's rotation). */
function turn(one: Column, other: Column): void {
  const product = dot(one, other);
  if (product === 0) return;
  const slope = (dot(other, other) - dot(one, one)) / (2 * product);
  const tangent = (slope < 0 ? -1 : 1) / (Math.abs(slope) + Math.sqrt(1 + slope * slope));
  const cosine = 1 / Math.sqrt(1 + tangent * tangent);
  for (let at = 0; at < one.length; at++) {
    const [x, y] = [one[at] ?? 0, other[at] ?? 0];
    one[at] = cosine * (x - tangent * y);
    other[at] = cosine * (y + tangent * x);
  }
}

/** Each row as a direction: what tells most of a table (randomised singular value decomposition), the strongest damped. */
function directionsOf(table: Table): Column[] {
  let state = 1;
  // numbers between -1 and 1 that follow each other as if by chance, the same each time
  const next = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) / 2 ** 31 - 1;
  let spanning = Array.from({ length: MEASURES + SPARE }, () => new Float64Array(table.size[1]).map(next));
  for (let round = 0; round < ROUNDS; round++)
    spanning = orthonormal(spanning.map((column) => times(turned(table), times(table, column))));
  const measures = spanning.map((column) => times(table, column));
  for (let round = 0; round < TURNS; round++)
    measures.forEach((one, at) => measures.slice(at + 1).forEach((other) => turn(one, other)));
  const kept = measures.sort((one, other) => dot(other, other) - dot(one, one)).slice(0, MEASURES);
  const damped = kept.map((measure) => unit(measure, 0.5));
  return Array.from({ length: table.size[0] }, (_, row) => unit(Float64Array.from(damped, (one) => one[row] ?? 0)));
}

/** The place of the centre that a direction is nearest to. */
function nearest(centres: readonly Column[], direction: Column): number {
  const near = centres.map((centre) => dot(centre, direction));
  return near.indexOf(Math.max(...near));
}

/** The cluster of each direction (spherical k-means). The first directions are the first centres; one that nothing is near to stays. */
function clustersOf(directions: readonly Column[], weights: readonly number[]): number[] {
  let centres = directions.slice(0, CLUSTERS);
  for (let round = 0; round < CLUSTER_ROUNDS; round++) {
    const sums = new Map<number, Column>();
    directions.forEach((direction, at) => {
      const place = nearest(centres, direction);
      const sum = sums.get(place) ?? new Float64Array(MEASURES);
      add(sum, direction, weights[at] ?? 0);
      sums.set(place, sum);
    });
    centres = centres.map((centre, place) => unit(sums.get(place) ?? centre));
  }
  return directions.map((direction) => nearest(centres, direction));
}

// the opened jobs that a hand has punctuated are said once
const talks = [...new Set(readTalks().map((talk) => wordsOf(talk).join(" ")))].map((talk) => talk.split(" "));
/** The most frequent first, equals by their letters. */
const frequent = [...countsOf(talks.flat())]
  .filter(([, count]) => count >= SELDOM)
  .sort(([word, count], [other, otherCount]) => otherCount - count || (word < other ? -1 : 1));
const words = frequent.map(([word]) => word);
const weights = frequent.map(([, count]) => Math.log(1 + count));
const places = clustersOf(directionsOf(beyondChance(countNeighbours(talks, words))), weights);
const clusters = Array.from({ length: CLUSTERS }, (_, cluster) =>
  words.filter((word, at) => places[at] === cluster && !word.includes('"')).join(" "),
).filter((cluster) => cluster !== "");
writeFileSync(
  process.argv[2] ?? new URL("../src/shared/estimator/likelihood/word-clusters.ts", import.meta.url),
  `// Written by scripts/learn-word-clusters.ts.

/** Words that stand beside the same words, a cluster each. "<L>" is a number of hundreds and more, "<P>" one of percent, "<S>" another. */
export const CLUSTERS: readonly string[] = [
${clusters.map((cluster) => `  "${cluster}",`).join("\n")}
];
`,
);
console.log(`${talks.length} talks, ${words.length} words in ${clusters.length} clusters`);
