import { wordSet } from "#shared/word-set.ts";
import { EDIT_TERMS, LONGEST_REPAIR, repairBetween } from "../numbers/repairs.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { isNumberWord } from "../words/number-words.ts";
import { TAKEN_BACK } from "../words/taken.ts";
import { at, beginsSentence, type Token } from "../words/tokens.ts";
import { CURRENCY } from "../words/words.ts";

/** What leads from a price to its thing, and is said again with the right one. */
const LEADING = wordSet("for on to");
/** "For the old front door" has no more words. */
const LONGEST_THING = 4;

/** One of these takes the thing back. */
const TAKING_BACK = cue(oneOf(EDIT_TERMS));

/** Where the same preposition stands again behind nothing but a thing and words that take it back, or -1. */
function saidAgain(tokens: readonly Token[], first: number): number {
  for (let from = first + 2; from <= first + 1 + LONGEST_THING; from++) {
    if (beginsSentence(tokens[from]) || isNumberWord(at(tokens, from - 1)) || LEADING.has(at(tokens, from - 1)))
      return -1;
    for (let to = from + 1; to <= from + LONGEST_REPAIR; to++)
      if (at(tokens, to) === at(tokens, first)) {
        const named = !isNumberWord(at(tokens, to + 1)) && !beginsSentence(tokens[to + 1]);
        if (named && repairBetween(tokens, from, to) === "taken back") return to;
        break;
      }
  }
  return -1;
}

/** "Six fifty for the headboard, no, | for the bench": the thing that was taken back leaves the talk. */
export function takeBackThings(said: readonly Token[], taken: Uint8Array): readonly Token[] {
  if (!hears(said, TAKING_BACK)) return said;
  let tokens: Token[] | null = null;
  for (let index = 1; index < said.length; index++) {
    const first = (tokens ?? said)[index];
    if (!first || !LEADING.has(first.norm)) continue;
    const before = at(said, index - 1);
    const again = isNumberWord(before) || CURRENCY.has(before) ? saidAgain(tokens ?? said, index) : -1;
    const next = again < 0 ? undefined : said[again];
    if (!next) continue;
    taken.fill(TAKEN_BACK, index, again);
    tokens ??= [...said];
    tokens[again] = { ...next, gap: first.gap };
    index = again;
  }
  return tokens ?? said;
}
