import type { Figure } from "../numbers/figure.ts";
import type { Candidate, Correction } from "../quantities/candidate.ts";
import type { Token } from "../words/tokens.ts";
import { namesAnother } from "./replaced-things.ts";

/** What is being heard, and the lines before it. */
interface Heard {
  tokens: readonly Token[];
  figures: ReadonlyMap<number, Figure>;
  lines: { list: readonly Candidate[]; content: (words: readonly number[]) => string[] };
  current: Candidate;
  correction: Correction | null;
}

const LEADS_TO_PRICE = new Set(["for", "at", "same"]);

/** "Not the sofa, the loveseat | and the rug is ninety": another thing is named, and nothing else belongs to it. */
export function namedInstead({ tokens, figures, lines, current, correction }: Heard): boolean {
  const next = current.last + 1;
  const priced = figures.has(next) || LEADS_TO_PRICE.has(tokens[next]?.norm ?? "");
  if (!correction || priced || lines.content(current.words).length === 0) return false;
  return correction.denied !== undefined || namesAnother(current, correction, lines.list.at(-1), tokens);
}
