import { MONTHS, WEEKDAYS } from "#shared/calendar-words.ts";
import { EDIT_TERMS, repairBetween } from "../numbers/repairs.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, type Token } from "../words/tokens.ts";

const DAYS: ReadonlySet<string> = new Set([...MONTHS, ...WEEKDAYS]);
/** What takes something back is no longer: "no, wait, make that". */
const LONGEST_REPAIR = 6;

/** What kind of word can take another's place: a number a number's, a day a day's, and each word its own. */
const kindOf = (word: string): string => (isNumberWord(word) ? "number" : DAYS.has(word) ? "day" : word);

/** Where what is taken back begins, of the words before `to`: at "net thirty" before "no, net fifteen"; -1 for none. */
function takenFrom(tokens: readonly Token[], first: number, to: number, anew: string): number {
  const kind = kindOf(anew);
  let from = to - 1;
  while (from >= first && kindOf(at(tokens, from)) !== kind) from--;
  if (kind === "number") while (from > first && isNumberWord(at(tokens, from - 1))) from--;
  return from >= first ? from : -1;
}

/** The token at which a repair that begins at another ends, and what is said anew begins; -1 when nothing is taken back. */
function repairEnd(tokens: readonly Token[], begin: number, end: number): number {
  let anew = -1;
  for (let next = begin + 1; next < end && next <= begin + LONGEST_REPAIR; next++)
    if (repairBetween(tokens, begin, next) === "taken back") anew = next;
  return anew;
}

/**
 * The words from one token up to another without what was taken back among them: "net fifteen" of "net thirty, no, net
 * fifteen"; null where nothing was.
 */
export function correctedWords(text: string, tokens: readonly Token[], first: number, end: number): string | null {
  for (let index = first + 1; index < end; index++) {
    const anew = EDIT_TERMS.has(at(tokens, index)) ? repairEnd(tokens, index, end) : -1;
    const from = anew < 0 ? -1 : takenFrom(tokens, first, index, at(tokens, anew));
    const [begin, taken, last] = [tokens[first], tokens[from], tokens[end - 1]];
    if (begin && taken && last) return text.slice(begin.start, taken.start) + text.slice(tokens[anew]?.start, last.end);
  }
  return null;
}
