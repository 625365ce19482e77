import { asThousandths, computed, valueOf, type Reckoned } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { wordSet } from "#shared/word-set.ts";
import { singular } from "../words/units.ts";
import type { Token } from "../words/tokens.ts";

const CONTAINERS = wordSet("box pack set case bundle roll lot package carton hundred");
/** So few pieces of a lot are rather so many lots: "two business cards", of boxes of 500. */
const FEW = 10;

/**
 * How many lots are ordered of what is sold by so many pieces: three of 300 "Flyers (per 100)". What makes no whole lots
 * may be either: 250 are two and a half or three. Null for boxes that were counted themselves.
 */
export function lotsOf(lot: number, counts: readonly Figure[], tokens: readonly Token[]): Reckoned | number[] | null {
  const [count, ...others] = counts;
  if (!count || others.length > 0) return null;
  const pieces = valueOf(count);
  const noun = singular(tokens[count.number.last + 1]?.norm ?? "");
  if (CONTAINERS.has(noun) || CONTAINERS.has(count.unit ?? "") || pieces <= Math.min(FEW, lot / 2)) return null;
  const lots = pieces / lot;
  if (Number.isInteger(lots)) return computed(asThousandths(lots), "each", `${pieces} / ${lot}`);
  return [...new Set([Math.max(1, Math.ceil(lots)), Math.round(lots * 1000) / 1000])];
}
