import { wordSet } from "#shared/word-set.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { EDIT_TERMS, timesApart } from "../numbers/repairs.ts";
import type { Reading } from "../words/spoken-number.ts";
import { isNumberWord } from "../words/number-words.ts";
import { TAKEN_BACK } from "../words/taken.ts";
import { at, beginsSentence, isJoined, joined, type Token } from "../words/tokens.ts";
import { isMeasure, looksPlural, TIME_UNITS } from "../words/units.ts";
import { valueOf } from "./counts.ts";

/** No reason has more words between "no wait" and "so fourteen". */
const LONGEST_REASON = 12;
/** How far before "no wait" the figure stands that holds no more, and the count before its price. */
const [REACH, COUNT_REACH] = [8, 14];
/** A number is corrected by one of its own size; among small counts any may be meant for any other. */
const [FARTHEST, SMALL_COUNT] = [3, 12];
/** What may stand between "so" and the number: "so make it", "so that's". */
const LEADING = wordSet("bill charge for count make it that's call it's we're at just only now go with let's do say");
/** The rest of "scratch that", "hang on", "oh no". */
const EDIT_REST = wordSet("that it on oh um uh hold hang okay well");
/** Who or what the reason is told of. */
const SUBJECTS = wordSet(
  "he she they we i it he's she's they're we're i'm it's there's that's somebody someone nobody one one's both some the a an his her their my our this that",
);
/** Behind a thing: "block | went up", "lumber | is higher". */
const CHANGED = wordSet("went goes got is are was were came jumped dropped");
/** With one of these something comes on top, and is no reason. */
const ADDING = wordSet("also too plus add adding and then");
const GOES_ON = wordSet("and plus then");

const distance = (one: Figure, other: Figure): number => timesApart(valueOf(one), valueOf(other));

const SETTING = wordSet("call make");

/** What a number means that stands for another: "fifty two hundred, no, fifty six fifty" is no 56 dollars. */
const nearestReading = ({ number }: Figure, held: Figure): Reading =>
  number.readings.reduce((one, other) => {
    const far = ({ value }: Reading) => timesApart(value, valueOf(held));
    return far(other) < far(one) ? other : one;
  });

/** The "so" or "call it" that leads to a number which says nothing else, or -1. */
function soBefore({ first, last }: Figure, tokens: readonly Token[]): number {
  if (isJoined(tokens[last + 1]) && !GOES_ON.has(at(tokens, last + 1))) return -1;
  let [index, setting] = [first - 1, -1];
  while (index > first - 3 && LEADING.has(at(tokens, index))) {
    if (SETTING.has(at(tokens, index))) setting = index;
    index--;
  }
  return at(tokens, index) === "so" ? index : setting;
}

const WHO = wordSet("he she they one somebody someone");
const MISSED = wordSet("missed cancelled canceled skipped dropped broke");

/** "He missed one | so bill nine": why there are fewer than were counted. */
const isMissedAt = (tokens: readonly Token[], index: number): boolean =>
  WHO.has(at(tokens, index)) && MISSED.has(at(tokens, index + 1)) && isNumberWord(at(tokens, index + 2));

/** True where words begin that take back what was said: after a pause any of them, in one breath "no wait" and "actually". */
function takesBackAt(tokens: readonly Token[], index: number): boolean {
  const [word, next] = [at(tokens, index), at(tokens, index + 1)];
  if (word === "no" && isJoined(tokens[index])) return EDIT_TERMS.has(next);
  // "hmm he missed one so bill nine"
  if (word === "hmm" && /^(?:he|she|they)$/.test(next)) return true;
  return EDIT_TERMS.has(word) || ((word === "hang" || word === "hold") && next === "on");
}

/** Where "no wait, two of them broke, | so" begins, when nothing but a reason stands there; -1 for none. */
function takenBackFrom(tokens: readonly Token[], so: number): number {
  let first = so - 1;
  while (first > so - LONGEST_REASON && !takesBackAt(tokens, first)) {
    if (isMissedAt(tokens, first)) return takesBackAt(tokens, first - 1) ? first - 1 : first;
    if (ADDING.has(at(tokens, first))) return -1;
    if (beginsSentence(tokens[first]) && !EDIT_TERMS.has(at(tokens, first - 1))) return -1;
    first--;
  }
  if (!takesBackAt(tokens, first)) return -1;
  let reason = first + 1;
  while (
    reason < so &&
    (EDIT_TERMS.has(at(tokens, reason)) || (EDIT_REST.has(at(tokens, reason)) && isJoined(tokens[reason])))
  )
    reason++;
  const who = at(tokens, reason);
  const told = SUBJECTS.has(who) || isNumberWord(who) || CHANGED.has(at(tokens, reason + 1));
  if (reason > so - 2 || !told) return -1;
  while (EDIT_TERMS.has(at(tokens, first - 1)) || at(tokens, first - 1) === "oh") first--;
  return first;
}

