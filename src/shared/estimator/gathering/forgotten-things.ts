import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { oneOf } from "../words/begins.ts";
import { cueAt } from "../words/cues.ts";
import { isJoined } from "../words/tokens.ts";

const SPEAKER = wordSet("i we i'd we'd i've we've");
const WHY = wordSet("because cause cuz since");
/** Begins with who forgot something, or why the count is another one. */
export const beginsForgotten = oneOf(SPEAKER, WHY);
/** What makes a count wrong. */
const FORGOT = wordSet("forgot forgotten missed overlooked miscounted skipped");
const NOT = wordSet("didn't hadn't");
const SAW = wordSet("count counted see seen notice noticed include included");
/** Another thing begins behind these. */
const ENDS = wordSet("and then plus also so but");
/** No clause about it has more words. */
const LONGEST = 10;
/** Between a count and why it is another: "eighteen shrubs | I forgot". */
const NEAR = 3;

/** The verb of a clause that begins at a token: "I forgot", "since we left out", "I didn't see"; -1 for none. */
function verbOf(open: OpenLines, index: number): number {
  const who = WHY.has(open.at(index)) ? index + 1 : index;
  if (!SPEAKER.has(open.at(who))) return -1;
  const [word, next] = [open.at(who + 1), open.at(who + 2)];
  if (FORGOT.has(word)) return who + 1;
  return (word === "left" && next === "out") || (NOT.has(word) && SAW.has(next)) ? who + 2 : -1;
}

/** The last token of the clause, or -1 when something in it has a price: then it is a line of its own. */
function clauseEnd(open: OpenLines, verb: number): number {
  let last = verb;
  for (let next = verb + 1; next <= verb + LONGEST && next < open.tokens.length; next++) {
    if (!isJoined(open.tokens[next]) || ENDS.has(open.at(next)) || open.isTaken(next)) break;
    const figure = open.figures.get(next);
    if (figure?.role === "money") return -1;
    if (cueAt(open.tokens, next)?.kind === "replace") break;
    last = figure?.last ?? next;
  }
  // "I missed two screens and those are thirty each" has its price behind the next word
  const behind = open.figures.get(last + 1) ?? open.figures.get(last + 2);
  return behind?.role === "money" ? -1 : last;
}

/** A count that was just put right: "make that eighteen". */
function isCorrected({ current, correction }: OpenLines, index: number): boolean {
  const count = current.quantities.at(-1);
  return correction?.kind === "replace" && count !== undefined && !current.price && index - count.last <= NEAR;
}

/**
 * "Make that eighteen, I forgot the two by the mailbox", "I forgot two, make that eighteen": why the count is another one.
 * It counts nothing more and names nothing. Returns its last token, or -1.
 */
export function forgottenEnd(open: OpenLines, index: number): number {
  const verb = verbOf(open, index);
  if (verb < 0) return -1;
  const last = clauseEnd(open, verb);
  const corrected = isCorrected(open, index);
  const heard = open.settled() || open.lines.list.length > 0;
  const corrects = heard && last >= 0 && cueAt(open.tokens, last + 1)?.kind === "replace" && !open.correction;
  if (!corrected && !corrects) return -1;
  open.finish();
  return last;
}
