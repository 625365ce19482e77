import { wordSet } from "#shared/word-set.ts";
import { LEAST } from "../words/sentence-words.ts";
import type { Place } from "./number-place.ts";

const VALUED = wordSet("appraised appraises valued assessed assesses insured reappraised");
/** Between that and the sum: "appraised it at about". */
const LEADS = wordSet("at for about around it like maybe over");
/** How far before the sum its name stands. */
const PRICE_REACH = 8;

/** "It was appraised at forty thousand once", "asking price on the place is three eighty nine": what a thing is worth, and no price of a job. */
export function isValuation({ said, value }: Place): boolean {
  if (value < LEAST) return false;
  // "appraised at", but "appraised twelve paintings at"
  const lead = said.findIndex((word) => !LEADS.has(word));
  if (lead > 0 && VALUED.has(said[lead] ?? "")) return true;
  const price = said.slice(0, PRICE_REACH).indexOf("price");
  return price >= 0 && said[price + 1] === "asking";
}
