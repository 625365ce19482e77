import { wordSet } from "#shared/word-set.ts";
import { orders } from "../asked/commands.ts";
import { isFigure, isWork } from "../asked/phrases.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { at, normsAt, placesBetween, type Token } from "../words/tokens.ts";
import { couldName, PREPOSITIONS } from "../words/words.ts";

/** Before another thing. */
const JOINS = wordSet("and plus then also need needs gonna");
const OPENS = wordSet("a an the new another some his her their");
/** Who does what has the price: "and | i'm hauling off the ties". */
const DOING = wordSet("i'm i'll we're we'll");
/** Behind what a price is of: "shelves in the den | are". */
const IS = wordSet("is are was were runs run costs cost");

/** True where words behind something begin another thing than that: "and a dimmer", "swap the faucet", "shelves in the den are". */
function beginsAnother(tokens: readonly Token[], asked: readonly number[], words: readonly number[]): boolean {
  const lead = words.findIndex((index) => !JOINS.has(at(tokens, index)));
  const [first = -1, second = -1] = words.slice(Math.max(0, lead));
  const joins = normsAt(tokens, placesBetween(Math.max(...asked) + 1, first)).filter((word) => JOINS.has(word));
  const both = joins.length > 0 && joins.every((word) => word === "and");
  // "paint the living room and the hallway", "weld the hitch and fix two hinges, five hours": one price of both
  if (orders(tokens, asked[0] ?? -1) && (both || !(joins.length > 0 || orders(tokens, first)))) return false;
  if (orders(tokens, first)) return true;
  if (joins.length === 0)
    return normsAt(tokens, words).some((word) => IS.has(word)) && couldName(at(tokens, first)) && words.length > 2;
  const opens = OPENS.has(at(tokens, first)) || isFigure(at(tokens, first - 1));
  return DOING.has(at(tokens, first)) || (opens && second >= 0);
}

/** What is left of a line behind what was asked for: its own words, when they name something else. */
function ownWords({ words }: Candidate, asked: readonly number[], tokens: readonly Token[]): number[] {
  const behind = words.filter((index) => index > Math.max(...asked));
  // "a bandana | for the photo and the de-shed": where it goes is part of what was asked for
  const where = PREPOSITIONS.has(at(tokens, behind[0])) && !JOINS.has(at(tokens, behind[0]));
  const join = behind.findIndex((index) => JOINS.has(at(tokens, index)));
  const own = where ? behind.slice(join < 0 ? behind.length : join) : behind;
  const head = normsAt(tokens, own).findLast(couldName);
  return head !== undefined && isWork(head) && beginsAnother(tokens, asked, own) ? own : [];
}

/** True when something was said before a line's price, with words of that line. */
const holds = ({ words, price }: Candidate, asked: readonly number[]): boolean =>
  price !== null && asked.every((index) => index < price.first) && asked.some((index) => words.includes(index));

/** "She wants the porch painted and the swing rehung": words without a price that ask for several things, each by itself. */
const isListOf = ({ words, price, service, free }: Candidate, asked: readonly (readonly number[])[]): boolean =>
  !price && !service && !free && asked.filter((some) => some.every((index) => words.includes(index))).length > 1;

/**
 * "Need three ceiling fans put up and a dimmer in the dining room, dimmer is 110", "hang the storm door swap the faucet
 * for 160": the price is of what stands next to it. What was asked for before it is no part of its line.
 */
export function partAsked(
  candidates: readonly Candidate[],
  asked: readonly (readonly number[])[],
  tokens: readonly Token[],
): readonly Candidate[] {
  if (asked.length === 0) return candidates;
  return candidates
    .filter((candidate) => !isListOf(candidate, asked))
    .map((candidate) => {
      if (!candidate.price || candidate.service || candidate.after || candidate.insteadOf) return candidate;
      const before = asked.findLast((words) => holds(candidate, words)) ?? [];
      const words = before.length === 0 ? [] : ownWords(candidate, before, tokens);
      const quantities = candidate.quantities.filter(({ first }) => first > Math.max(-1, ...before));
      const counted = quantities.length > 0 || candidate.quantities.length === 0 || !candidate.price.per;
      if (words.length === 0 || !counted) return candidate;
      return { ...candidate, words, quantities, first: words[0] ?? candidate.first };
    });
}

/** What was asked for, without the orders that are part of a line that has a price. */
export const askedApart = (
  asked: readonly (readonly number[])[],
  candidates: readonly Candidate[],
  tokens: readonly Token[],
): readonly (readonly number[])[] =>
  asked.filter(
    (words) =>
      !orders(tokens, words[0] ?? -1) ||
      !candidates.some((one) => (one.price ?? one.free) && words.every((index) => one.words.includes(index))),
  );
