import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { EDIT_TERMS } from "../numbers/repairs.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
import { wordsOfName } from "../service-names/service-names.ts";
import { stem } from "../words/stem.ts";
import { oneOf } from "../words/begins.ts";
import { isJoined } from "../words/tokens.ts";
import { standsInstead } from "./contrasted.ts";
import { nameAt } from "./said-names.ts";

const RAISING = new Set(
  "bump bumped move moved raise raised lower lowered drop dropped bring brought knock knocked push pushed change changed switch switched cut take upped".split(
    " ",
  ),
);
const SETTING = new Set(["make", "call", "put"]);
export const beginsChangeTo = oneOf(SETTING, RAISING);
const DIRECTIONS = new Set(["up", "down", "back"]);
const ITS = new Set(["it", "that", "them", "those", "any", "this"]);
/** "Go back to the spring": words that turn to a line, and name nothing. */
const OPENS = new Set(["let", "let's", "me", "i'll", "gonna", "hmm", "go", "going", "back", "about"]);
const IS = wordSet("is are was were it's that's they're do does did or and but if");
/** How many lines back one may give way to another. */
const REACH = 60;
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
  return open.at(index) === "the" && named ? index : -1;
}

/** "Not the steps", but not "not the back lawn": all that is denied names a line heard before. */
function namesWhole(open: OpenLines, index: number): boolean {
  const own = open.lines.stems(open.current);
  const words = nameAt(open, index + 1, EDIT_TERMS);
  const service = words.findIndex((word, place) => place > 0 && open.namesService(word));
  const named = open.lines.content(service < 0 ? words : words.slice(0, service));
  return named.every((word) => open.lines.names(word) || own.has(stem(word)));
}

const ARTICLES = new Set(["a", "an", "the"]);
/** Between what gives way and what is done instead: "not a cap but just a sweep", "not the rug, it's the mattress". */
const INSTEAD = wordSet("but it's it that's is just rather a an the one");

/** Over "that place needs", which says what is done instead. */
function overNeed(open: OpenLines, index: number): number {
  for (let next = index; next < index + LONGEST_NEED && (next === index || isJoined(open.tokens[next])); next++)
    if (NEEDS.has(open.at(next))) return next + 1;
  return index;
}
const NEEDS = wordSet("needs need wants want gets");
const LONGEST_NEED = 4;

/** "Not a closing but an opening", "not a damper a cap": the words that give way to a service named behind them. */
function givesWay(open: OpenLines, not: number): { words: number[]; last: number } | null {
  const words: number[] = [];
  let next = not + (ARTICLES.has(open.at(not + 1)) ? 2 : 1);
  for (; words.length < LONGEST_TOPIC && !INSTEAD.has(open.at(next)); next++) {
    if (words.length > 0 && !isJoined(open.tokens[next])) break;
    words.push(next);
  }
  const begins = next;
  next = overNeed(open, next);
  while (INSTEAD.has(open.at(next)) || (open.figures.has(next) && open.figures.get(next)?.role === "quantity")) next++;
  const apart = next > begins || !isJoined(open.tokens[next]);
  return apart && words.length > 0 && open.namesService(next) ? { words, last: begins - 1 } : null;
}

/** The line of a service that some words name, or null. */
function serviceLine(open: OpenLines, words: number[]): Candidate | null {
  const { current, lines } = open;
  const said = lines.content(words).map(stem);
  const fits = (line: Candidate) => {
    const own = wordsOfName(line.service?.entry.name ?? "");
    return said.length > 0 && said.every((word) => own.has(word));
  };
  return (
    [current, ...lines.list.slice(-REACH).toReversed()].find((line) => line.service !== null && fits(line)) ?? null
  );
}

/** "Actually not a smart lock but a deadbolt": what follows takes the place of a line heard before. The last token of that line's words, or -1. */
function replacesNamed(open: OpenLines, index: number): number {
  if (open.at(index) !== "not") return -1;
  const way = givesWay(open, index);
  const line = way ? serviceLine(open, way.words) : null;
  if (!way || !line) return -1;
  standsInstead(open, index, line, way.words);
  return way.last;
}

/** "Sorry, not cleaning", "no, not the repair": of the line just heard, what it is not. */
function deniesNamed(open: OpenLines, index: number): boolean {
  const ends = !isJoined(open.tokens[index + 2]) || WHO.test(open.at(index + 2));
  if (!ends || !EDIT_TERMS.has(open.at(index - 1))) return false;
  const { service } = open.current.service ? open.current : (open.lines.list.at(-1) ?? open.current);
  return service !== null && wordsOfName(service.entry.name).has(stem(open.at(index + 1)));
}

