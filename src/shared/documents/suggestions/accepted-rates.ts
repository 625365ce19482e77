import type { Cents } from "#shared/money.ts";
import type { LineItem } from "../schema.ts";
import { farFrom, isNamedIn } from "./far-from.ts";
import { catalogueRate } from "./pricing-checks.ts";
import type { AcceptedLine, Check } from "./proposal.ts";

/** Enough to know what is usual, and all of it recent: the newest come first. */
const MOST_COMPARED = 9;

/** The middle one, the lower of two. */
function median(prices: readonly Cents[]): Cents | undefined {
  const sorted = [...prices].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** Two flat prices tell nothing of each other: only what is charged by a unit has a rate. */
const isSameWork = (item: LineItem, line: AcceptedLine): boolean =>
  item.unit === line.unit && isNamedIn(line.description, item.description);

/** A rate far from what clients of this account accepted for the same work; where the price list has one, that counts. */
export const acceptedRates: Check = (content, { accepted, catalogue }) =>
  content.items.flatMap((item) => {
    if (item.unit === null || catalogueRate(item, catalogue) !== null) return [];
    const prices = accepted.filter((line) => isSameWork(item, line)).map(({ unitPrice }) => unitPrice);
    const usual = median(prices.slice(0, MOST_COMPARED));
    return usual === undefined ? [] : farFrom(item, usual, "of your accepted work");
  });
