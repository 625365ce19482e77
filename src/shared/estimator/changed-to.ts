import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "./open-lines.ts";
import { isJoined } from "./tokens.ts";

const RAISING = new Set(
  "bump bumped move moved raise raised lower lowered drop dropped bring brought knock knocked push pushed change changed switch switched cut take upped".split(
    " ",
  ),
);
const SETTING = new Set(["make", "call", "put"]);
const DIRECTIONS = new Set(["up", "down", "back"]);
const ITS = new Set(["it", "that", "them", "those", "any", "this"]);
/** "Go back to the spring": words that turn to a line, and name nothing. */
const OPENS = new Set(["let", "let's", "me", "i'll", "gonna", "hmm", "go", "going", "back", "about"]);
const IS = wordSet("is are was were it's that's they're do does did or and but if");
/** How many words may name the line between "bump" and "up to". */
const LONGEST_TOPIC = 5;

/** The words between "bump" and "up to". */
function topicWords(open: OpenLines, index: number): number[] {
  const words: number[] = [];
  for (let next = index + 1; next <= index + LONGEST_TOPIC && isJoined(open.tokens[next]); next++) {
    if (DIRECTIONS.has(open.at(next)) || open.at(next) === "to" || open.figures.has(next)) break;
    words.push(next);
  }
  return words;
}

/** "And the driveway for one forty | change the driveway to one sixty": the line that is being heard is the one to change. */
function changesCurrent(open: OpenLines, index: number): boolean {
  const { current, lines } = open;
  const topic = lines.content(topicWords(open, index));
  const own = lines.content(current.words);
  return current.price !== null && topic.length > 0 && topic.every((word) => own.includes(word));
}

/** The words between "bump the sod up to" that name a line with a price. */
function changedTopic(open: OpenLines, index: number): number[] {
  const words = topicWords(open, index);
  const line = words.length > 0 ? open.lines.repeats({ ...open.current, words }) : null;
  return line?.price ? words : [];
}

/** "Hmm, the floors, let me bump that up": the words before a change that name a line heard before. */
export function topicOf(open: OpenLines): number[] {
  const { current, lines } = open;
  const plain = !open.settled() && current.quantities.length === 0 && open.correction?.kind !== "remove";
  return plain && lines.repeats({ ...current, words: current.words.filter((word) => !OPENS.has(open.at(word))) })?.price
    ? current.words
    : [];
}

/** "Back to the windows, it's eleven", "no, not the steps": the first of the words that name a line heard before, or -1. */
function namedAt(open: OpenLines, index: number): number {
  const own = open.lines.content(open.current.words);
  const names = (word: string) => open.lines.names(word) || own.includes(word);
  const named = isJoined(open.tokens[index + 1]) && [1, 2].some((next) => names(open.at(index + next)));
  const other = ["a", "an"].includes(open.at(index)) && givesWay(open, index);
  return (open.at(index) === "the" || other) && named ? index : -1;
}

/** "Not a closing but an opening": another service stands behind the "but". */
function givesWay(open: OpenLines, index: number): boolean {
  let but = index + 2;
  while (but <= index + LONGEST_TOPIC && open.at(but) !== "but" && isJoined(open.tokens[but])) but++;
  if (open.at(but) !== "but") return false;
  return [1, 2, 3].some((next) => open.namesService(but + next));
}

/** Goes back to a line heard before, or takes it out. Returns the last token of the words that say so, or -1. */
export function turnTo(open: OpenLines, index: number): number {
  const back = open.at(index) === "back" && open.at(index + 1) === "to" ? namedAt(open, index + 2) : -1;
  const denied = open.at(index) === "not" && !IS.has(open.at(index - 1)) ? namedAt(open, index + 1) : -1;
  const priced = denied >= 0 && [2, 3, 4, 5].some((next) => open.figures.has(index + next));
  if (back < 0 && (denied < 0 || priced)) return -1;
  open.finish();
  open.current.first = index;
  open.correction =
    back < 0
      ? { kind: "remove", strikes: false, waived: false, first: index }
      : { kind: "replace", strikes: false, waived: false, first: index };
  return back < 0 ? index : index + 1;
}

/**
 * "Let me bump that up to five twenty", "bump the sod up to seventeen hundred", "make the hanging fifteen": the figure
 * that follows is another one for a line heard before. Returns the last token of the words, or -1.
 */
export function changeTo(open: OpenLines, index: number): number {
  const sets = SETTING.has(open.at(index));
  if (!sets && !RAISING.has(open.at(index))) return -1;
  if (changesCurrent(open, index)) open.finish();
  const named = changedTopic(open, index);
  let last = index + Math.max(1, named.length);
  if (named.length === 0 && (sets || !ITS.has(open.at(last)))) return -1;
  while (DIRECTIONS.has(open.at(last + 1))) last++;
  if (open.at(last + 1) === "to") last++;
  else if (!sets || open.at(index + 1) !== "the") return -1;
  if (!open.figures.has(last + 1)) return -1;
  const topic = named.length > 0 ? named : topicOf(open);
  if (named.length === 0 && topic.length > 0) open.current.words = [];
  else open.finish();
  open.current.words.push(...topic);
  open.current.first = index;
  open.correction = { kind: "replace", strikes: false, waived: false, first: index };
  return last;
}
