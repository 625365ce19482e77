import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { newCandidate } from "../quantities/candidate.ts";
import { oneOf } from "../words/begins.ts";
import { stem } from "../words/stem.ts";
import { beginsSentence, isJoined } from "../words/tokens.ts";
import { tellsWhyNot } from "../words/why-not.ts";
import { DEFINITE, lineNamed, nameAt } from "./said-names.ts";

/** Verbs that are work as well: with a particle, or with what the line is taken from, they take one out. */
const TAKING = wordSet("take pull yank cross strike scratch");
export const beginsTakingOut = oneOf(TAKING, ["get", "remove"]);
/** "Cross the roof out": what is written, and no work. */
const WRITING = wordSet("cross strike scratch");
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

/** "Cross the roof out | it's slate i'm not touching that and": the last token of why a line goes, told in the same breath; else the one before it. */
function whyEnd(open: OpenLines, last: number): number {
  const next = open.tokens[last + 1];
  if (!next || !isJoined(next) || !tellsWhyNot(next.norm)) return last;
  let end = last + 1;
  while (end < last + LONGEST_WHY && isJoined(open.tokens[end + 1]) && !AFTER_WHY.has(open.at(end + 1))) {
    if (open.figures.has(end + 1) || WISHES.has(open.at(end + 1))) return last;
    end++;
  }
  return end < last + LONGEST_WHY ? end : last;
}
/** "They want the hallway instead" is no reason alone. */
const WISHES = wordSet("want wants need needs like prefer prefers instead");
const LONGEST_WHY = 10;
const AFTER_WHY = wordSet("and plus but then also um uh");

/** Carpets and wires are pulled for money: these are no words of a quote. */
const PULLED = wordSet(
  "carpet carpets rug pad permit permits wire wires cable cables stump stumps weeds toilet tub sink vanity pump motor engine transmission post posts nails staples tile tiles trim baseboard baseboards board boards door doors panel tank meter dock boat tree trees bush bushes shrub shrubs roots vines paver pavers plug plugs unit flooring vinyl linoleum",
);

/** "Pull | the patio | , it's cracked all over": a sentence that says what goes and why, and names nothing that is pulled for money. */
function pullsLine(open: OpenLines, index: number, words: readonly number[], behind: number): boolean {
  if (open.at(index) !== "pull" || !beginsSentence(open.tokens[index]) || isJoined(open.tokens[behind])) return false;
  if (beginsSentence(open.tokens[behind]) || !tellsWhyNot(open.at(behind))) return false;
  return !words.some((word) => PULLED.has(open.at(word)));
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
  const pulled = before < 0 && pullsLine(open, index, words, named);
  const behind = takes && before < 0 && !pulled ? particleEnd(open, named) : named;
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
  const crossed = WRITING.has(open.at(index)) && behind > named;
  return { words, last: end - 1, sure: speaksOfLine || off || crossed, speaksOfLine };
}

/** "Disposal is 125, wait, no, they keep it, | take disposal off", "so take disposal off": one word that names a line, where somebody changes their mind. The last token, or -1. */
function takesBareOut(open: OpenLines, index: number): number {
  const [name, off] = [index + 1, index + 2];
  if (open.at(index) !== "take" || open.at(off) !== "off" || !isJoined(open.tokens[off])) return -1;
  const changes = open.correction?.kind === "replace" || open.at(index - 1) === "so";
  const ends = !isJoined(open.tokens[off + 1]) || open.at(off + 1) === "so";
  if (!changes || !ends || DEFINITE.has(open.at(name))) return -1;
  const line = lineNamed(open, [name]);
  if (!line?.price) return -1;
  open.correction = null;
  if (line === open.current) open.finish();
  else open.current = newCandidate(off + 1);
  open.lines.remove(line);
  open.leftOut = off;
  return off;
}

/**
 * "Take the den back out", "get rid of the polish line", "remove the paint from that": a line that was heard leaves the
 * document, unless those are words of work. Returns the last token that says so, or -1.
 */
export function takesLineOut(open: OpenLines, index: number): number {
  const bare = takesBareOut(open, index);
  if (bare >= 0) return bare;
  const taken = takenAt(open, index);
  if (!taken) return -1;
  const last = whyEnd(open, taken.last);
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
