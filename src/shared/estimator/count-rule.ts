import type { Source } from "#shared/documents/source.ts";
import type { Candidate } from "./candidate.ts";
import { asThousandths, valueOf, type Reckoned } from "./counts.ts";
import type { Figure } from "./figure.ts";
import type { HeardCounts } from "./heard-counts.ts";
import { spokenFigure } from "./spoken.ts";
import type { Token } from "./tokens.ts";

/** What a count is looked for in: the line's own words, and what was counted before. */
export interface Sought {
  candidate: Candidate;
  figures: readonly Figure[];
  tokens: readonly Token[];
  text: string;
  /** What the price is per. */
  unit: string;
  heard: HeardCounts | null;
}

/** How many of what a price is per, or null when the rule does not know. */
export type CountRule = (sought: Sought) => Reckoned | null;

export const sourceOf = ({ text, tokens }: Sought, figure: Figure): Source => spokenFigure(text, tokens, figure);

/** The count as it was said. */
export const said = (sought: Sought, figure: Figure, unit: string): Reckoned => ({
  quantity: asThousandths(valueOf(figure)),
  unit,
  source: sourceOf(sought, figure),
  questions: [],
});
