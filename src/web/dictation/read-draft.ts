import { withKnownClient } from "#shared/clients/known-client.ts";
import type { KnownClient } from "#shared/clients/schema.ts";
import { estimate, type CatalogueEntry } from "#shared/estimator/estimate.ts";
import type { DocumentContent } from "#shared/documents/schema.ts";
import { ledgerLinesOf, type LedgerLine } from "#web/ui/ledger-line.ts";
import { findCorrections, type Corrections, type Stretch } from "./corrections.ts";

export type Draft = {
  content: DocumentContent;
  lines: readonly LedgerLine[];
  struck: readonly Stretch[];
  gone: readonly Stretch[];
};

/** Readings that are kept: the words grow by one, and the ones before are asked for again. */
const KEPT = 32;

/** What words make, with what was corrected while they were said. */
export function draftReader(
  catalogue: readonly CatalogueEntry[],
  clients: readonly KnownClient[],
): (words: string) => Draft {
  const today = new Date().toISOString().slice(0, 10);
  const names = clients.map(({ name }) => name);
  const read = keeping((transcription) =>
    withKnownClient(
      estimate({ transcription, catalogue, clients: names, businessInfo: null, today, includeLogo: true }),
      clients,
    ),
  );
  return keeping((words) => {
    const content = read(words);
    const corrections = findCorrections(words, content, read);
    const lines = withCorrections(ledgerLinesOf(content), corrections);
    return { content, lines, struck: corrections.words, gone: corrections.gone };
  });
}

/** Answers for words that were asked for lately are kept. */
function keeping<Answer>(answerFor: (words: string) => Answer): (words: string) => Answer {
  const kept = new Map<string, Answer>();
  return (words) => {
    const known = kept.get(words);
    if (known !== undefined) return known;
    const answer = answerFor(words);
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(words, answer);
    return answer;
  };
}

/** The lines that stand, with what they were before, and those that were taken back in their places. */
function withCorrections(lines: readonly LedgerLine[], { changed, removed }: Corrections): LedgerLine[] {
  const struckAfter = (position: number) =>
    removed
      .filter(({ after }) => after === position)
      .map(({ after: _after, ...former }): LedgerLine => ({
        ...former,
        origin: "none",
        assumed: false,
        optional: false,
        isStruck: true,
      }));
  return [
    ...struckAfter(0),
    ...lines.flatMap((line, index) => {
      const former = changed.get(line.id);
      return [former ? { ...line, was: former.amount } : line, ...struckAfter(index + 1)];
    }),
  ];
}
