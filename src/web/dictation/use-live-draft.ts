import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { KnownClient } from "#shared/clients/schema.ts";
import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import type { DocumentContent } from "#shared/documents/schema.ts";
import { useSettled } from "#web/use-settled.ts";
import { whenIdle } from "#web/when-idle.ts";
import type { LedgerLine } from "#web/ui/ledger-line.ts";
import { wordSegments, type Segment } from "#web/ui/word-segments.ts";
import { calmDraft, sharedLength, type CalmDraft } from "./calm-draft.ts";
import type { Stretch } from "./corrections.ts";
import type { Draft, draftReader } from "./read-draft.ts";

export type LiveDraft = {
  /** Null while nothing was said. */
  content: DocumentContent | null;
  lines: readonly LedgerLine[];
  /** The newest words, cut where the draft has understood them. */
  runs: readonly Segment[];
  /** The line that came last. */
  newestId: string | undefined;
  /** What was said of lines that the speaker took back. */
  gone: readonly Stretch[];
  /** True when all of the words, also those that came just now, make no line; false as well while that is not known. */
  isWithoutWork: () => boolean;
};

/** No word for so long, and what was said counts as said to its end. */
const REST_MS = 700;
const none: readonly LedgerLine[] = [];
const nothingGone: readonly Stretch[] = [];
const notUnderstood = { items: [], questions: [], sources: {} };

/**
 * The document as it would be now, worked out in the page while the words come in. The screen never waits for it.
 *
 * @param isOver nobody talks or types any more: all words count at once
 */
export function useLiveDraft(
  words: string,
  isOver: boolean,
  catalogue: readonly CatalogueEntry[],
  clients: readonly KnownClient[],
): LiveDraft {
  const said = useDeferredValue(words);
  const isAtRest = useSettled(words, REST_MS) === said || isOver;
  const isSaid = said.trim() !== "";
  const makeReader = useMakeReader(isSaid);
  const read = useMemo(() => makeReader?.(catalogue, clients), [makeReader, catalogue, clients]);
  const draft = useCalm(isSaid ? said : "", isAtRest, read);
  const lines = draft?.lines ?? none;
  const newestId = useNewest(lines);
  const runs = useMemo(() => runsOf(words, draft), [words, draft]);
  const isWithoutWork = () => read?.(words).content.items.length === 0;
  return { content: draft?.content ?? null, lines, runs, newestId, gone: draft?.gone ?? nothingGone, isWithoutWork };
}

/** The draft that is shown: it waits for words that are said to their end. */
function useCalm(said: string, isAtRest: boolean, read: ((words: string) => Draft) | undefined): CalmDraft | undefined {
  const [shown, setShown] = useState<{ draft: CalmDraft | undefined; read: typeof read }>();
  const draft = useMemo(() => {
    if (said === "" || !read) return undefined;
    const before = shown?.draft;
    // With another price list the same words make something else.
    const current = before && shown.read !== read ? { ...read(before.words), words: before.words } : before;
    return calmDraft(current, said, isAtRest, read);
  }, [said, isAtRest, read, shown]);
  if (shown?.draft !== draft || shown?.read !== read) setShown({ draft, read });
  return draft;
}

/** The words with their marks; those that the draft does not know stand unmarked. */
function runsOf(words: string, draft: CalmDraft | undefined): Segment[] {
  if (!draft) return wordSegments(words, notUnderstood);
  const known = sharedLength(draft.words, words);
  const runs = wordSegments(words.slice(0, known), draft.content, draft.struck);
  if (known === words.length) return runs;
  return [...runs, { start: known, text: words.slice(known), mark: "none", owners: [], ends: false }];
}

/**
 * The estimator, which is half of all our code: fetched once the page stands, so that it is there before the first
 * word is. A fetch that failed then is tried once more with the first words.
 */
function useMakeReader(isWanted: boolean): typeof draftReader | undefined {
  const [reader, setReader] = useState<{ make: typeof draftReader }>();
  const isMissing = !reader;
  useEffect(() => {
    if (!isMissing) return undefined;
    const fetchReader = () =>
      void import("./read-draft.ts").then(({ draftReader: make }) => setReader({ make })).catch(() => undefined);
    if (!isWanted) return whenIdle(fetchReader);
    fetchReader();
    return undefined;
  }, [isMissing, isWanted]);
  return reader?.make;
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
