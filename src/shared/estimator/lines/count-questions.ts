import { howMany } from "#shared/documents/unit-label.ts";
import { formatMoney, formatQuantity, type Cents, type Thousandths } from "#shared/money.ts";
import { asThousandths, valueOf } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { fits, isExtent } from "../quantities/heard-counts.ts";
import type { Draft } from "./line-words.ts";

/** What an open line offers when nobody counted anything like it. */
const LIKELY_COUNTS = [1, 2, 4, 10].map(asThousandths);
/** The same of what is measured in feet and yards. */
const LIKELY_EXTENTS = [50, 100, 200, 500].map(asThousandths);
const MOST_CHOICES = 4;
/** Hours that were said are mostly those of other work. */
const OF_ITSELF = "hour";

type CountQuestion = Required<Pick<Draft["questions"][number], "text" | "field" | "choices">>;

/** What was counted in a unit anywhere in the talk, the nearest before its price first. */
export function saidCounts(figures: readonly Figure[], unit: string, price: Figure): readonly Thousandths[] {
  if (unit === OF_ITSELF) return [];
  const counts = figures.filter(
    (figure) => figure.role === "quantity" && !figure.range && figure.unit !== "each" && fits(unit, figure.unit),
  );
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
