import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { EDIT_TERMS, repairBetween, timesApart } from "../numbers/repairs.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { headAfter } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { TAKEN_BACK } from "../words/taken.ts";
import { saysBetween } from "../words/sentence-words.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { endsLikePlural, isFootage, isMeasure, looksPlural, TIME_UNITS } from "../words/units.ts";
import { valueOf } from "./counts.ts";
import { correctedBy, type SaidAnew } from "./said-anew.ts";

/** What may stand between "so" and the number: "so make it", "so that's". */
export const LEADING = wordSet(
  "bill charge for count make it that's call it's we're at just only now go with let's do say",
);
/** The rest of "scratch that", "hang on", "oh no". */
export const EDIT_REST = wordSet("that it on oh um uh hold hang okay well");
export const WHO = wordSet("he she they one somebody someone");
/** "He missed one": why there are fewer than were counted. */
export const MISSED = wordSet("missed cancelled canceled skipped dropped broke");

/** True where words begin that take back what was said: after a pause any of them, in one breath "no wait" and "actually". */
export function takesBackAt(tokens: readonly Token[], index: number): boolean {
  const [word, next] = [at(tokens, index), at(tokens, index + 1)];
  if (word === "no" && isJoined(tokens[index])) return EDIT_TERMS.has(next);
  // "hmm he missed one so bill nine"
  if (word === "hmm" && /^(?:he|she|they)$/.test(next)) return true;
  return EDIT_TERMS.has(word) || ((word === "hang" || word === "hold") && next === "on");
}

/** So far behind a count the same things may be counted anew. */
const ANEW_REACH = 16;
/** A count is corrected by one of its own size. */
const FARTHEST = 3;
const SETS = wordSet("make call say");
/** With one of these something comes on top, and nothing is counted anew. */
const ADDING = wordSet("also too plus add adding and then another more other extra");

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

/** "Six hours", "ten visits": what is measured may be said again with no word of the thing. */
export const isMeasured = ({ unit }: Figure): boolean => unit !== null && (isMeasure(unit) || TIME_UNITS.has(unit));

/** The plural that is counted: of "nine pairs", "eighteen retouched images", "forty six front doors"; -1 for none. */
function pluralBehind({ number: { last } }: Figure, tokens: readonly Token[]): number {
  if (looksPlural(at(tokens, last + 1))) return last + 1;
  const head = headAfter(tokens, last);
  // "chair covers"
  return head < 0 && endsLikePlural(joined(tokens, last + 2)) ? last + 2 : head;
}

/** The place of the count before that is of the same things, or of the same unit of time; -1 for none. */
function sameCounted(kept: readonly Figure[], again: Figure, noun: number, tokens: readonly Token[]): number {
  const [things, plural] = [at(tokens, again.number.last + 1), at(tokens, noun)];
  for (let place = kept.length - 1; place >= 0; place--) {
    const { role, told, last, number, unit } = kept[place] ?? again;
    if (again.first - last > ANEW_REACH) return -1;
    if (role !== "quantity" || told) continue;
    if (isMeasured(again) ? unit === again.unit : at(tokens, number.last + 1) === things) return place;
    if (noun >= 0 && at(tokens, headAfter(tokens, number.last)) === plural) return place;
  }
  return -1;
}

/** "Three hours of labor, no, it's an old house, | four hours, at one ten an hour": as long as that, and no further work. */
const isLengthAlone = ({ last }: Figure, tokens: readonly Token[]): boolean =>
  !isJoined(tokens[last + 1]) || at(tokens, last + 1) === "at";

/** What the words between two counts may say of the first: the same number, another one of it, or the price that is said again behind the second. */
function isBareBetween(
  between: readonly Figure[],
  held: Figure,
  again: Figure,
  price: Figure | undefined,
  tokens: readonly Token[],
): "bare" | "priced" | null {
  const [earlier, later] = [valueOf(held), valueOf(again)];
  let said: "bare" | "priced" = "bare";
  for (const one of between) {
    const value = valueOf(one);
    // "two of them were replaced"
    const lost = at(tokens, one.number.last + 1) === "of" || MISSED.has(at(tokens, one.first - 1));
    const fewer = value === Math.abs(earlier - later) && lost;
    if (value === earlier || value === later || fewer) continue;
    if (one.role !== "money" || price?.role !== "money" || dollarsOf(one) !== dollarsOf(price)) return null;
    said = "priced";
  }
  return said;
}

