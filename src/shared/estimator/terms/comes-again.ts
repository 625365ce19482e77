import type { Figure } from "../numbers/figure.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordsBefore } from "../words/sentence-words.ts";
import { isJoined, type Token } from "../words/tokens.ts";

/** What is done when the work is over. */
const AFTERWARDS = /^(?:followup|follow-up|reinspection|recheck|checkup)$/;
const REACH = 5;
const MORE = wordSet("extra additional");

/**
 * "A follow up inspection | in two weeks", "they should pump again | in three years", "the matting took | an extra half hour": when somebody comes again or how much
 * longer a part took, and not how long the work takes. The first token that says so, or -1.
 */
export function comesAgain(tokens: readonly Token[], { first, unit }: Figure): number {
  if (!isJoined(tokens[first])) return -1;
  const before = wordsBefore(tokens, first, REACH);
  const lead = before.findIndex((word) => !/^(?:about|around|a|an)$/.test(word));
  if (/^(?:in|after|within)$/.test(before[lead] ?? "")) {
    const again = before
      .slice(lead + 1)
      .some(
        (word, place, said) =>
          AFTERWARDS.test(word) ||
          word === "again" ||
          (word === "up" && said[place + 1] === "follow") ||
          (word === "back" && /^(?:come|check|be)$/.test(said[place + 1] ?? "")),
      );
    return again ? first - 1 - lead : -1;
  }
  const verbs = before.slice(lead + 1, lead + 3);
  const longer = MORE.has(before[lead] ?? "") && (verbs[0] === "takes" || verbs.includes("took"));
  return unit === "hour" && longer ? first : -1;
}
