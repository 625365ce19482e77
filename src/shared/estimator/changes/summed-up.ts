import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { dollarsOf, figureWith, type Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { joined } from "../words/tokens.ts";

const CALLING = wordSet("call make");
/** Between "call it" and the sum. */
const LEADS = wordSet("an a even about just around $");
/** Behind a sum these say that it is that of everything: "475 total", "five hundred even for the whole thing". */
const FLAT = wordSet("even flat");
const OF_ALL = wordSet("total altogether together everything");
const WHOLE = wordSet("whole entire lot job thing works");
const IN = wordSet("in told together");
/** A sum is rounded by no more than this part of it. */
const ROUNDED = 0.15;
/** A sum of several prices is so many times the last of them, and a price said anew is not. */
const BEYOND = 2;

/** The last token of the words behind a figure that say that it is the price of everything, or -1. */
function endOfAll({ tokens }: OpenLines, { last, whole }: Figure): number {
  const next = FLAT.has(joined(tokens, last + 1)) ? last + 2 : last + 1;
  const [word = "", second = "", third = ""] = [0, 1, 2].map((step) => joined(tokens, next + step));
  if (OF_ALL.has(word)) return next;
  if (word === "all" && IN.has(second)) return next + 1;
  if (word === "for" && second === "everything") return next + 1;
  if (word === "for" && second === "the" && WHOLE.has(third))
    return WHOLE.has(joined(tokens, next + 3)) ? next + 3 : next + 2;
  return whole ? last : -1;
}

/** True when a price is about what the lines before it make, and far more than the last of them. */
function isAboutTheirSum(priced: readonly Candidate[], figure: Figure): boolean {
  const flat = priced.every(({ price, quantities }) => price !== null && !price.per && quantities.length === 0);
  const sum = priced.reduce((total, { price }) => total + (price ? dollarsOf(price) : 0), 0);
  const last = priced.at(-1)?.price;
  const said = dollarsOf(figure);
  return flat && last != null && Math.abs(said - sum) <= sum * ROUNDED && said > dollarsOf(last) * BEYOND;
}

/** "Pump out three eighty, disposal ninety, lid twenty five, | call it four seventy five total": what several lines make together, and no change of the last. Its last token, or -1. */
export function sumsUp(open: OpenLines, last: number): number {
  if (open.at(last) !== "it" || !CALLING.has(open.at(last - 1))) return -1;
  let first = last + 1;
  while (LEADS.has(open.at(first)) && !open.figures.has(first)) first++;
  const figure = open.figures.get(first);
  const priced = [...open.lines.list, open.current].filter(({ price, optional }) => price !== null && !optional);
  if (figure?.role !== "money" || figure.per || priced.length < 2) return -1;
  // "the hall, call it ninety"
  if (!open.current.price && !open.isEmpty()) return -1;
  const end = endOfAll(open, figure);
  if (end < 0 && !isAboutTheirSum(priced, figure)) return -1;
  open.finish();
  open.current.price = figureWith(figure, { whole: true });
  open.current.last = Math.max(end, figure.last);
  open.finish();
  return Math.max(end, figure.last);
}
