import { beginsLateFee, FALLS_DUE } from "../words/late-fees.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, wordsOf, type Token } from "../words/tokens.ts";
import { unitAt } from "../words/units.ts";

/** So many words say how much it is and when it falls due: "of $25 after 30 days". */
const REACH = 12;

/** The end of what is said of when a fee falls due: behind "30 days", "the tenth", "month". */
function endOfWhen(tokens: readonly Token[], first: number): number {
  let index = at(tokens, first) === "the" ? first + 1 : first;
  while (isJoined(tokens[index]) && isNumberWord(at(tokens, index))) index++;
  const isUnit = isJoined(tokens[index]) && unitAt(at(tokens, index), undefined) !== null;
  return isUnit || index === first || at(tokens, index - 1) === "the" ? index + 1 : index;
}

/** "Late fee of $25 after 30 days": the words that say what is charged of whom pays late, and their last token; null where none begin at a token. */
export function lateFeeAt(
  text: string,
  tokens: readonly Token[],
  first: number,
): { words: string; last: number } | null {
  if (!beginsLateFee(tokens, first)) return null;
  for (let index = first + 2; index < first + REACH && isJoined(tokens[index]); index++) {
    if (!FALLS_DUE.has(at(tokens, index))) continue;
    const last = endOfWhen(tokens, index + 1) - 1;
    return { words: wordsOf(text, tokens, first, last), last };
  }
  return null;
}
