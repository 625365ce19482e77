import type { LineItem } from "#shared/documents/schema.ts";
import { milliPercentFromPercent } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { couldName, WHOLES } from "../words/words.ts";
import { GOODS, LEADS, WORK } from "./part-tax.ts";
import { shareOfLines } from "./taxed-lines.ts";

/** "Ten percent off | labor deposit 200": what comes next, and no part. */
const LONGEST_PART = 3;
const ITS = wordSet("his her their your");

/** "Ten percent off | labor", "off | parts and labor": what is sold apart, named bare, and no price behind it. */
export function isBarePart(tokens: readonly Token[], index: number): boolean {
  const word = at(tokens, index);
  if (!WORK.has(word) && !GOODS.has(word)) return false;
  // "ten percent off labor 200": of the line behind
  const next = joined(tokens, index + 1);
  return next !== "$" && !isNumberWord(next);
}

/** The words of what a share is taken off, in singular: of "ten percent off the labor"; none where everything gets less. */
function partBehind(tokens: readonly Token[], last: number): string[] {
  if (joined(tokens, last + 1) !== "off") return [];
  let index = last + 2;
  while (at(tokens, index) === "of" || LEADS.has(at(tokens, index)) || ITS.has(at(tokens, index))) index++;
  const words: string[] = [];
  for (; words.length < LONGEST_PART && isJoined(tokens[index]) && couldName(at(tokens, index)); index++)
    if (WHOLES.has(at(tokens, index)) || isNumberWord(at(tokens, index))) break;
    else words.push(singular(at(tokens, index)));
  return words;
}

/** "Ten percent off the labor": what that comes to, where lines are called so, as an answer; none for anything else. */
export function partDiscountChoices(tokens: readonly Token[], figure: Figure, items: readonly LineItem[]) {
  const part = partBehind(tokens, figure.last);
  const value = dollarsOf(figure);
  if (part.length === 0 || value <= 0 || value > 100) return [];
  return shareOfLines(items, part, milliPercentFromPercent(value));
}
