import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "./begins.ts";
import {
  FREE,
  OPTIONAL,
  PASSED,
  REMOVING,
  REPLACING,
  STICKY_OPTIONAL,
  STRIKING,
  UNBILLED,
  UNCHARGED,
  UNDECIDED,
  UNNEEDED,
  UNWANTED,
  WAIVING,
} from "./cue-phrases.ts";
import { isNumberWord } from "./number-words.ts";
import { beginsSentence, isJoined, type Token } from "./tokens.ts";
import { tellsWhyNot } from "./why-not.ts";
import { REASONS } from "./words.ts";

/** Phrases that change what was said before or how it counts. */
export type Cue =
  | { kind: "replace"; last: number; strikes: boolean }
  | { kind: "remove"; last: number; waived: boolean; unwanted?: boolean; whole?: boolean }
  | { kind: "unneeded"; last: number }
  | { kind: "optional"; last: number; sticky: boolean }
  | { kind: "undecided"; last: number }
  | { kind: "free"; last: number };

type Maker = (last: number) => Cue;
const PHRASES = new Map<string, { words: string[]; make: Maker }[]>();
function add(phrases: readonly string[], make: Maker): void {
  for (const phrase of phrases) {
    const words = phrase.split(" ");
    const [head = ""] = words;
    PHRASES.set(
      head,
      [...(PHRASES.get(head) ?? []), { words, make }].sort((a, b) => b.words.length - a.words.length),
    );
  }
}
add(REPLACING, (last) => ({ kind: "replace", last, strikes: false }));
add(STRIKING, (last) => ({ kind: "replace", last, strikes: true }));
add(REMOVING, (last) => ({ kind: "remove", last, waived: false }));
add(PASSED, (last) => ({ kind: "remove", last, waived: false, whole: true }));
add(UNBILLED, (last) => ({ kind: "remove", last, waived: false, whole: true }));
add(UNCHARGED, (last) => ({ kind: "remove", last, waived: true, whole: true }));
add(UNWANTED, (last) => ({ kind: "remove", last, waived: false, unwanted: true }));
add(UNNEEDED, (last) => ({ kind: "unneeded", last }));
add(WAIVING, (last) => ({ kind: "remove", last, waived: true }));
add(STICKY_OPTIONAL, (last) => ({ kind: "optional", last, sticky: true }));
add(OPTIONAL, (last) => ({ kind: "optional", last, sticky: false }));
add(UNDECIDED, (last) => ({ kind: "undecided", last }));
add(FREE, (last) => ({ kind: "free", last }));

/** Begins a phrase, or one of the cues that have no fixed words: at all other words no cue begins. */
export const beginsCue = oneOf(PHRASES.keys(), ["free", "option", "leave", "take", "let's", "no"]);

/** "Leave hosting out", "leave nails off": and the clause ends, or goes on with "altogether" or why. */
function leavesOut(tokens: readonly Token[], out: number): boolean {
  const behind = tokens[out + 1];
  return (
    PARTICLES.has(tokens[out]?.norm ?? "") &&
    isJoined(tokens[out]) &&
    isJoined(tokens[out - 1]) &&
    (behind === undefined || !isJoined(behind) || BEHIND_OUT.has(behind.norm) || tellsWhyNot(behind.norm))
  );
}
const AFTER_FREE = wordSet("this today because since as");
const PARTICLES = wordSet("out off");
const BEHIND_OUT = wordSet("altogether completely entirely then for now of please and");

const ARE = wordSet("is are was were be that it this them those one ones all come comes");

/** "A new ridge vent on the house": where it is; "the tune-up's on the house" is what it costs. */
const isPlace = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens[index - 1]?.norm ?? "";
  return index > 0 && isJoined(tokens[index]) && !ARE.has(before) && !before.endsWith("'s");
};

/** What happens "on me", and costs the client something after all. */
const HAPPENED = wordSet("up down out quit died broke failed hung jumped");

const NAMING = wordSet("the a an his her their first one");
/** What a cake or a house may be free of. */
const FREE_OF = wordSet("is gluten dairy nut sugar smoke pet scent toll lead stress hassle rent chemical for it that");
/** So many words has a thing with its article. */
const LONGEST_FREE = 4;

/** "The engagement session | free because they booked early", "first treatment free": a named thing, and nothing more behind. */
function isThingFree(tokens: readonly Token[], index: number): boolean {
  if (!isJoined(tokens[index])) return false;
  const next = tokens[index + 1];
  const ends = !isJoined(next) || REASONS.has(next?.norm ?? "");
  if (!ends || FREE_OF.has(tokens[index - 1]?.norm ?? "")) return false;
  for (let back = index - 2; back >= index - 1 - LONGEST_FREE && isJoined(tokens[back + 1]); back--)
    if (NAMING.has(tokens[back]?.norm ?? "")) return true;
  return false;
}

/** So many words has the next thing before its price. */
const LONGEST_NEXT = 4;

/** "I'm making stuffed peppers | no extra | appetizer table three hundred": what was just named, when what follows has a price or nothing follows. */
function isNoExtra(tokens: readonly Token[], index: number): boolean {
  const extra = index + 1;
  if (tokens[extra]?.norm !== "extra" || !isJoined(tokens[index]) || !isJoined(tokens[extra])) return false;
  if (!isJoined(tokens[extra + 1])) return true;
  for (let next = extra + 1; next <= extra + LONGEST_NEXT && isJoined(tokens[next]); next++) {
    const word = tokens[next]?.norm ?? "";
    if (isNumberWord(word)) return next > extra + 1;
    if (OF_COST.has(word)) return false;
  }
  return false;
}
const OF_COST = wordSet("charge cost fee for on to needed required necessary");

