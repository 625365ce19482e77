import type { DocumentContent, LineItem } from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";
import { highest, type Bench } from "./bench.ts";
import type { ValidationContext } from "./context.ts";
import type { Evidence } from "./evidence.ts";
import { quoteFinder } from "./find-quote.ts";
import { listen } from "./listen.ts";
import { matchLines } from "./match-lines.ts";
import { newLine } from "./new-line.ts";
import type { ProposedItem } from "./proposal.ts";
import { rewordLine } from "./reword-line.ts";

/**
 * The lines of the document in the proposal's order: the draft's, reworded, each with its own figures, and new ones
 * whose figures were said. Lines that the proposal leaves out follow in the draft's order; none is ever lost.
 */
export function judgeLines(
  proposed: readonly ProposedItem[],
  context: ValidationContext,
  evidence: Evidence,
  draft: DocumentContent,
  dropped: string[],
): Pick<DocumentContent, "items" | "questions"> {
  const { transcription, catalogue } = context;
  const spoken = listen(draft, transcription, catalogue);
  const findQuote = quoteFinder(transcription);
  const questions = [...draft.questions];
  const bench: Bench = { draft, evidence, spoken, findQuote, questions, dropped, suggestions: 0 };
  const matches = matchLines(proposed, draft.items, findQuote);
  const kept = new Set(matches.values());
  const left = draft.items.filter((line) => !kept.has(line));

  const items: LineItem[] = [];
  let next =
    highest(
      "i",
      draft.items.map((line) => line.id),
    ) + 1;
  let room = LIMITS.itemsPerDocument - draft.items.length;
  for (const item of proposed) {
    const line = matches.get(item);
    if (line) {
      items.push(rewordLine(bench, line, item));
      continue;
    }
    const added = room > 0 ? newLine(bench, `i${next}`, item) : undefined;
    if (added === undefined) continue;
    items.push(added);
    next += 1;
    room -= 1;
  }
  return { items: [...items, ...left], questions: bench.questions };
}
