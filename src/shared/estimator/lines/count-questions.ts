import { howMany } from "#shared/documents/unit-label.ts";
import { boundedCents, formatMoney, formatQuantity, type Cents, type Thousandths } from "#shared/money.ts";
import { asThousandths, headNoun, valueOf } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { readNumber } from "../numbers/numbers.ts";
import { fits, isExtent } from "../quantities/heard-counts.ts";
import type { Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import type { Draft } from "./line-words.ts";

/** What an open line offers when nobody counted anything like it. */
const LIKELY_COUNTS = [1, 2, 4, 10].map(asThousandths);
/** The same of what is measured in feet and yards. */
const LIKELY_EXTENTS = [50, 100, 200, 500].map(asThousandths);
const MOST_CHOICES = 4;
/** Hours that were said are mostly those of other work. */
const OF_ITSELF = "hour";

type Question = Draft["questions"][number];
type CountChoice = NonNullable<Question["choices"]>[number];
type CountQuestion = Required<Pick<Question, "text" | "field">> & { choices: CountChoice[] };

/** Counts by one of some names, of what has no other unit: "8 roll-up doors" of "remove the old doors". */
function countsOf(named: string, figures: readonly Figure[], tokens: readonly Token[]): Figure[] {
  const names = new Set(
    named
      .toLowerCase()
      .split(/[^\p{L}'-]+/u)
      .map(singular),
  );
  return figures.filter(
    (figure) => (figure.unit === null || figure.unit === "each") && names.has(headNoun(figure, tokens)),
  );
}

/** What was counted in a unit anywhere in the talk, the nearest before its price first; of what is sold by the piece, what is called by a name of the line. */
export function saidCounts(
  figures: readonly Figure[],
  unit: string,
  price: Figure,
  named: string,
  tokens: readonly Token[],
): readonly Thousandths[] {
  if (unit === OF_ITSELF) return [];
  const all = figures.filter((figure) => figure.role === "quantity" && !figure.range);
  const counts =
    unit === "each"
      ? countsOf(named, all, tokens)
      : all.filter((figure) => figure.unit !== "each" && fits(unit, figure.unit));
  const before = counts.filter(({ first }) => first < price.first).reverse();
  const behind = counts.filter(({ first }) => first > price.first);
  return [...new Set([...before, ...behind].map((figure) => asThousandths(valueOf(figure))))].filter(
    (count) => count > 0,
  );
}

/** The counts that are offered for a price per something: those that were said, and likely ones. */
export function countsOffered(unit: string, said: readonly Thousandths[]): readonly Thousandths[] {
  if (isExtent(unit)) return said.length > 0 ? said.slice(0, MOST_CHOICES) : LIKELY_EXTENTS;
  return [...new Set([...said, ...LIKELY_COUNTS])].slice(0, MOST_CHOICES);
}

/** Counts as buttons, each with the price that it multiplies. */
export const countChoices = (unitPrice: Cents, counts: readonly Thousandths[]): CountQuestion["choices"] =>
  counts.map((quantity) => ({ label: formatQuantity(quantity), change: { quantity, unitPrice } }));

/** What each of a few things costs at least, and how many are told so at most. */
const [LEAST_PRICE, FEW] = [10, 9];

/** "Boots | six | seventy five each": what reads as a price in hundreds may be a count and a price; null for any other price. */
export function countInPrice({ number, scale }: Figure, tokens: readonly Token[]): CountChoice | null {
  if (number.readings[0]?.why !== "hundreds") return null;
  const [count, price] = [
    readNumber(tokens, number.first, number.first + 1),
    readNumber(tokens, number.first + 1, number.last + 1),
  ].map((part) => part?.readings[0]?.value ?? 0);
  if (!count || !price || count < 2 || count > FEW || price < LEAST_PRICE) return null;
  const [quantity, unitPrice] = [asThousandths(count), boundedCents(price * scale)];
  return { label: `${formatQuantity(quantity)} × ${formatMoney(unitPrice)}`, change: { quantity, unitPrice } };
}

/** Asks how many of a price there are; each choice has the price that it multiplies. */
export function countQuestion(
  { description, unit, unitPrice }: { description: string; unit: string; unitPrice: Cents },
  counts: readonly Thousandths[],
): CountQuestion {
  const of = description === "" ? "" : ` for “${description.slice(0, 150)}”`;
  return {
    text: `${howMany(unit)} at ${formatMoney(unitPrice)}${of}?`,
    field: "quantity",
    choices: countChoices(unitPrice, counts),
  };
}

/** The same with a count and a price that may have been meant: "How many at $675.00 for “Boots”, or is it 6 × $75.00?". */
export const orInPrice = (asked: CountQuestion, inPrice: CountChoice): CountQuestion => ({
  ...asked,
  text: asked.text.replace(/\?$/, `, or is it ${inPrice.label}?`),
  choices: [inPrice, ...asked.choices.slice(0, MOST_CHOICES - 1)],
});
