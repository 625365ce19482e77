import { at, isJoined, joined, type Token } from "../words/tokens.ts";

const TIMES = /^times?(?:'s)?$/;
/** How far before its length a lead time is named: "lead time on the glass is about | three weeks". */
const REACH = 8;

/** "Lead time is three weeks", "three week lead time": the first and the last token of the words about how long the things take to come, or null. */
export function leadTime(
  tokens: readonly Token[],
  starts: ReadonlySet<number>,
  { first, last }: { first: number; last: number },
): { first: number; last: number } | null {
  if (joined(tokens, last + 1) === "lead" && TIMES.test(joined(tokens, last + 2))) return { first, last: last + 2 };
  for (let index = first - 1; index > 0 && index >= first - REACH && !starts.has(index); index--) {
    if (tokens[index + 1]?.gap === "stop") return null;
    if (at(tokens, index - 1) === "lead" && TIMES.test(at(tokens, index)) && isJoined(tokens[index]))
      return { first: index - 1, last };
  }
  return null;
}
