import { wordSet } from "#shared/word-set.ts";
import { SENTENCE, wordsBefore, wordsFrom } from "../words/sentence-words.ts";
import type { Token } from "../words/tokens.ts";

const OURS = wordSet("i we i'll we'll");
const WILL = wordSet("can could i'll we'll will");
/** What somebody does who comes to work. */
const COMING = wordSet("be do come get fit start swing");
/** The work, or where it is: between the verb and the day. */
const THERE = wordSet(
  "there out over by it this that them him her you in all both to on for the a job early first thing maybe probably",
);
/** "I can come Tuesday to measure": no work yet. */
const LOOKING = wordSet("look measure see check talk quote estimate discuss");
const LOOK_REACH = 6;
/** "I'll get | that to him | next week": what is sent. */
const SENT = wordSet("that this it them you");
const GETTERS = wordSet("him her them you");

/** "I can be there | Tuesday", "we could do it Thursday morning": a day on which we say that we come to do the work. */
export function comesThen(tokens: readonly Token[], index: number): boolean {
  const before = wordsBefore(tokens, index, SENTENCE);
  const verb = before.findIndex((word) => !THERE.has(word));
  const will = verb + 1;
  const to = before.slice(0, verb).indexOf("to");
  if (before[verb] === "get" && SENT.has(before[to + 1] ?? "") && GETTERS.has(before[to - 1] ?? "")) return false;
  if (!COMING.has(before[verb] ?? "") || !WILL.has(before[will] ?? "")) return false;
  if (!OURS.has(before[will] ?? "") && !OURS.has(before[will + 1] ?? "")) return false;
  return !wordsFrom(tokens, index + 1, LOOK_REACH).some((word) => LOOKING.has(word));
}
