import type { OpenLines } from "./open-lines.ts";
import { stem } from "./service-names.ts";
import { isJoined } from "./tokens.ts";

/** After what is not wanted these tell why or when: "no album they'll print their own", "no album this time". */
const WHY = /^(?:because|since|this|he|she|they|it|we|i|you|that)(?:'\p{L}+)?$/u;
/** How many lines back one may be denied. */
const DENIED_REACH = 6;

/** The last token of a line's name behind "no": the whole of it, or its end where the clause ends or tells why; else -1. */
function deniedName(open: OpenLines, index: number, name: readonly string[]): number {
  for (let from = 0; from < name.length; from++) {
    const said = name.slice(from).every((word, place) => stem(open.at(index + 1 + place)) === stem(word));
    const last = index + name.length - from;
    const ends = from === 0 || !isJoined(open.tokens[last + 1]) || WHY.test(open.at(last + 1));
    if (said && ends && !open.figures.has(last + 1)) return last;
  }
  return -1;
}

/** "Panel upgrade and trip fee, uh, no trip fee": a line's whole name after "no" takes it out; the name's last token, or -1. */
export function deniesLine(open: OpenLines, index: number): number {
  if (open.at(index) !== "no") return -1;
  const lines = [open.current, ...open.lines.list.slice(-DENIED_REACH).toReversed()];
  for (const line of lines) {
    const last = deniedName(open, index, open.lines.content(line.words));
    if (last < 0) continue;
    if (line === open.current) open.finish();
    open.lines.remove(line);
    return last;
  }
  return -1;
}
