/** Up to this length one mistake is forgiven, beyond it two. */
const SHORT = 7;

/**
 * How many letters must be typed, left out, changed or swapped with their neighbour until `typed` is the beginning of
 * `word`. (Optimal string alignment; the lowest figure of the last row, since the end of the word need not be typed.)
 */
export function mistakesTo(typed: string, word: string): number {
  const columns = Math.min(word.length, typed.length + 2);
  let before: number[] = [];
  let row = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let line = 1; line <= typed.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= columns; column += 1) {
      const same = typed[line - 1] === word[column - 1];
      const swapped =
        line > 1 && column > 1 && typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1];
      next[column] = Math.min(
        at(row, column) + 1,
        at(next, column - 1) + 1,
        at(row, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return Math.min(...row);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;

/** How many mistakes in a word of this length are taken for mistakes. */
const mistakesForgiven = (typed: string): number => (typed.length <= SHORT ? 1 : 2);

/**
 * The parts of a mistyped word of which at least one is likely right. A single mistake cannot be in both its beginning
 * and its end; the letter in the middle is in neither, since two swapped letters may lie across it. With two mistakes
 * both may be wrong, so that less of them is trusted. `length` is the least that the word meant can have.
 */
export function partsToTrust(typed: string): { beginning: string; end: string; length: number } {
  const length = Math.floor((typed.length - 1) / (mistakesForgiven(typed) === 1 ? 2 : 4));
  const trusted = Math.max(1, length);
  return {
    beginning: typed.slice(0, trusted),
    end: typed.slice(-trusted),
    length: typed.length - mistakesForgiven(typed),
  };
}

/** Of these words the few that `typed` is most likely to mean: those with the fewest mistakes. */
export function closestWords(typed: string, words: readonly string[], most: number): string[] {
  const judged = words
    .map((word) => ({ word, mistakes: mistakesTo(typed, word) }))
    .filter(({ mistakes }) => mistakes <= mistakesForgiven(typed));
  const fewest = Math.min(...judged.map(({ mistakes }) => mistakes));
  return judged
    .filter(({ mistakes }) => mistakes === fewest)
    .map(({ word }) => word)
    .toSorted((one, other) => one.length - other.length || one.localeCompare(other))
    .slice(0, most);
}
