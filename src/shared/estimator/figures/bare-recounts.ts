import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { EDIT_TERMS, timesApart } from "../numbers/repairs.ts";
import { headAfter } from "../words/nearby.ts";
import { saysBetween } from "../words/sentence-words.ts";
import { ENDS_LINE, TAKEN_BACK } from "../words/taken.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { valueOf } from "./counts.ts";
import { correctedBy, type Said } from "./said-anew.ts";

/** Before a bare number that says how many there are: "there's seven", "they only want eight". */
const LEADING = wordSet(
  "there's there are it's only just want wants wanted need needs so go with make that's say got has have they he she we they're we're but",
);
/** One of these says that the number counts, and how many hold. */
const HOLDS = wordSet("there's there only just");
/** What may go on behind it. */
const GOES_ON = wordSet("and but because since cause plus");
/** "Eight is plenty", "three will do". */
const ENOUGH = [
  ["is", "plenty"],
  ["are", "plenty"],
  ["is", "enough"],
  ["are", "enough"],
  ["will", "do"],
  ["is", "all", "they", "need"],
];
const BEGINS_ENOUGH = new Set(ENOUGH.map(([verb]) => verb));
/** "Five with the closet": the last token of what is counted in as well lies no farther. */
const LONGEST_WITH = 4;
/** How far before it the things may be named once more: "knock a load off the gravel, three will do". */
const NAMED_REACH = 10;
/** How far back the count stands that holds no more, and the same number said before. */
const [REACH, AGAIN_REACH] = [30, 12];
const [FARTHEST, SMALL_COUNT] = [3, 12];

/** The last token of "is plenty" behind a number, or -1. */
function enoughEnd(tokens: readonly Token[], last: number): number {
  if (!BEGINS_ENOUGH.has(at(tokens, last + 1))) return -1;
  const said = ENOUGH.find((words) => words.every((word, offset) => at(tokens, last + 1 + offset) === word));
  return said ? last + said.length : -1;
}

/** The last token of "with the closet" behind a number that begins its clause, or -1. */
function withEnd(tokens: readonly Token[], { first, last }: Figure): number {
  if (at(tokens, last + 1) !== "with" || at(tokens, last + 2) !== "the" || isJoined(tokens[first])) return -1;
  let end = last + 3;
  while (end < last + 2 + LONGEST_WITH && isJoined(tokens[end + 1])) end++;
  return isJoined(tokens[end + 1]) ? -1 : end;
}

/** Where the words begin that lead to a number: "but there's", "they only want". */
function leadFrom(tokens: readonly Token[], first: number): number {
  let index = first;
  while (isJoined(tokens[index]) && LEADING.has(at(tokens, index - 1))) index--;
  return index;
}

/** True when a number may stand where a count stood, and is rather no other price. */
function isAnother(held: Figure, price: Figure | undefined, again: Figure): boolean {
  const [one, other] = [valueOf(held), dollarsOf(again)];
  if (one === other || !Number.isInteger(other) || other < 1) return false;
  if (Math.max(one, other) > SMALL_COUNT && timesApart(one, other) > Math.log(FARTHEST)) return false;
  return price === undefined || timesApart(other, one) < timesApart(other, dollarsOf(price));
}

/** The count before a number that it may stand for: of what was named again, or the last one when only its price followed. */
function heldPlace(kept: readonly Figure[], again: Figure, tokens: readonly Token[], anywhere: boolean): number {
  const near = new Set(
    tokens.slice(Math.max(0, again.first - NAMED_REACH), again.first).map(({ norm }) => singular(norm)),
  );
  let place = -1;
  for (let index = kept.length - 1; index >= 0; index--) {
    const held = kept[index] ?? again;
    if (held.role !== "quantity" || held.told || held.range || held.every) continue;
    const named = again.first - held.last > NAMED_REACH && near.has(singular(at(tokens, held.noun)));
    if (named && anywhere) return index;
    if (place < 0 && (anywhere || index >= kept.length - 2)) place = index;
    if (again.first - held.last > REACH) break;
  }
  return again.first - (kept[place]?.last ?? -REACH - 1) > REACH && !anywhere ? -1 : place;
}

/** How far behind what is counted its price stands: "blinds at", "yards of mulch at". */
const [PRICE_REACH, OF_REACH] = [2, 5];

/** "Six blinds at eighty five": a price right behind what was counted. */
function isPriceOf(held: Figure, price: Figure, tokens: readonly Token[], reach: number): boolean {
  const behind = Math.max(held.last, held.noun, headAfter(tokens, held.number.last));
  const near = price.role === "money" && price.first - behind <= reach && !beginsSentence(tokens[price.first]);
  return near && (price.per || at(tokens, price.first - 1) === "at");
}

/** "So go with seventy two": the count that was just said anew, once more; the last token, or -1. */
function saidAgain(kept: readonly Figure[], again: Figure, tokens: readonly Token[], taken: Uint8Array): number {
  const lead = leadFrom(tokens, again.first);
  if (lead === again.first || at(tokens, lead) !== "so") return -1;
  const same = kept.some(
    ({ corrected, number }) =>
      corrected !== null &&
      again.first - corrected.last <= AGAIN_REACH &&
      again.first > corrected.last &&
      number.readings[0]?.value === dollarsOf(again),
  );
  if (!same) return -1;
  taken.fill(TAKEN_BACK, lead, again.last);
  taken[again.last] = ENDS_LINE;
  return again.last;
}

/**
 * "I said six blinds at eighty five but there's seven", "they only want eight", "eight is plenty", "five with the closet": a
 * bare number behind a count and its price says how many there are. Returns the last token that says so, or -1.
 */
export function bareRecountEnd({ kept, tokens, taken }: Said, again: Figure): number {
  const bare = again.unit === null && !again.per && !again.sure && !again.range && !again.every;
  if (!bare || (again.role !== "money" && again.role !== "quantity") || again.last !== again.number.last) return -1;
  const enough = enoughEnd(tokens, again.last);
  const including = enough < 0 ? withEnd(tokens, again) : -1;
  const end = Math.max(enough, including, again.last);
  if (isJoined(tokens[end + 1]) && end === again.last && !GOES_ON.has(at(tokens, end + 1))) return -1;
  const repeated = end === again.last ? saidAgain(kept, again, tokens, taken) : -1;
  if (repeated >= 0) return repeated;
  const lead = leadFrom(tokens, again.first);
  if (end === again.last && !saysBetween(HOLDS, tokens, lead, again.first)) return -1;
  const place = heldPlace(kept, again, tokens, enough >= 0);
  const [held, price] = [kept[place], kept[place + 1]];
  const each =
    price && held && isPriceOf(held, price, tokens, enough >= 0 ? OF_REACH : PRICE_REACH) ? price : undefined;
  if (!held || !each || !isAnother(held, each, again)) return -1;
  if (including >= 0 && valueOf(held) > dollarsOf(again)) return -1;
  kept[place] = correctedBy(held, again, [{ value: dollarsOf(again), why: "as said" }]);
  let from = lead;
  while (EDIT_TERMS.has(at(tokens, from - 1)) && !beginsSentence(tokens[from])) from--;
  taken.fill(TAKEN_BACK, from, end);
  taken[end] = ENDS_LINE;
  return end;
}
