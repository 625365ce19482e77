import type { Adjustment } from "#shared/documents/schema.ts";
import type { SpokenSource } from "#shared/documents/source.ts";
import type { MilliPercent } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { couldName, WHOLES } from "../words/words.ts";

/** What the words of a tax name that is not on everything. */
export interface TaxedPart {
  /** The last token of those words. */
  last: number;
  /** The words of each thing that is named, in singular: "the sink and the faucet". None for "not the labor". */
  things: readonly (readonly string[])[];
  /** "The parts", "materials": whatever is sold beside the work. */
  isGoods: boolean;
  /** Only the part is taxed, whatever its lines are called. */
  isSure: boolean;
}

/** A rate that only some lines are taxed at. */
export interface PartTax extends TaxedPart {
  share: MilliPercent;
  /** The tax of everything that was said before: "GST five percent, and PST seven on the parts". */
  before: Adjustment | null;
  source: SpokenSource;
}

/** What is taxed apart from the work. */
export const GOODS = wordSet(
  "part parts material materials goods product products hardware supplies equipment fixture fixtures lumber merchandise food foods beverages drinks",
);
export const WORK = wordSet("labor labour");
const ONLY = wordSet("only just");
export const LEADS = wordSet("the my our all");
const NOT = wordSet("not no isn't never");
const TAXED = wordSet("taxed taxable tax");
/** "On all", "on both": everything, or nothing that has a name. */
const ALL = wordSet("everything all both it that this these those them each total top");
/** "On the mulch | deposit half": what comes next. */
const NEXT_TERMS = wordSet("deposit retainer balance discount net due payment half down labor labour");

/** "The parts", "just the materials only": the last token of such words, or -1. */
function goodsEnd(tokens: readonly Token[], first: number): number {
  let index = first;
  while (LEADS.has(at(tokens, index)) || ONLY.has(at(tokens, index))) index++;
  if (!GOODS.has(at(tokens, index)) || (index > first && !isJoined(tokens[index]))) return -1;
  return ONLY.has(joined(tokens, index + 1)) ? index + 1 : index;
}

/** A thing is called by so many words. */
const LONGEST_THING = 3;

/** "The glass only", "the plants and mulch only": what is taxed alone, the last token of such words, or -1 for "the total only". */
function thingOnlyEnd(tokens: readonly Token[], first: number): number {
  let index = first;
  while (LEADS.has(joined(tokens, index)) || ONLY.has(joined(tokens, index))) index++;
  const names = (place: number) =>
    couldName(joined(tokens, place)) || (joined(tokens, place) === "and" && couldName(joined(tokens, place + 1)));
  for (let words = 0; words < 2 * LONGEST_THING && names(index); words++, index++)
    if (WHOLES.has(at(tokens, index)) || isNumberWord(at(tokens, index)) || ONLY.has(at(tokens, index))) break;
  return index > first && !WHOLES.has(at(tokens, index)) && joined(tokens, index) === "only" ? index : -1;
}

const SHARES = wordSet("percent % down deposit");
/** "Half down", "thirty percent deposit", "500 deposit": what is paid ahead, and no price. */
function beginsShare(tokens: readonly Token[], first: number): boolean {
  if (PARTS.has(at(tokens, first))) return true;
  let index = at(tokens, first) === "$" ? first + 1 : first;
  while (index < first + LONGEST_NUMBER && isNumberWord(at(tokens, index)) && !SHARES.has(at(tokens, index))) index++;
  return SHARES.has(joined(tokens, index)) || at(tokens, index) === "%";
}
const PARTS = wordSet("half third quarter");
const LONGEST_NUMBER = 5;

/**
 * "Sales tax six percent on | the heater": a thing that was named before, the last token of such words; -1 for "on the
 * whole job", and for "on the heater 2350", whose price comes next. `wasSaid` tells whether a word was said before.
 */
function saidThingEnd(
  tokens: readonly Token[],
  first: number,
  wasSaid: (word: string) => boolean,
  rate: number,
): number {
  let index = first;
  while (LEADS.has(joined(tokens, index)) || ONLY.has(joined(tokens, index))) index++;
  const begins = index;
  for (; index < begins + LONGEST_THING; index++) {
    const word = joined(tokens, index);
    if (!couldName(word) || ALL.has(word) || NEXT_TERMS.has(word) || isNumberWord(word) || !wasSaid(word)) break;
    if (WHOLES.has(word)) return -1;
  }
  const next = joined(tokens, index);
  const isPriced = index !== rate && (next === "$" || isNumberWord(next)) && !beginsShare(tokens, index);
  return index > begins && !WHOLES.has(next) && !isPriced ? index - 1 : -1;
}

