/**
 * Some words, to be asked for one by one. Most that are asked for are none of them: of 32 marks, one for each first letter
 * and length, the set has a few, and what has another mark need not be searched for.
 */
class WordSet implements ReadonlySet<string> {
  readonly #words: ReadonlySet<string>;
  readonly #marks: number;

  constructor(words: readonly string[]) {
    this.#words = new Set(words);
    this.#marks = words.reduce((marks, word) => marks | (1 << markOf(word)), 0);
  }

  get size(): number {
    return this.#words.size;
  }

  has(word: string): boolean {
    return word !== "" && ((this.#marks >>> markOf(word)) & 1) === 1 && this.#words.has(word);
  }

  forEach(tell: (word: string, same: string, set: ReadonlySet<string>) => void): void {
    for (const word of this.#words) tell(word, word, this);
  }

  entries() {
    return this.#words.entries();
  }

  keys() {
    return this.#words.keys();
  }

  values() {
    return this.#words.values();
  }

  [Symbol.iterator]() {
    return this.#words.values();
  }
}

const markOf = (word: string): number => (word.charCodeAt(0) + word.length * 7) & 31;

/** The words of a text, set apart by white space. */
export const wordSet = (words: string): ReadonlySet<string> => new WordSet(words.trim().split(/\s+/));
