import { useDeferredValue, useMemo, useState } from "react";
import { estimate, type CatalogueEntry } from "#shared/estimator/estimate.ts";
import type { DocumentContent } from "#shared/documents/schema.ts";
import { ledgerLinesOf, type LedgerLine } from "#web/ui/ledger-line.ts";
import { wordSegments, type Segment } from "#web/ui/word-segments.ts";
import { findCorrections, noCorrections, type Corrections } from "./corrections.ts";

export type LiveDraft = {
  /** Null while nothing was said. */
  content: DocumentContent | null;
  lines: readonly LedgerLine[];
  /** The newest words, cut where the draft has understood them. */
  runs: readonly Segment[];
  /** The line that came last. */
  newestId: string | undefined;
};

const nothing = { content: null, lines: [], struck: noCorrections.words };
const notUnderstood = { items: [], questions: [], sources: {} };

/** The document as it would be now, worked out in the page while the words come in. The screen never waits for it. */
export function useLiveDraft(
  words: string,
  catalogue: readonly CatalogueEntry[],
  clients: readonly string[],
): LiveDraft {
  const settled = useDeferredValue(words);
  const draft = useMemo(() => draftOf(settled, catalogue, clients), [settled, catalogue, clients]);
  const newestId = useNewest(draft.lines);
  // The draft may be of fewer words than there are by now: the newest stand unmarked until it has read them.
  const runs = useMemo(() => wordSegments(words, draft.content ?? notUnderstood, draft.struck), [words, draft]);
  return { content: draft.content, lines: draft.lines, runs, newestId };
}

function draftOf(words: string, catalogue: readonly CatalogueEntry[], clients: readonly string[]) {
  if (words.trim() === "") return nothing;
  const today = new Date().toISOString().slice(0, 10);
  const read = (transcription: string) =>
    estimate({ transcription, catalogue, clients, businessInfo: null, today, includeLogo: true });
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

/** The last line that was not there before; it stays the newest until another one comes. */
function useNewest(lines: readonly LedgerLine[]): string | undefined {
  const ids = lines.map((line) => line.id).join(" ");
  const [seen, setSeen] = useState({ ids, newest: undefined as string | undefined });
  if (seen.ids === ids) return seen.newest;
  const before = new Set(seen.ids.split(" "));
  const newest = lines.findLast((line) => !before.has(line.id))?.id ?? seen.newest;
  setSeen({ ids, newest });
  return newest;
}
