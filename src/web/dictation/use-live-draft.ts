import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { KnownClient } from "#shared/clients/schema.ts";
import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import type { DocumentContent } from "#shared/documents/schema.ts";
import { whenIdle } from "#web/when-idle.ts";
import type { LedgerLine } from "#web/ui/ledger-line.ts";
import { wordSegments, type Segment } from "#web/ui/word-segments.ts";
import type { readDraft } from "./read-draft.ts";

export type LiveDraft = {
  /** Null while nothing was said. */
  content: DocumentContent | null;
  lines: readonly LedgerLine[];
  /** The newest words, cut where the draft has understood them. */
  runs: readonly Segment[];
  /** The line that came last. */
  newestId: string | undefined;
};

const nothing = { content: null, lines: [], struck: [] };
const notUnderstood = { items: [], questions: [], sources: {} };

/** The document as it would be now, worked out in the page while the words come in. The screen never waits for it. */
export function useLiveDraft(
  words: string,
  catalogue: readonly CatalogueEntry[],
  clients: readonly KnownClient[],
): LiveDraft {
  const settled = useDeferredValue(words);
  const isSaid = settled.trim() !== "";
  const reader = useReader(isSaid);
  const draft = useMemo(
    () => (isSaid && reader ? reader(settled, catalogue, clients) : nothing),
    [isSaid, reader, settled, catalogue, clients],
  );
  const newestId = useNewest(draft.lines);
  // The draft may be of fewer words than there are by now: the newest stand unmarked until it has read them.
  const runs = useMemo(() => wordSegments(words, draft.content ?? notUnderstood, draft.struck), [words, draft]);
  return { content: draft.content, lines: draft.lines, runs, newestId };
}

/**
 * The estimator, which is half of all our code: fetched once the page stands, so that it is there before the first
 * word is. A fetch that failed then is tried once more with the first words.
 */
function useReader(isWanted: boolean): typeof readDraft | undefined {
  const [reader, setReader] = useState<{ read: typeof readDraft }>();
  const isMissing = !reader;
  useEffect(() => {
    if (!isMissing) return undefined;
    const fetchReader = () =>
      void import("./read-draft.ts").then(({ readDraft: read }) => setReader({ read })).catch(() => undefined);
    if (!isWanted) return whenIdle(fetchReader);
    fetchReader();
    return undefined;
  }, [isMissing, isWanted]);
  return reader?.read;
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
