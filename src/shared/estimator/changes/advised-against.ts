import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { newCandidate } from "../quantities/candidate.ts";
import { isJoined } from "../words/tokens.ts";

const WOULD = wordSet("i'd we'd would");
const LEFT = wordSet("out off");
/** Behind "I'd leave out" something else is said with one of these, and not what is left out. */
const ELSE = wordSet(
  "it it'd it's that'd that's they'd they're you he she they we i and but for until till this because since as",
);
/** With more words a talk tells of more than one thing. */
const MOST_TOPIC_WORDS = 3;

/** "The sealing I'd | leave out", "sealing I'd leave out, it would be four hundred": what stands before it is left out, and no line before that. */
export function leavesFronted(open: OpenLines, index: number, last: number): boolean {
  const leaves = open.at(index) === "leave" && LEFT.has(open.at(last)) && WOULD.has(open.at(index - 1));
  if (!leaves || (isJoined(open.tokens[last + 1]) && !ELSE.has(open.at(last + 1)))) return false;
  const { current, lines } = open;
  const { price } = current;
  if (price) {
    const isBefore = (word: number) => word < price.first;
    [current.words, current.trailing] = [current.words.filter(isBefore), []];
    open.finish();
  } else if (lines.content(current.words).length <= MOST_TOPIC_WORDS && !open.correction) {
    const line = lines.match(current);
    if (line) lines.remove(line);
  } else return false;
  open.current = newCandidate(last + 1);
  open.leftOut = last;
  return true;
}
