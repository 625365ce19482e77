import { withKnownClient } from "#shared/clients/known-client.ts";
import type { KnownClient } from "#shared/clients/schema.ts";
import { estimate, type CatalogueEntry } from "#shared/estimator/estimate.ts";
import type { DocumentContent } from "#shared/documents/schema.ts";
import { ledgerLinesOf, type LedgerLine } from "#web/ui/ledger-line.ts";
import { findCorrections, type Corrections, type Stretch } from "./corrections.ts";

export type Draft = { content: DocumentContent; lines: readonly LedgerLine[]; struck: readonly Stretch[] };

/** What the words make by now, with what was corrected while they were said. */
export function readDraft(words: string, catalogue: readonly CatalogueEntry[], clients: readonly KnownClient[]): Draft {
  const today = new Date().toISOString().slice(0, 10);
  const names = clients.map(({ name }) => name);
  const read = (transcription: string) =>
    withKnownClient(
      estimate({ transcription, catalogue, clients: names, businessInfo: null, today, includeLogo: true }),
      clients,
    );
  const content = read(words);
  const corrections = findCorrections(words, content, read);
  return { content, lines: withCorrections(ledgerLinesOf(content), corrections), struck: corrections.words };
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
