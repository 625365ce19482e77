/** More words than a language's speakers use; all are forgotten when one more is said. */
const MOST_WORDS = 10_000;
/** No word that people say is longer. */
const LONGEST = 32;

/** The word as the string that names a property: sets and tables know it by where it lies, and it holds on to no longer text. */
export const named = (word: string): string => Object.keys({ [word]: true })[0] ?? word;

/** Keeps what is made of a word for the next time that it is said; `make` must depend on nothing else. */
export function keptByWord<T>(make: (word: string) => T): (word: string) => T {
  const kept = new Map<string, T>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    const made = make(word);
    if (word.length > LONGEST) return made;
    if (kept.size >= MOST_WORDS) kept.clear();
    kept.set(named(word), made);
    return made;
  };
}
