import { useDeferredValue, useMemo, useState } from "react";
import type { DocumentStatus, DocumentSummary } from "#shared/documents/schema.ts";
import { typeLabels } from "../labels.ts";

export type StatusFilter = DocumentStatus | "all";
export type ListFilterState = {
  search: string;
  setSearch: (search: string) => void;
  status: StatusFilter;
  setStatus: (status: StatusFilter) => void;
  found: readonly DocumentSummary[];
  clear: () => void;
};

/** Everything of a document that a person may search for, in lower case. */
const wordsOf = (document: DocumentSummary): string =>
  [document.title, document.client, document.number, typeLabels[document.type], document.transcription]
    .join(" ")
    .toLowerCase();

/** The documents that have all the words searched for, and the status. */
export function filterDocuments(
  documents: readonly DocumentSummary[],
  search: string,
  status: StatusFilter,
): readonly DocumentSummary[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return documents.filter((document) => {
    if (status !== "all" && document.status !== status) return false;
    const text = wordsOf(document);
    return words.every((word) => text.includes(word));
  });
}

const none: readonly DocumentSummary[] = [];

/** Search words and status of the list. */
export function useListFilter(documents: readonly DocumentSummary[] = none): ListFilterState {
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState<StatusFilter>("all");
  const wanted = useDeferredValue(search);
  const found = useMemo(() => filterDocuments(documents, wanted, status), [documents, wanted, status]);
  const clear = () => {
    setSearch("");
    setStatus("all");
  };
  return { search, setSearch, status, setStatus, found, clear };
}
