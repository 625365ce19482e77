import { MONTHS, WEEKDAYS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { addsToSentence, at, beginsSentence, isJoined, normsAt, placesBetween, type Token } from "../words/tokens.ts";
import { couldName, withoutPossessive } from "../words/words.ts";
import { endsHead, thingMentioned } from "./mentioned-things.ts";

/** The words of a talk, and which of them name the client or belong to a term. */
export interface Talk {
  tokens: readonly Token[];
  isTaken: (index: number) => boolean;
  /** Is a word that names a service of the account. */
  isSold: (index: number) => boolean;
  /** A price or a count ends with it. */
  endsPrice: (index: number) => boolean;
}

/**
 * What words ask for: the words that name each thing, and the last word that asks. They stand in their order, but for a verb
 * that is said behind its thing, which comes first: "the gate drags, fix that".
 */
export interface Asked {
  things: readonly (readonly number[])[];
  last: number;
}

/** Things that were asked for in words that end with theirs, or later. */
export const asks = (things: Asked["things"], last = -1): Asked => ({ things, last: Math.max(last, ...things.flat()) });

/** One way to ask for something at a word that it begins with; null when the words at a place ask in no such way. Without a thing they ask for nothing. */
export type AskRule = (talk: Talk, index: number) => Asked | null;

/** Words that stand for what was named before. */
export const REFERS = wordSet("it that this them those these");

/** What somebody wants of the paper or the talk, and no work; and words that stand for what was named before. */
const NO_WORK = wordSet(
  "quote estimate price bid invoice receipt call discount deal breakdown number answer copy email text time day date week month start job work thing something anything everything nothing it that this these those them us me you him her help more less same one ones look idea warranty guarantee coat coats color total rest whole contact person name info address details reference references insurance certificate proof license schedule key keys hour hours minute gray grey white black brown red blue green tan beige navy clear natural mess dog dogs cat cats car cars kid kids nobody everybody somebody someone anybody",
);
const WHEN = new Set([...MONTHS, ...WEEKDAYS, ...WEEKDAYS.map((day) => `${day}s`)]);
/** True for the head of what is done or brought, and of no paper, person or day. */
export const isWork = (head: string): boolean => !NO_WORK.has(withoutPossessive(head)) && !WHEN.has(head);

const FLOORS = wordSet("upstairs downstairs");

/** The word that says what a thing is: "shelf" of "a shelf in white", "it" of none. */
export function headOf(tokens: readonly Token[], thing: readonly number[]): string {
  // "the upstairs hallway", but "the lights upstairs"
  const isWhich = (place: number) => FLOORS.has(at(tokens, thing[place])) && couldName(at(tokens, thing[place + 1]));
  const where = thing.findIndex((index, place) => place > 0 && isPlaceWord(at(tokens, index)) && !isWhich(place));
  return normsAt(tokens, where < 0 ? thing : thing.slice(0, where)).findLast(couldName) ?? "it";
}

/** They tell no thing from another. */
export const ANY = wordSet("new old other whole same big small little nice another");

/** Behind what is wanted besides. */
export const TOO = wordSet("too also well as instead");

const PARTICIPLES = wordSet(
  "done redone rebuilt hung rehung put set reset cut built dug torn swept sewn gone brought taken shut ground shot rewound laid run rerun recast cast bent sent",
);
/** "Painted", "rebuilt", "hung". */
export const isParticiple = (word: string): boolean =>
  PARTICIPLES.has(word) || (/\w{2}ed$/.test(word) && !/(?:shed|bed|need|seed|feed)$/.test(word));

/** Where what somebody wants is over. */
const ENDS = wordSet(
  "but so because since cause if when while who which i i'm i'll i'd i've we we're we'll we've it's that's not haven't don't dunno got gotta no oh call for though although then before after",
);

/** What is not to be done, or by somebody else. */
export const DENIED = wordSet(
  "stay stays no not never don't doesn't didn't won't isn't aren't wouldn't already himself herself themselves without nobody nothing",
);

/** How many words a look goes back or on. */
export const FEW = 8;
/** The longest name of a thing with what is to be done to it. */
export const LONGEST = 9;

/** A number, but "the back half", "the quarter round". */
export const isFigure = (word: string): boolean =>
  (isNumberWord(word) && word !== "half" && word !== "quarter") || /^[$\d]/.test(word);

/** What a list of wishes takes at most; what nobody punctuates has no end. */
const LONGEST_CLAUSE = 40;

/** "She wants the oven done. | And the inside of the fridge.": a sentence that only names one more thing. */
function namesOneMore({ tokens, isTaken }: Talk, from: number): boolean {
  if (!addsToSentence(tokens[from]) || !OPENS.has(at(tokens, from + 1))) return false;
  let end = from + 2;
  const isNaming = (word: string) => couldName(word) || isPlaceWord(word) || word === "of" || OPENS.has(word);
  while (isJoined(tokens[end]) && isNaming(at(tokens, end)) && !isFigure(at(tokens, end)) && !isTaken(end)) end++;
  return end > from + 2 && end <= from + LONGEST && beginsSentence(tokens[end]);
}

/** The places from one on to the end of its clause. */
export function clauseFrom(talk: Talk, from: number): number[] {
  const { tokens, isTaken } = talk;
  const most = Math.min(tokens.length, from + LONGEST_CLAUSE);
  let end = from;
  const isOver = (place: number) => beginsSentence(tokens[place]) && !namesOneMore(talk, place);
  while (end < most && !(end > from && isOver(end)) && !ENDS.has(at(tokens, end)) && !isTaken(end)) end++;
  return placesBetween(from, end);
}

/** What "that" and "those" at a place stand for: the latest thing that was named before it. */
export function thingReferred({ tokens, isTaken, endsPrice }: Talk, index: number): readonly number[] {
  const first = Math.max(0, index - LONGEST - FEW);
  const places = placesBetween(first, index).filter((place) => !isTaken(place));
  const price = places.findLastIndex(endsPrice);
  const named = (words: readonly number[]) => thingMentioned(tokens, words, { plural: null, behindNew: false });
  // "supply lines forty two, the shutoff doesn't close", but "the pump is 300 and it also needs"
  return (price < 0 ? null : named(places.slice(price + 1))) ?? named(places) ?? [];
}

const NO_THING = wordSet("until yet when if that it them those these any later what how");
const BREAKS = wordSet(
  "and plus yet until leave once later when while after tonight tomorrow too also as instead free included only just twice weekly monthly",
);
const OPENS = wordSet("the a an his her their");
/** "Yard signs | to the quote": where it shall be written down. */
const PAPERS = wordSet("quote list estimate bid invoice bill");

/** Before a place: "in", "behind", "off". */
export const isPlaceWord = (word: string): boolean => endsHead(word) || word === "off";

/** True where a clause or another thing begins that nobody parted from the thing before: "the arch | the bride is", "wires | bracket's in", "steps | three of them". */
function beginsOther(tokens: readonly Token[], index: number): boolean {
  const [before, word, next] = [at(tokens, index - 1), at(tokens, index), at(tokens, index + 1)];
  if (OPENS.has(word)) return couldName(before) && !isPlaceWord(before) && !before.endsWith("ing");
  if (word === "to") return PAPERS.has(at(tokens, index + 2));
  return (word.endsWith("'s") && next !== "" && !couldName(next)) || (isFigure(word) && next === "of");
}

/** The thing behind a phrase, up to a place: "figure out | the drywall in the closet", "take care of | the leak". */
export function thingBehind(talk: Talk, from: number, until = talk.tokens.length): readonly number[] {
  const { tokens } = talk;
  const words = clauseFrom(talk, from);
  const end = words.findIndex(
    (index, place) =>
      place > 0 &&
      (index >= until || !isJoined(tokens[index]) || BREAKS.has(at(tokens, index)) || beginsOther(tokens, index)),
  );
  const thing = end < 0 ? words : words.slice(0, end);
  const norms = normsAt(tokens, thing);
  // "don't forget Jersey | tax, 6.625 percent"
  const next = (thing.at(-1) ?? from) + 1;
  if (talk.isTaken(next) && isJoined(tokens[next]) && !isFigure(at(tokens, next))) return [];
  const named = thing.length > 0 && thing.length <= LONGEST && !NO_THING.has(norms[0] ?? "");
  const told = norms.some((word) => isFigure(word) || DENIED.has(word));
  return named && !told && isWork(headOf(tokens, thing)) ? thing : [];
}

const RELATIVE = wordSet("that which");
const NEEDS = wordSet("need needs has have want wants");

/** The things of a list behind a phrase: "not priced yet: | the crown molding, the toe kicks, and the trash". */
export function thingsBehind(talk: Talk, from: number): readonly (readonly number[])[] {
  const { tokens } = talk;
  const things: (readonly number[])[] = [];
  let next = from;
  while (things.length < LONGEST) {
    const thing = thingBehind(talk, next);
    const behind = (thing.at(-1) ?? next) + 1;
    // "the dress | which needs its straps shortened" asks by its own words
    const needs = RELATIVE.has(at(tokens, behind)) && NEEDS.has(at(tokens, behind + 1));
    if (thing.length === 0 || needs) break;
    things.push(thing);
    next = at(tokens, behind) === "and" ? behind + 1 : behind;
    const parted = next > behind || tokens[behind]?.gap === "comma";
    if (!parted || !OPENS.has(at(tokens, next))) break;
  }
  return things;
}
