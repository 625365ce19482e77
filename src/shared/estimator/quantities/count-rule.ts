import type { Source } from "#shared/documents/source.ts";
import { formatQuantity } from "#shared/money.ts";
import { asThousandths, valueOf, type Reckoned } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { spokenFigure } from "../numbers/spoken.ts";
import type { Token } from "../words/tokens.ts";
import type { Candidate } from "./candidate.ts";
import type { HeardCounts } from "./heard-counts.ts";

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

export const sourceOf = ({ text, tokens }: Sought, figure: Figure): Source =>
  figure.sum === null ? spokenFigure(text, tokens, figure) : { kind: "computed", from: figure.sum };

/** The count as it was said. */
export const said = (sought: Sought, figure: Figure, unit: string): Reckoned => ({
  quantity: asThousandths(valueOf(figure)),
  unit,
  source: sourceOf(sought, figure),
  questions: figure.alone === null ? [] : [askForAll(valueOf(figure), figure.alone, figure.sum ?? "")],
});

/** "Five shrubs and two trees at forty each": for all of them, unless the user says otherwise. */
const askForAll = (all: number, alone: number, sum: string): Reckoned["questions"][number] => ({
  text: `Is the price for all ${all} (${sum}), or for the last alone? All are counted.`,
  field: "quantity",
  choices: [all, alone].map((count) => ({
    label: `${count === all ? "All" : "Only the last"} ${formatQuantity(asThousandths(count))}`,
    change: { quantity: asThousandths(count) },
  })),
});
