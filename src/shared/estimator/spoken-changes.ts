import { cueAt } from "./cues.ts";
import type { OpenLines } from "./open-lines.ts";
import { beginsSentence, isJoined } from "./tokens.ts";
import { FILLERS } from "./words.ts";

/** Small words that a correction goes on with: "no, sorry, that's nine hundred". */
const AGAIN = new Set(["no", "sorry", "wait", "actually", "it's", "that's", "its", "um", "uh"]);

/** "The diagnostic is eighty nine, but that's waived": the line before is free. */
function waiveBefore(open: OpenLines, index: number, last: number): void {
  const before = open.lines.list.at(-1);
  const refers = ["that's", "that", "it's", "is", "it", "which", "i'll", "and", "but"].includes(open.at(index - 1));
  if (!before || !refers || open.settled() || !/waived|house|on me|free|charge/.test(open.at(last))) return;
  if (before.price || before.service) before.free = { first: index, last };
}

const ITS = new Set(["it", "that", "them", "those", "any"]);

/** What a cue does to the lines: returns its last token, or -1 when none begins here. */
export function changeAt(open: OpenLines, index: number): number {
  // "at seven eighty each no eight units"
  const plainNo =
    open.at(index) === "no" &&
    (open.figures.has(index + 1) || (open.at(index + 1) === "the" && open.changesSomething(index + 1, index))) &&
    (open.current.price !== null || open.current.quantities.length > 0);
  const cue = plainNo ? ({ kind: "replace", last: index, strikes: false } as const) : cueAt(open.tokens, index);
  if (!cue) return -1;
  if (cue.kind === "optional") {
    const trails = ["that's", "that", "which", "is", "are"].includes(open.at(index));
    if (cue.sticky) {
      if (open.current.price && isJoined(open.tokens[index])) open.current.optional = true;
      else {
        open.boundary(false);
        open.optional = true;
      }
    } else if (trails) {
      if (open.settled() || (!open.at(index).startsWith("that") && open.lines.content(open.current.words).length > 0))
        open.current.optional = true;
      else {
        const last = open.lines.list.at(-1);
        if (last) last.optional = true;
      }
    } else {
      open.boundary(false);
      open.current.optional = true;
    }
    return cue.last;
  }
  if (cue.kind === "free") {
    if (["not", "isn't", "aren't"].includes(open.at(index - 1)) || open.at(index + 1) === "not") return -1;
    if (open.lines.content(open.current.words).length > 0 || open.current.service) {
      if (!open.current.price || /waived|house|on me/.test(open.at(cue.last)))
        open.current.free = { first: index, last: cue.last };
      open.current.last = cue.last;
    } else waiveBefore(open, index, cue.last);
    return cue.last;
  }
  if (cue.kind === "replace" && !cue.strikes && !open.changesSomething(cue.last + 1, index))
    return FILLERS.has(open.at(index)) ? index : -1;
  if (
    cue.kind === "remove" &&
    !cue.waived &&
    ["drop", "skip", "take", "scratch", "forget", "cancel", "scrap"].includes(open.at(index)) &&
    !["the", "that", "those", "on", "about", "off"].includes(open.at(cue.last + 1))
  )
    return -1;
  // "forget the staining, they don't want it": one thing left out, said twice
  if (cue.kind === "remove" && open.correction?.kind === "remove" && ITS.has(open.at(cue.last + 1))) return cue.last;
  const empty =
    !open.settled() && open.lines.content(open.current.words).length === 0 && open.current.quantities.length === 0;
  // "actually scratch that, leave out the deck": one change said twice
  if (!(empty && open.correction)) open.finish();
  open.current.first = index;
  open.correction =
    cue.kind === "remove"
      ? { kind: "remove", strikes: false, waived: cue.waived, first: index }
      : {
          kind: "replace",
          strikes: cue.strikes || (open.correction?.strikes ?? false),
          waived: false,
          first: index,
        };
  let { last } = cue;
  while (cue.kind === "replace" && AGAIN.has(open.at(last + 1)) && !beginsSentence(open.tokens[last + 1])) last++;
  return last;
}
