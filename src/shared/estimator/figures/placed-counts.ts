import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { isThing } from "../words/nearby.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, beginsSentence, joined, type Token } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { isWholeCount, summed, valueOf } from "./counts.ts";

/** A place in one word. */
const PLACES = wordSet("upstairs downstairs outside inside outdoors indoors");
/** "Out | back", "up front". */
const SIDES = wordSet("front back top");
const TO_SIDES = wordSet("out up in on");
const IN = wordSet("in at on by near along under over off");
const ARTICLES = wordSet("the her his their my our a");
/** With these what is said of a place ends. */
const ENDS = wordSet("and plus at for all that's so with each is are");
/** Who works is no thing that is sold. */
export const WORKERS = wordSet("men guys people workers helpers techs crew movers cleaners laborers");
const [MOST_WORDS, MOST_NOUNS, MOST_PLACES, LARGEST] = [3, 3, 20, 200];

/** True for the first word of a place: "in", "upstairs", "out". */
export const beginsPlace = (word: string): boolean => PLACES.has(word) || TO_SIDES.has(word) || IN.has(word);

/** The last token of "in the living room", "upstairs", "out back" that begins at a token, or -1. */
export function placeEnd(tokens: readonly Token[], first: number, starts: ReadonlySet<number>): number {
  const word = joined(tokens, first);
  if (PLACES.has(word)) return first;
  if (TO_SIDES.has(word) && SIDES.has(joined(tokens, first + 1))) return first + 1;
  const named = first + 2;
  if (!IN.has(word) || !ARTICLES.has(joined(tokens, first + 1)) || !isThing(joined(tokens, named))) return -1;
  let last = named;
  while (last < named + MOST_WORDS - 1 && !starts.has(last + 1) && isPlaceWord(joined(tokens, last + 1))) last++;
  return last;
}

const isPlaceWord = (word: string): boolean => word !== "" && !ENDS.has(word) && isThing(word);

/** One count with its place: `from` is the place's first token; `named` when what it counts stands behind it. */
interface Placed {
  named: boolean;
  from: number;
  last: number;
}

/** True for a plain count of things. "In the living room | two in the den" is told of no room behind another place. */
function isPlain(figure: Figure, follows: boolean): boolean {
  const { role, told } = figure;
  // "two gates, | one at the house"
  const one = role === "dimension" && valueOf(figure) === 1;
  const counts = role === "quantity" || one || (follows && role === "dimension" && told);
  return counts && isWholeCount(figure, LARGEST);
}

/** "Three outlets | in the living room", "two | in the den": where so many of something are, or null. */
function placed(
  figure: Figure,
  tokens: readonly Token[],
  starts: ReadonlySet<number>,
  follows: boolean,
): Placed | null {
  if (!isPlain(figure, follows)) return null;
  for (let nouns = 0; nouns <= MOST_NOUNS; nouns++) {
    const from = figure.number.last + 1 + nouns;
    const last = placeEnd(tokens, from, starts);
    if (last >= 0) return { named: nouns > 0, from, last };
    const word = joined(tokens, from);
    if (!isThing(word) || WORKERS.has(word) || starts.has(from)) return null;
  }
  return null;
}

/** True when what is counted stands right before the first count: "outlets, | three in the den". */
const isNamedBefore = (tokens: readonly Token[], first: number): boolean => looksPlural(at(tokens, first - 1));

/** A price of each follows, or none: "| eighteen each", but "| two forty" is for all of them. */
function isForEach(next: Figure | undefined, last: number, tokens: readonly Token[]): boolean {
  if (!next || next.first > last + 3 || next.role !== "money") return true;
  return next.per || at(tokens, next.first - 1) === "at";
}

/** Counts that follow each other, each with its place. */
interface Run {
  members: readonly Figure[];
  places: readonly Placed[];
  last: number;
}

/** The run of counts at several places that begins with a figure, or null when it is one count alone. */
function runFrom(
  figures: readonly Figure[],
  index: number,
  tokens: readonly Token[],
  starts: ReadonlySet<number>,
): Run | null {
  const first = figures[index];
  const own = first ? placed(first, tokens, starts, false) : null;
  if (!first || !own || !(own.named || isNamedBefore(tokens, first.first))) return null;
  const [members, places] = [[first], [own]];
  let { last } = own;
  for (const next of figures.slice(index + 1, index + MOST_PLACES)) {
    const apart = next.first - last - 1;
    const follows = apart === 0 || (apart === 1 && at(tokens, last + 1) === "and");
    const one = follows && tokens[next.first]?.gap !== "stop" ? placed(next, tokens, starts, true) : null;
    if (!one) break;
    members.push(next);
    places.push(one);
    ({ last } = one);
  }
  return members.length > 1 ? { members, places, last } : null;
}

/** "Two gates, | one at the house and one at the barn": they were counted right before, and come to as many. */
function tellsWhere(
  { members, places }: Run,
  before: Figure | undefined,
  tokens: readonly Token[],
): "again" | "other" | null {
  const [first, place] = [members[0], places[0]];
  const counted = first && before?.role === "quantity" && !place?.named;
  if (!counted || before.number.last < first.first - 1 - MOST_NOUNS) return null;
  // "parts came to 62. Outlets, | three in the den"
  for (let index = before.number.last + 1; index <= first.first; index++)
    if (beginsSentence(tokens[index])) return null;
  return members.reduce((sum, one) => sum + valueOf(one), 0) === valueOf(before) ? "again" : "other";
}

/**
 * "Outlets, three in the living room, two in the den and one outside": counts of one thing at several places are one count.
 * What is counted is named before the first of them or behind it; where they are is passed over.
 */
export function joinPlaces(figures: readonly Figure[], tokens: readonly Token[], taken: Uint8Array): Figure[] {
  const starts = new Set(figures.map((figure) => figure.first));
  const all: Figure[] = [];
  for (let index = 0; index < figures.length; index++) {
    const first = figures[index];
    if (!first) break;
    const run = first.role === "money" ? null : runFrom(figures, index, tokens, starts);
    const told = run && tellsWhere(run, figures[index - 1], tokens);
    const joins = run && told !== "other" && isForEach(figures[index + run.members.length], run.last, tokens);
    if (!joins) {
      all.push(first);
      continue;
    }
    const { members, places, last } = run;
    if (told === "again") taken.fill(PASSED_OVER, first.first, last + 1);
    // "three outlets in the den and two fans outside at 150 each": two things, wherever they are
    else if (places.slice(1).some(({ named }) => named)) {
      all.push(...members);
      for (const place of places) taken.fill(PASSED_OVER, place.from, place.last + 1);
    } else {
      all.push(summed(first, members.map(valueOf)));
      taken.fill(PASSED_OVER, places[0]?.from ?? first.last, last + 1);
    }
    index += members.length - 1;
  }
  return all;
}
