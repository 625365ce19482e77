import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import type { Figure } from "./figure.ts";

/** After a bare number these go on with the figures, and do not name what it counts. */
const LINKS = wordSet("at and plus each");
/** These begin a clause of their own, or one that says why. */
const CLAUSES = wordSet(
  "the his her their my our i he she they we it i'm i've he's she's they're they've we're we've it's there's that's because cause since with counting",
);
const THEM = wordSet("them those these");

/** "Eight | two of them died": another number of the same things follows. */
const goesOnOfThem = (tokens: readonly Token[], next: number): boolean =>
  isNumberWord(at(tokens, next)) && at(tokens, next + 1) === "of" && THEM.has(at(tokens, next + 2));

/** True when what follows a number, if anything, is nothing that it counts. */
export function countsNothingBehind({ first, last }: Figure, tokens: readonly Token[]): boolean {
  const next = at(tokens, last + 1);
  // "scratch that one he's going to live with it"
  if (at(tokens, first) === "one" && isJoined(tokens[last + 1])) return LINKS.has(next);
  // "make it forty | that leather's a pain"
  const why = next === "that" && at(tokens, last + 2).endsWith("'s");
  return !isJoined(tokens[last + 1]) || LINKS.has(next) || CLAUSES.has(next) || why || goesOnOfThem(tokens, last + 1);
}
