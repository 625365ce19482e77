import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { newCandidate } from "../quantities/candidate.ts";
import { oneOf } from "../words/begins.ts";
import { isJoined } from "../words/tokens.ts";
import { stem } from "../words/stem.ts";
import { tellsWhyNot } from "../words/why-not.ts";
import { DEFINITE, lineNamed, nameAt } from "./said-names.ts";

/** Verbs that are work as well: with a particle, or with what the line is taken from, they take one out. */
const TAKING = wordSet("take pull yank");
export const beginsTakingOut = oneOf(TAKING, ["get", "remove"]);
const PARTICLES = wordSet("out off");
const BACK = new Set(["back"]);
/** Behind the name: "get rid of the polish line", "remove the paint from that". */
const CLOSING = wordSet(
  "line item part from that the this there quote bid estimate invoice list altogether completely entirely please too",
);
/** What ends the name between them. */
const ENDING = new Set([...PARTICLES, ...BACK, ...CLOSING]);
/** Behind a stop with one of these something else is counted. */
const ADDS = wordSet("add and also plus");
/** What is taken off something else is work. */
const GOING_ON = wordSet("of the to for with");
/** What was there before is taken out as part of the work: "replace the sink ... take out the sink". */
const EXCHANGING = wordSet("replace replacing swap swapping new upgrade change exchange");

/** What names a line, and how sure it is that it shall go. */
interface Taken {
  words: number[];
  last: number;
  /** "Back out", "get rid of the line", "pull the mics off": hardly any work is called so. */
  sure: boolean;
  /** "Back out", "get rid of the line": no work is. */
  speaksOfLine: boolean;
}

const skip = (open: OpenLines, index: number, words: ReadonlySet<string>): number =>
  words.has(open.at(index)) && isJoined(open.tokens[index]) ? index + 1 : index;

/** "Back out": the token behind it, or -1. */
function particleEnd(open: OpenLines, index: number): number {
  const behind = skip(open, index, BACK);
  const end = skip(open, behind, PARTICLES);
  return end > behind ? end : -1;
}

/** "Take the den back out", "get rid of the polish", "remove the paint from that". */
function takenAt(open: OpenLines, index: number): Taken | null {
  const takes = TAKING.has(open.at(index));
  const rids = open.at(index) === "get" && open.at(index + 1) === "rid" && open.at(index + 2) === "of";
  if (!takes && !rids && open.at(index) !== "remove") return null;
  const before = takes ? particleEnd(open, index + 1) : -1;
  const article = rids ? index + 3 : before >= 0 ? before : index + 1;
  if (!DEFINITE.has(open.at(article)) || !isJoined(open.tokens[article + 1])) return null;
  const words = nameAt(open, article + 1, ENDING);
  const named = (words.at(-1) ?? article) + 1;
  const behind = takes && before < 0 ? particleEnd(open, named) : named;
  if (behind < 0 || words.length === 0) return null;
  let end = behind;
  // "pull the mics off of there"
  if (open.at(end) === "of" && CLOSING.has(open.at(end + 1))) end++;
  while (CLOSING.has(open.at(end)) && isJoined(open.tokens[end])) end++;
  // "take the barrier out for now"
  if (open.at(end) === "for" && open.at(end + 1) === "now") end += 2;
  const back = open.at(behind - 2) === "back" || open.at(article - 2) === "back";
  const speaksOfLine = back || end > behind;
  const off = takes && before < 0 && open.at(behind - 1) === "off";
  return { words, last: end - 1, sure: speaksOfLine || off, speaksOfLine };
}

/**
 * "Take the den back out", "get rid of the polish line", "remove the paint from that": a line that was heard leaves the
 * document, unless those are words of work. Returns the last token that says so, or -1.
 */
export function takesLineOut(open: OpenLines, index: number): number {
  const taken = takenAt(open, index);
  if (!taken) return -1;
  const { last } = taken;
  const next = open.tokens[last + 1];
  const ends = next === undefined || next.gap === "stop" || tellsWhyNot(next.norm);
  const goesOn = next !== undefined && isJoined(next) && GOING_ON.has(next.norm);
  // "remove the search. Add two risers"
  const adds = next !== undefined && next.gap === "stop" && ADDS.has(next.norm);
  if (open.figures.has(last + 1) || (open.figures.has(last + 2) && !adds) || !(ends || (taken.sure && !goesOn)))
    return -1;
  const line = lineNamed(open, taken.words);
  if (!(line?.price || line?.service)) return -1;
  const exchanged = line.words.some((word) => EXCHANGING.has(open.at(word)));
  if (exchanged && !taken.sure) return -1;
  // "carpet in the den nine hundred. Pull the carpet out.": nobody leaves out all that there is
  const others = [...open.lines.list, open.current].some((one) => one !== line && (one.price ?? one.service));
  if (!others && !taken.speaksOfLine) return -1;
  open.finish();
  open.lines.remove(line);
  open.leftOut = last;
  return last;
}

const IS = wordSet("is are");
/** Who does it, or has it, instead: "they'll make their | own", "she's | got one". */
const OWN = wordSet("own themselves himself herself already instead got");
const OWN_REACH = 7;

/** "The album's out, | they'll make their own": they have it from elsewhere. "The fan's out, he's been hot for days" is why one works there. */
function haveTheirOwn(open: OpenLines, first: number): boolean {
  if (isJoined(open.tokens[first]) || !(tellsWhyNot(open.at(first)) || DEFINITE.has(open.at(first)))) return false;
  for (let next = first + 1; next < first + OWN_REACH && isJoined(open.tokens[next]); next++)
    if (OWN.has(open.at(next))) return true;
  return false;
}

/** "The album's | out, they'll make their own": a line that was heard leaves the document. Returns the last token that says so, or -1. */
export function isOut(open: OpenLines, index: number): number {
  const last = IS.has(open.at(index - 1)) ? index - 2 : index - 1;
  const named = open.at(last).replace(/'s$/u, "");
  if (!isJoined(open.tokens[index]) || open.settled() || !haveTheirOwn(open, index + 1)) return -1;
  if (last === index - 1 && !open.at(last).endsWith("'s")) return -1;
  const article = DEFINITE.has(open.at(last - 1)) ? last - 1 : last - 2;
  if (!DEFINITE.has(open.at(article)) || isJoined(open.tokens[article]) || !open.lines.names(named)) return -1;
  const line = open.lines.list.findLast((one) => open.lines.stemsOfListed(one).has(stem(named)));
  if (!line?.price) return -1;
  open.lines.remove(line);
  open.current = newCandidate(index + 1);
  open.leftOut = index;
  return index;
}