/** True when a figure may hold no more, and another one of its size is said instead. */
function isAnother(said: Figure, again: Figure, from: number): boolean {
  const { role, told, range, scale, last } = said;
  if ((role !== "quantity" && role !== "money") || told || range || scale !== again.scale) return false;
  if (last >= from || from - last > (role === "quantity" ? COUNT_REACH : REACH) || (again.sure && role !== "money"))
    return false;
  const small = role === "quantity" && Math.max(valueOf(said), valueOf(again)) <= SMALL_COUNT;
  return small || distance(said, again) < Math.log(FARTHEST);
}

/** The place of the figure that a later one takes the place of: of a count and its price the one that so many fewer make it; -1 for none. */
function replaced(kept: readonly Figure[], again: Figure, from: number): number {
  const before = kept.findLastIndex(({ last }) => last < from);
  const [last, earlier] = [kept[before], kept[before - 1]];
  const fits = last !== undefined && isAnother(last, again, from);
  const other = earlier !== undefined && earlier.role !== last?.role && isAnother(earlier, again, from);
  if (!other || !fits) return fits ? before : other ? before - 1 : -1;
  // "sixteen chairs at twelve each, actually two of them broke, so fourteen"
  const [count, place] = earlier.role === "quantity" ? [earlier, before - 1] : [last, before];
  const changed = Math.abs(valueOf(count) - valueOf(again));
  return kept.slice(before + 1).some((few) => valueOf(few) === changed) ? place : -1;
}

const TOLD = wordSet("told said quoted promised agreed");
const SPEAKER = wordSet("i we i'd i've");
const NAMES = wordSet("on for");
/** How far "I told her" stands before the sum, and the sum before "so". */
const [TOLD_REACH, SO_REACH] = [4, 6];

/** Where "wait, I told her" begins before a sum, or -1. */
function toldFrom(tokens: readonly Token[], sum: number): number {
  let first = sum - 1;
  while (first > sum - TOLD_REACH && !TOLD.has(at(tokens, first)) && isJoined(tokens[first + 1])) first--;
  if (!TOLD.has(at(tokens, first)) || !SPEAKER.has(at(tokens, first - 1))) return -1;
  first--;
  while (first > 0 && (EDIT_TERMS.has(at(tokens, first - 1)) || EDIT_REST.has(at(tokens, first - 1)))) first--;
  return first;
}

/** Of the prices before, the one of the thing that is named behind "on the", or the last. */
function promisedPlace(kept: readonly Figure[], thing: string, tokens: readonly Token[]): number {
  const last = kept.length - 2;
  if (thing === "") return last;
  for (let place = last; place >= Math.max(0, last - SO_REACH); place--) {
    const begins = (kept[place - 1]?.last ?? -1) + 1;
    for (let index = begins; index < (kept[place]?.first ?? 0); index++) if (at(tokens, index) === thing) return place;
  }
  return last;
}

/** "Snaked the tub drain 120 wait I told her 110 on the tub so go with 110": the price that holds was promised, and is said twice. */
function keepsPromise(kept: Figure[], again: Figure, tokens: readonly Token[], taken: Uint8Array): boolean {
  const promised = kept.at(-1);
  if (!promised || valueOf(promised) !== valueOf(again) || again.per || promised.per) return false;
  const so = soBefore(again, tokens);
  if (so <= promised.last || so - promised.last > SO_REACH) return false;
  const from = toldFrom(tokens, promised.first);
  const named = NAMES.has(at(tokens, promised.last + 1)) && at(tokens, promised.last + 2) === "the";
  const place = promisedPlace(kept, named ? at(tokens, promised.last + 3) : "", tokens);
  const held = kept[place];
  if (from < 0 || held?.role !== "money" || held.per || held.told || !isAnother(held, again, held.last + 1))
    return false;
  const { first, last } = again;
  kept.pop();
  kept[place] = figureWith(held, {
    number: { ...held.number, readings: again.number.readings },
    corrected: { first, last },
  });
  taken.fill(TAKEN_BACK, from, last + 1);
  return true;
}

