import type { CatalogueEntry } from "./estimate-input.ts";
import type { Token } from "./tokens.ts";
import { singular } from "./units.ts";

/** A service of the account that the words name, on the tokens from `first` to `last`. */
export interface ServiceMention {
  entry: CatalogueEntry;
  first: number;
  last: number;
}

const ENDINGS = /(?:ations?|ions?|ments?|ings?|ers?|ed|es|s|e|y)$/;
const EMPTY_WORDS = new Set(["of", "the", "a", "an", "and", "for", "per", "to", "in", "on", "with"]);

/** A rough stem, the same for "install", "installs", "installed" and "installation". */
export function stem(word: string): string {
  const one = singular(word);
  const base = one.length > 4 ? one.replace(ENDINGS, "") : one;
  return base.length < 3 ? one : base.replace(/([bdglmnprt])\1$/, "$1");
}

/** The words of a service's name that must all be said. */
const stemsOf = (name: string): string[] =>
  [
    ...new Set(
      (name.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? []).filter((word) => !EMPTY_WORDS.has(word)).map(stem),
    ),
  ].slice(0, 8);

/** Finds services by all the words of their names, in any order, close together, in one clause. Longer names win. */
export function findServices(
  tokens: readonly Token[],
  catalogue: readonly CatalogueEntry[],
  taken: Uint8Array,
): ServiceMention[] {
  const named = catalogue.slice(0, 2_000).flatMap((entry) => {
    const stems = stemsOf(entry.name);
    return stems.length === 0 || (entry.hourlyRate === null && entry.fixedRate === null) ? [] : [{ entry, stems }];
  });
  named.sort((a, b) => b.stems.length - a.stems.length);
  const byStem = new Map<string, typeof named>();
  for (const service of named)
    for (const word of service.stems) byStem.set(word, [...(byStem.get(word) ?? []), service]);
  if (named.length === 0) return [];
  const spokenStems = tokens.map((token) => stem(token.norm));
  const mentions: ServiceMention[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (taken[index]) continue;
    let best: ServiceMention | null = null;
    let size = 0;
    for (const { entry, stems } of byStem.get(spokenStems[index] ?? "") ?? []) {
      if (stems.length <= size) break;
      const missing = new Set(stems);
      let last = -1;
      for (let next = index; next < index + stems.length + 3 && missing.size > 0; next++) {
        const token = tokens[next];
        if (
          !token ||
          taken[next] ||
          (next > index &&
            (token.gap === "stop" || token.gap === "comma" || token.norm === "and" || token.norm === "plus"))
        )
          break;
        if (missing.delete(spokenStems[next] ?? "")) last = next;
      }
      if (missing.size === 0) [best, size] = [{ entry, first: index, last }, stems.length];
    }
    if (!best) continue;
    mentions.push(best);
    index = best.last;
  }
  return mentions;
}

/** The one hourly labour service, when exactly one exists: it prices "three hours of labor". */
export function laborService(catalogue: readonly CatalogueEntry[]): CatalogueEntry | null {
  const found = catalogue.filter((entry) => entry.hourlyRate !== null && /labou?r/i.test(entry.name));
  return found.length === 1 ? (found[0] ?? null) : null;
}
