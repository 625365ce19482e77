import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { at, isJoined } from "../words/tokens.ts";
import type { Place } from "./number-place.ts";

const FOUND = wordSet("found has had got wants forgot remembered");
const WHO = wordSet("i we he she they");
const RECOUNTS = wordSet("no nope wait sorry actually so make that's");
/** Between the count and who found more stand its things: "no, six dining seats, she found two more". */
const REACH = 6;

/** "She found two more in the attic | so six": these words are read with the count behind them. */
function isCountedAnew(next: number, { tokens, isNumberAt }: Place["around"]): boolean {
  for (let index = next; index < next + REACH && isJoined(tokens[index]); index++)
    if (at(tokens, index) === "so" && isNumberAt(index + 1)) return true;
  return false;
}

/** "No, six seats, she found | two more": why there are six, and no count of two. */
export const isWhyMore = cued(oneOf(FOUND), ({ number, around, said, after }: Place): boolean => {
  const [verb = "", who = ""] = said;
  if (after !== "more" || !FOUND.has(verb) || !WHO.has(who) || isCountedAnew(number.last + 1, around)) return false;
  for (let back = number.first - 3; back > number.first - 3 - REACH; back--) {
    const count = around.numberAt(back);
    if (count) return RECOUNTS.has(at(around.tokens, count.first - 1));
  }
  return false;
});