/** So far behind a count the same things may be counted anew. */
const ANEW_REACH = 16;
const SETS = wordSet("make call say");

/** Where "no wait with her husband's it's" begins before things that are counted once more, or -1. */
function countedAnewFrom(tokens: readonly Token[], earlier: number, first: number): number {
  for (let index = earlier + 1; index < first; index++)
    if (
      takesBackAt(tokens, index) ||
      (at(tokens, index) === "no" && WHO.has(at(tokens, index + 1))) ||
      (at(tokens, index) === "so" && SETS.has(at(tokens, index + 1)))
    )
      return index;
  return -1;
}

/** "With her husband's", "she called back": more than "no wait make it", which takes back a number by itself. */
function givesReason(tokens: readonly Token[], from: number, first: number): boolean {
  let words = 0;
  for (let index = from; index < first; index++) {
    const word = at(tokens, index);
    if (!EDIT_TERMS.has(word) && !EDIT_REST.has(word) && !LEADING.has(word)) words++;
  }
  return words > 1;
}

/** "Seven pairs of pants no wait with her husband's it's nine pairs", "thirty four sheets of drywall in that addition. Thirty six, so make it thirty six sheets": the same things, counted anew. */
function countsAnew(kept: Figure[], again: Figure, tokens: readonly Token[], taken: Uint8Array): boolean {
  const next = again.number.last + 1;
  const things = at(tokens, next);
  // "eighteen retouched images"
  const noun = looksPlural(things)
    ? next
    : things.endsWith("ed") && looksPlural(joined(tokens, next + 1))
      ? next + 1
      : -1;
  if (again.role !== "quantity" || again.told || again.per || noun < 0 || isMeasured(again)) return false;
  const place = kept.findLastIndex(
    ({ role, number, told }) => role === "quantity" && !told && at(tokens, number.last + 1) === things,
  );
  const held = kept[place];
  if (!held || again.first - held.last > ANEW_REACH || distance(held, again) > Math.log(FARTHEST)) return false;
  const from = countedAnewFrom(tokens, held.last, again.first);
  const between = kept.slice(place + 1);
  // "at twelve each, no, nine pairs": what has a price of its own between them is another thing
  const bare = between.every((one) => [valueOf(held), valueOf(again)].includes(valueOf(one)));
  if (from < 0 || !bare || !(givesReason(tokens, from, again.first) || between.length > 0)) return false;
  const begins = Math.min(from, between[0]?.first ?? from);
  kept.length = place;
  kept.push(
    figureWith(held, {
      number: { ...held.number, readings: again.number.readings },
      corrected: { first: again.first, last: again.last },
    }),
  );
  taken.fill(TAKEN_BACK, begins, Math.max(again.last, noun) + 1);
  return true;
}

/** "Six feet": lengths are told of many things. */
const isMeasured = ({ unit }: Figure): boolean => unit !== null && (isMeasure(unit) || TIME_UNITS.has(unit));

/**
 * "Forty five box lunches. Scratch that, somebody dropped out, so forty four.": the later number stands where the earlier
 * one stood, and the reason names nothing.
 */
export function withReasonedRepairs(figures: readonly Figure[], tokens: readonly Token[], taken: Uint8Array): Figure[] {
  const kept: Figure[] = [];
  for (const figure of figures) {
    if (keepsPromise(kept, figure, tokens, taken) || countsAnew(kept, figure, tokens, taken)) continue;
    const so = figure.per || figure.role === "dimension" || figure.role === "percent" ? -1 : soBefore(figure, tokens);
    const from = so < 0 ? -1 : takenBackFrom(tokens, so);
    const place = from < 0 ? -1 : replaced(kept, figure, from);
    if (place < 0) {
      kept.push(figure);
      continue;
    }
    const held = kept[place];
    const unitFits = held && (figure.unit === null || figure.unit === held.unit);
    const reasons = kept.filter(({ first }) => first > from);
    if (!held || !unitFits || reasons.some(({ role, sure }) => role === "money" && sure)) {
      kept.push(figure);
      continue;
    }
    while ((kept.at(-1)?.first ?? 0) > from) kept.pop();
    const { first, last } = figure;
    kept[place] = figureWith(held, {
      number: { ...held.number, readings: [nearestReading(figure, held)] },
      corrected: { first, last },
    });
    taken.fill(TAKEN_BACK, from, last + 1);
  }
  return kept;
}
