import type { Figure } from "../numbers/figure.ts";
import type { ServiceMention } from "./service-mention.ts";

/** Figures gathered round the thing that they price. Numbers are token indices. */
export interface Candidate {
  first: number;
  last: number;
  words: number[];
  /** Words after the price: "to frame the basement". */
  trailing: number[];
  /** Words right behind the price that say how often: "one fifty | every other week". */
  often: readonly number[];
  quantities: Figure[];
  /** The last number that was only told: what is sold is named after it. */
  told: number;
  /** Words that stand where others stood: "the foyer, no, the powder room"; the first of them, or -1. */
  instead: number;
  /** Sizes beside it: "six foot", "twelve by sixteen". */
  sizes: Figure[];
  /** What its figures make, when another count was said for it: "two hours a week for ten weeks, so twelve hours". */
  otherCount: number | null;
  price: Figure | null;
  /** The price whose place its price took: "at twenty two cents a square foot, no, make that twenty four". */
  priceBefore?: Figure | null;
  service: ServiceMention | null;
  markup: Figure | null;
  /** "Forty a room with a minimum of one twenty": what it costs at least. */
  least: Figure | null;
  optional: boolean;
  /** "Or in vinyl 5200": the line that this one would stand for. */
  insteadOf: Candidate | null;
  /** The tokens that made it free, or null. */
  free: { first: number; last: number } | null;
  /** Spoken with "a day rate of": the price is per this unit. */
  rateUnit: string | null;
  /** The words came after the price: "two hundred for the driveway". */
  after: boolean;
  /** "the same footage", "both": takes the quantity of the line before. */
  same: boolean;
  /** It was surely asked for, and has no price. */
  asked?: boolean;
  /** "same for the other two": the line whose price and name this one repeats. */
  echo: Candidate | null;
}

/** A clause that changes what was said before. */
export interface Correction {
  kind: "replace" | "remove";
  strikes: boolean;
  waived: boolean;
  first: number;
  /** "Not the foyer, the powder room": the line that is named anew, and its words that hold no more. */
  denied?: { line: Candidate; words: readonly number[] };
}

export const newCandidate = (first: number): Candidate => ({
  first,
  last: first,
  words: [],
  trailing: [],
  often: [],
  quantities: [],
  told: -1,
  instead: -1,
  sizes: [],
  otherCount: null,
  price: null,
  service: null,
  markup: null,
  least: null,
  optional: false,
  insteadOf: null,
  free: null,
  rateUnit: null,
  same: false,
  echo: null,
  after: false,
});
