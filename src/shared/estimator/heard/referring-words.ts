import { wordSet } from "#shared/word-set.ts";
import type { Token } from "../words/tokens.ts";
import { EDGES } from "../words/words.ts";
import { tellsChoice } from "./replaced-things.ts";
import { normsAt } from "../words/tokens.ts";

/** "We agreed four hundred on that one", "I told her one forty": the price of what was just named. */
export const AGREED: ReadonlySet<string> = new Set(["agreed", "settled", "said", "promised", "told"]);

/** A correction that begins so speaks of what was said last: "those have the welt so fifty five each". */
const REFERRING = new Set(["those", "these", "they", "they're", "it", "he", "she", "there's", "that's", "it's"]);
/** "No wait, with the niche make it a hundred": what follows says why, and names nothing. */
const BECAUSE = new Set(["with", "because", "cause", "since", "counting"]);
const OTHERS = new Set(["other", "another", "second", "third", "next"]);

/** "Actually the comfort height one, so three forty": which of its kind the thing is that was just named. */
function namesWhich(norms: readonly string[]): boolean {
  const one = norms.findIndex((word) => word === "one" || word === "ones");
  const behind = norms.slice(one + 1).every((word) => EDGES.has(word));
  return one > 1 && norms[0] === "the" && behind && !norms.some((word) => OTHERS.has(word));
}

/** True when the words of a correction name nothing new: they speak of what was said last, or say why. */
export function refersBack(words: readonly number[], tokens: readonly Token[]): boolean {
  const norms = normsAt(tokens, words);
  const [first = ""] = norms;
  return (REFERRING.has(first) && !tellsChoice(words, tokens)) || tellsReason(words, tokens) || namesWhich(norms);
}

/** "With the niche", "counting the closet". */
export const tellsReason = (words: readonly number[], tokens: readonly Token[]): boolean =>
  BECAUSE.has(tokens[words[0] ?? -1]?.norm ?? "");

/** "Instead of the usual eight", "our regular price": what a price is set against. */
export const USUAL = wordSet("usual normal regular standard typical list listed");
