import { closestWords, partsToTrust } from "#shared/documents/closest-words.ts";
import { canBeMistyped, searchWords } from "#shared/documents/search.ts";
import { wordQuery, type WordPlace } from "./search.ts";

/** The words that an account has in what is searched. */
export interface KnownWords {
  /** Whether a word begins so. */
  hasWord(beginning: string): Promise<boolean>;
  /** Those that begin or end so and have at least this length. */
  listWordsLike(parts: { beginning: string; end: string; length: number }): Promise<string[]>;
}

/** A search as it is carried out: for each word the beginnings that are looked for. */
export type UnderstoodSearch = { query: string; beginnings: string[]; places: readonly WordPlace[] };

/** A mistyped word means at most this many. */
const MOST_MEANINGS = 6;

/** What a word searched for may begin: itself, and when nothing in the account begins so, the words closest to it. */
async function meaningsOf(word: string, known: KnownWords): Promise<string[]> {
  if (!canBeMistyped(word) || (await known.hasWord(word))) return [word];
  return [word, ...closestWords(word, await known.listWordsLike(partsToTrust(word)), MOST_MEANINGS)];
}

/** The query for what somebody typed, mistakes forgiven; null when there is no word in it. */
export async function understandSearch(
  account: string,
  text: string,
  places: readonly WordPlace[],
  known: KnownWords,
): Promise<UnderstoodSearch | null> {
  const words = searchWords(text);
  if (words.length === 0) return null;
  const meanings = await Promise.all(words.map((word) => meaningsOf(word, known)));
  return { query: wordQuery(account, meanings, places), beginnings: meanings.flat(), places };
}
