import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { CURRENCY } from "../words/words.ts";
import { EACH, isPerCounted, OF_WHAT } from "./per-unit.ts";

/** "Six dollars | the letter", "seventy dollars | labor apiece": what stands behind the stop is what the price is per. */
function goesOnWithUnit(tokens: readonly Token[], index: number): boolean {
  const before = at(tokens, index - 1);
  if (!CURRENCY.has(before) && !isNumberWord(before)) return false;
  const word = at(tokens, index);
  if (!isJoined(tokens[index + 1])) return false;
  return OF_WHAT.has(word) ? EACH.has(at(tokens, index + 1)) : word === "the" && isPerCounted(tokens, index);
}

/** The tokens of a talk without the stops that were heard between a price and what it is per; its own marks stay. */
export function withWholeRates(text: string, tokens: readonly Token[]): readonly Token[] {
  let whole: Token[] | null = null;
  for (let index = 1; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.gap !== "stop" || !isHeard(text, tokens[index - 1], token) || !goesOnWithUnit(tokens, index)) continue;
    (whole ??= [...tokens])[index] = { ...token, gap: "space" };
  }
  return whole ?? tokens;
}

/** A stop that has no mark in the text: nothing but a space stands there. */
const isHeard = (text: string, before: Token | undefined, { start }: Token): boolean =>
  before?.end === start - 1 && text.charAt(start - 1) === " ";
