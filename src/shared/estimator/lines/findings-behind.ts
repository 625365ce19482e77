import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined } from "../words/tokens.ts";
import { unitAt } from "../words/units.ts";
import { CHOICES, couldName } from "../words/words.ts";
import { isIrregularWork, isWorkVerb } from "../words/work-forms.ts";
import { FINDING } from "./behind-findings.ts";
import { findingCue } from "./line-cues.ts";
import type { Said, ToldRule } from "./told-rule.ts";

/** What is told of a thing right behind it, and is no part of its name: these rules find where that begins. */

const OPENS_CLAUSE = wordSet("the a an his her their it it's they he she there there's");
const BEING = wordSet("is are was were");

/** "Leaf screens on the back side | only where the oaks are": at which places. */
function places({ words, tokens }: Said): number {
  const where = words.findLastIndex((index) => at(tokens, index) === "where");
  const begins = /^(?:only|just)$/.test(at(tokens, words[where - 1])) ? where - 1 : where;
  const is = words.findIndex((index, place) => place > where + 1 && BEING.has(at(tokens, index)));
  const clause = words.slice(where + 1, is + 1);
  const whole = clause.every((index, place) => isJoined(tokens[index]) && index === (clause[0] ?? 0) + place);
  const ends = !words.slice(is + 1).some((index) => couldName(at(tokens, index)));
  return begins > 0 && is > 0 && whole && ends && OPENS_CLAUSE.has(at(tokens, clause[0])) ? begins : -1;
}

const WHOSE = wordSet("his her their your");

/** "Vanity and top, | her choice": who chooses; of "her choice up to the allowance" the client has to hear. */
function chosenBy({ words, tokens }: Said): number {
  const whose = words.findIndex(
    (index, place) => place > 0 && WHOSE.has(at(tokens, index)) && CHOICES.has(at(tokens, words[place + 1])),
  );
  return words.slice(whose + 2).some((index) => couldName(at(tokens, index))) ? -1 : whose;
}

const STATES = wordSet(
  "solid dead gone shot bad broken rotten loose across wide tall high long deep thick full dirty low packed clogged plugged cracked frayed rusted rotted worn torn soaked jammed seized stripped burned bent",
);

/** "The big oak by the sign | was 44 inches across and that one", "her filter | was packed solid": how it was found. */
function foundSo({ words, tokens }: Said): number {
  const was = words.findLastIndex((index) => /^(?:was|were)$/.test(at(tokens, index)));
  const isState = (word: string) =>
    !couldName(word) ||
    isNumberWord(word) ||
    /^\d/.test(word) ||
    word.endsWith("'s") ||
    STATES.has(word) ||
    unitAt(word, undefined) !== null ||
    word === "one";
  const told = words.slice(was + 1).map((index) => at(tokens, index));
  // "the leak was fixed": what was done is the name
  const done = told.some((word) => isWorkVerb(word));
  return was > 0 && told.some((word) => STATES.has(word)) && !done && told.every(isState) ? was : -1;
}

const isPast = (word: string, next: string): boolean =>
  (word.endsWith("ed") && isWorkVerb(word)) || isIrregularWork(word, next) || word === "glued";

/** "The broken pipe by the mailbox | dug it up and glued it": what was done to it, with nothing else named. */
function doneToIt({ words, tokens }: Said): number {
  if (!/^(?:it|them)$/.test(at(tokens, words.at(-1)))) return -1;
  const begins = words.findIndex(
    (index, place) => place > 1 && isPast(at(tokens, index), at(tokens, words[place + 1])) && /^(?:it|them)$/.test(at(tokens, words[place + 1])), // prettier-ignore
  );
  const before = at(tokens, words[begins - 1]);
  const rest = words.slice(begins).map((index) => at(tokens, index));
  const plain = rest.every((word, place) => !couldName(word) || /^(?:up|out|off|back|down|in)$/.test(word) || isPast(word, rest[place + 1] ?? "")); // prettier-ignore
  return begins > 0 && couldName(before) && plain ? begins : -1;
}

/** Rules that find what is told behind a thing, each with its cue. */
export const FINDINGS_BEHIND: readonly ToldRule[] = [
  [FINDING, places, findingCue(oneOf(["where"]))],
  [FINDING, chosenBy, findingCue(oneOf(CHOICES))],
  [FINDING, foundSo, findingCue(oneOf(["was", "were"]))],
  [FINDING, doneToIt, findingCue(oneOf(["it", "them"]))],
];
