/** What is kept of, at most: so many, and none longer. All are forgotten when one more comes. */
interface Kept {
  most: number;
  longest: number;
}

/** More words than a language's speakers use, and no word that people say is longer. */
const WORDS: Kept = { most: 10_000, longest: 32 };

/** The word as the string that names a property: sets and tables know it by where it lies, and it holds on to no longer text. */
export const named = (word: string): string => Object.keys({ [word]: true })[0] ?? word;

/** Keeps what is made of a text for the next time that it comes; `make` must depend on nothing else. */
export function keptByText<T>(make: (text: string) => T, { most, longest }: Kept): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    if (text.length > longest) return make(text);
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (kept.size >= most) kept.clear();
    kept.set(named(text), made);
    return made;
  };
}

/** The same of single words. */
export const keptByWord = <T>(make: (word: string) => T): ((word: string) => T) => keptByText(make, WORDS);
