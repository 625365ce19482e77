import { cents, scaleDecimal, thousandths } from "#shared/money.ts";
import type { Figure } from "../numbers/figure.ts";
import type { Draft, LineWords } from "./line-words.ts";

/** A line that comes to less than its minimum costs the minimum, and its count no longer makes the sum. */
export function atLeast(item: Draft["item"], least: Figure | null, words: LineWords): Draft["item"] {
  const sum = cents(scaleDecimal(least?.number.readings[0]?.value ?? 0, 100));
  if (!least || item.amount === null || item.amount >= sum) return item;
  const { quantity: _, ...sources } = item.sources;
  const source = words.spoken(least);
  return {
    ...item,
    quantity: thousandths(1000),
    unit: null,
    unitPrice: sum,
    amount: sum,
    sources: { ...sources, unitPrice: source, amount: source },
  };
}
