// Learns how prices are said and how numbers are told, from the spoken jobs and the marked talk of
// src/shared/estimator/gold, and writes src/shared/estimator/likelihood/weights.ts: npx tsx scripts/learn-prices.ts
// The same gold gives the same weights. Closed sets and the talk that measures are left out.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { CLOSED_SETS } from "#shared/estimator/gold/closed.ts";
import { MEASURING, readMarkedTalk } from "#shared/estimator/gold/marked-talk.ts";
import { goldInput, setOf, type GoldCase, type GoldCatalogues, type GoldFile } from "#shared/estimator/gold/score.ts";
import { Signs, SIGNS } from "#shared/estimator/likelihood/signs.ts";
import { listen } from "#shared/estimator/listen.ts";
import { dollarsOf, type Figure } from "#shared/estimator/numbers/figure.ts";

const root = new URL("..", import.meta.url).pathname;
const gold = `${root}src/shared/estimator/gold/`;

/** Signs of a number, and 1 for a price of the job, 0 for any other number. */
interface Example {
  signs: Uint16Array;
  price: 0 | 1;
}

/** So often our own jobs are learned from, most of which are one sentence that says something in its own way. */
const OWN_WEIGHT = 2;
const ROUNDS = 8;
const RATE = 0.015;
/** An example that is understood so well teaches nothing more. */
const LEARNED = 0.001;
/** Weights are kept in steps of so much, no more than so many, each as a letter from "#" to "[": none of these is escaped. */
const [STEP, MOST, NOTHING] = [1 / 14, 28, 63];
const LINE = 110;
const HOURS_PER_DAY = 8;

const FIELDS_OF_PRICES = ["hourly_rate", "material_costs", "travel_cost"] as const;
const OTHER_FIELDS = [
  "labor_hours",
  "travel_time_hours",
  "discountPercent",
  "discountAmount",
  "taxPercent",
  "depositPercent",
  "depositAmount",
  "amountPaid",
  "validDays",
] as const;

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.006;
const given = (values: (number | undefined)[]): number[] =>
  values.filter((value) => value !== undefined && value !== 0) as number[];
const valuesOf = ({ number, scale }: Figure): number[] => number.readings.map(({ value }) => value * scale);

/** True for money that makes a total with all other money of the talk: "the deck nine thousand, the stairs six hundred". */
function isPartOfTotal(total: number, figure: Figure, figures: readonly Figure[]): boolean {
  const money = figures.filter(({ role }) => role === "money");
  const sum = money.reduce((all, one) => all + dollarsOf(one), 0);
  return money.includes(figure) && isSame(sum, total);
}

/** 1 for a figure that the key has as a price, 0 for a count, a term or a number that it has nowhere; null where that is not plain. */
function priceIn({ expect }: GoldCase, figure: Figure, figures: readonly Figure[]): 0 | 1 | null {
  const items = expect.items ?? [];
  const prices = given([
    ...items.flatMap(({ unitPrice, quantity, amount }) => [
      unitPrice ?? amount,
      ...(unitPrice === undefined || quantity === undefined ? [amount] : []),
    ]),
    ...FIELDS_OF_PRICES.map((field) => expect[field]),
  ]);
  const others = given([...items.map(({ quantity }) => quantity), ...OTHER_FIELDS.map((field) => expect[field])]);
  const values = valuesOf(figure);
  const isOneOf = (known: number[]) => values.some((value) => known.some((one) => isSame(one, value)));
  const isOther = isOneOf(others);
  if (isOneOf(prices)) return isOther ? null : 1;
  if (isOther) return 0;
  // what the key does not list or leaves open may be a price as well, and is one where all together come to the total
  if (expect.items === undefined) return isPartOfTotal(expect.total ?? 0, figure, figures) ? 1 : null;
  if (expect.partial || (expect.open ?? []).length > 0) return null;
  // a part of a sum: people and hours, a price before what was added to it
  const said = figures.flatMap(valuesOf);
  const made = given(items.flatMap(({ amount, quantity }) => [amount, quantity]));
  const isPart = values.some(
    (value) =>
      value > 1 &&
      [...said, HOURS_PER_DAY, 1, 2].some((other) =>
        made.some(
          (sum) =>
            [value * other, value + other, value - other].some((result) => isSame(result, sum)) ||
            said.some(
              (third) => third > 1 && (isSame(value * other * third, sum) || isSame((value + other) * third, sum)),
            ),
        ),
      ),
  );
  return isPart ? null : 0;
}

