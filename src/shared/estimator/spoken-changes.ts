import { wordSet } from "#shared/word-set.ts";
import { thingAfterService } from "./after-service.ts";
import { changeTo, topicOf, turnTo } from "./changed-to.ts";
import { newCandidate } from "./candidate.ts";
import { cueAt } from "./cues.ts";
import { contrastAt } from "./contrasted.ts";
import { deniedLine, deniesLine } from "./denied-lines.ts";
import { isLineHead } from "./nature.ts";
import { makeOptional, supposesPrice, suppositionEnd } from "./spoken-options.ts";
import type { OpenLines } from "./open-lines.ts";
import { isDropOff, isObject, ITS, keepsOnly, namesNoLine } from "./removed-things.ts";
import { neverMindsRemoval, restoresLine } from "./restored-lines.ts";
import { takesLineOut } from "./taken-out.ts";
import { beginsSentence, isJoined } from "./tokens.ts";
import { FILLERS } from "./words.ts";

/** Small words that a correction goes on with: "no, sorry, that's nine hundred", "nope, I'd better say ninety". */
const AGAIN = new Set(
  "no sorry wait actually it's that's its um uh hmm well nope nah i i'd i'll we'll think better say says make made call let's go going with do should more like it that make".split(
    " ",
  ),
);
/** "No wait, I'm going with", but not "no wait, with the niche": that tells why. */
function goesOn(open: OpenLines, index: number): boolean {
  if (!AGAIN.has(open.at(index)) || beginsSentence(open.tokens[index]) || deniedLine(open, index)) return false;
  return open.at(index) !== "with" || ["go", "going"].includes(open.at(index - 1));
}
/** How many of them may stand between "no" and the figure. */
const LONGEST_BRIDGE = 5;
/** Particles of "take that off", "leave it out", "they don't want it anymore". */
const PARTICLES = new Set(["off", "out", "away", "anymore"]);

/** "The diagnostic is eighty nine, but that's waived": the line before is free. */
function waiveBefore(open: OpenLines, index: number, last: number): void {
  const before = open.lines.list.at(-1);
  const refers = [
    "let's",
    "i'm",
    "we're",
    "we'll",
    "that's",
    "that",
    "it's",
    "is",
    "it",
    "which",
    "i'll",
    "and",
    "but",
  ].some((word) => word === open.at(index - 1) || word === open.at(index));
  if (!before || !refers || open.settled() || !/waived|house|on me|free|charge|^in$/.test(open.at(last))) return;
  if (before.price || before.service) before.free = { first: index, last };
}

/** "No charge on the service call", "no charge for travel": what follows is free. */
function waivesNext(open: OpenLines, last: number): boolean {
  if (open.at(last) !== "charge" || !["on", "for"].includes(open.at(last + 1))) return false;
  const named = ["the", "that", "this", "a", "his", "her", "their"].includes(open.at(last + 2));
  if (!named) return isLineHead(open.at(last + 2));
  return open.at(last + 3) !== "one" && open.lines.content([last + 3]).length > 0;
}

/** "The diagnostic was eighty nine but I'm waiving that": the line that is being heard, or the one before. */
function waivePronoun(open: OpenLines, index: number, last: number): number {
  const line = open.settled() ? open.current : open.lines.list.at(-1);
  if (line) line.free = { first: index, last };
  if (line === open.current) open.finish();
  return last;
}

/** "Installation not included", "the trimming isn't needed": what was named and not priced is no line. */
function leaveOut(open: OpenLines): void {
  if (open.current.price) return;
  const line = open.lines.repeats(open.current);
  if (line) open.lines.remove(line);
  open.current = newCandidate(open.current.last + 1);
}

/** With more words something else is told as well. */
const MOST_TOPIC_WORDS = 3;

const ASKED = new Set(["asked", "mentioned"]);

/** "Spring cleanup, they asked about tree removal but we don't do that": what somebody asked for behind a service is no line. */
function leavesAsked(open: OpenLines): boolean {
  const { current } = open;
  const asked = current.words.findIndex(
    (index) => ASKED.has(open.at(index)) && index > (current.service?.last ?? index),
  );
  if (asked < 0 || current.price || open.lines.content(current.words.slice(asked + 1)).length === 0) return false;
  current.words = current.words.slice(0, asked);
  open.finish();
  return true;
}

