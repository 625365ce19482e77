import { at, isJoined, type Token } from "../words/tokens.ts";

/** Phrases by their first word; "a|b" stands for either. */
export type Phrases = ReadonlyMap<string, readonly (readonly ReadonlySet<string>[])[]>;

/** Phrases as they are written, one on a line. */
export function phrases(lines: string): Phrases {
  const known = new Map<string, ReadonlySet<string>[][]>();
  for (const line of lines.split("\n").map((said) => said.trim())) {
    const words = line.split(" ").map((word) => new Set(word.split("|")));
    for (const first of words[0] ?? []) known.set(first, [...(known.get(first) ?? []), words]);
  }
  return known;
}

/** The place behind the longest of some phrases that begins at a place, or -1. */
export function phraseEnd(tokens: readonly Token[], index: number, known: Phrases): number {
  let end = -1;
  for (const phrase of known.get(tokens[index]?.norm ?? "") ?? []) {
    let place = 0;
    while (phrase[place]?.has(at(tokens, index + place)) && (place === 0 || isJoined(tokens[index + place]))) place++;
    if (place === phrase.length) end = Math.max(end, index + place);
  }
  return end;
}
