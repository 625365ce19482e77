import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { eachOf, repriced } from "../heard/repriced.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { timesApart } from "../numbers/repairs.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
import { oneOf } from "../words/begins.ts";
import { beginsSentence, isJoined } from "../words/tokens.ts";
import { tellsWhyNot } from "../words/why-not.ts";
import { DEFINITE, lineNamed, LONGEST_NAME, nameAt } from "./said-names.ts";

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
  if (open.correction?.kind === "remove" && open.lines.hasContent(open.current.words)) open.finish();
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
  return PEOPLE.has(who) || open.lines.hasContent([index - 1]);
};

const BILLING = wordSet("charge bill");
/** So many words stand between what is waived and "so charge it". */
const CHARGED_REACH = 16;

/** "The trip is 300, I waive that when the neighbor signs, but he hasn't, | so charge it": what was waived is billed after all; the last token, or -1. */
export function chargesAfterAll(open: OpenLines, index: number): number {
  if (open.at(index) !== "so" || !BILLING.has(open.at(index + 1)) || !POINTING.has(open.at(index + 2))) return -1;
  if (isJoined(open.tokens[index + 3])) return -1;
  const line = open.current.free ? open.current : open.lines.list.at(-1);
  if (!line?.price || !line.free || index - line.free.last > CHARGED_REACH) return -1;
  line.free = null;
  open.finish();
  open.current = newCandidate(index + 3);
  return index + 2;
}
const POINTING = wordSet("it that");

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

const JOINING = wordSet("but and only just");
const LEADS_TO_PRICE = wordSet("at for it's its is that's make it call say do now");
/** How many words lead from "leave it on" to its price, and how many times the price before it may be. */
const [PRICE_REACH, FARTHEST] = [5, 3];

/** "Leave it on | but at five fifty", "back in | and it's seven hundred": the price that a line has now that it is back, or null. */
function priceBehind(open: OpenLines, last: number): Figure | null {
  let next = last + 1;
  while (next <= last + PRICE_REACH && JOINING.has(open.at(next))) next++;
  const first = next;
  while (next <= last + PRICE_REACH && LEADS_TO_PRICE.has(open.at(next))) next++;
  const price = next > first ? open.figures.get(next) : undefined;
  if (price?.role !== "money" || price.told || price.range || beginsSentence(open.tokens[next])) return null;
  const behind = open.tokens[price.last + 1];
  return behind && isJoined(behind) && !GOES_ON.has(behind.norm) && !tellsWhyNot(behind.norm) ? null : price;
}

/** Gives a line that is back the price that it has now; the last token of it, or `last` where none is said. */
function pricesRestored(open: OpenLines, line: Candidate, price: Figure | null, last: number): number {
  const before = line.price;
  if (!price || !before || timesApart(dollarsOf(price), dollarsOf(before)) > Math.log(FARTHEST)) return last;
  if (price.per && !before.per) return last;
  line.price = repriced(eachOf(line, price, open.tokens) ?? before, price);
  open.lines.changed(line);
  return price.last;
}

/** "So vapor barrier | back in and it's seven hundred": the words right before name a line that was left out; the last token that says so, or -1. */
export function bringsBack(open: OpenLines, index: number): number {
  if (!IN.has(open.at(index + 1)) || open.settled() || !isJoined(open.tokens[index])) return -1;
  const words: number[] = [];
  while (words.length < LONGEST_NAME && open.lines.hasContent([index - words.length - 1]))
    words.unshift(index - words.length - 1);
  for (; words.length > 0; words.shift()) {
    const line = open.lines.restore(words);
    if (!line) continue;
    open.correction = null;
    const last = pricesRestored(open, line, priceBehind(open, index + 1), index + 1);
    open.current = newCandidate(last + 1);
    return last;
  }
  return -1;
}
const IN = wordSet("in on");

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
  const price = priceBehind(open, last);
  const priced = price !== null && (object.pronoun || said.has("back"));
  const counted = open.figures.has(last + 1) || open.figures.has(last + 2);
  if (AWAY.has(open.at(last + 1)) || (counted && !priced)) return -1;
  if (object.pronoun && wants && !said.has("after")) return -1;
  if (object.pronoun && !said.has("back") && tellsWhoDidIt(open, index)) return -1;
  if (!object.pronoun && !open.lines.hasContent(object.words)) return -1;
  // "she wants the upstairs done in spring"
  const behind = open.tokens[last + 1];
  if (behind && isJoined(behind) && !priced && !GOES_ON.has(behind.norm) && !tellsWhyNot(behind.norm)) return -1;
  endRemoval(open, object);
  const aside = putAside(open, index, object);
  const leftOut = !aside && !(object.pronoun && index - open.leftOut > PRONOUN_REACH);
  const line = aside ?? (leftOut ? open.lines.restore(object.words) : null);
  if (!line) return -1;
  if (aside) takeOnAgain(aside);
  open.correction = null;
  last = pricesRestored(open, line, price, last);
  open.current = newCandidate(last + 1);
  return last;
}