function examplesOfJobs(): Example[] {
  const known = JSON.parse(readFileSync(`${gold}catalogues.json`, "utf8")) as GoldCatalogues;
  const sets = readdirSync(gold).filter((file) => file.endsWith(".json") && file !== "catalogues.json");
  return sets
    .filter((file) => !CLOSED_SETS.has(file.replace(".json", "")))
    .flatMap((file) => {
      const { cases, catalogues } = setOf(JSON.parse(readFileSync(gold + file, "utf8")) as GoldFile, known);
      const weight = file.startsWith("own-") ? OWN_WEIGHT : 1;
      return cases.flatMap((job) => {
        const { tokens, figures } = listen(goldInput(job, catalogues));
        const signs = new Signs(tokens);
        return figures.flatMap((figure): Example[] => {
          const price = priceIn(job, figure, figures);
          return price === null
            ? []
            : Array.from({ length: weight }, () => ({ signs: signs.of(figure).slice(), price }));
        });
      });
    });
}

function examplesOfTalk(): Example[] {
  const files = readdirSync(`${gold}talk`).filter((file) => file !== MEASURING);
  return files.flatMap((file) =>
    readMarkedTalk(readFileSync(`${gold}talk/${file}`, "utf8")).flatMap(({ tokens, marked }) => {
      const signs = new Signs(tokens);
      return marked.map(({ figure, isPrice }): Example => ({
        signs: signs.of(figure).slice(),
        price: isPrice ? 1 : 0,
      }));
    }),
  );
}

/** Numbers that follow each other as if by chance, the same each time. */
function shuffled<T>(list: T[], seed: number): T[] {
  let state = seed;
  for (let index = list.length - 1; index > 0; index--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (index + 1));
    [list[index], list[other]] = [list[other] as T, list[index] as T];
  }
  return list;
}

/** Logistic regression by stochastic gradient descent, each weight at a rate of its own (AdaGrad). */
function learn(examples: readonly Example[]): Float64Array {
  const weights = new Float64Array(SIGNS);
  const steepness = new Float64Array(SIGNS).fill(1e-6);
  const list = [...examples];
  for (let round = 0; round < ROUNDS; round++) {
    for (const { signs, price } of shuffled(list, round + 1)) {
      let sum = 0;
      for (const sign of signs) sum += weights[sign] ?? 0;
      const error = 1 / (1 + Math.exp(-sum)) - price;
      if (Math.abs(error) < LEARNED) continue;
      for (const sign of signs) {
        const steep = (steepness[sign] ?? 0) + error * error;
        steepness[sign] = steep;
        weights[sign] = (weights[sign] ?? 0) - (RATE * error) / Math.sqrt(steep);
      }
    }
  }
  return weights;
}

const talk = examplesOfTalk();
const jobs = examplesOfJobs();
const examples = [...jobs, ...talk];
const steps = Array.from(learn(examples), (weight) => Math.max(-MOST, Math.min(MOST, Math.round(weight / STEP))));
const text = steps.map((step) => String.fromCharCode(NOTHING + step)).join("");
const lines = text.match(new RegExp(`.{1,${LINE}}`, "g")) ?? [];
writeFileSync(
  `${root}src/shared/estimator/likelihood/weights.ts`,
  `// Written by scripts/learn-prices.ts.

/** What one step of a weight is. */
export const STEP = ${STEP};

/** The letter of a sign that speaks neither for a price nor against it. */
export const NOTHING = ${NOTHING};

/** What each sign speaks for a price, or against it, a letter each: so many steps as it lies behind that letter. */
export const WEIGHTS: readonly string[] = [
${lines.map((line) => `  "${line}",`).join("\n")}
];
`,
);
const prices = examples.filter(({ price }) => price === 1).length;
console.log(
  `${jobs.length} numbers of jobs, ${talk.length} of marked talk, ${prices} of ${examples.length} are prices`,
);
console.log(`${steps.filter((step) => step !== 0).length} of ${SIGNS} signs speak`);