/** How many words lead from things that are counted anew to their price: "each", "at". */
const PRICE_REACH = 2;
/** No reason behind a count has more words. */
const LONGEST_REASON = 10;
const REASONERS = wordSet("i we he she they there's there it's i'd we'd");

/** "11, | I missed two behind the bank, | at $45 each": the last token of why there are more, before the price of each; or -1. */
function reasonBehind({ last }: Figure, tokens: readonly Token[]): number {
  let index = last + 1;
  if (isJoined(tokens[index]) || !REASONERS.has(at(tokens, index))) return -1;
  do index++;
  while (index < last + LONGEST_REASON && isJoined(tokens[index]));
  const price = at(tokens, index + 1);
  const priced = at(tokens, index) === "at" && (price === "$" || isNumberWord(price));
  return priced && !isJoined(tokens[index]) && !saysBetween(ADDING, tokens, last + 1, index) ? index - 1 : -1;
}

/** "9 handicap symbols, sorry, | 11, I missed two": a bare number right behind what is counted. Returns the last token of it and its reason, or -1. */
function countBehindEnd(kept: Figure[], again: Figure, tokens: readonly Token[], taken: Uint8Array): number {
  const held = kept.at(-1);
  if (held?.role !== "quantity" || held.told || again.per || again.sure || isMeasured(held)) return -1;
  const end = reasonBehind(again, tokens);
  const noun = end < 0 ? -1 : pluralBehind(held, tokens);
  if (noun < 0 || timesApart(valueOf(held), valueOf(again)) > Math.log(FARTHEST)) return -1;
  if (repairBetween(tokens, noun + 1, again.first) !== "taken back") return -1;
  kept[kept.length - 1] = correctedBy(held, again);
  taken.fill(TAKEN_BACK, noun + 1, end + 1);
  return end;
}

/** True for a word that takes back what was said, or sets it anew. */
const mayTakeBack = oneOf(EDIT_TERMS, SETS, ["hmm", "hang", "hold"]);

/**
 * "Seven pairs of pants no wait with her husband's it's nine pairs", "eight fixtures at ninety, hang on, he said nine. Nine
 * fixtures at ninety each": the same things, counted anew. Returns the last token that says so, or -1.
 */
export const countedAnewEnd: SaidAnew = cued(mayTakeBack, ({ kept, tokens, taken }, again, next) => {
  if (again.per || (again.role !== "quantity" && again.role !== "money")) return -1;
  const recounted = countBehindEnd(kept, again, tokens, taken);
  if (recounted >= 0 || again.role !== "quantity") return recounted;
  const length = isMeasured(again);
  if (length && (isFootage(again.unit ?? "") || !isLengthAlone(again, tokens))) return -1;
  const noun = length ? again.last : pluralBehind(again, tokens);
  const place = noun < 0 ? -1 : sameCounted(kept, again, noun, tokens);
  const held = kept[place];
  if (!held || timesApart(valueOf(held), valueOf(again)) > Math.log(FARTHEST)) return -1;
  const from = countedAnewFrom(tokens, held.last, again.first);
  const between = kept.slice(place + 1);
  // "at twelve each, no, nine pairs": what has another price between them is another thing
  const price = next && next.first - noun <= PRICE_REACH + 1 ? next : undefined;
  const said = from < 0 ? null : isBareBetween(between, held, again, price, tokens);
  if (!said || !(givesReason(tokens, from, again.first) || between.length > 0)) return -1;
  if (length && (between.length > 0 || !takesBackAt(tokens, from))) return -1;
  if ((length || said === "priced") && saysBetween(ADDING, tokens, from, again.first)) return -1;
  let begins = Math.min(from, between[0]?.first ?? from);
  if (said === "priced" && at(tokens, begins - 1) === "at") begins--;
  kept.length = place;
  kept.push(correctedBy(held, again));
  const end = Math.max(again.last, noun);
  taken.fill(TAKEN_BACK, begins, end + 1);
  return end;
});