/** "Not the labor", "no tax on labor", "labor's not taxed": the last token of such words, or -1. */
function notLaborEnd(tokens: readonly Token[], first: number): number {
  let index = ["but", "and"].includes(at(tokens, first)) ? first + 1 : first;
  if (/^labou?r(?:'s)?$/.test(at(tokens, index))) {
    if (["is", "ain't"].includes(at(tokens, index + 1))) index++;
    return NOT.has(at(tokens, index + 1)) && TAXED.has(at(tokens, index + 2)) ? index + 2 : -1;
  }
  // "no labor on this one"
  if (!NOT.has(at(tokens, index)) || (at(tokens, index) === "no" && at(tokens, index + 1) !== "tax")) return -1;
  index++;
  while (["tax", "on", "for", "the"].includes(at(tokens, index))) index++;
  return WORK.has(at(tokens, index)) ? index : -1;
}

/** The words of a thing between two tokens, in singular, without what leads to them: "heater" of "only the heater". */
function namesOf(tokens: readonly Token[], first: number, last: number): string[] {
  const words: string[] = [];
  for (let index = first; index <= last; index++) {
    const word = at(tokens, index);
    if (couldName(word) && !LEADS.has(word) && !ONLY.has(word)) words.push(singular(word));
  }
  return words;
}

/** The things between two tokens, each by its words: "plants" and "mulch" of "the plants and mulch". */
function thingsBetween(tokens: readonly Token[], first: number, last: number): string[][] {
  const things: string[][] = [];
  for (let from = first, index = first; index <= last + 1; index++) {
    if (index <= last && at(tokens, index) !== "and") continue;
    things.push(namesOf(tokens, from, index - 1));
    from = index + 1;
  }
  return things;
}

/**
 * Behind a rate or before it: "tax | on the parts only", "8 percent tax | on materials, not the labor", "six percent | on
 * the sink and the faucet". Null where everything is taxed. `wasSaid` tells whether a word was said before, `rate` where the
 * rate begins that may stand behind the part: "tax | on the mulch | 7 percent".
 */
export function taxedPartAt(
  tokens: readonly Token[],
  last: number,
  wasSaid: (word: string) => boolean,
  rate = -1,
): TaxedPart | null {
  // "on top | of the materials"
  const of = at(tokens, last) === "top" && joined(tokens, last + 1) === "of";
  const on =
    of || joined(tokens, last + 1) === "on" || (ONLY.has(joined(tokens, last + 1)) && at(tokens, last + 2) === "on");
  const first = on ? last + (ONLY.has(at(tokens, last + 1)) ? 3 : 2) : last + 1;
  const goods = goodsEnd(tokens, first);
  // "seven percent tax, parts twelve hundred": what comes next
  const only = on || ONLY.has(at(tokens, goods)) || ONLY.has(at(tokens, last + 1));
  const isGoods = only && goods >= 0;
  const alone = isGoods ? goods : on && !of ? thingOnlyEnd(tokens, first) : -1;
  let end = alone < 0 && on && !of ? saidThingEnd(tokens, first, wasSaid, rate) : alone;
  let isSure = alone >= 0 || ONLY.has(at(tokens, last + 1)) || ONLY.has(at(tokens, first));
  const things = end < 0 ? [] : thingsBetween(tokens, first, end);
  // "on the sink | and the faucet"
  while (end >= 0 && joined(tokens, end + 1) === "and") {
    const next = Math.max(goodsEnd(tokens, end + 2), saidThingEnd(tokens, end + 2, wasSaid, rate));
    if (next < 0) break;
    things.push(namesOf(tokens, end + 2, next));
    end = next;
  }
  if (end >= 0 && joined(tokens, end + 1) === "only") [end, isSure] = [end + 1, true];
  const notLabor = notLaborEnd(tokens, (end < 0 ? last : end) + 1);
  if (end < 0 && notLabor < 0) return null;
  return { last: Math.max(end, notLabor), things, isGoods, isSure: isSure || notLabor >= 0 };
}
