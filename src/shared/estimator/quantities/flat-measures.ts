import { formatMoney, formatQuantity, MAX_CENTS, multiply, type Cents } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { asThousandths, computed, valueOf, type Reckoned } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { spoken } from "../numbers/spoken.ts";
import type { OpenQuestion } from "../open-question.ts";
import { actionOf } from "../service-names/service-names.ts";
import { stem } from "../words/stem.ts";
import { isJoined, joined, type Token } from "../words/tokens.ts";
import { CROSSWISE_WORDS, isLength, SHORTEST_RUN } from "../words/units.ts";
import type { Candidate } from "./candidate.ts";
import type { HeardCounts } from "./heard-counts.ts";
import { namesRun } from "./sold-count.ts";

/** What a price list has for a fixed price, and where it was named. */
interface Listed {
  candidate: Candidate;
  /** Without a unit: "Drip edge". */
  name: string;
  rate: number | null;
  text: string;
  tokens: readonly Token[];
}

/** How much of it was said. `asks` when the price may as well be for the whole. */
export interface Measured {
  count: Reckoned;
  asks: boolean;
  /** What the count is the sum of, when several measures were said. */
  parts: readonly number[];
}

/** Sold by the yard and the ton. */
const BULK = new Set(
  "mulch gravel rock stone sand soil topsoil dirt compost concrete fill bark chips asphalt manure loam"
    .split(" ")
    .map(stem),
);

/** In cents: what one of a unit may cost so that nobody doubts it, and what it may cost at all. */
const RATES: Readonly<Record<string, readonly [sure: number, dearest: number]>> = {
  ft: [3_000, 10_000],
  "linear ft": [3_000, 10_000],
  "sq ft": [3_000, 10_000],
  "sq yd": [3_000, 10_000],
  "board ft": [3_000, 5_000],
  square: [150_000, 150_000],
  yard: [3_000, 30_000],
  "cubic yard": [3_000, 30_000],
  ton: [0, 30_000],
  acre: [0, 60_000],
  pound: [0, 3_000],
  mile: [500, 1_000],
};
/** So dear a square foot is not sold by the hundred. */
const MOST_DEAR_FEET = 200;
/** A square of a roof or a wall costs more. */
const CHEAPEST_SQUARE = 2_000;
/** What is looked at, mended or cleaned has a size that its price may not be for. */
const UPKEEP = new Set(["repair", "clean", "inspect"].map(actionOf));
const LOOKS =
  /\b(?:inspect\w*|evaluation|assess\w*|tune|check\w*|visit|call|consult\w*|measur\w*|fee|rental?|delivery)\b/i;

const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Whether a measure in a unit counts what is sold: surely, perhaps ("asks"), or not at all (null). */
export function countedBy(
  unit: string,
  value: number,
  { name, rate }: Pick<Listed, "name" | "rate">,
): "counts" | "asks" | null {
  const cost = rate ?? MAX_CENTS;
  const [sure, dearest] = RATES[unit] ?? [0, 0];
  // "the lot is half an acre"
  const small = unit === "acre" && value < 1;
  if (cost > dearest || small || LOOKS.test(name)) return null;
  const words = wordsOf(name);
  const kept = words.some((word) => UPKEEP.has(actionOf(word)));
  if (unit === "square") return cost < CHEAPEST_SQUARE ? null : kept ? "asks" : "counts";
  const stems = words.map(stem);
  const bulk = stems.some((word) => BULK.has(word));
  if (unit.endsWith("yard") || unit === "ton")
    return bulk && !kept ? "counts" : cost < sure ? "counts" : bulk ? "asks" : null;
  if (cost < sure) return "counts";
  if (unit === "sq ft" && value > MOST_DEAR_FEET) return null;
  return isLength(unit) && namesRun(stems) && !kept ? "counts" : "asks";
}

/** In cents: what a meal costs at most. */
const DEAREST_MEAL = 25_000;
const MEALS =
  /\b(?:dinners?|lunch\w*|breakfasts?|brunch\w*|buffets?|meals?|plates?|plated|catering|menus?|bars?|desserts?|tacos?|bbq|barbecue)\b/i;

/** True for a measure that may count the service of a line: "drip edge, it's 140 feet", "buffet dinner, that's 120 people". */
export function mayMeasure(figure: Figure, { service }: Pick<Candidate, "service">): boolean {
  const { name = "", fixedRate: rate = null } = service?.entry ?? {};
  if (rate === null || figure.unit === null) return false;
  if (figure.unit === "guest") return rate < DEAREST_MEAL && MEALS.test(name);
  return countedBy(figure.unit, valueOf(figure), { name, rate }) !== null;
}

