import type { OpenLines } from "../heard/open-lines.ts";
import { newCandidate } from "../quantities/candidate.ts";
import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { wordsFrom } from "../words/sentence-words.ts";
import { isJoined } from "../words/tokens.ts";

export const beginsComesWith = oneOf(["no", "wait", "actually", "oh"]);

/** "No wait, that comes with it", "actually those come in the box". */
const COMES_WITH =
  /^(?:(?:no|oh|wait|actually|sorry) )+(?:(?:that|it|those|they)(?:'s|'re)?|the \S+) (?:already |just |is |are )*(?:(?:comes?|came) (?:with|in)|included (?:with|in)|part of) (?:(it|that|them|those)|(?:the|that) (\S+))$/;
const COMING = wordSet("come comes came included part");
const [REACH, SHORTEST] = [10, 3];

/** "Supply line, 25, | no, that comes with it", "| no wait that comes with the toilet": what was just priced is part of another line. Returns the last token, or -1. */
export function comesWithIt(open: OpenLines, index: number): number {
  const { current, lines, tokens } = open;
  if (!wordsFrom(tokens, index + 1, REACH).some((word) => COMING.has(word))) return -1;
  const line = current.price ? current : open.isEmpty() ? lines.list.at(-1) : undefined;
  if (!line?.price || line.price.last < index - 1) return -1;
  if (!lines.list.some((other) => other !== line && (other.price ?? other.service))) return -1;
  const words = [open.at(index), ...wordsFrom(tokens, index + 1, REACH)];
  for (let count = SHORTEST; count <= words.length; count++) {
    const last = index + count - 1;
    const [said, , thing] = COMES_WITH.exec(words.slice(0, count).join(" ")) ?? [];
    const ends = !isJoined(tokens[last + 1]);
    if (said === undefined || !(thing === undefined || ends || lines.names(thing))) continue;
    line.free = { first: index, last };
    if (line === current) open.finish();
    open.current = newCandidate(last + 1);
    return last;
  }
  return -1;
}
