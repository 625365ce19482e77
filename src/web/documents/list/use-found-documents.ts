import type { DocumentType, SearchScope } from "#shared/documents/schema.ts";
import { useDocumentCounts, useDocumentPages, type Wanted } from "./api.ts";
import { countOf } from "./counts.ts";
import { useListFilter } from "./use-list-filter.ts";

/** What a list page shows: the documents that its filter wants, their counts, and the way to read both again. */
export function useFoundDocuments(scope?: SearchScope) {
  const filter = useListFilter(scope);
  const pages = useDocumentPages(filter.wanted);
  const counts = useDocumentCounts(filter.wanted);
  const { status, type } = filter.wanted;
  const chosen = { ...(status && { status }), ...(type && { type }) };
  return {
    filter,
    pages,
    /** How many there are in the account; undefined until that is known. */
    total: counts.data && countOf(counts.data.all),
    /** How many the filter wants. */
    shown: counts.data && countOf(counts.data.found, chosen),
    /** How many the words find of a status or a type. */
    count: (of: Pick<Wanted, "status" | "type">) => counts.data && countOf(counts.data.found, of),
    /** Whether the account has a document of this type at all. */
    hasType: (of: DocumentType) => counts.data !== undefined && countOf(counts.data.all, { type: of }) > 0,
    isRefreshing: pages.isRefetching || counts.isRefetching,
    refresh: () => {
      void pages.refetch();
      void counts.refetch();
    },
  };
}
export type FoundDocuments = ReturnType<typeof useFoundDocuments>;
