// What is done, where its verb is in no list or does not begin a line.
import { wordSet } from "#shared/word-set.ts";
import { formsOf, verbAt, type Forms } from "./verbs.ts";
import type { Word } from "./words.ts";

const BEHIND_HELD = /^(?:the|an?|old|all)$/;
/** True for "texture to match and skim coat the ceiling", which needs no verb before it. */
export const holdsVerb = (words: readonly Word[]): boolean =>
  words.some((_, index) => {
    const verb = index === 0 ? null : verbAt(words, index);
    return verb !== null && BEHIND_HELD.test(words[index + verb.length]?.lower ?? "");
  });

const DETERMINERS = wordSet("the a an all both");
const OWNERS = wordSet("his her their our your my its");
/** What may stand before an article and is no verb. */
const NO_VERBS = wordSet(
  "the all both half such quite what where when like just maybe inside outside behind under over around along near by in on of for with at to from off up down and or but once twice every each per about above below between across through beside plus also then so if as into onto than not no later now today tomorrow labor labour material tax little only still even way side",
);

/** "Tighten the deck railing", "letter the van": before an article an unknown word is a verb too. */
export function isDoing(words: readonly Word[]): boolean {
  const [first, second, third] = words;
  if (!first || !second || first.comma || first.closes) return false;
  if (!DETERMINERS.has(second.lower) && !(first.lower.endsWith("ing") && OWNERS.has(second.lower))) return false;
  if (/^(?:week|month|day|year|time|visit|season|piece|foot|yard)s?$/.test(third?.lower ?? "")) return false;
  // "Maggie the terrier": names of pets and people end so
  return /^\p{L}{3,}$/u.test(first.lower) && !/[^s]s$|[^e]ed$|[^t]ie$/.test(first.lower) && !NO_VERBS.has(first.lower);
}

/** The forms of a verb that is in no list; of "lubing" nobody knows more than that. */
export const formsOfUnknown = (word: string): Forms =>
  word.endsWith("ing") ? { base: word, past: word, gerund: word } : formsOf(word);
