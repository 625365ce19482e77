import { wordSet } from "#shared/word-set.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { waysThatBegin } from "../words/begins.ts";
import { wordsBefore, wordsFrom } from "../words/sentence-words.ts";
import { at, normsAt, placesBetween, type Token } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { beginsCommand, commandAt } from "./commands.ts";
import { beginsFix, fixAt } from "./fixes.ts";
import { beginsLeadIn, beginsWorkLead, leadInAt, workLeadAt } from "./lead-ins.ts";
import { beginsNeed, needAt } from "./needs.ts";
import { beginsBesides, beginsOrder, beginsUndecided, besidesAt, orderAt, undecidedAt } from "./orders.ts";
import { FEW, isFigure, type Asked, type AskRule, type Talk } from "./phrases.ts";
import { beginsUnknownPrice, unknownPriceAt } from "./unknown-prices.ts";
import { beginsWish, wishAt } from "./wishes.ts";

/** What was asked for is dropped, however it is said. */
const DROPPED = String.raw`changed (?:his|her|their) minds?|forget (?:the|it|that|about)|leave (?:that|it|those|them) (?:off|out)`;
/** Whose it is: "that's not on us", "that's on them", "she does that". */
const BY_OTHERS = String.raw`that(?:'s| is) (?:not (?:on us|on me|ours|mine|our job|my job|part of)|on (?:him|her|them|you|the (?:owner|customer|client|tenant|landlord)))|(?:he|she|they)(?:'ll)? (?:do|does|handle|handles) (?:that|it|those)(?: (?:him|her|them)sel(?:f|ves))?`;
/** Behind what was asked for: it is not to be done now, or by somebody else. */
const NOT_NOW = new RegExp(
  String.raw`\b(?:${BY_OTHERS}|(?:ain't|aren't|isn't|not|won't be|don't) (?:doing|do|gonna|going|this year|now|this time)|(?:told|said) (?:him |her |them )?(?:no|somebody|someone|forget|to)|${DROPPED}|only (?:do|the)|just (?:do )?the|next (?:year|spring|summer|fall|winter|month)|some ?day)\b`,
);
/** The same, also in the next sentence. */
const TAKEN_BACK = new RegExp(
  String.raw`\b(?:(?:ain't|aren't|isn't|not|won't be) (?:doing|gonna do|going to do|this year|this time)|(?:told|said) (?:him |her |them )?(?:no|somebody|someone|forget)|${DROPPED})\b`,
);
/** "He wants the den done too" behind "make it eight": why there are so many. */
const MAKES_IT = /\bmake (?:it|that) (\S+)/;
/** The same before "so two of them". */
const COUNTS = /\b(?:make (?:it|that)|so(?: that's| that makes)?) (\S+)/;
const PRICED =
  /^(?:(?:for|at|is|are|that's|that'll be|it's|those are|i'd say|i say|say|call it|figure|about|maybe) )*(?!\S+ coats?\b)(\S+)/;

const FREE = wordSet("free included gratis");
const IS_THAT = wordSet("that's that'll that'd which");
/** Between "so that's" and the service's name. */
const LEADS = wordSet("a an the going gonna to be just our my");

/** How far behind it. */
const MOST_BEHIND = 14;

/** True for a number that counts, in the words behind what was asked for: "for six tables", "three of them". */
function countsBehind(next: string, price: string): boolean {
  const words = next.split(" ");
  const behind = words[words.indexOf(price) + 1] ?? "";
  return behind === "of" || looksPlural(behind);
}

/** "The back door latch fixed, that'll be locksmith labor", "take down the oak, so that's a large tree removal": a service of the account is it. */
function isOfService({ tokens, isSold }: Talk, to: number): boolean {
  const behind = placesBetween(to + 1, to + 1 + wordsFrom(tokens, to + 1, MOST_BEHIND).length);
  const that = behind.findIndex((place) => IS_THAT.has(at(tokens, place)));
  const service = behind.find((place, index) => index > that && !LEADS.has(at(tokens, place)));
  return that >= 0 && service !== undefined && isSold(service);
}

/** True when what was asked for up to a place is taken back, counted or priced in the same breath. */
function isSettled(talk: Talk, from: number, to: number): boolean {
  const { tokens, isTaken } = talk;
  const next = wordsFrom(tokens, to + 1, MOST_BEHIND).join(" ");
  const counts = [MAKES_IT.exec(wordsBefore(tokens, from, FEW).toReversed().join(" ")), COUNTS.exec(next)];
  const price = PRICED.exec(next)?.[1] ?? "";
  return (
    NOT_NOW.test([...normsAt(tokens, placesBetween(from, to + 1)), next].join(" ")) ||
    TAKEN_BACK.test(normsAt(tokens, placesBetween(to + 1, to + 1 + MOST_BEHIND)).join(" ")) ||
    counts.some((said) => said && isFigure(said[1] ?? "")) ||
    isOfService(talk, to) ||
    // "rehung, at 17 Spruce Court" says where, "linens for six tables" and "steps, three of them" how many
    (isFigure(price) && !countsBehind(next, price) && !isTaken(to + 2)) ||
    // "oil the hinges, free up the latch"
    (FREE.has(price) && !next.startsWith("free up"))
  );
}
/** The ways to ask, the clearest first, and at which words each begins. */
const waysAt = waysThatBegin<AskRule>([
  { begins: beginsWish, way: wishAt },
  { begins: beginsNeed, way: needAt },
  { begins: beginsWorkLead, way: workLeadAt },
  { begins: beginsLeadIn, way: leadInAt },
  { begins: beginsFix, way: fixAt },
  { begins: beginsUnknownPrice, way: unknownPriceAt },
  { begins: beginsOrder, way: orderAt },
  { begins: beginsBesides, way: besidesAt },
  { begins: beginsUndecided, way: undecidedAt },
  { begins: beginsCommand, way: commandAt },
]);

/** The talk as what was asked for is looked for in it. */
export function talkOf(tokens: readonly Token[], taken: Uint8Array, candidates: readonly Candidate[]): Talk {
  const sold = new Set<number>();
  const ends = new Set<number>();
  for (const { price, service, quantities } of candidates) {
    if (service) for (const place of placesBetween(service.first, service.last + 1)) sold.add(place);
    if (price) ends.add(price.last);
    if (price ?? service) for (const count of quantities) ends.add(count.last);
  }
  return {
    tokens,
    isTaken: (index) => (taken[index] ?? 0) !== 0,
    isSold: (index) => sold.has(index),
    endsPrice: (index) => ends.has(index),
  };
}

/**
 * What the talk asks to be done or brought, each as the words that name it, in their order: "she also wants the railing
 * painted", "the wiring has to be redone", "take care of the leak", "gotta figure out the drywall". Whether it has a price
 * is not asked here. In time proportional to the words: none of the looks goes farther than its clause.
 */
export function findAsked(talk: Talk): (readonly number[])[] {
  const { tokens, isTaken } = talk;
  const found: (readonly number[])[] = [];
  let last = -1;
  for (let index = 0; index < tokens.length; index++) {
    const ways = waysAt(tokens[index]?.norm ?? "");
    if (ways.length === 0 || index <= last || isTaken(index)) continue;
    let asked: Asked | null = null;
    for (const way of ways) asked ??= way(talk, index);
    if (!asked || asked.things.length === 0) continue;
    last = Math.max(last, asked.last);
    if (!isSettled(talk, Math.min(...asked.things.flat()), last)) found.push(...asked.things);
  }
  return found;
}
