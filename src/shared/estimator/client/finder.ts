import { EACH } from "../roles/per-unit.ts";
import { isNumberWord } from "../words/number-words.ts";
import type { Token } from "../words/tokens.ts";
import { CURRENCY, WORK_VERBS, WORK_WORDS } from "../words/words.ts";
import type { Named } from "./households.ts";
import { isOther } from "./people.ts";

/** What is looked at to find whom a document is for. */
export interface Talk {
  tokens: readonly Token[];
  taken: Uint8Array;
  /** The text has capitals, so that names have them too. */
  cased: boolean;
}

/** A name, and the first token of the words that lead to it. */
export interface Found extends Named {
  from: number;
}

/** One way in which a talk says whom it is for; null when it does not. */
export type Finder = (talk: Talk) => Found | null;

/** True for a word of a trade, which is no name. */
export const isWork = (word: string): boolean => WORK_WORDS.has(word) || WORK_VERBS.has(word);

/** True for a word that may end a price: "sixty five", "dollars", "each". */
export const endsPrice = (word: string): boolean => isNumberWord(word) || CURRENCY.has(word) || EACH.has(word);

/** Some words, told one by one. */
type Words = Pick<ReadonlySet<string>, "has">;

/** Tries a finder at each token, or at each that is one of some words, in order. */
export const firstOf = (
  { tokens, taken }: Talk,
  find: (index: number) => Named | null,
  lead: (found: Named, index: number) => number = (found) => found.first,
  words: Words | null = null,
): Found | null => {
  for (let index = 0; index < tokens.length; index++) {
    if (taken[index] || (words && !words.has(tokens[index]?.norm ?? ""))) continue;
    const found = find(index);
    if (found && !taken[found.first] && !isOther(tokens, found.first, found.last))
      return { first: found.first, last: found.last, ownS: found.ownS === true, from: lead(found, index) };
  }
  return null;
};

/** Tries a finder at each token that is one of some words, in order. */
export const firstAt = (
  words: Words,
  talk: Talk,
  find: (index: number) => Named | null,
  lead?: (found: Named, index: number) => number,
): Found | null => firstOf(talk, find, lead, words);
