import { wordSet } from "#shared/word-set.ts";
import { LEAST } from "../words/sentence-words.ts";
import type { Place } from "./number-place.ts";

const VALUED = wordSet("appraised appraises valued assessed assesses insured reappraised");
/** How far before the sum that is said. */
const [REACH, PRICE_REACH] = [4, 8];

/** "It was appraised at forty thousand once", "asking price on the place is three eighty nine": what a thing is worth, and no price of a job. */
export function isValuation({ said, value }: Place): boolean {
  if (value < LEAST) return false;
  if (said.slice(0, REACH).some((word) => VALUED.has(word))) return true;
  const price = said.slice(0, PRICE_REACH).indexOf("price");
  return price >= 0 && said[price + 1] === "asking";
}
