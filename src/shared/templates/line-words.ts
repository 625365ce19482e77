import { vocabulary, wordsOf } from "#shared/estimator/prose/words.ts";
import type { TemplateLine } from "./template.ts";

/** Words that tell no two lines apart. */
const PLAIN = new Set(
  "a an and at by each for from in it its of on or per the to with new old all labor material work supply supplied install installed installation".split(
    " ",
  ),
);

/** The words of a text that tell it from others, normalised, without doubles. */
export function tellingWords(text: string): string[] {
  const words = wordsOf(text).map((word) => word.norm);
  const telling = words.filter((word) => !PLAIN.has(word) && !/^\d/.test(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

/** What a line of one's own is known by: half of its telling words. */
export function ownLineWords(description: string): Pick<TemplateLine, "words" | "needs"> {
  const words = tellingWords(description);
  return { words, needs: Math.max(1, Math.ceil(words.length / 2)) };
}

/** How strongly a text speaks of a line: the words of the phrases that it holds, 0 when they are too few. */
export function speaksOf(said: (phrase: string) => boolean, line: Pick<TemplateLine, "words" | "needs">): number {
  const held = line.words.filter((phrase) => said(phrase));
  if (held.length < line.needs || held.length === 0) return 0;
  return held.reduce((sum, phrase) => sum + phrase.split(" ").length, 0);
}

/** The line that a text means, or null. Of two that it speaks of equally the earlier one is meant. */
export function lineMeant(text: string, lines: readonly TemplateLine[]): TemplateLine | null {
  const said = vocabulary(wordsOf(text));
  let best: TemplateLine | null = null;
  let strength = 0;
  for (const line of lines) {
    const speaks = speaksOf(said, line);
    if (speaks > strength) [best, strength] = [line, speaks];
  }
  return best;
}
