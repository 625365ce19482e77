import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { stem } from "../words/stem.ts";
import { isJoined } from "../words/tokens.ts";
import { tellsWhyNot } from "../words/why-not.ts";
import { WORK_VERBS } from "../words/words.ts";

/** How many lines back one may be denied. */
const DENIED_REACH = 6;

/** What may stand between a thing and its price. */
export const SAYS_PRICE = wordSet("is are was at for");

/** True when a thing's price follows, which is then another and no denial: "no, the muffler is two ninety". */
const isPricedBehind = (open: OpenLines, last: number): boolean =>
  open.figures.has(last + 1) || (SAYS_PRICE.has(open.at(last + 1)) && open.figures.get(last + 2)?.role === "money");

/** Behind "so no backup" in one breath terms and other matters begin. */
const GOES_ON = wordSet("tax deposit net discount but and then plus so just only");

/** True when the name of what is denied is whole, or cut short where nothing else can be meant. */
const endsName = (open: OpenLines, index: number, last: number): boolean =>
  !isJoined(open.tokens[last + 1]) ||
  tellsWhyNot(open.at(last + 1)) ||
  (open.at(index - 1) === "so" && GOES_ON.has(open.at(last + 1)));

/** "The customer keeps the wood, so no hauling": the work that one line alone begins with. */
function deniesWork(open: OpenLines, index: number, [verb = ""]: readonly string[]): boolean {
  const doing = open.at(index + 1);
  if (!doing.endsWith("ing") || !WORK_VERBS.has(verb) || stem(doing) !== stem(verb)) return false;
  const lines = [open.current, ...open.lines.list].filter(({ words }) => {
    const [first = ""] = open.lines.content(words);
    return stem(first) === stem(verb);
  });
  return lines.length === 1 && endsName(open, index, index + 1) && !isPricedBehind(open, index + 1);
}

/** Nobody says more words of a name behind "no". */
const LONGEST_DENIED = 12;
/** No line has a name of more words, small ones among them. */
const LONGEST_LINE = 40;

/** The last token of a line's name behind "no": the whole of it, or its end where the clause ends or tells why; else -1. */
function deniedName(open: OpenLines, index: number, name: readonly string[]): number {
  for (let from = Math.max(0, name.length - LONGEST_DENIED); from < name.length; from++) {
    const said = name.slice(from).every((word, place) => stem(open.at(index + 1 + place)) === stem(word));
    const last = index + name.length - from;
    const ends = from === 0 || endsName(open, index, last);
    if (said && ends && !isPricedBehind(open, last)) return last;
  }
  return deniesWork(open, index, name) ? index + 1 : -1;
}

/** "Panel upgrade and trip fee, uh, no trip fee": a line's whole name after "no" takes it out; the name's last token, or -1. */
export function deniesLine(open: OpenLines, index: number): number {
  const denied = deniedLine(open, index);
  if (!denied) return -1;
  const { line, last } = denied;
  if (line === open.current) open.finish();
  // "I take that back, no trip charge": the denial says what is taken back
  else if (!open.lines.hasContent(open.current.words) && !open.settled()) open.correction = null;
  open.lines.remove(line);
  open.leftOut = last;
  return last;
}

/** "They tried somebody else for four hundred but | got no prints": what others did not get. */
const gotNone = (open: OpenLines, index: number): boolean =>
  /^(?:got|had)$/.test(open.at(index - 1)) && /^(?:but|and|he|she|they)$/.test(open.at(index - 2));

/** The line that "no trip fee" denies, and the last token of its name. */
export function deniedLine(open: OpenLines, index: number): { line: Candidate; last: number } | null {
  if (open.at(index) !== "no" || gotNone(open, index)) return null;
  for (const line of [open.current, ...open.lines.list.slice(-DENIED_REACH).toReversed()]) {
    const last = deniedName(open, index, open.lines.content(line.words.slice(-LONGEST_LINE)));
    if (last >= 0) return { line, last };
  }
  return null;
}