/** "Scaffolding no they have nine foot ceilings we don't need it": what was just named, and no line, is left out. */
function leavesTopic(open: OpenLines): boolean {
  const { current, lines } = open;
  // "the hardware's on them now, so take it out": a line heard before, and why
  const opening = current.words.slice(0, 3);
  const [subject = ""] = lines.content(opening);
  const topic = open.at(opening[0] ?? -1) === "the" && lines.names(subject);
  // "but that's through Dave so leave that out": said of the line before
  const pronoun =
    !topic &&
    (current.words.some((index) => ITS.has(open.at(index))) || SPEAKS_OF.has(open.at(current.words[0] ?? -1)));
  if (
    open.settled() ||
    pronoun ||
    current.words.some((index) => open.at(index) === "know") ||
    lines.content(current.words).length === 0 ||
    open.correction
  )
    return false;
  const short = topic || lines.content(current.words).length <= MOST_TOPIC_WORDS;
  const line = short ? lines.match(topic ? { ...current, words: opening } : current) : null;
  if (line) lines.remove(line);
  current.words = [];
  current.quantities = [];
  return true;
}

const SPEAKS_OF = new Set(["but", "that's", "it's", "they're", "because"]);

const WHOM = wordSet("her him them you us this");

/** "At seven eighty each no eight units", "about ninety no I'd better say one twenty". */
function plainNo(open: OpenLines, index: number): boolean {
  if (open.at(index) !== "no") return false;
  const { price, quantities } = open.current;
  if (price === null && quantities.length === 0) return false;
  const made = open.at(index + 1) === "make" || open.at(index + 1) === "do" ? 2 : 1;
  if (open.at(index + made) === "the") return open.changesSomething(index + made, index);
  // "no for her make it two ninety"
  const whom = open.at(index + 1) === "for" && WHOM.has(open.at(index + 2)) ? 2 : 0;
  for (let next = index + whom + 1; next <= index + whom + LONGEST_BRIDGE; next++) {
    // "no I think six hours", but "no I think two hundred for the parts" is said of something else
    const role = open.figures.get(next)?.role;
    if (role) return role === "quantity" || open.at(next - 1) !== "think";
    if (!AGAIN.has(open.at(next)) && !FILLERS.has(open.at(next))) return false;
  }
  return false;
}

/** "For the outlets do a hundred and twenty each instead": what was named before is priced anew. */
function isInstead(open: OpenLines, index: number): boolean {
  if (open.at(index) !== "instead" || !open.current.price || open.correction || open.current.optional) return false;
  // "forget the crown molding, put in cabinet lighting for four seventy five instead" of what was left out
  const other = ["put", "use"].includes(open.at(open.current.words[0] ?? -1)) && !open.lines.repeats(open.current);
  if (other) return false;
  open.correction = { kind: "replace", strikes: false, waived: false, first: open.current.first };
  return true;
}

const TELLERS = wordSet("he she they we he's she's they're i he'd she'd they'd turns");
const SETTING = new Set(["make", "call", "let's"]);

/** "He wants the high-efficiency one, so make that forty-nine hundred": why something changes is no line of its own. */
function tellsWhy(open: OpenLines, index: number): boolean {
  const { current, lines } = open;
  if (open.settled() || current.quantities.length > 0 || !lines.list.some((line) => line.price)) return false;
  if (!SETTING.has(open.at(index))) return false;
  const told = current.words.some((word) => TELLERS.has(open.at(word)));
  return told || open.at(index - 1) === "so";
}

/** How many words stand between a line that is left out and why: "they", "and he just". */
const WHY_REACH = 4;

/** "Drop the shutters. They decided against them": why, said of a line that is out already. */
const saysWhyLeftOut = (open: OpenLines, index: number, last: number): boolean =>
  ITS.has(open.at(last + 1)) &&
  index - open.leftOut <= WHY_REACH &&
  !open.settled() &&
  open.lines.content(open.current.words).length === 0;

