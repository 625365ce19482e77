import type { Figure } from "../numbers/figure.ts";
import { ARTICLES } from "../words/number-words.ts";
import { at, type Token } from "../words/tokens.ts";

/** The words from one token to another as they were said, their numbers in digits: "24 hours notice to cancel". */
export function inOwnWords(
  text: string,
  tokens: readonly Token[],
  figures: readonly Figure[],
  first: number,
  last: number,
): string {
  let [written, from] = ["", tokens[first]?.start ?? 0];
  for (const { number } of figures) {
    if (number.first < first || number.last > last) continue;
    if (ARTICLES.has(at(tokens, number.first)) || (number.readings.length > 1 && number.priceShaped)) continue;
    written += text.slice(from, number.start) + (number.readings[0]?.value ?? 0).toLocaleString("en-US");
    from = number.end;
  }
  return (written + text.slice(from, tokens[last]?.end ?? from)).replaceAll(/\s+/g, " ").trim();
}
