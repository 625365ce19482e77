import { keptByWord, named } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { DIALECT } from "./dialect.ts";
import { behindSpaces, plainWordEnd } from "#shared/plain-words.ts";
import { EXTENT_WORDS } from "./units.ts";

/** What stands between a token and the one before it. A pause is a newline: the recogniser's segments are joined by one. */
export type Gap = "none" | "hyphen" | "space" | "comma" | "pause" | "stop";

/** A word, a number in digits, or a sign. `start` and `end` are UTF-16 offsets into the text, for ever. */
export interface Token {
  start: number;
  end: number;
  /** Lower case, straight apostrophes. */
  norm: string;
  gap: Gap;
  /** Begins with a capital letter. */
  capital: boolean;
}

const PIECE =
  /(?<!\p{L})[ap]\.m\b\.?|(?<![\p{L}\d])['’]\d\d(?!\p{L}|\d)|[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}|(?<![\d:])\d{1,2}:[0-5]\d(?![\d:])|(?<![\d./$])\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?![\d/])|[½⅓⅔¼¾⅛⅜⅝⅞]|["”″](?<=[\d½⅓⅔¼¾⅛⅜⅝⅞].)(?=[\s-]*[\p{L}$&@])|['’′](?<=[\d½⅓⅔¼¾⅛⅜⅝⅞].)(?!(?!x\s?\d)[\p{L}\d])|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[$%&@#/]/gu;

/** Fractions that are one sign, as they are typed with a slash; and the signs of feet and inches behind a number. */
const SIGNS = wordTable<string>({
  '"': "inch",
  "”": "inch",
  "″": "inch",
  "'": "ft",
  "’": "ft",
  "′": "ft",
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
});

const ABBREVIATIONS = new Set([
  "mr",
  "mrs",
  "ms",
  "dr",
  "st",
  "sq",
  "ft",
  "hr",
  "hrs",
  "lin",
  "approx",
  "apt",
  "ave",
  "rd",
  "jr",
  "sr",
  "no",
  "ext",
  "int",
  "incl",
  "dia",
  "ga",
  "gal",
  "qty",
]);

/** Recognisers leave apostrophes out: "thats", "im". */
const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  "theres thats im hes shes theyre weve youre dont doesnt isnt wont cant lets whats ive theyve youve itll thatll wasnt didnt havent hasnt couldnt wouldnt shouldnt itd thatd theyd youd theyll youll arent werent hadnt"
    .split(" ")
    .map((word) => {
      const ending = /(?:re|ve|ll|s|m|t|d)$/.exec(word)?.[0] ?? "";
      const stem = word.slice(0, -ending.length);
      return [word, ending === "t" ? `${stem}'t` : `${stem}'${ending}`];
    }),
);

/** "a.m." and "am" are one word, as are "that’s", "that's" and "thats", "doin" and "doing". */
const spelled = (word: string): string =>
  CONTRACTIONS.get(word) ??
  SIGNS[word] ??
  DIALECT.get(word) ??
  (word.startsWith("a.m") || word.startsWith("p.m") ? `${word.charAt(0)}m` : word.replaceAll("’", "'"));

/** Of a piece as it was written. Each norm is one string, however often it is said: the rules ask for it in hundreds of sets and tables. */
const formsOf = keptByWord((piece) => {
  const lower = piece.toLowerCase();
  return { norm: named(spelled(lower)), capital: piece.charAt(0) !== lower.charAt(0) };
});

/** "For | J. | Smith": the letter that begins a name, whose period ends nothing. */
function isInitial(tokens: readonly Token[]): boolean {
  const [lead, letter] = [tokens.at(-2), tokens.at(-1)];
  if (letter?.norm.length !== 1) return false;
  return letter.capital && letter.gap === "space" && BEFORE_NAMES.has(lead?.norm ?? "");
}
const BEFORE_NAMES = wordSet("for is client customer name mr mrs ms to from");

