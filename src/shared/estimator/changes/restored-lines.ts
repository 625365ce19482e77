import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
import { oneOf } from "../words/begins.ts";
import { isJoined } from "../words/tokens.ts";
import { tellsWhyNot } from "../words/why-not.ts";
import { DEFINITE, lineNamed, nameAt } from "./said-names.ts";

const KEEPING = wordSet("keep leave put add bring restore include");
const WANTING = wordSet("want wants need needs");
export const beginsRestoring = oneOf(KEEPING, WANTING);
const NEGATING = wordSet("don't doesn't didn't not won't wouldn't never");
const PRONOUNS = wordSet("it that them those");
/** Behind what is put back: "back in", "on there", "after all". */
const BACK = wordSet("back in on there after all too as well");
const AWAY = wordSet("out off away alone");
const ENDING = new Set([...BACK, ...AWAY]);
/** Behind what is put back the talk turns to something else with one of these. */
const GOES_ON = wordSet("and but so then please");
/** How many words after it was left out "keep it" still means that line. */
const PRONOUN_REACH = 8;

/** What somebody wants to keep, or to have after all. */
interface Wanted {
  words: number[];
  pronoun: boolean;
  last: number;
}

/** What a verb keeps: "the gutters", "it". */
function objectOf(open: OpenLines, index: number): Wanted {
  const first = index + 1;
  if (PRONOUNS.has(open.at(first)) && (!isJoined(open.tokens[first + 1]) || BACK.has(open.at(first + 1))))
    return { words: [], pronoun: true, last: first };
  const named = DEFINITE.has(open.at(first)) ? first + 1 : first;
  const words = named > first && !isJoined(open.tokens[named]) ? [] : nameAt(open, named, ENDING);
  return { words, pronoun: false, last: words.at(-1) ?? named - 1 };
}

/** Ends "skip the blades, actually no, he" when what is wanted is what it leaves out. */
function endRemoval(open: OpenLines, { words, pronoun }: Wanted): void {
  if (open.correction?.kind !== "remove") return;
  const leaves = open.lines.content(open.current.words);
  if (pronoun || open.lines.content(words).some((word) => leaves.includes(word))) open.finish();
}

/** How many words after it was left out a lone "never mind" still means that line. */
const NEVER_MIND_REACH = 3;

/** "Take the uplighting off. Never mind.": what was just left out is back, or "leave it on" behind it says so; the last token, or -1. */
export function neverMindsRemoval(open: OpenLines, index: number): number {
  if (open.at(index) !== "never" || open.at(index + 1) !== "mind") return -1;
  const next = index + 2;
  const goesOn = next < open.tokens.length && isJoined(open.tokens[next]);
  const keeps = KEEPING.has(open.at(next)) || WANTING.has(open.at(next + 1));
  if (goesOn && !keeps) return -1;
  // "take the uplighting off never mind"
  if (open.correction?.kind === "remove" && open.lines.content(open.current.words).length > 0) open.finish();
  if (open.settled() || index - open.leftOut > NEVER_MIND_REACH) return -1;
  open.correction = null;
  if (!keeps) open.lines.restore([]);
  open.current = newCandidate(next);
  return next - 1;
}

const PEOPLE = wordSet("he she they somebody someone who");
const SAYING = wordSet("said says");

/** "Take the faucet off, | her brother put it in": who did the work that the line is of, and not that it is back. */
const tellsWhoDidIt = (open: OpenLines, index: number): boolean => {
  const who = open.at(index - 1);
  if (open.at(index) !== "put" || !isJoined(open.tokens[index]) || SAYING.has(who)) return false;
  return PEOPLE.has(who) || open.lines.content([index - 1]).length > 0;
};

/** The line that is wanted and was waived or made an option: by its name, or just before. */
function putAside(open: OpenLines, index: number, { words, pronoun }: Wanted): Candidate | null {
  const line = pronoun ? open.lines.list.findLast((one) => one.optional || one.free) : lineNamed(open, words);
  if (!line?.price || !(line.optional || line.free)) return null;
  const at = Math.max(line.free?.last ?? Number.NEGATIVE_INFINITY, line.optional ? open.optionAt : 0);
  return !pronoun || (index > at && index - at <= PRONOUN_REACH) ? line : null;
}

/** "I'll waive the service call. No, keep it on there": it is billed after all. */
function takeOnAgain(line: Candidate): void {
  line.optional = false;
  line.free = null;
}

/**
 * "Skip the gutters. Actually no, leave the gutters in", "put the sink back", "he does want the blades": a line that was
 * left out is back. Returns the last token of the words that say so, or -1.
 */
export function restoresLine(open: OpenLines, index: number): number {
  const wants = WANTING.has(open.at(index));
  if (!(wants || KEEPING.has(open.at(index))) || NEGATING.has(open.at(index - 1))) return -1;
  const object = objectOf(open, index);
  let { last } = object;
  while (BACK.has(open.at(last + 1)) && isJoined(open.tokens[last + 1])) last++;
  const said = new Set(open.tokens.slice(object.last + 1, last + 1).map(({ norm }) => norm));
  // "leave it off", "add the fountain for three hundred"
  if (AWAY.has(open.at(last + 1)) || open.figures.has(last + 1) || open.figures.has(last + 2)) return -1;
  if (object.pronoun && wants && !said.has("after")) return -1;
  if (object.pronoun && !said.has("back") && tellsWhoDidIt(open, index)) return -1;
  if (!object.pronoun && open.lines.content(object.words).length === 0) return -1;
  // "she wants the upstairs done in spring"
  const behind = open.tokens[last + 1];
  if (behind && isJoined(behind) && !GOES_ON.has(behind.norm) && !tellsWhyNot(behind.norm)) return -1;
  endRemoval(open, object);
  const aside = putAside(open, index, object);
  const leftOut = !aside && !(object.pronoun && index - open.leftOut > PRONOUN_REACH);
  if (!aside && !(leftOut && open.lines.restore(object.words))) return -1;
  if (aside) takeOnAgain(aside);
  open.correction = null;
  open.current = newCandidate(last + 1);
  return last;
}
