import type { LineItem } from "#shared/documents/schema.ts";
import type { SpokenSource } from "#shared/documents/source.ts";
import { cents, formatMoney, formatPercent, percentOf, sum, thousandths, type MilliPercent } from "#shared/money.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { isThing } from "../words/nearby.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";

/** A share of all lines that is a line itself: "eighteen percent service charge". */
export interface Surcharge {
  name: string;
  share: MilliPercent;
  source: SpokenSource;
}

/** Their names in the words of speech, the longest first. */
const NAMES = [
  ["fuel", "surcharge"],
  ["service", "charge"],
  ["service", "fee"],
  ["management", "fee"],
  ["admin", "fee"],
  ["gratuity"],
  ["surcharge"],
  ["overhead"],
  ["contingency"],
];
/** "Gratuity", "fuel" of "fuel surcharge". */
const SURCHARGE = cue(oneOf(NAMES.flatMap(([first = ""]) => first)));
/** What a surcharge may be on; "on the food" alone is a share of something that is not known here. */
const ALL = new Set(["all", "everything", "top", "total", "subtotal", "it", "that", "whole", "entire", "job", "bill"]);
const LEADING = new Set(["is", "of", "a", "an", "the", "at", "and", "for", "plus", "add", "with", "there's", "charge"]);

const nameAt = (tokens: readonly Token[], index: number): readonly string[] | undefined =>
  NAMES.find((name) => name.every((word, offset) => at(tokens, index + offset) === word));

/** The last token of "on all of it", `end` when nothing follows, or -1 when it is a share of one thing. */
function baseEnd(tokens: readonly Token[], end: number): number {
  if (at(tokens, end + 1) !== "on" || !isJoined(tokens[end + 1])) return end;
  let last = end + 1;
  while (
    last < end + 6 &&
    isJoined(tokens[last + 1]) &&
    (ALL.has(at(tokens, last + 1)) || ["the", "of"].includes(at(tokens, last + 1)))
  )
    last++;
  return ALL.has(at(tokens, last)) ? last : -1;
}

const WITHDRAWING = new Set([
  "not",
  "isn't",
  "optional",
  "no",
  "scratch",
  "strike",
  "forget",
  "skip",
  "leave",
  "waived",
  "never",
  "if",
  "unless",
  "without",
]);

/** So far behind a surcharge stands what takes it back. */
const WITHDRAWN_REACH = 3;

/** "Gratuity of 18 percent is not included", "18 percent service charge, no, leave that out", "is up to them", but not "20% service charge. Bar not included". */
function withdrawn(tokens: readonly Token[], end: number): boolean {
  for (let index = end + 1; index <= end + WITHDRAWN_REACH; index++) {
    const word = at(tokens, index);
    // "18 percent gratuity. No, leave that out", but "18 percent gratuity. No deposit"
    if (beginsSentence(tokens[index])) return WITHDRAWING.has(word) && !(word === "no" && isJoined(tokens[index + 1]));
    if (WITHDRAWING.has(word) || isUpToThem(tokens, index)) return true;
    // "20 percent service charge | bar not included"
    if (isThing(word)) return false;
  }
  return false;
}

const isUpToThem = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index) === "up" && at(tokens, index + 1) === "to" && /^(?:them|him|her|you)$/.test(at(tokens, index + 2));

/** The surcharge that the percentage from `first` to `last` is, and the tokens it takes, or null. */
export function surchargeAt(
  tokens: readonly Token[],
  first: number,
  last: number,
): { name: string; first: number; last: number } | null {
  if (!hears(tokens, SURCHARGE)) return null;
  const found = named(tokens, first, last);
  const denied = found !== null && ["no", "not", "without", "skip"].includes(at(tokens, found.first - 1));
  return found && !denied && !withdrawn(tokens, found.last) ? found : null;
}

function named(
  tokens: readonly Token[],
  first: number,
  last: number,
): { name: string; first: number; last: number } | null {
  const after = isJoined(tokens[last + 1]) ? nameAt(tokens, last + 1) : undefined;
  if (after) {
    const end = baseEnd(tokens, last + after.length);
    return end < 0 ? null : { name: after.join(" "), first, last: end };
  }
  for (let back = first - 1; back >= first - 5 && back >= 0 && isJoined(tokens[back + 1]); back--) {
    const name = nameAt(tokens, back);
    const end = baseEnd(tokens, last);
    if (name) return end < 0 ? null : { name: name.join(" "), first: back, last: end };
    if (!LEADING.has(at(tokens, back)) && !NAMES.some(([, second]) => second === at(tokens, back))) return null;
  }
  return null;
}

/** The lines and, after them, one for each surcharge: its share of all that is not optional. */
export function withSurcharges(
  items: readonly LineItem[],
  surcharges: readonly Surcharge[],
  limit: number,
): LineItem[] {
  const base = sum(items.filter((item) => !item.optional).map((item) => item.amount ?? cents(0)));
  if (base <= 0) return [...items];
  const lines = surcharges.map(({ name, share, source }, index): LineItem => {
    const amount = percentOf(base, share);
    const computed = { kind: "computed" as const, from: `${formatPercent(share)} of ${formatMoney(base)}` };
    return {
      id: `i${items.length + index + 1}`,
      description: `${name.charAt(0).toUpperCase()}${name.slice(1)} (${formatPercent(share)})`,
      quantity: thousandths(1000),
      unit: null,
      unitPrice: amount,
      amount,
      category: "fee",
      optional: false,
      sources: { description: source, unitPrice: computed, amount: computed },
    };
  });
  return [...items, ...lines].slice(0, limit);
}