/** What a cue does to the lines: returns its last token, or -1 when none begins here. */
export function changeAt(open: OpenLines, index: number): number {
  // "paint correction, five hours" corrects nothing
  if (open.namesService(index)) return -1;
  // "at seven eighty each no eight units"
  const supposed = suppositionEnd(open, index);
  if (supposed >= 0) return supposed;
  const unwanted = deniesLine(open, index);
  if (unwanted >= 0) return unwanted;
  const moved = Math.max(takesLineOut(open, index), neverMindsRemoval(open, index), restoresLine(open, index));
  if (moved >= 0) return moved;
  const only = keepsOnly(open, index);
  if (only >= 0) return only;
  if (supposesPrice(open, index)) {
    open.boundary(beginsSentence(open.tokens[index]));
    open.current.optional = true;
    return index;
  }
  const contrasted = contrastAt(open, index);
  if (contrasted >= 0) return contrasted;
  const changed = Math.max(changeTo(open, index), turnTo(open, index));
  if (changed >= 0) return changed;
  const cue = plainNo(open, index)
    ? ({ kind: "replace", last: index, strikes: false } as const)
    : cueAt(open.tokens, index);
  if (!cue) return isInstead(open, index) ? index : -1;
  if (cue.kind === "optional" || cue.kind === "undecided") {
    makeOptional(open, index, cue);
    return cue.last;
  }
  if (cue.kind === "unneeded") {
    leaveOut(open);
    return cue.last;
  }
  if (cue.kind === "free") {
    const denied = ["not", "isn't", "aren't"].includes(open.at(index - 1));
    if (denied && open.at(cue.last) === "included") leaveOut(open);
    if (denied || open.at(index + 1) === "not") return -1;
    if (waivesNext(open, cue.last)) open.finish();
    const thing = thingAfterService(open);
    if (thing.length > 0) open.finish(thing);
    if ((open.lines.content(open.current.words).length > 0 || open.current.service) && !waivesNext(open, cue.last)) {
      // "I'd normally charge one twenty five but I'm not gonna charge her"
      const unbilled = ["not", "won't"].includes(open.at(index));
      if (!open.current.price || unbilled || /waived|house|on me|in|free/.test(open.at(cue.last)))
        open.current.free = { first: index, last: cue.last };
      open.current.last = cue.last;
    } else if (waivesNext(open, cue.last)) {
      // "no charge on the service call": what follows
      open.correction = { kind: "remove", strikes: false, waived: true, first: index };
      open.current.first = index;
      return cue.last + 1;
    } else waiveBefore(open, index, cue.last);
    return cue.last;
  }
  if (cue.kind === "replace" && !cue.strikes && !open.changesSomething(cue.last + 1, index))
    return FILLERS.has(open.at(index)) ? index : -1;
  if (
    cue.kind === "remove" &&
    !cue.waived &&
    ["drop", "skip", "take", "scratch", "forget", "cancel", "scrap"].includes(open.at(index)) &&
    !["the", "that", "those", "on", "about", "off"].includes(open.at(cue.last + 1)) &&
    !(open.at(cue.last + 1) === "it" && open.at(cue.last + 2) !== "if") &&
    ![1, 2].some((next) => isJoined(open.tokens[cue.last + next]) && open.lines.names(open.at(cue.last + next)))
  )
    return -1;
  // "eighty to take it out": what the price is for
  const priced = open.at(index - 1) === "to" && open.current.price?.last === index - 2;
  if (cue.kind === "remove" && (priced || namesNoLine(open, index) || isDropOff(open, index))) return -1;
  // "actually leave the shed", but not "leave the keys"
  const leaves = open.at(index) === "leave" && open.at(index + 1) === "the" && !isJoined(open.tokens[index + 3]);
  if (leaves && !open.lines.names(open.at(index + 2))) return -1;
  // "ceilings she doesn't want": what stands before it has no line
  if (cue.kind === "remove" && cue.unwanted && !isObject(open, cue.last + 1)) return -1;
  // "forget the staining, they don't want it": one thing left out, said twice
  if (cue.kind === "remove" && open.correction?.kind === "remove" && ITS.has(open.at(cue.last + 1))) return cue.last;
  if (cue.kind === "remove" && saysWhyLeftOut(open, index, cue.last)) {
    open.current = newCandidate(cue.last + 2);
    return cue.last + 1;
  }
  if (
    cue.kind === "remove" &&
    !cue.waived &&
    ITS.has(open.at(cue.last + 1)) &&
    (leavesAsked(open) || leavesTopic(open))
  )
    return cue.last + 1;
  if (cue.kind === "remove" && cue.waived && ITS.has(open.at(cue.last + 1)))
    return waivePronoun(open, index, cue.last + 1);
  const empty =
    !open.settled() && open.lines.content(open.current.words).length === 0 && open.current.quantities.length === 0;
  // "actually scratch that, leave out the deck": one change said twice
  const topic = cue.kind === "replace" ? topicOf(open) : [];
  if (topic.length > 0 || (cue.kind === "replace" && tellsWhy(open, index))) open.current.words = [];
  if (!(empty && open.correction) && topic.length === 0) open.finish();
  open.current.words.push(...topic);
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
  while (cue.kind === "replace" && goesOn(open, last + 1)) last++;
  while (cue.kind === "remove" && PARTICLES.has(open.at(last + 2)) && ITS.has(open.at(last + 1))) last += 2;
  return last;
}
