import { keptByWord } from "#shared/kept-words.ts";
import type { Begins } from "../words/begins.ts";
import type { Token } from "../words/tokens.ts";

const MOST = 31;

/** Cues that words give, side by side in one number. */
class Cues {
  readonly #givenBy: Begins[] = [];
  readonly #givenAt = keptByWord((word) =>
    this.#givenBy.reduce((cues, isGivenBy, place) => (isGivenBy(word) ? cues | (1 << place) : cues), 0),
  );

  /**
   * The cue that some words give a line: without it a rule about lines finds nothing and need not be asked. To be made while
   * modules load. Throws when there are more than stand side by side in a number.
   */
  readonly add = (isGivenBy: Begins): number => {
    if (this.#givenBy.length === MOST)
      throw new Error(`More than ${MOST} cues of lines: they stand side by side in one number`);
    return 1 << (this.#givenBy.push(isGivenBy) - 1);
  };

  /** All cues that the words of a line give: each word is looked at once for all rules. */
  readonly among = (tokens: readonly Token[], words: readonly number[]): number => {
    let cues = 0;
    for (const index of words) cues |= this.#givenAt(tokens[index]?.norm ?? "");
    return cues;
  };
}

export const { add: lineCue, among: cuesIn } = new Cues();

/** Cues of the rules about what was found: they are looked for in few lines, and have a number of their own. */
export const { add: findingCue, among: findingsIn } = new Cues();
