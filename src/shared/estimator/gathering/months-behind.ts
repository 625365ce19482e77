import { MONTHS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { oneOf } from "../words/begins.ts";
import { isJoined } from "../words/tokens.ts";

const NAMES: ReadonlySet<string> = new Set(MONTHS);
/** Between the first month and the last. */
const REACHING = wordSet("through thru to until till");
const LEADING = wordSet("for from");

export const beginsMonths = oneOf(NAMES);

/** "Ninety a month | April through October": the months right behind a price are its own; the last token of them, or -1. */
export function monthsBehind(open: OpenLines, index: number): number {
  if (!NAMES.has(open.at(index)) || !REACHING.has(open.at(index + 1)) || !NAMES.has(open.at(index + 2))) return -1;
  const led = LEADING.has(open.at(index - 1)) ? index - 2 : index - 1;
  const { price, trailing, words } = open.current;
  // "it's eight hundred a month, December through March"
  if (price?.last !== led || !open.lines.hasContent(words) || !isJoined(open.tokens[index + 1])) return -1;
  trailing.push(index, index + 1, index + 2);
  open.current.last = index + 2;
  return index + 2;
}
