import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import type { Figure } from "../numbers/figure.ts";
import type { OpenQuestion } from "../open-question.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { leaveAsItIs } from "../terms/discount-choices.ts";
import { oneOf } from "../words/begins.ts";
import { cueAt } from "../words/cues.ts";
import { beginsSentence, isJoined, placesBetween } from "../words/tokens.ts";
import { FEE_WORDS, LABOR_WORDS } from "../words/words.ts";

/** How far behind "or" the price of the other thing stands. */
const REACH = 14;
/** "Or rather", "or make it", "or so": a correction or a guess, and no other thing. */
const NO_OTHER = wordSet("rather make so no wait actually call let's say something thereabouts more less whatever");
/** "Option | b", "option two": which of them is spoken of; the first in its place. */
const FIRST = wordSet("a one 1 first");
const LATER = wordSet("b c d two three four 2 3 4 second third other");
/** A letter or a digit only stands behind "option". */
const ORDINALS = [...FIRST, ...LATER].filter((word) => word.length > 2);
export const beginsOptionLabel = oneOf(["option"], ORDINALS);
/** "As an option a pergola", "another option": no label. */
const BEFORE_OPTION = wordSet("an as another optional no any this that");
const BEHIND_LABEL = wordSet("is would be would'd to");

/** Behind "or" another thing with its price: the "or"; a free way out ("or leave it for free"): its last token; -1 for neither. */
function otherEnd(open: OpenLines, or: number, price: Figure): number {
  for (let index = or + 1; index <= or + REACH && !beginsSentence(open.tokens[index]); index++) {
    const figure = open.figures.get(index);
    if (figure?.role === "money") {
      const named = open.lines.hasContent(placesBetween(or + 1, index));
      // "forty five a visit or | one sixty a month", but "two hundred or two fifty" is one price
      return named || (figure.per && figure.unit !== price.unit) ? or : -1;
    }
    const cue = cueAt(open.tokens, index);
    if (cue?.kind === "free" && index > or + 1) return cue.last;
    if (cue) return -1;
  }
  return -1;
}

/** What is heard next stands for the line before: an option, of which is asked. */
function standsFor(open: OpenLines, before: Candidate | undefined): void {
  open.current.optional = true;
  if (before) open.current.insteadOf = before;
}

/**
 * "Fence in cedar thirty eight hundred | or in vinyl fifty two hundred": one of both is wanted, so that the first is counted
 * and the other is an option. Returns the "or", the last token of a free way out ("or leave it for free"), or -1.
 */
export function otherChoice(open: OpenLines, index: number): number {
  if (open.at(index) !== "or" || NO_OTHER.has(open.at(index + 1))) return -1;
  // "brake pads 200, | or ceramic ones 300"
  const before = open.isEmpty() ? open.lines.list.at(-1) : open.current;
  if (before?.price?.last !== index - 1) return -1;
  const last = otherEnd(open, index, before.price);
  if (last < 0) return -1;
  if (before === open.current) open.finish();
  if (last === index) standsFor(open, before);
  return last;
}

const LABEL_REACH = 150;

/** True when "option a" or "the first option" was said before a token. */
function isFirstLabelled(open: OpenLines, before: number): boolean {
  for (let index = before - 1; index >= Math.max(0, before - LABEL_REACH); index--)
    if (open.at(index) === "option" && (FIRST.has(open.at(index + 1)) || FIRST.has(open.at(index - 1)))) return true;
  return false;
}

const CHOOSING = wordSet(
  "chose choose chosen picked pick want wants wanted like likes liked took take taking prefers prefer",
);
const GOING = wordSet("go goes going went");

/** "They chose | option two", "went with | the second option": what is ordered. */
function isChosen(open: OpenLines, index: number): boolean {
  const verb = open.at(index - 1) === "the" ? index - 2 : index - 1;
  if (!isJoined(open.tokens[verb + 1])) return false;
  const goes = open.at(verb) === "with" && GOING.has(open.at(verb - 1));
  return CHOOSING.has(open.at(verb)) || goes;
}

/** "Option b, | replace it for nine thousand", "the second option is": the last token of the label, or -1. */
export function optionLabel(open: OpenLines, index: number): number {
  const [word, next] = [open.at(index), open.at(index + 1)];
  const ordinal = next === "option" && (FIRST.has(word) || LATER.has(word)) && word.length > 2;
  const label = (FIRST.has(next) || LATER.has(next)) && isJoined(open.tokens[index + 1]);
  // "the wheel option | one twenty"
  const lettered = word === "option" && label && (open.figures.get(index + 1)?.last ?? 0) <= index + 1;
  if ((!ordinal && !lettered) || BEFORE_OPTION.has(open.at(index - 1))) return -1;
  const which = ordinal ? word : next;
  let last = index + 1;
  while (BEHIND_LABEL.has(open.at(last + 1)) && isJoined(open.tokens[last + 1])) last++;
  if (!isJoined(open.tokens[index]) || open.settled()) open.boundary(true);
  const before = open.lines.list.findLast((line) => line.price ?? line.service);
  if (LATER.has(which) && !isChosen(open, index)) {
    standsFor(open, isFirstLabelled(open, index) ? before : undefined);
    open.optional = true;
  }
  return last;
}

/** "Either | repair it for 280 or replace it", "either way | the sweep is 199": says nothing of what is priced. The last token, or -1. */
export function eitherOf(open: OpenLines, index: number): number {
  if (open.at(index) !== "either" || !open.isEmpty() || !isJoined(open.tokens[index + 1])) return -1;
  return open.at(index + 1) === "way" ? index + 1 : index;
}

/** The words of "one or the other" behind "one". */
const OR_OTHER = ["or", "the", "other"];

/** "Heater is 190, board is 340, might only need | one or the other": of the last two flat prices one is counted and the other an option. The last token, or -1. */
export function oneOrOther(open: OpenLines, index: number): number {
  if (open.at(index) !== "one" || !OR_OTHER.every((word, step) => open.at(index + 1 + step) === word)) return -1;
  const last = index + OR_OTHER.length;
  if (isJoined(open.tokens[last + 1]) && !ENDS.has(open.at(last + 1))) return -1;
  const isThing = (line: Candidate): boolean => !line.words.some((word) => NO_CHOICE.has(open.at(word)));
  const flat = [...open.lines.list, open.current].filter(
    (line) => line.price && !line.price.per && line.quantities.length === 0 && isThing(line),
  );
  const [first, other] = flat.slice(-2);
  if (!first || !other || first.optional || other.optional) return -1;
  other.optional = true;
  other.insteadOf = first;
  return last;
}
/** What is due with either of two things. */
const NO_CHOICE = new Set([...LABOR_WORDS, ...FEE_WORDS]);
const ENDS = wordSet("of and but so not depending we'll i'll he'll she'll they'll");

/** Which of two lines is wanted, when one was said to stand for the other; null when one has no name. */
export function askWhich(first: string, other: string): OpenQuestion | null {
  if (first === "" || other === "") return null;
  const text = `Which is wanted: “${first.slice(0, 150)}” or “${other.slice(0, 150)}”? The first is in the total, the other is an option.`;
  const choices = [
    { label: `Only “${first.slice(0, 80)}”`, change: { remove: true } },
    leaveAsItIs("Keep both as they are"),
  ];
  return { line: null, text, field: "optional", choices };
}
