import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { nearestTo } from "../heard/repriced.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { saysOneOf } from "../words/sentence-words.ts";

/** "So thirty six", "that's five sixty", "comes to ninety": what a count and a price make. */
const MAKES = new Set(["so", "that's", "makes", "equals", "which's"]);
const MOST = 1000;

const values = (figure: Figure): number[] => figure.number.readings.map(({ value }) => value * figure.scale);

/** The count that makes an amount of a price, when it is a whole one. */
function countIn(amount: Figure, price: Figure): number | null {
  for (const whole of values(amount))
    for (const each of values(price)) {
      const count = whole / each;
      if (each > 0 && Number.isInteger(count) && count > 1 && count <= MOST) return count;
    }
  return null;
}

const ANOTHER = wordSet("and then plus also new a an");
const LONGEST_WHY = 8;

/** The line with a price of each that is told about before a sum: "make it 90 each, | they went up on me |, so 180". */
function toldRate({ current, lines, tokens }: OpenLines): Candidate | null {
  const { words, quantities, service } = current;
  const tells = words.length <= LONGEST_WHY && tokens[current.last]?.norm === "so";
  if (!tells || quantities.length > 0 || service || saysOneOf(tokens, words, ANOTHER)) return null;
  const line = lines.list.at(-1);
  return line?.price?.per ? line : null;
}

/** The line that a total directly after it would be of. */
function lineBefore(open: OpenLines, figure: Figure): Candidate | null {
  const { current, lines } = open;
  if (current.price) return current;
  // "so 100 for | frames" is another price
  const told = open.at(figure.last + 1) === "for" ? null : toldRate(open);
  if (told) return told;
  const plain = !lines.hasContent(current.words) && current.quantities.length === 0 && !current.service;
  return plain ? (lines.list.slice(-2).findLast((line) => line.price) ?? null) : null;
}

const LONGEST_REASON = 20;

/** "Seven fifty each, less a hundred, so six fifty each": the rate of the line that is being heard, said anew. */
export function restatesRate(open: OpenLines, figure: Figure): boolean {
  const { price } = open.current;
  const so =
    open.at(figure.first - 1) === "so" || (open.at(figure.first - 2) === "so" && MAKES.has(open.at(figure.first - 1)));
  if (!so || !price?.per || !figure.per || price.unit !== figure.unit || figure.last - price.last > LONGEST_REASON)
    return false;
  open.current.price = nearestTo(figure, price);
  open.current.trailing = [];
  open.current.last = figure.last;
  return true;
}

/** "Books are eighteen dollars each, so thirty six": the amount of the line before, and no price of its own. */
export function restatesAmount(open: OpenLines, figure: Figure): boolean {
  const put = ["put", "call", "bill"].includes(open.at(figure.first - 1)) ? 2 : 1;
  const makes = MAKES.has(open.at(figure.first - put)) && !figure.per;
  if (!makes) return false;
  const line = lineBefore(open, figure);
  const { price } = line ?? {};
  const said =
    (line || !open.lines.hasContent(open.current.words)) &&
    open.lines.list.slice(-6).some((one) => one.price && !one.price.per && values(one.price)[0] === values(figure)[0]);
  if (said) return true;
  const again = line && price && !price.per && values(figure)[0] === values(price)[0];
  if (again) {
    line.last = Math.max(line.last, figure.last);
    return true;
  }
  const count = line && price?.per ? countIn(figure, price) : null;
  if (!line || !price || count === null || line.quantities.length > 1) return false;
  const [counted] = line.quantities;
  if (counted && (counted.number.readings[0]?.value ?? 0) !== count) return false;
  if (!counted)
    line.quantities.push(
      figureWith(figure, {
        role: "quantity",
        scale: 1,
        number: { ...figure.number, readings: [{ value: count, why: "as said" }] },
      }),
    );
  line.last = Math.max(line.last, figure.last);
  if (line !== open.current) open.current.words = [];
  open.lines.changed(line);
  return true;
}
