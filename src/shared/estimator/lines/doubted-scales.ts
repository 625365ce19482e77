import { boundedCents, type Cents } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { isCostly } from "../quantities/magnitude.ts";
import type { DoubtRule, HeardLine } from "./doubt.ts";
import { choose, wordsOf } from "./doubted-prices.ts";
import type { Draft } from "./line-words.ts";

/** Less than this is seldom a price in dollars and cents. */
const LEAST = 15;
/** A line so many times all others dwarfs the job. */
const FAR_ABOVE = 6;
/** So many things hardly cost hundreds each: "eighty chairs at one fifty". */
const [MANY, ONE] = [60, 1000];
const LEAST_EACH = 1;
/** So many things may cost a few dollars each as well, when so many other lines are small: "sixteen bait stations at nine fifty each". */
const [DOZEN, LINES_BELOW] = [12, 3];
/** From here on a day is hired for as much, in dollars and cents. */
const LEAST_HIRE = 20;
const CENTS = 100;
const HIRED_BY = new Set(["day", "week"]);

/** "A seventy five gallon": a machine that is named by its size alone. */
const SIZES_OF_MACHINES = wordSet("gallon amp ton watt kilowatt horsepower btu");

/** True when nobody sells it for dollars and cents. */
function isMachine(draft: Draft): boolean {
  const words = wordsOf(draft);
  return isCostly(words) || SIZES_OF_MACHINES.has(words.at(-1) ?? "");
}

const BESIDES: ReadonlySet<string> = new Set(["fee", "travel"]);

interface Scales {
  high: Cents;
  low: Cents;
  hired: boolean;
}

const counts = (draft: HeardLine["draft"], least: number): boolean =>
  draft?.item.unit === "each" && draft.item.quantity >= least * ONE && !isCostly(wordsOf(draft));
const isMany = (draft: HeardLine["draft"]): boolean => counts(draft, MANY);

/** Both readings of a price that was put down in hundreds and may be meant in dollars and cents; null for any other. */
function scalesOf({ candidate: { price }, draft }: HeardLine): Scales | null {
  const [high, low] = price?.number.readings ?? [];
  const least = isMany(draft) || (price?.per && counts(draft, DOZEN)) ? LEAST_EACH : LEAST;
  if (!price || price.sure || !high || !low || low.value < least) return null;
  const written = boundedCents(high.value * price.scale);
  if (draft?.item.unitPrice !== written) return null;
  const hired = price.per && low.value >= LEAST_HIRE && HIRED_BY.has(price.unit ?? "");
  return { high: written, low: boundedCents(low.value * price.scale), hired };
}

/** What a line comes to at the least. */
function leastAmount(line: HeardLine): number {
  if (!line.draft?.priced) return 0;
  // "oak dining table twenty two fifty and delivery ninety": what is charged besides tells nothing of what is sold
  if (BESIDES.has(line.draft.item.category)) return 0;
  const scales = scalesOf(line);
  const amount = line.draft.item.amount ?? 0;
  return scales?.hired ? (amount * scales.low) / scales.high : amount;
}

/** True when a line is far above all others together. It stops at the first that keep it in proportion. */
function dwarfsTheRest({ draft }: HeardLine, heard: readonly HeardLine[]): boolean {
  const most = (draft?.item.amount ?? 0) / FAR_ABOVE;
  let others = 0;
  for (const line of heard) {
    if (line.draft !== draft) others += leastAmount(line);
    if (others >= most) return false;
  }
  return others > 0;
}

/**
 * "Five hours at fifty five plus a guide thirty eight seventy five": in hundreds it would dwarf the job, and dollars and
 * cents are as likely. So are they for what is hired by the day.
 */
export const twoScales: DoubtRule = (place) => {
  const scales = scalesOf(place);
  if (!scales) return null;
  const others = place.heard.filter(({ draft }) => draft?.priced && draft !== place.draft).length;
  const far = scales.low >= LEAST * CENTS || others >= LINES_BELOW;
  const dwarfs = far && dwarfsTheRest(place, place.heard) && !isMachine(place.draft);
  return dwarfs || scales.hired || isMany(place.draft) ? choose(place, [scales.high, scales.low]) : null;
};

const HUNDRED = 100;

/** "Seven outlets, each one ninety five": at a hundred ninety five each, or each of them at ninety five. */
export const eachOne: DoubtRule = (place) => {
  const { candidate, tokens, draft } = place;
  const { price } = candidate;
  const value = price?.number.readings[0]?.value ?? 0;
  if (!price?.per || draft.item.unitPrice === null || value <= HUNDRED || value >= 2 * HUNDRED) return null;
  const [each, one] = [tokens[price.first]?.norm, tokens[price.number.first]];
  const either = (each === "each" || each === "every") && one?.norm === "one" && price.number.first === price.first + 1;
  return either ? choose(place, [boundedCents(value), boundedCents(value - HUNDRED)]) : null;
};
