import { toldBy } from "./content-words.ts";

/** A text that others say so much of says nothing more. */
const SAID = 0.81;

/**
 * Texts with what was told beside them: a text of which what was told says all is told in these words, and what the texts
 * say already is not told again.
 */
export function withTold(texts: readonly string[], told: readonly string[]): string[] {
  const added: string[] = [];
  for (const one of told) {
    const known = texts.filter((text) => toldBy(text, [one]) < 1);
    if (toldBy(one, [...known, ...added]) < SAID && toldBy(one, texts) < SAID) added.push(one);
  }
  return [...texts.filter((text) => toldBy(text, added) < 1), ...added];
}

/** When the work is done: what was told of it, where this says all that a rule read, and else both. */
export function timesOf(heard: string | null, told: readonly string[]): string[] {
  if (heard === null || toldBy(heard, told) === 1) return toldBeside([], told);
  return withTold([heard], told);
}

/** What was told that no other text says already. */
export const toldBeside = (texts: readonly string[], told: readonly string[]): string[] =>
  told.filter((one, at) => toldBy(one, [...texts, ...told.slice(0, at)]) < SAID);
