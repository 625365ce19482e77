import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
import { stem } from "../words/stem.ts";
import { isJoined } from "../words/tokens.ts";

/** Before the name of a thing that was spoken of already: "the gate", "their gate". */
export const DEFINITE = wordSet("the that those his her their");

/** So many words name a thing at most. */
export const LONGEST_NAME = 4;

/** "The service call", but not "the den, call it ninety". */
const endsCall = (open: OpenLines, index: number, named: number): boolean =>
  named > 0 && open.at(index) === "call" && !/^(?:it|that|them|the)$/.test(open.at(index + 1));

/** The words that may name a thing, from a token on: joined, none a figure, none small, and none of those that end it. */
export function nameAt(open: OpenLines, index: number, ending: ReadonlySet<string>, longest = LONGEST_NAME): number[] {
  const words: number[] = [];
  for (let next = index; words.length < longest && next < open.tokens.length; next++) {
    const apart = words.length > 0 && !isJoined(open.tokens[next]);
    const named = open.lines.hasContent([next]) || endsCall(open, next, words.length);
    if (apart || !named || open.figures.has(next) || ending.has(open.at(next))) break;
    words.push(next);
  }
  return words;
}

/** True when something is said right behind a name of any length that begins at a token: behind most names it is not, and the line need not be looked up. */
export function isSaidBehindName(
  open: OpenLines,
  first: number,
  isSaidAt: (open: OpenLines, next: number) => boolean,
): boolean {
  for (let next = first + 1; next <= first + LONGEST_NAME; next++) if (isSaidAt(open, next)) return true;
  return false;
}

/** The line whose name holds all those words: the one being heard, or one before it. */
export function lineNamed(open: OpenLines, words: readonly number[]): Candidate | null {
  const said = open.lines.content(words).map(stem);
  if (said.length === 0) return null;
  const own = open.settled() ? open.lines.stems(open.current) : null;
  if (own && said.every((word) => own.has(word))) return open.current;
  return open.lines.repeats({ ...newCandidate(words[0] ?? 0), words: [...words] });
}
