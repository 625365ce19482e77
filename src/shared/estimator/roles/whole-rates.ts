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
export function withWholeRates(text: string, tokens: Token[]): Token[] {
  const isHeard = (index: number) => text.slice(tokens[index - 1]?.end, tokens[index]?.start) === " ";
  const torn = (token: Token, index: number) => index > 0 && token.gap === "stop" && isHeard(index);
  return tokens.map((token, index) =>
    torn(token, index) && goesOnWithUnit(tokens, index) ? { ...token, gap: "space" } : token,
  );
}