function gapOf(between: string, before: string | undefined): Gap {
  if (between === "") return "none";
  if (between.includes("\n")) return /[.!?;:]/.test(between) ? "stop" : "pause";
  if (/[!?;…。！？]/.test(between)) return "stop";
  if (between.includes(".")) return before !== undefined && ABBREVIATIONS.has(before) ? "space" : "stop";
  if (/[,:()[\]"“”—–،、，]|\s-\s|--/.test(between)) return "comma";
  if (between === "-" || between === "‑") return "hyphen";
  return "space";
}

/** Behind these words "its" is "it is", with which recognisers and thumbs leave the apostrophe out. */
const WHAT_IT_IS = wordSet(
  "a an the not pretty quite very really too so about just been got gonna going kind sort mostly still almost supposed for in on at under over by",
);
const PRICE = /^(?:\$|\d{2,})/;
/** Behind "x" and a number these say for how many or how long: "6 hrs x 2 guys", "$45/wk x 4 wks". */
const TIMES_WHAT = wordSet("guys men people workers helpers techs days weeks wks months mos visits hours hrs");
const isWord = (token: Token | undefined): boolean => /^\p{L}/u.test(token?.norm ?? "");

/** "Id say", "ill take": what the speaker would and will do, where recognisers leave the apostrophe out; "a photo id" is none. */
const OWN_VERBS = wordSet(
  "do be have get put give need take throw make start call let send go come charge bill knock just also only add price say figure want like use bring run guess ask skip train know paint clean fix haul install finish deliver",
);
const UNSETTLED = wordSet("in its x id ill");
/** Tells by a word which of two things the one or two before it are. */
function settleBefore(tokens: readonly Token[], word: string): void {
  const [last, before] = [tokens[tokens.length - 1], tokens[tokens.length - 2]];
  if (last === undefined) return;
  // "24 in deep": behind digits and before how far something reaches, "in" is short for inches
  if (last.norm === "in" && EXTENT_WORDS.has(word) && before !== undefined && /^\d/.test(before.norm))
    last.norm = "inch";
  // "its quite long", "oak instead its 4900"
  else if (last.norm === "its" && (WHAT_IT_IS.has(word) || (before?.norm === "instead" && PRICE.test(word))))
    last.norm = "it's";
  else if (last.norm === "id" && OWN_VERBS.has(word)) last.norm = "i'd";
  else if (last.norm === "ill" && OWN_VERBS.has(word)) last.norm = "i'll";
  // "two men for 8 hrs x $45"
  else if (last.norm === "x" && word === "$" && isWord(before)) last.norm = "at";
  // "6 hrs x 2 guys"
  else if (before?.norm === "x" && TIMES_WHAT.has(word) && isWord(tokens[tokens.length - 3])) before.norm = "for";
}

/** Splits a text into tokens, in time proportional to its length. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let last: Token | undefined;
  let before: Token | undefined;
  let previousEnd = 0;
  for (;;) {
    let start = behindSpaces(text, previousEnd);
    let end = plainWordEnd(text, start);
    if (end < 0) {
      PIECE.lastIndex = start;
      const match = PIECE.exec(text);
      if (!match) return tokens;
      start = match.index;
      end = start + match[0].length;
    }
    const between = text.slice(Math.max(previousEnd, start - 40), start);
    const { norm, capital } = formsOf(text.slice(start, end));
    let gap: Gap = "space";
    if (last === undefined) gap = "stop";
    // a space is what stands between most words
    else if (between !== " ") gap = between === ". " && isInitial(tokens) ? "space" : gapOf(between, last.norm);
    if (UNSETTLED.has(last?.norm ?? "") || UNSETTLED.has(before?.norm ?? "")) settleBefore(tokens, norm);
    before = last;
    last = { start, end, norm, gap, capital };
    tokens.push(last);
    previousEnd = end;
  }
}

/** True when nothing but a space or a hyphen stands before the token. */
export const isJoined = (token: Token | undefined): boolean =>
  token !== undefined && (token.gap === "space" || token.gap === "hyphen" || token.gap === "none");

/** True when the token begins a sentence. */
export const beginsSentence = (token: Token | undefined): boolean => token === undefined || token.gap === "stop";

/** "Each gets a fan. | And an outlet": a sentence that only adds to the one before; it has no verb of its own where this is asked. */
export const addsToSentence = (token: Token | undefined): boolean => token?.norm === "and" || token?.norm === "plus";

/** The words from one token to another, exactly as they stand in the text. */
export function wordsOf(text: string, tokens: readonly Token[], first: number, last: number): string {
  const from = tokens[first];
  const to = tokens[last];
  return from && to ? text.slice(from.start, to.end) : "";
}

/** The places of the tokens from `first` up to and without `end`. */
export const placesBetween = (first: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place);

/** The index of the first token that begins at a place of the text or behind it; how many tokens there are where none does. */
export function tokenFrom(tokens: readonly Token[], place: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? place) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The word at an index, or "". A list asked for what stands before its first looks that up like a name, and from then
 * on whatever it is asked at the same place: so it is not asked.
 */
export const at = (tokens: readonly Token[], index: number | undefined): string =>
  index !== undefined && index >= 0 ? (tokens[index]?.norm ?? "") : "";
/** The same when it is joined to the word before. */
export function joined(tokens: readonly Token[], index: number): string {
  const token = index >= 0 ? tokens[index] : undefined;
  // a space is what stands between most words
  return token !== undefined && (token.gap === "space" || isJoined(token)) ? token.norm : "";
}
/** The words at some places. */
export function normsAt(tokens: readonly Token[], places: readonly number[]): string[] {
  const norms: string[] = [];
  for (const index of places) norms.push(index >= 0 ? (tokens[index]?.norm ?? "") : "");
  return norms;
}
