import { documentStates, type DocumentState, type DocumentType, type SearchScope } from "#shared/documents/schema.ts";
import { useDocumentCounts, useDocumentPages, type Wanted } from "./api.ts";
import { countOf } from "./counts.ts";
import { useListFilter } from "./use-list-filter.ts";

/** What a list page shows: the documents that its filter wants, their counts, and the way to read both again. */
export function useFoundDocuments(scope?: SearchScope) {
  const filter = useListFilter(scope);
  const pages = useDocumentPages(filter.wanted);
  const everything = useDocumentCounts({ q: "" });
  const counts = useDocumentCounts(filter.wanted);
  const { q, status, type, state } = filter.wanted;
  const chosen = { ...(status && { status }), ...(type && { type }) };
  const isAll = !status && !type;
  const all = everything.data;
  const found = counts.data;
  const stateCount = (of: DocumentState) => all?.states.find((one) => one.state === of);
  return {
    filter,
    pages,
    /** How many there are in the account; undefined until that is known. */
    total: all && countOf(all.counts),
    /** How many the filter wants, such as "12" or "1,000+"; undefined while, or as far as, that is not known. */
    shown:
      found && !state && (!found.isMore || isAll) ? saidCount(countOf(found.counts, chosen), found.isMore) : undefined,
    /** How many the words find of a status or a type, as far as that was counted. */
    count: (of: Pick<Wanted, "status" | "type">) =>
      found && (!found.isMore || Object.keys(of).length === 0)
        ? saidCount(countOf(found.counts, of), found.isMore)
        : undefined,
    /** The states that any document is in, with how many; during a search how many it is of all is not asked. */
    states: documentStates.flatMap((of) => {
      const counted = stateCount(of);
      const isThere = (counted?.count ?? 0) > 0 || state === of;
      return counted && isThere
        ? [{ state: of, count: q === "" ? saidCount(counted.count, counted.isMore) : undefined }]
        : [];
    }),
    /** Whether the account has a document of this type at all. */
    hasType: (of: DocumentType) => all !== undefined && countOf(all.counts, { type: of }) > 0,
    isRefreshing: pages.isRefetching || everything.isRefetching || counts.isRefetching,
    refresh: () => {
      for (const query of [pages, everything, counts]) void query.refetch();
    },
  };
}

const MOST_SAID = 1_000;
/** "1,000+" for what was not counted to its end. */
const saidCount = (count: number, isMore: boolean): string =>
  isMore ? `${MOST_SAID.toLocaleString("en-US")}+` : count.toLocaleString("en-US");

export type FoundDocuments = ReturnType<typeof useFoundDocuments>;
