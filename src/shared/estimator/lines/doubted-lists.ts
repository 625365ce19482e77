import { unitLabel } from "#shared/documents/unit-label.ts";
import { boundedCents, formatMoney, formatQuantity, multiply, type Cents } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { asThousandths, valueOf } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { isBrand } from "#shared/maker-names.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { looksPlural, TIME_UNITS } from "../words/units.ts";
import { couldName } from "../words/words.ts";
import { choose } from "./doubted-prices.ts";
import { nameOf, type Doubt, type DoubtRule, type HeardLine, type PricedPlace } from "./doubt.ts";

// A list speaks in one form: "Tear-off, 24 squares, $110 a square. Iso board, 24 squares, $165." What its parts show, that a
// count stands before what each costs, may hold for those that leave it out, and then both readings are offered.

const ONE = 1000;
const CENTS = 100;
/** In dollars: what is sold by such a measure costs no less of it, and no more. */
const RATES = wordTable<readonly [least: number, most: number]>({
  ft: [0.5, 100],
  "linear ft": [0.5, 100],
  "sq ft": [0.2, 60],
  "sq yd": [1, 150],
  square: [15, 1500],
  yard: [5, 300],
  "cubic yard": [5, 300],
  ton: [5, 400],
});

/** "24 squares, | $165", "6 | 75": the count that stands right before a price. */
function countBefore(quantities: readonly Figure[], price: Figure, tokens: readonly Token[]): Figure | undefined {
  const { first } = price;
  if (beginsSentence(tokens[first])) return undefined;
  // "a screen for an iphone 13 $149"
  if (at(tokens, first) === "$" && isJoined(tokens[first])) return undefined;
  const count = quantities.find(
    ({ role, last, range, every, unit }) =>
      role === "quantity" && last === first - 1 && !range && every === null && !TIME_UNITS.has(unit ?? ""),
  );
  return count && namesBefore(tokens, count.first) ? count : undefined;
}

/** "Vents, | 4", "rail cap | 60 feet": the thing that is counted ends right before its count, and no "all" or "times" does. */
const namesBefore = (tokens: readonly Token[], count: number): boolean =>
  !beginsSentence(tokens[count]) && couldName(at(tokens, count - 1)) && !COUNTS_ALL.has(at(tokens, count - 1));
const COUNTS_ALL = wordSet("all both times other");

/** True for a line of a list whose price is of each of what was counted right before it. */
function showsForm({ candidate: { price, quantities }, draft }: HeardLine, tokens: readonly Token[]): boolean {
  if (!draft || !price || draft.item.quantity <= ONE) return false;
  return countBefore(quantities, price, tokens) !== undefined;
}

const WRITTEN_OUT = wordTable<string>({
  ft: "foot",
  "linear ft": "linear foot",
  "sq ft": "square foot",
  "sq yd": "square yard",
});

/** What is done once for all that was measured: "haul away, 24 squares", "gutter cleaning, 200 feet". */
const FLAT_WORK = wordSet(
  "haul hauling delivery disposal dump dumpster clean cleaning cleanup inspection mow mowing wash washing permit survey testing setup trip",
);
function isFlat(tokens: readonly Token[], count: number): boolean {
  for (let place = count - 1; place >= 0 && place >= count - LONGEST_NAME; place--) {
    if (FLAT_WORK.has(at(tokens, place))) return true;
    if (beginsSentence(tokens[place])) return false;
  }
  return false;
}
const LONGEST_NAME = 4;

/** "Casters | 4 | 18": the price that a recogniser may have written as two numbers. */
function inHundreds(count: Figure, price: Figure, tokens: readonly Token[]): Cents | null {
  const isOne = /^[1-9]$/.test(at(tokens, count.last)) && /^\d\d$/.test(at(tokens, price.first));
  if (!isOne || price.last !== price.first || tokens[price.first]?.gap !== "space") return null;
  return boundedCents((valueOf(count) * CENTS + valueOf(price)) * price.scale);
}

