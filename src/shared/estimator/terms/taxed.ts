import { wordSet } from "#shared/word-set.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";

const BETWEEN = wordSet("at by about with");
const WHOLES = wordSet(
  "it's that's everything's all everything and so it this that job total bill is are gets they're",
);
const BEING = wordSet("is are gets");
const LONGEST_BETWEEN = 2;

/** "Taxed at | 7.5%", "everything's taxed at six percent": the token that makes a share the tax of the whole, or -1; "the parts are taxed at six" is asked about. */
export function taxedAt(tokens: readonly Token[], first: number): number {
  let index = first - 1;
  while (first - index <= LONGEST_BETWEEN && BETWEEN.has(at(tokens, index)) && isJoined(tokens[index + 1])) index--;
  const word = at(tokens, index);
  if ((word !== "taxed" && word !== "taxable") || !isJoined(tokens[index + 1])) return -1;
  if (beginsSentence(tokens[index]) || !isJoined(tokens[index])) return index;
  const subject = BEING.has(at(tokens, index - 1)) ? index - 2 : index - 1;
  return WHOLES.has(at(tokens, subject)) ? index : -1;
}
