/** The words of a text, set apart by white space, to be asked for one by one. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
