import { wordSet } from "#shared/word-set.ts";
import type { Place } from "./number-place.ts";

/** No place is sold for less. */
const LEAST_WORTH = 1_000;
const PLACES = wordSet("house home place property condo townhouse building lot land ranch farm cabin unit it it's");
const SOLD = wordSet("listed valued appraised assessed listing selling sold worth insured going");
const LEADING = wordSet("at for about around like nearly almost over just only $ is was are it's be");
/** Between the place and how it is sold: "the house they just | listed". */
const LONGEST_TALK = 5;

/** "The house is listed at 1.2 million", "it's appraised at four hundred thousand": what a place is worth, and no work on it. */
export function isWorthOfPlace({ said, value, unit }: Place): boolean {
  if (value < LEAST_WORTH || unit !== null) return false;
  const verb = said.findIndex((word) => !LEADING.has(word));
  if (!SOLD.has(said[verb] ?? "") || (verb === 0 && said[0] !== "worth")) return false;
  const subject = said.slice(verb + 1, verb + 1 + LONGEST_TALK);
  return subject.some((word) => PLACES.has(word.replace(/'s$/, "")) || word === "it's");
}
