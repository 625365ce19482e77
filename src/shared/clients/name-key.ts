import { plainText } from "#shared/documents/search.ts";

/** What says that a household is meant, and nothing of its name. */
const ARTICLES = new Set(["the"]);
const HOUSEHOLDS = new Set(["family", "families", "household", "residence"]);

/** "Hendersons" and "Henderson" are one family, and so are "Joneses" and "Jones": what is left is no name to show. */
export const familyStem = (word: string): string => {
  const single = /(?:s|x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : word;
  return single.length > 3 && single.endsWith("s") && !single.endsWith("ss") ? single.slice(0, -1) : single;
};

/**
 * A client's name as it is compared: without capitals, accents, spaces and punctuation, and a household without its
 * article, "family" and plural, so that "the Hendersons", "Hendersons" and "Henderson family" are one. Never empty for
 * a name that is not.
 */
export function nameKey(name: string): string {
  const spoken = name.replace(/['’`]s(?=\s|$)/giu, "");
  const words = plainText(spoken.replaceAll("&", " and ")).split(/\s+/).filter(Boolean);
  const first = words.length > 1 && ARTICLES.has(words[0] ?? "") ? 1 : 0;
  const isHousehold = words.length - first > 1 && HOUSEHOLDS.has(words.at(-1) ?? "");
  const named = words.slice(first, isHousehold ? -1 : undefined);
  const key = named.length === 1 ? familyStem(named[0] ?? "") : named.join("");
  return (key || name.trim().toLowerCase() || name).slice(0, 200);
}