/** Asks which of both it is. */
function both({ draft, candidate: { price }, tokens }: PricedPlace, unitPrice: Cents, count: Figure): Doubt {
  const quantity = asThousandths(valueOf(count));
  const unit = count.unit ?? "";
  const many = `${formatQuantity(quantity)}${unit === "" || unit === "each" ? "" : ` ${unitLabel(unit, quantity)}`}`;
  const each = unit === "" || unit === "each" ? "each" : `each ${WRITTEN_OUT[unit] ?? unit}`;
  const source = draft.item.sources.unitPrice;
  const joined = price ? inHundreds(count, price, tokens) : null;
  const orJoined = joined === null ? "" : `, or is it ${formatMoney(joined)}`;
  return {
    text: `Is ${formatMoney(unitPrice)} for ${each} or for all ${many} of ${nameOf(draft)}${orJoined}?`,
    field: "unitPrice",
    ...(source ? { source } : {}),
    choices: [
      {
        label: `${many} × ${formatMoney(unitPrice)} = ${formatMoney(multiply(unitPrice, quantity))}`,
        change: { quantity, unitPrice },
      },
      { label: `All, ${formatMoney(unitPrice)}`, change: { unitPrice } },
      ...(joined === null ? [] : [{ label: formatMoney(joined), change: { unitPrice: joined } }]),
    ],
  };
}

/** "Vents, | 4, | $60", "vents | 4 | 60": a count that says no more; "four vents, $60" has the price of them, and "an iPhone 13, $149" a name. */
function isCountAlone({ unit, first, last, number }: Figure, price: Figure, tokens: readonly Token[]): boolean {
  if (unit !== null || last !== number.last || isBrand(at(tokens, first - 1))) return false;
  // "gate 2 | 40 dollars": of one thing the number says which
  if (!looksPlural(at(tokens, first - 1))) return false;
  return isJoined(tokens[first]) === isJoined(tokens[price.first]);
}

/** "Iso board, 24 squares, $165" beside "Tear-off, 24 squares, $110 a square", "edge metal 200 feet 11", "vents, 4, $60": for each of them, or for all? */
export const eachOrAll: DoubtRule = (place) => {
  const { candidate, draft, heard, tokens } = place;
  const { price } = candidate;
  const { unitPrice, quantity } = draft.item;
  if (!price || price.per || price.range || price.whole || unitPrice === null || quantity !== ONE) return null;
  const count = countBefore(candidate.quantities, price, tokens);
  if (!count || valueOf(count) <= 1) return null;
  const rates = RATES[count.unit ?? ""];
  if (!rates) return isCountAlone(count, price, tokens) ? both(place, unitPrice, count) : null;
  const [least, most] = rates;
  if (unitPrice > most * CENTS || isFlat(tokens, count.first)) return null;
  if (unitPrice < least * CENTS * valueOf(count)) return both(place, unitPrice, count);
  return heard.some((line) => line.draft !== draft && showsForm(line, tokens)) ? both(place, unitPrice, count) : null;
};

/** "Shutter | one | twenty nine fifty" in a list of whole dollars: one of them for $2,950, or $129.50. */
export const oneOrHundred: DoubtRule = (place) => {
  const { candidate, draft, tokens } = place;
  const { price } = candidate;
  const [high, low] = price?.number.readings ?? [];
  // "pump one | two eighty"
  if (!price || !high || !low || low.value < LEAST_DOLLARS || price.sure || price.per || !Number.isInteger(high.value))
    return null;
  const one = candidate.quantities.some((figure) => figure.last === price.first - 1 && valueOf(figure) === 1);
  if (!one || at(tokens, price.first - 1) !== "one" || !isJoined(tokens[price.first]) || draft.item.quantity !== ONE)
    return null;
  return choose(
    place,
    [high.value, A_HUNDRED + low.value].map((value) => boundedCents(value * price.scale)),
  );
};
const [A_HUNDRED, LEAST_DOLLARS] = [100, 10];
