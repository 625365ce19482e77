import { wordSet } from "#shared/word-set.ts";

/** Words that a street's name ends with, and hardly anything else. */
export const STREETS = wordSet(
  "street avenue ave road rd lane ln boulevard blvd terrace parkway pkwy highway hwy route circle",
);
const ALSO_STREETS = wordSet("drive court place way st");

/** True for a word that may end a street's name, and that a name or a thing seldom ends with. */
export const isStreet = (word: string): boolean => STREETS.has(word) || ALSO_STREETS.has(word);