const FEET = wordSet("foot feet ft");
/** From so many feet on nobody tells how long one piece is. */
const LONGER_THAN_A_PIECE = 20;

/** "Ninety foot | drip edge": the feet of what is sold by its length, which sound like the size of one. */
function lengthBefore({ candidate: { sizes, service }, tokens }: Listed): Figure | null {
  const size = sizes.findLast(({ last, sides, told, number }) => {
    const feet = FEET.has(tokens[last]?.norm ?? "") && last > number.last;
    return feet && !sides && !told && last + 1 === service?.first && isJoined(tokens[last + 1]);
  });
  const crosswise = size && CROSSWISE_WORDS.has(joined(tokens, size.last + 1));
  return size && !crosswise && valueOf(size) >= SHORTEST_RUN ? size : null;
}

/** "On all of it", "on the whole run": as much as was measured before. */
const ALL_OF_IT =
  /\b(?:all|the whole|the full|the entire) (?:of (?:it|that|them|this)|run|runs|length|thing|line|way|footage|perimeter|area)\b|\bsame (?:(?:square|linear) )?(?:footage|yardage|length|area|run)\b/;

/** What was measured before, when a line says that it is for all of that. */
function allOfIt(listed: Listed, heard: HeardCounts | null): Measured | null {
  const { candidate, tokens } = listed;
  const before = heard?.measured;
  if (!before?.unit || !candidate.service) return null;
  const behind = [...candidate.words, ...candidate.trailing].filter((index) => index > (candidate.service?.last ?? 0));
  if (!ALL_OF_IT.test(behind.map((index) => tokens[index]?.norm ?? "").join(" "))) return null;
  const value = before.quantity / 1000;
  const how = countedBy(before.unit, value, listed);
  const count = computed(before.quantity, before.unit, `the same ${formatQuantity(before.quantity)} ${before.unit}`);
  return how && { count, asks: how === "asks", parts: [value] };
}

/** The measures in one unit that stand in a line: "nine squares on the back, four squares on the front"; none when they differ in it. */
function measuresOf({ quantities }: Candidate): readonly Figure[] {
  const measures = quantities.filter(({ unit, range }) => unit !== null && RATES[unit] !== undefined && !range);
  return measures.every(({ unit }) => unit === measures[0]?.unit) ? measures : [];
}

/**
 * "Shingles nineteen squares", "ninety foot drip edge": how much of what the price list has for a price whose unit its
 * name does not say. Null without a measure, and where the price is surely for the whole: "roof inspection, 24 squares".
 */
export function flatMeasure(listed: Listed, heard: HeardCounts | null): Measured | null {
  const { candidate, text, tokens } = listed;
  const { quantities } = candidate;
  const [measure, ...more] = measuresOf(candidate);
  const length = quantities.length === 0 ? lengthBefore(listed) : null;
  const figure = measure ?? length;
  if (!figure) return quantities.length === 0 ? allOfIt(listed, heard) : null;
  const unit = measure?.unit ?? "ft";
  const values = [figure, ...more].map(valueOf);
  const value = values.reduce((sum, one) => sum + one, 0);
  const how = countedBy(unit, value, listed);
  const piece = figure === length && value < LONGER_THAN_A_PIECE;
  const from = figure.sum ?? values.map((one) => formatQuantity(asThousandths(one))).join(" + ");
  const spokenAt = spoken(text, tokens, figure.first, figure.last);
  const source = figure.sum || more.length > 0 ? { kind: "computed" as const, from } : spokenAt;
  const asks = piece || more.length > 0 || how === "asks";
  return how && { count: { quantity: asThousandths(value), unit, source, questions: [] }, asks, parts: values };
}

/** Asks whether a price is for one of a unit or for all that was measured: "20 ft × $85.00 = $1,700.00" or one. */
export function askMeasure(name: string, price: Cents, { count, parts }: Measured): Omit<OpenQuestion, "line"> {
  const { quantity, unit } = count;
  const either = parts.length > 1 ? parts.map(asThousandths) : [];
  const per = unit ?? "";
  const choices = [...new Set([quantity, ...either])].slice(0, MOST_CHOICES).map((many) => ({
    label: `${formatQuantity(many)} ${per} × ${formatMoney(price)} = ${formatMoney(multiply(price, many))}`,
    change: { quantity: many, unitPrice: price },
  }));
  const text =
    parts.length > 1
      ? `How many ${per} of ${name.toLowerCase()}?`
      : `Is ${formatMoney(price)} for one ${per} of ${name.toLowerCase()}, or for all of it?`;
  const one = { label: `One, ${formatMoney(price)}`, change: { quantity: asThousandths(1), unitPrice: price } };
  return { text: text.slice(0, 500), field: "quantity", choices: [...choices, one] };
}
const MOST_CHOICES = 4;