const WHO = /^(?:he|she|they|we|i|it)(?:'\p{L}+)?$/u;

/** Takes out the line that was heard last; returns the token that said so. */
function takeOutLast(open: OpenLines, last: number): number {
  open.correction = null;
  if (!open.current.service) open.current = newCandidate(last + 1);
  open.finish();
  const line = open.lines.list.at(-1);
  if (line) open.lines.remove(line);
  return last;
}

/** Goes back to a line heard before, or takes it out. Returns the last token of the words that say so, or -1. */
export function turnTo(open: OpenLines, index: number): number {
  const replaced = replacesNamed(open, index);
  if (replaced >= 0) return replaced;
  const back = open.at(index) === "back" && open.at(index + 1) === "to" ? namedAt(open, index + 2) : -1;
  const not = open.at(index) === "not" && !IS.has(open.at(index - 1));
  if (not && deniesNamed(open, index)) return takeOutLast(open, index + 1);
  const denied = not && namesWhole(open, index + 1) ? namedAt(open, index + 1) : -1;
  const priced = denied >= 0 && [2, 3, 4, 5].some((next) => open.figures.has(index + next));
  if (back < 0 && (denied < 0 || priced)) return -1;
  open.finish();
  open.current.first = index;
  open.correction = { kind: back < 0 ? "remove" : "replace", strikes: false, waived: false, first: index };
  return back < 0 ? index : index + 1;
}

const LOWERING = new Set(["lower", "lowered", "drop", "dropped", "knock", "cut", "down"]);
const RAISED = new Set(["bump", "bumped", "raise", "raised", "upped", "up"]);

/** A line's price changes to less than this many times of it. */
const FARTHEST = 3;

/** "Stain, 400. Knock it down to 1200": no reading of it lies below the price before, so that more than that line is meant. */
function meansMore(open: OpenLines, first: number, last: number, price: Figure): boolean {
  const { current, lines } = open;
  const before = (current.price ? current : lines.list.findLast((line) => line.price))?.price;
  const way = Array.from({ length: last - first + 1 }, (_, step) => open.at(first + step));
  const lowers = way.some((word) => LOWERING.has(word));
  if (!before || !(lowers || way.some((word) => RAISED.has(word)))) return false;
  return !before.number.readings.some((was) =>
    price.number.readings.some(({ value }) => {
      const ratio = (value * price.scale) / Math.max(was.value * before.scale, 0.01);
      return lowers ? ratio < 1 && ratio > 1 / FARTHEST : ratio > 1 && ratio < FARTHEST;
    }),
  );
}

const ITS_PRICE = wordSet("price total cost quote bill number");

/** "Drop | the price | to 3800": of the line or of all that was heard before. */
function changesPrice(open: OpenLines, index: number): boolean {
  const heard = open.current.price !== null || open.lines.list.some((line) => line.price ?? line.service);
  const changes = LOWERING.has(open.at(index)) || RAISED.has(open.at(index)) || open.at(index) === "bring";
  return heard && changes && open.at(index + 1) === "the" && ITS_PRICE.has(open.at(index + 2));
}

/** True when "the price" may be that of several lines, so that it is asked about. */
const severalPriced = ({ current, lines }: OpenLines, whole: boolean): boolean =>
  whole && [...lines.list, current].filter((line) => line.price ?? line.service).length > 1;

/**
 * "Let me bump that up to five twenty", "bump the sod up to seventeen hundred", "make the hanging fifteen": the figure
 * that follows is another one for a line heard before. Returns the last token of the words, or -1.
 */
export function changeTo(open: OpenLines, index: number): number {
  const sets = SETTING.has(open.at(index));
  if (!sets && !RAISING.has(open.at(index))) return -1;
  if (changesCurrent(open, index)) open.finish();
  const named = changedTopic(open, index);
  const whole = named.length === 0 && !sets && changesPrice(open, index);
  let last = index + Math.max(whole ? 2 : 1, named.length);
  if (named.length === 0 && (sets || !(whole || ITS.has(open.at(last))))) return -1;
  while (DIRECTIONS.has(open.at(last + 1))) last++;
  if (open.at(last + 1) === "to") last++;
  else if (!sets || open.at(index + 1) !== "the") return -1;
  if (!open.figures.has(last + 1) && !(ITS.has(open.at(index + 1)) && open.namesService(last + 1))) return -1;
  const price = open.figures.get(last + 1);
  if (
    price?.role === "money" &&
    named.length === 0 &&
    (severalPriced(open, whole) || meansMore(open, index, last, price))
  ) {
    // what the whole comes to is asked about
    open.finish();
    open.current.price = figureWith(price, { whole: true });
    open.current.last = price.last;
    return price.last;
  }
  const topic = named.length > 0 ? named : topicOf(open);
  if (named.length === 0 && topic.length > 0) open.current.words = [];
  else open.finish();
  open.current.words.push(...topic);
  open.current.first = index;
  open.correction = { kind: "replace", strikes: false, waived: false, first: index };
  return last;
}
