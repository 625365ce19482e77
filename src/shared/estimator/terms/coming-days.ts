import { wordSet } from "#shared/word-set.ts";
import { SENTENCE, wordsBefore, wordsFrom } from "../words/sentence-words.ts";
import { EACH } from "../roles/per-unit.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, beginsSentence, isJoined, joined, type Token } from "../words/tokens.ts";
import { unitAt } from "../words/units.ts";
import { CURRENCY } from "../words/words.ts";
import { ANSWERING } from "./duration-cues.ts";

const OURS = wordSet("i we i'll we'll");
const WILL = wordSet("can could i'll we'll will");
/** What somebody does who comes to work. */
const COMING = wordSet("be do come get fit start swing");
/** The work, or where it is: between the verb and the day. */
const THERE = wordSet(
  "there out over by it this that them him her you in all both to on for the a job early first thing maybe probably",
);
/** "I can come Tuesday to measure": no work yet. */
const LOOKING = wordSet("look measure see check talk quote estimate discuss");
const LOOK_REACH = 6;
/** "I'll get | that to him | next week": what is sent. */
const SENT = wordSet("that this it them you");
const GETTERS = wordSet("him her them you");

const PARTS = wordSet("morning afternoon evening night noon");

/** "Sweep it out when done. | Thursday morning, | two guys": a day and its part in a sentence or clause of their own say when. The last token, or -1. */
export function dayAloneEnd(tokens: readonly Token[], index: number): number {
  if (!beginsSentence(tokens[index]) || !PARTS.has(joined(tokens, index + 1))) return -1;
  return isJoined(tokens[index + 2]) ? -1 : index + 1;
}

const EVENTS = wordSet(
  "wedding party event reunion gala banquet luncheon ceremony reception shower birthday graduation prom quinceanera anniversary recital concert fundraiser festival move dj lunch dinner brunch breakfast catering catered sixteen photos photography shoot",
);
const WANTING = wordSet("want wants need needs like scheduled booked set planned");
const PAST = wordSet(
  "was were did had last looked came met called visited saw shot delivered finished completed done since",
);
const EVENT_REACH = 9;

/** "Wedding for Amelia and Josh, | June nineteenth", "they want to move on | December twelfth": the day that the work is for. */
export function isDayOfEvent(tokens: readonly Token[], index: number): boolean {
  const before = wordsBefore(tokens, index, EVENT_REACH);
  if (before.some((word) => PAST.has(word) || ANSWERING.has(word))) return false;
  const wants = before.findIndex((word) => WANTING.has(word));
  return (
    before.some((word) => EVENTS.has(word)) || (wants >= 0 && before.slice(0, wants).some((word) => COMING.has(word)))
  );
}

/** "I can be there | Tuesday", "we could do it Thursday morning": a day on which we say that we come to do the work. */
export function comesThen(tokens: readonly Token[], index: number): boolean {
  const before = wordsBefore(tokens, index, SENTENCE);
  const verb = before.findIndex((word) => !THERE.has(word));
  const will = verb + 1;
  const to = before.slice(0, verb).indexOf("to");
  if (before[verb] === "get" && SENT.has(before[to + 1] ?? "") && GETTERS.has(before[to - 1] ?? "")) return false;
  // "Be there Saturday at eight", "Can do it Thursday": who comes is left out
  const ordered = verb === before.length - 1 && before[verb] === "be" && before.includes("there");
  const unsaid = will === before.length - 1 && before[will] === "can" && COMING.has(before[verb] ?? "");
  if (ordered || unsaid) return !wordsFrom(tokens, index + 1, LOOK_REACH).some((word) => LOOKING.has(word));
  if (!COMING.has(before[verb] ?? "") || !WILL.has(before[will] ?? "")) return false;
  if (!OURS.has(before[will] ?? "") && !OURS.has(before[will + 1] ?? "")) return false;
  return !wordsFrom(tokens, index + 1, LOOK_REACH).some((word) => LOOKING.has(word));
}

const HANDED = wordSet("ready pickup delivered");
const ON = wordSet("on this next");

/** "Ready | Tuesday", "pick up on | Friday": the first of the words that say that something is fetched, brought or ready then, or -1. */
export function handedFrom(tokens: readonly Token[], index: number): number {
  const last = ON.has(at(tokens, index - 1)) ? index - 2 : index - 1;
  for (let next = last + 1; next <= index; next++) if (!isJoined(tokens[next])) return -1;
  if (HANDED.has(at(tokens, last))) return last;
  const isPickUp = at(tokens, last) === "up" && at(tokens, last - 1) === "pick" && isJoined(tokens[last]);
  return isPickUp ? last - 1 : -1;
}

const CLOCK = wordSet("at after by before around");
const HOURS = wordSet("1 2 3 4 5 6 7 8 9 10 11 12 one two three four five six seven eight nine ten eleven twelve noon");
const HALVES = wordSet("am pm a.m p.m o'clock oclock");

/** "Friday | at 3", "Tuesday | after nine", "Saturday | morning": the last token of the hour behind a day, or the day's own; no "Friday at 9 each". */
export function hourEnd(tokens: readonly Token[], day: number): number {
  if (PARTS.has(joined(tokens, day + 1))) return day + 1;
  if (!CLOCK.has(joined(tokens, day + 1)) || !HOURS.has(joined(tokens, day + 2))) return day;
  const last = HALVES.has(joined(tokens, day + 3)) ? day + 3 : day + 2;
  const next = joined(tokens, last + 1);
  const isPrice = isNumberWord(next) || CURRENCY.has(next) || EACH.has(next) || unitAt(next, undefined) !== null;
  return isPrice ? day : last;
}
