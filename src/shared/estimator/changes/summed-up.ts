import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { dollarsOf, figureWith, type Figure } from "../numbers/figure.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
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

const ROUNDING = wordSet("round rounding rounded");
const OF_WHOLE = wordSet("whole everything all total");
const IT = wordSet("it that");
const ROUNDING_REACH = 9;

/** "Let's | round that whole thing off, call it 3,500 even": true behind a clause that rounds what everything comes to; "round it up" may round the last price alone, which a sum is far above. */
function roundsAll(open: OpenLines, calling: number, figure: Figure, line: Candidate | undefined): boolean {
  for (let index = calling - 1; index >= calling - ROUNDING_REACH && !open.figures.has(index); index--) {
    if (!ROUNDING.has(open.at(index))) continue;
    if (open.isSaid(OF_WHOLE, index + 1, calling)) return true;
    const above = line?.price != null && dollarsOf(figure) > dollarsOf(line.price) * BEYOND;
    return above && IT.has(open.at(index + 1));
  }
  return false;
}

/** What a line comes to before anything is reckoned, in dollars: "60 square feet at 14"; null where it may be more than one thing. */
function amountOf({ price, quantities }: Candidate): number | null {
  const [count, ...others] = quantities;
  if (!price || others.length > 0 || (price.per && !count)) return null;
  return dollarsOf(price) * (count ? dollarsOf(count) : 1);
}

/** True when a price is about what the lines before it make, and far more than the last of them. */
function isAboutTheirSum(priced: readonly Candidate[], figure: Figure): boolean {
  const amounts = priced.map(amountOf);
  const flat = !amounts.includes(null);
  const sum = amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
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
  const rounds = roundsAll(open, last - 1, figure, priced.at(-1));
  // "the hall, call it ninety"
  if (!open.current.price && !open.isEmpty() && !rounds) return -1;
  const said = endOfAll(open, figure);
  const end = rounds
    ? Math.max(said, FLAT.has(joined(open.tokens, figure.last + 1)) ? figure.last + 1 : figure.last)
    : said;
  if (end < 0 && !isAboutTheirSum(priced, figure)) return -1;
  if (rounds && !open.current.price) open.current = newCandidate(first);
  else open.finish();
  open.current.price = figureWith(figure, { whole: true });
  open.current.last = Math.max(end, figure.last);
  open.finish();
  return Math.max(end, figure.last);
}
