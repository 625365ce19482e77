import type { DocumentContent, Question } from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";
import type { Evidence } from "./evidence.ts";
import type { Span } from "./find-quote.ts";
import type { Spoken } from "./listen.ts";

/** What the judging of the lines works with. `questions` and `dropped` grow as it goes. */
export interface Bench {
  draft: DocumentContent;
  evidence: Evidence;
  spoken: Spoken;
  findQuote: (quote: string) => Span[];
  questions: Question[];
  dropped: string[];
  /** How many questions stand for things that a model made up. */
  suggestions: number;
}

/** The highest number among ids such as "i12". */
export const highest = (prefix: string, ids: readonly string[]) =>
  Math.max(0, ...ids.map((id) => (id.startsWith(prefix) && Number(id.slice(prefix.length))) || 0));

/** Asks, while there is room for questions. */
export function ask(bench: Bench, question: Omit<Question, "id">): void {
  if (bench.questions.length >= LIMITS.itemsPerDocument) return;
  const ids = [...bench.draft.questions, ...bench.questions].map((asked) => asked.id);
  bench.questions.push({ id: `q${highest("q", ids) + 1}`, ...question });
}
