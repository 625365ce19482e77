import { toldBy } from "./content-words.ts";

/** A text that others say so much of says nothing more. */
const SAID = 0.8;

/**
 * Texts with what was told beside them: a text of which what was told says all is told in these words, and what the texts
 * say already is not told again.
 */
export function withTold(texts: readonly string[], told: readonly string[]): string[] {
  const added: string[] = [];
  for (const one of told) {
    const known = texts.filter((text) => toldBy(text, one) < 1);
    if (toldBy(one, [...known, ...added].join(" ")) < SAID && toldBy(one, texts.join(" ")) < SAID) added.push(one);
  }
  return [...texts.filter((text) => toldBy(text, added.join(" ")) < 1), ...added];
}

/** What was told that no other text says already. */
export const toldBeside = (texts: readonly string[], told: readonly string[]): string[] =>
  told.filter((one, at) => toldBy(one, [...texts, ...told.slice(0, at)].join(" ")) < SAID);
