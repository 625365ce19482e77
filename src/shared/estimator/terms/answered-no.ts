import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, joined, type Token } from "../words/tokens.ts";

const NO = wordSet("no nope nah");
/** "Ten percent off | the whole thing?": so many words of what was asked stand before its mark. */
const LONGEST_REST = 5;
/** "No, | make that eight": another one holds. */
const ANEW = wordSet("make it's that's just only say let's $");

/** True where a question mark stands between two tokens. */
const isAskedBefore = (text: string, tokens: readonly Token[], index: number): boolean => {
  const [before, next] = [tokens[index - 1], tokens[index]];
  return before !== undefined && next !== undefined && text.slice(before.end, next.start).includes("?");
};

/** "Add seven percent tax? | No, she's exempt.": what the speaker asks himself behind a token and answers with no; "No, eight percent" is another one. */
export function isAnsweredNo(text: string, tokens: readonly Token[], last: number): boolean {
  let answer = last + 1;
  while (answer <= last + LONGEST_REST && joined(tokens, answer) !== "" && !isAskedBefore(text, tokens, answer))
    answer++;
  if (!isAskedBefore(text, tokens, answer) || !NO.has(at(tokens, answer))) return false;
  const next = at(tokens, answer + 1);
  return !ANEW.has(next) && !isNumberWord(next);
}
