import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { EDIT_TERMS } from "../numbers/repairs.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
import { beginsSentence, isJoined } from "../words/tokens.ts";
import { priceBehind, priceIn, samePriceEnd } from "./exchanged-things.ts";
import { DEFINITE, lineNamed, LONGEST_NAME, nameAt } from "./said-names.ts";

const ARTICLES = wordSet("the a an that his her their");
const HESITATING = wordSet("um uh er but it's its");
/** Before what holds, when it is said first: "it's the loveseat, not the sofa". */
const IT_IS = wordSet("it's its that's it is no oh actually sorry make that");

const WISHES = wordSet("want wants need needs like likes prefer prefers");

/** "Instead of the vanilla cake | she'll have the lemon cake". */
const CHOOSERS = /^(?:he|she|they|we|i)(?:'(?:ll|d|s|re))?$/;
const CHOOSING = wordSet(
  "have take get want wants prefer prefers like likes would is are going getting taking having with",
);

/** Where what was chosen begins, over who chose it; else the token itself. */
function overChoice(open: OpenLines, index: number): number {
  if (!CHOOSERS.test(open.at(index)) || !CHOOSING.has(open.at(index + 1))) return index;
  let next = index + 1;
  while (CHOOSING.has(open.at(next)) && isJoined(open.tokens[next])) next++;
  return next;
}

/** "Instead of the shade put a blind". */
const PUTTING = wordSet("put do use install");

const overArticle = (open: OpenLines, index: number): number => (ARTICLES.has(open.at(index)) ? index + 1 : index);

/** "Not the foyer": the words behind "not" that name a line, as many as do. */
function deniedWords(open: OpenLines, first: number): { words: number[]; line: Candidate } | null {
  for (let longest = LONGEST_NAME; longest > 0; longest--) {
    const words = nameAt(open, first, EDIT_TERMS, longest);
    const line = words.length > 0 ? lineNamed(open, words) : null;
    if (line) return { words, line };
  }
  return null;
}

/** Where the words begin that hold instead, behind "not the foyer", or -1 when nothing but a new price or work follows. */
function insteadAt(open: OpenLines, index: number, article: boolean): number {
  let next = index;
  let edited = false;
  while (next < index + LONGEST_NAME * 2 && (HESITATING.has(open.at(next)) || EDIT_TERMS.has(open.at(next)))) {
    edited = true;
    next++;
  }
  const first = overArticle(open, next);
  const words = nameAt(open, first, EDIT_TERMS);
  const behind = open.tokens[(words.at(-1) ?? first) + 1];
  // "not the foyer, the powder room", "not gates, doors"
  const led = edited || first > next === article;
  if (words.length === 0 || !led || (beginsSentence(open.tokens[next]) && !edited)) return -1;
  const ends = behind === undefined || !isJoined(behind) || /^(?:and|for|at)$/.test(behind.norm);
  return ends ? next : -1;
}

/** "It's the loveseat, not the sofa": what holds was said first; the last token of "sofa", or -1. */
function heldBefore(open: OpenLines, index: number, denied: readonly number[], line: Candidate): number {
  const last = denied.at(-1) ?? index;
  const { current } = open;
  const behind = open.tokens[last + 1];
  if (open.settled() || current.quantities.length > 0 || (behind && isJoined(behind))) return -1;
  if (!IT_IS.has(open.at(current.words[0] ?? -1))) return -1;
  const words = current.words.filter((word) => !IT_IS.has(open.at(word)) && !ARTICLES.has(open.at(word)));
  if (!open.lines.hasContent(words) || words.length > LONGEST_NAME) return -1;
  open.lines.rename(line, denied, words);
  open.current = newCandidate(last + 1);
  return last;
}

/**
 * "She wants the tankless | instead of the tank so that's twenty nine hundred", "they'd like oak instead of the maple, same
 * price": what is wished was said first. The line has the price that is said, or asks for one. The last token, or -1.
 */
function wishedBefore(open: OpenLines, denied: readonly number[], line: Candidate): number {
  const { current } = open;
  const wish = current.words.findIndex((word) => WISHES.has(open.at(word)) || open.at(word) === "like");
  if (wish < 0 || open.settled() || current.quantities.length > 0 || line === current || line.service) return -1;
  const words = current.words.slice(wish + 1).filter((word) => !ARTICLES.has(open.at(word)));
  if (!open.lines.hasContent(words) || words.length > LONGEST_NAME) return -1;
  const last = denied.at(-1) ?? -1;
  const same = samePriceEnd(open, last + 1);
  const price = same < 0 ? priceBehind(open, last + 1) : null;
  const next = open.tokens[last + 1];
  if (same < 0 && !price && isJoined(next) && !/^(?:and|but|because|since)$/.test(next?.norm ?? "")) return -1;
  open.lines.rename(line, denied, words);
  if (same < 0) line.price = price ? priceIn(line, price) : null;
  line.asked = true;
  const end = same < 0 ? (price?.last ?? last) : same;
  line.last = Math.max(line.last, end);
  open.correction = null;
  open.current = newCandidate(end + 1);
  return end;
}

/** What is heard from a token on takes the place of some words of a line. */
export function standsInstead(open: OpenLines, first: number, line: Candidate, words: readonly number[]): void {
  open.finish();
  open.current.first = first;
  open.correction = { kind: "replace", strikes: false, waived: false, first, denied: { line, words } };
}

/**
 * "No, not the foyer, the powder room", "instead of the shade put a blind", "it's the loveseat, not the sofa": another
 * thing stands in a line where the first one stood, and keeps its price. Returns the last token before what holds, or
 * the last of what was denied, or -1.
 */
export function contrastAt(open: OpenLines, index: number): number {
  const insteadOf = open.at(index) === "instead" && open.at(index + 1) === "of";
  if (open.at(index) !== "not" && !insteadOf) return -1;
  const names = index + (insteadOf ? 2 : 1);
  const first = overArticle(open, names);
  const denied = deniedWords(open, first);
  if (!denied?.line.price) return -1;
  const { line } = denied;
  const held = insteadOf ? -1 : heldBefore(open, index, denied.words, line);
  if (held >= 0) return held;
  const wished = insteadOf ? wishedBefore(open, denied.words, line) : -1;
  if (wished >= 0) return wished;
  const behind = (denied.words.at(-1) ?? first) + 1;
  const put = insteadOf && PUTTING.has(open.at(behind)) ? behind + 1 : behind;
  const next = insteadAt(open, insteadOf ? overChoice(open, put) : put, first > names);
  // "not the roof, the gutters" where both were said: the roof is left out
  // "scratch that, they want photos, | not a video, | and those are 190"
  const apposed = next < 0 && open.correction?.kind === "replace" && !open.current.price && !insteadOf;
  if (apposed && open.current.words.some((word) => WISHES.has(open.at(word)))) return denied.words.at(-1) ?? -1;
  const other = next < 0 ? null : lineNamed(open, nameAt(open, overArticle(open, next), EDIT_TERMS));
  if (next < 0 || (other && other !== line)) return -1;
  standsInstead(open, index, line, denied.words);
  return next - 1;
}

/** What leads to a thing that is left out: "so | not the cleanup", "no wait, | not the cleanup". */
const LEADS_TO_NOT = wordSet("so then but");

/** "No wait, he did the cleanup himself, so | not the cleanup": a line with a price that a clause denies and nothing else replaces is out; the last token of its name, or -1. */
export function leavesDenied(open: OpenLines, index: number): number {
  const [before, article] = [open.at(index - 1), open.at(index + 1)];
  if (!DEFINITE.has(article) || !(LEADS_TO_NOT.has(before) || EDIT_TERMS.has(before))) return -1;
  const denied = deniedWords(open, index + 2);
  const last = denied?.words.at(-1) ?? -1;
  if (!denied || denied.line === open.current || !(denied.line.price ?? denied.line.service)) return -1;
  if (isJoined(open.tokens[last + 1]) && !ENDS_DENIAL.has(open.at(last + 1))) return -1;
  // what was said since tells why
  if (open.settled() || open.current.quantities.length > 0) return -1;
  open.correction = null;
  open.current = newCandidate(last + 1);
  open.lines.remove(denied.line);
  open.leftOut = last;
  return last;
}
const ENDS_DENIAL = wordSet("and but because since then");
