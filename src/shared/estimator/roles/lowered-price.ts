import { wordSet } from "#shared/word-set.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { WHOLES } from "../words/words.ts";

/** "I'll knock it down for 80", "knock out the wall 900": work, where "knock 80 off" and "knock it down 80" say how much less. */
export function isKnockedDown(tokens: readonly Token[], knock: number, price: number): boolean {
  if (tokens[knock]?.norm !== "knock") return false;
  const between = tokens.slice(knock + 1, price).map(({ norm }) => norm);
  const down = between.indexOf("down");
  const lowers = between.includes("price") || between.at(-1) === "by" || between.includes("off");
  return between.includes("out") || (down >= 0 && down < between.length - 1 && !lowers);
}

/** What is done to a price so that it becomes less. */
const LOWERING = wordSet(
  "knock knocking bring bringing drop dropping reduce reducing lower lowering cut cutting take taking",
);
/** Whoever comes down does so with the price: "I came down fifty". */
const COMING = wordSet("come came coming go going");
const ITSELF = wordSet("it that this them everything");
const PRICES = wordSet("price prices total bill number quote estimate cost rate");
const NEEDING = wordSet("needs need needed has have had gotta got must");
/** Of these "come down" says that they ask less. */
const SPEAKERS = wordSet("i we you he she they us i'll we'll who");

/** "The oak needs to | come down | 1,800": a thing that is taken down, and nobody who asks less. */
function isTakenDown(tokens: readonly Token[], come: number): boolean {
  const needs = at(tokens, come - 1) === "to" ? come - 2 : come - 1;
  const who = at(tokens, needs - 1);
  return NEEDING.has(at(tokens, needs)) && !SPEAKERS.has(who) && !PRICES.has(who);
}
const ARTICLES = wordSet("the my our that this his her their");
/** Between "by" and how much: "by about fifty", "by another hundred". */
const ABOUT = wordSet("about like around another maybe say an a $");
/** Who or what for: behind these words "down" is of the price without its name. */
const WHY = wordSet("for since because cause as so");

/** The first token of "it", "that" or "the price" that ends right before a token, or -1; `named` when it is a price. */
function loweredBefore(tokens: readonly Token[], end: number): { first: number; named: boolean } | null {
  const [word, before] = [at(tokens, end - 1), at(tokens, end - 2)];
  if (PRICES.has(word) || WHOLES.has(word)) return { first: ARTICLES.has(before) ? end - 2 : end - 1, named: true };
  return ITSELF.has(word) ? { first: end - 1, named: false } : null;
}

/**
 * The verb of "knock the price down by | 100", "drop it by | fifty", "lower the total by | 200", "come down | 50 on the
 * price", or -1 when the sum at `first` to `last` does not say how much less something is: "bring it down to 900",
 * "lower the sink by two inches", "take it down 400".
 */
export function loweringVerb(tokens: readonly Token[], first: number, last: number): number {
  let index = first;
  while (ABOUT.has(at(tokens, index - 1)) && isJoined(tokens[index])) index--;
  const by = at(tokens, index - 1) === "by";
  if (by) index--;
  const down = at(tokens, index - 1) === "down";
  if (down) index--;
  if (!by && !down) return -1;
  for (let word = index; word <= first; word++) if (!isJoined(tokens[word])) return -1;
  if (down && COMING.has(at(tokens, index - 1)) && isJoined(tokens[index]))
    return isTakenDown(tokens, index - 1) ? -1 : index - 1;
  // "knock it all down"
  if (at(tokens, index - 1) === "all") index--;
  const lowered = loweredBefore(tokens, index);
  const verb = (lowered?.first ?? 0) - 1;
  if (!lowered || !LOWERING.has(at(tokens, verb)) || !isJoined(tokens[verb + 1])) return -1;
  // "bring it down 200" may be work, "bring it down two hundred for her" is the price
  return by || lowered.named || WHY.has(joined(tokens, last + 1)) ? verb : -1;
}

/** What a sum or a share behind a comma belongs to. */
const REDUCTIONS = wordSet("discount rebate coupon");
/** What may follow the share in its clause: why it is given. */
const REASON = wordSet("because since as for cause");

/**
 * The word that says so right beside a share or a sum that is given: "the senior discount, | ten percent", "call it ten
 * percent | less", or -1: "ten percent less than last year".
 */
export function discountBeside(tokens: readonly Token[], first: number, last: number): number {
  const ends = (index: number) => !isJoined(tokens[index]) || REASON.has(at(tokens, index));
  if (joined(tokens, last + 1) === "less" && ends(last + 2)) return last + 1;
  const named = tokens[first]?.gap === "comma" && REDUCTIONS.has(at(tokens, first - 1));
  return named && ends(last + 1) ? first - 1 : -1;
}