/** "Option to | pay monthly": how it is paid or ended, and no more work. */
const OF_PAYING = wordSet("pay finance cancel return split spread buy renew extend defer lease rent stop");
const NO_OPTION = wordSet("no not only has have had");
const OPTION_REACH = 12;

/** "Option to | add a seat wall for 1900", "the option of | a filter for 90": the last token of what leads to more work that has a price, or -1. */
function optionOfEnd(tokens: readonly Token[], index: number): number {
  const link = tokens[index + 1];
  if ((link?.norm !== "to" && link?.norm !== "of") || !isJoined(link)) return -1;
  const before = ["the", "an"].includes(tokens[index - 1]?.norm ?? "") ? index - 2 : index - 1;
  const next = tokens[index + 2]?.norm ?? "";
  if (NO_OPTION.has(tokens[before]?.norm ?? "") || OF_PAYING.has(next) || isNumberWord(next) || next === "$") return -1;
  for (let behind = index + 3; behind <= index + OPTION_REACH && !beginsSentence(tokens[behind]); behind++)
    if (tokens[behind]?.norm === "$" || isNumberWord(tokens[behind]?.norm ?? "")) return index + 1;
  return -1;
}

/** True when the words of a phrase go on as its first does at a token. Commas inside it do not matter: "no, wait, make that". */
function isSaidAt(tokens: readonly Token[], index: number, words: readonly string[]): boolean {
  for (let offset = 1; offset < words.length; offset++) {
    const token = tokens[index + offset];
    if (token?.norm !== words[offset] || (token?.gap === "stop" && words.length === 2)) return false;
  }
  return true;
}

/** The longest cue that begins at a token. */
export function cueAt(tokens: readonly Token[], index: number): Cue | null {
  const word = tokens[index]?.norm ?? "";
  if (!beginsCue(word)) return null;
  for (const { words, make } of PHRASES.get(word) ?? []) {
    // of most phrases not even the second word is said
    const second = words.length === 1 || words[1] === tokens[index + 1]?.norm;
    if (!second || !isSaidAt(tokens, index, words)) continue;
    // "one hour of wait time", "thirty four a foot rather than twenty six"
    const behind = words.length === 1 ? (tokens[index + 1]?.norm ?? "") : "";
    const noun =
      (words[0] === "wait" && /^(?:times?|list|staff)$/.test(behind)) || (words[0] === "rather" && behind === "than");
    // "Thinking about it, the first one counts": the speaker does, and nobody decides later
    const muses = words[0] === "thinking" && beginsSentence(tokens[index]);
    // "haul and launch is in that", but "the leak is in that room"
    const place = words[1] === "in" && words[2] === "that" && words.length === 3 && isJoined(tokens[index + 3]);
    // "the pipe went up on me", "the saw quit on me"
    const happened = words[0] === "on" && words.length === 2 && HAPPENED.has(tokens[index - 1]?.norm ?? "");
    if (!noun && !muses && !place && !happened && !(words[2] === "house" && isPlace(tokens, index)))
      return make(index + words.length - 1);
  }
  // "headlight restoration, free this time"
  const ends = !isJoined(tokens[index + 1]) || AFTER_FREE.has(tokens[index + 1]?.norm ?? "");
  const apart = tokens[index]?.gap === "comma" && ends;
  if (word === "free" && (apart || isThingFree(tokens, index))) return { kind: "free", last: index };
  if (word === "no" && isNoExtra(tokens, index)) return { kind: "free", last: index + 1 };
  // "Option, add a railing", "option: a second coat"
  const [option, behind] = [tokens[index], tokens[index + 1]];
  if (option?.norm === "option" && beginsSentence(option) && behind && !isJoined(behind) && !beginsSentence(behind))
    return { kind: "optional", last: index, sticky: true };
  const offered = word === "option" ? optionOfEnd(tokens, index) : -1;
  if (offered >= 0) return { kind: "optional", last: offered, sticky: false };
  // "actually leave the shed"
  if (word === "leave" && tokens[index + 1]?.norm === "the" && !isJoined(tokens[index + 3]))
    return { kind: "remove", last: index, waived: false };
  // "leave hosting out altogether"
  if (word === "leave" && [2, 3].some((next) => leavesOut(tokens, index + next)))
    return { kind: "remove", last: index, waived: false };
  // "leave the shed out", "take the deck off"
  if ((word === "leave" || word === "take") && ["the", "that", "those", "it"].includes(tokens[index + 1]?.norm ?? ""))
    for (let next = index + 2; next < index + 7; next++) {
      if (tokens[next]?.gap === "stop") break;
      if (/^[\d]/.test(tokens[next]?.norm ?? "")) break;
      const pronoun = next === index + 2 && tokens[index + 1]?.norm !== "the";
      if (tokens[next]?.norm === "off" || (tokens[next]?.norm === "out" && (pronoun || word === "leave")))
        return { kind: "remove", last: index, waived: false };
    }
  // "let's do three actually": a whole sentence that only gives a number
  if (word === "let's" && ["do", "make", "go"].includes(tokens[index + 1]?.norm ?? "")) {
    let end = index + 2;
    while (end < tokens.length && end < index + 7 && tokens[end]?.gap !== "stop" && tokens[end]?.gap !== "pause") end++;
    const closing = tokens[end - 1]?.norm;
    if (
      (end === tokens.length || end < index + 7) &&
      (closing === "actually" || closing === "instead" || end <= index + 4)
    )
      return { kind: "replace", last: index + 1, strikes: false };
  }
  // "no, eight fifty": a plain no between commas
  if (
    word === "no" &&
    ["comma", "pause", "stop"].includes(tokens[index]?.gap ?? "") &&
    ["comma", "pause"].includes(tokens[index + 1]?.gap ?? "")
  )
    return { kind: "replace", last: index, strikes: false };
  return null;
}
