import type { Candidate } from "../quantities/candidate.ts";
import type { Token } from "../words/tokens.ts";
import type { Draft } from "./line-words.ts";

/** What was heard, and the line that was made of it; null when it made none. */
export interface HeardLine {
  candidate: Candidate;
  draft: Draft | null;
}

/** A line that has a price, with what was heard round it. */
export interface PricedPlace {
  candidate: Candidate;
  draft: Draft;
  /** What was heard right after it. */
  next: HeardLine | undefined;
  /** The lines behind it whose names end as its own does. */
  alike: readonly Draft[];
  heard: readonly HeardLine[];
  tokens: readonly Token[];
}

/** A figure that no rule explains: the question that settles it, with the plausible readings as choices. */
export type Doubt = Draft["questions"][number];

/** Null when every figure of the line is explained. */
export type DoubtRule = (place: PricedPlace) => Doubt | null;

/** The line's name inside a question. */
export const nameOf = ({ item }: Draft): string => `“${item.description.slice(0, 150)}”`;
