import { cents, scaleDecimal, thousandths } from "#shared/money.ts";
import type { Figure } from "./figure.ts";
import type { Draft, LineWords } from "./line-words.ts";
import type { OpenLines } from "./open-lines.ts";
import { beginsSentence } from "./tokens.ts";

/** Words between "minimum" and its sum: "a minimum charge of", "the minimum is". */
const BETWEEN = new Set(["of", "is", "charge", "at", "job", "fee", "price", "total"]);
const LONGEST = 4;

/** "A minimum of one twenty", "a one twenty minimum", "one twenty is the minimum". */
function isMinimum(open: OpenLines, figure: Figure): boolean {
  if (figure.per) return false;
  const behind = ["is", "the", "a", "my", "our"].includes(open.at(figure.last + 1)) ? 2 : 1;
  if (open.at(figure.last + 1) === "minimum" || open.at(figure.last + behind + 1) === "minimum") return true;
  let back = figure.first - 1;
  while (back > figure.first - LONGEST && BETWEEN.has(open.at(back)) && !beginsSentence(open.tokens[back + 1])) back--;
  return /^minimum(?:'s)?$/.test(open.at(back)) && !beginsSentence(open.tokens[back + 1]);
}

/** "Forty a room with a minimum of one twenty": what a rate comes to at least, and no price of its own. */
export function setsMinimum(open: OpenLines, figure: Figure): boolean {
  const { current, lines } = open;
  const line = current.price ? current : lines.list.at(-1);
  if (!line?.price?.per || !isMinimum(open, figure)) return false;
  line.least = figure;
  line.last = Math.max(line.last, figure.last);
  lines.changed(line);
  if (line !== current) current.words = [];
  return true;
}

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
