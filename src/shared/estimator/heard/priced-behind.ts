import { wordSet } from "#shared/word-set.ts";
import { dollarsOf } from "../numbers/figure.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
import { isThing } from "../words/nearby.ts";
import { stem } from "../words/stem.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import type { HeardLines } from "./heard-lines.ts";

interface Heard {
  readonly lines: HeardLines;
  readonly tokens: readonly Token[];
}

/** With one of these the price is told of what goes, or of all that stays: "drop the pad, that saves two forty". */
const SPEAKS_OF_PRICE = wordSet(
  "that's it's that it saves save knocks knock takes take brings bring off down for so was is leaves leaving minus less",
);

/**
 * "Scratch the pad, theirs is fine | stairs three hundred", "leave it off | repoint the chimney fourteen hundred": in one
 * breath behind what goes another thing has its price. Null where the price is that of what goes.
 */
export function pricedBehindLeftOut(heard: Heard, left: Candidate, target: Candidate): Candidate | null {
  const { lines, tokens } = heard;
  const { price, words } = left;
  if (!price || price.told || price.whole || left.service) return null;
  if (target.price && dollarsOf(target.price) === dollarsOf(price)) return null;
  const gone = new Set(lines.content(target.words).map(stem));
  const named = words.findLastIndex((index) => index < price.first && gone.has(stem(at(tokens, index))));
  const behind = words.slice(named + 1).filter((index) => index < price.first);
  // "theirs is fine | stairs"
  const is = behind.findLastIndex((index) => BEING.has(at(tokens, index)));
  const rest = is >= 0 && is < behind.length - 2 ? behind.slice(is + 2) : behind;
  const head = rest.at(-1);
  if (head !== price.first - 1 || !isThing(at(tokens, head)) || !isJoined(tokens[price.first])) return null;
  if (rest.some((index) => SPEAKS_OF_PRICE.has(at(tokens, index)) && index > head - REACH)) return null;
  if (lines.content(rest).length === 0) return null;
  return { ...newCandidate(rest[0] ?? head), words: rest, price, quantities: left.quantities, last: left.last };
}
const REACH = 2;
const BEING = wordSet("is are was were");
