import { isNumberWord } from "../words/number-words.ts";
import { at, beginsSentence, isJoined, joined, type Token } from "../words/tokens.ts";

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

const SHOP = /^(?:shop|studio|bench|workshop|plant|factory)$/;
const THEN = /^(?:and|then|plus|about|around|maybe)$/;
const UNITS = /^(?:day|week|month)s?$/;

/** "Three weeks | in the shop and two days on site": the last token of how long is worked elsewhere and then there, or -1. */
export function shopAndSiteEnd(tokens: readonly Token[], last: number): number {
  if (!/^(?:in|at|on)$/.test(joined(tokens, last + 1)) || !/^(?:the|our|my)$/.test(joined(tokens, last + 2))) return -1;
  if (!SHOP.test(joined(tokens, last + 3))) return -1;
  let next = last + 4;
  while (THEN.test(at(tokens, next)) && !beginsSentence(tokens[next])) next++;
  const time = next;
  while (isNumberWord(at(tokens, next)) && !beginsSentence(tokens[next])) next++;
  if (next === time || !UNITS.test(joined(tokens, next))) return -1;
  if (/^(?:on|at)$/.test(joined(tokens, next + 1))) {
    const there = /^(?:the|his|her|their)$/.test(joined(tokens, next + 2)) ? next + 3 : next + 2;
    return /^(?:site|house|place|location|home|job)$/.test(joined(tokens, there)) ? there : next;
  }
  return joined(tokens, next + 1) === "to" && joined(tokens, next + 2) === "install" ? next + 2 : next;
}
