// Learns how prices are said and how numbers are told, from the spoken jobs and the marked talk of
// src/shared/estimator/gold, and writes src/shared/estimator/likelihood/price-weights.ts: npx tsx scripts/learn-prices.ts
// The same gold gives the same weights. Closed sets and the talk that measures are left out.
import { readdirSync, readFileSync } from "node:fs";
import { MEASURING, readMarkedTalk } from "#shared/estimator/gold/marked-talk.ts";
import { goldInput, same, type GoldCase } from "#shared/estimator/gold/score.ts";
import { SIGNS } from "#shared/estimator/likelihood/sign.ts";
import { PriceSigns } from "#shared/estimator/likelihood/price-signs.ts";
import { listen } from "#shared/estimator/listen.ts";
import { dollarsOf, type Figure } from "#shared/estimator/numbers/figure.ts";
import { gold } from "#test/gold-jobs.ts";
import { learn, openedJobs, writeWeights, type Example } from "./learning.ts";

/** So often our own jobs are learned from, most of which are one sentence that says something in its own way. */
const OWN_WEIGHT = 2;
const RATE = 0.015;
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

const given = (values: (number | undefined)[]): number[] =>
  values.filter((value) => value !== undefined && value !== 0) as number[];
const valuesOf = ({ number, scale }: Figure): number[] => number.readings.map(({ value }) => value * scale);

/** True for money that makes a total with all other money of the talk: "the deck nine thousand, the stairs six hundred". */
function isPartOfTotal(total: number, figure: Figure, figures: readonly Figure[]): boolean {
  const money = figures.filter(({ role }) => role === "money");
  const sum = money.reduce((all, one) => all + dollarsOf(one), 0);
  return money.includes(figure) && same(sum, total);
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
  const isOneOf = (known: number[]) => values.some((value) => known.some((one) => same(one, value)));
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
            [value * other, value + other, value - other].some((result) => same(result, sum)) ||
            said.some((third) => third > 1 && (same(value * other * third, sum) || same((value + other) * third, sum))),
        ),
      ),
  );
  return isPart ? null : 0;
}

function examplesOfJobs(): Example[] {
  return openedJobs().flatMap(({ job, catalogues, set }) => {
    const weight = set.startsWith("own-") ? OWN_WEIGHT : 1;
    const { tokens, figures } = listen(goldInput(job, catalogues));
    const signs = new PriceSigns(tokens);
    return figures.flatMap((figure): Example[] => {
      const price = priceIn(job, figure, figures);
      return price === null
        ? []
        : Array.from({ length: weight }, () => ({ signs: signs.of(figure).slice(), so: price }));
    });
  });
}

function examplesOfTalk(): Example[] {
  const files = readdirSync(`${gold}talk`).filter((file) => file !== MEASURING);
  return files.flatMap((file) =>
    readMarkedTalk(readFileSync(`${gold}talk/${file}`, "utf8")).flatMap(({ tokens, marked }) => {
      const signs = new PriceSigns(tokens);
      return marked.map(({ figure, isPrice }): Example => ({
        signs: signs.of(figure).slice(),
        so: isPrice ? 1 : 0,
      }));
    }),
  );
}

const talk = examplesOfTalk();
const jobs = examplesOfJobs();
const examples = [...jobs, ...talk];
const speaking = writeWeights(
  learn(examples, RATE),
  new URL("../src/shared/estimator/likelihood/price-weights.ts", import.meta.url),
  "learn-prices.ts",
  "a price",
);
const prices = examples.filter(({ so }) => so === 1).length;
console.log(
  `${jobs.length} numbers of jobs, ${talk.length} of marked talk, ${prices} of ${examples.length} are prices`,
);
console.log(`${speaking} of ${SIGNS} signs speak`);
