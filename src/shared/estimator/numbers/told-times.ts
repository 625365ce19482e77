import { MONTHS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";

const THIS = wordSet("this last past");
const PERIODS = wordSet("day week month quarter year season winter spring summer fall weekend");
const MONTH_NAMES: ReadonlySet<string> = new Set(MONTHS);

/** The last token of when something was done, behind how often: "twice this month", "twice in May", "twice already"; -1 for none. */
function timeEnd(tokens: readonly Token[], index: number): number {
  const [word, next] = [at(tokens, index), at(tokens, index + 1)];
  if (THIS.has(word) && PERIODS.has(next)) return index + 1;
  if (word === "in" && MONTH_NAMES.has(next)) return index + 1;
  if (word === "so" && next === "far") return index + 1;
  return word === "already" ? index : -1;
}

/** "Cleaned twice this month | at a hundred and forty a visit": the last token of when, before a price of each time; -1 for none. */
export function billedTimesEnd(tokens: readonly Token[], index: number): number {
  const last = timeEnd(tokens, index);
  const price = at(tokens, last + 2);
  const priced = at(tokens, last + 1) === "at" && (isNumberWord(price) || price === "a" || /^[\d$]/.test(price));
  return last >= 0 && priced && isJoined(tokens[index]) && isJoined(tokens[last + 1]) ? last : -1;
}
