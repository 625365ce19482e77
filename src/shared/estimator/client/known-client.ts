import type { SpokenSource } from "#shared/documents/source.ts";
import { spoken } from "../numbers/spoken.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, type Token } from "../words/tokens.ts";
import { WORK_VERBS, WORK_WORDS } from "../words/words.ts";

/** Whom a document is for, and the words that said it. */
export interface FoundClient {
  name: string;
  source: SpokenSource;
  /** Where the name ends that was taken back for this one, as a UTF-16 offset. */
  before?: number;
}

/** A client of the account whose whole name was said; takes its tokens. */
export function knownClient(
  text: string,
  tokens: readonly Token[],
  clients: readonly string[],
  taken: Uint8Array,
): FoundClient | null {
  const byFirst = new Map<string, { words: string[]; name: string }[]>();
  for (const name of clients) {
    const words = name.toLowerCase().match(/[\p{L}\p{M}'’]+|\d+/gu) ?? [];
    const [head] = words;
    if (head === undefined || (words.length === 1 && (WORK_WORDS.has(head) || WORK_VERBS.has(head)))) continue;
    const list = byFirst.get(head) ?? [];
    list.push({ words, name });
    byFirst.set(head, list);
  }
  if (byFirst.size === 0) return null;
  for (let index = 0; index < tokens.length; index++)
    for (const { words, name } of byFirst.get(at(tokens, index)) ?? []) {
      if (taken[index] || !words.every((word, offset) => at(tokens, index + offset) === word)) continue;
      const last = index + words.length - 1;
      let from = index;
      while (from > 0 && ["for", "the", "at"].includes(at(tokens, from - 1)) && tokens[from]?.gap !== "stop") from--;
      taken.fill(PASSED_OVER, from, last + 1);
      return { name, source: spoken(text, tokens, index, last) };
    }
  return null;
}
