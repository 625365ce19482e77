import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type QueryClient,
  type QueryFilters,
} from "@tanstack/react-query";
import { z } from "zod";
import {
  documentCountsSchema,
  listedDocumentSchema,
  type Document,
  type DocumentCounts,
  type DocumentState,
  type DocumentStatus,
  type DocumentType,
  type ListedDocument,
  type SearchScope,
} from "#shared/documents/schema.ts";
import { api, call, read } from "#web/api-client.ts";
import { CLIENTS } from "#web/clients/root.ts";
import { readOrKept } from "#web/offline/kept-reads.ts";

export const ROOT = "/api/documents";
/** Section 9 of the specification: what a list asks for at a time, and what the debug list shows. */
export const PAGE = 100;

/** Query keys are the parts of the URL. */
export const listKey = (search: string) => [`${ROOT}?${search}`] as const;
const countsKey = (search: string) => [`${ROOT}/counts?${search}`] as const;

/** Another device may have written: never from the browser's cache. */
const uncached = { "Cache-Control": "no-cache", Pragma: "no-cache" };
const now = () => `t=${Date.now()}`;

/** The newest documents, without their content. */
export const useDocumentList = (limit: number) =>
  useQuery({
    queryKey: listKey(`limit=${limit}`),
    queryFn: ({ signal }) =>
      readOrKept(`${ROOT}?limit=${limit}`, z.array(listedDocumentSchema), {
        address: `${ROOT}?limit=${limit}&${now()}`,
        signal,
        headers: uncached,
      }),
    refetchOnMount: "always",
  });

export type Wanted = {
  q: string;
  in?: SearchScope;
  status?: DocumentStatus;
  type?: DocumentType;
  state?: DocumentState;
  /** Of this client alone. */
  client?: string;
};

const searchOf = (wanted: Wanted): string =>
  new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== "" && value !== undefined)).toString();

/** All documents that are wanted, a page at a time. While the wish changes, the pages before it stay. */
export function useDocumentPages(wanted: Wanted) {
  const search = searchOf(wanted);
  return useInfiniteQuery({
    queryKey: [...listKey(search), "pages"],
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam && `cursor=${pageParam}&`;
      const path = `${ROOT}?limit=${PAGE}&${search && `${search}&`}${cursor}${now()}`;
      const response = await call("GET", path, undefined, { signal, headers: uncached });
      return {
        rows: await read(response, z.array(listedDocumentSchema)),
        next: response.headers.get("Next-Cursor"),
      };
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}
export type DocumentPages = ReturnType<typeof useDocumentPages>;

/** How many documents there are by status and type, or how many of them the words find. */
export function useDocumentCounts({ q, in: scope }: Wanted) {
  const search = searchOf({ q, ...(scope && { in: scope }) });
  return useQuery({
    queryKey: countsKey(search),
    queryFn: ({ signal }) =>
      api.get(`${ROOT}/counts?${search && `${search}&`}${now()}`, documentCountsSchema, { signal, headers: uncached }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}

const LISTS = new RegExp(`^${ROOT}(/counts)?\\?`);
/** Every list of documents, and what is counted of them. */
export const lists: QueryFilters = { predicate: ({ queryKey }) => LISTS.test(String(queryKey[0])) };

export type HeldByList =
  | ListedDocument[]
  | InfiniteData<{ rows: ListedDocument[]; next: string | null }>
  | Document
  | DocumentCounts
  | null;

/** What one of `lists` holds, but for the rows of this document. Counts are left to the server. */
export function withoutDocument(held: HeldByList, id: string): HeldByList {
  const without = (rows: ListedDocument[]) => rows.filter((row) => row.id !== id);
  if (Array.isArray(held)) return without(held);
  if (held === null || !("pages" in held)) return held;
  return { ...held, pages: held.pages.map((page) => ({ ...page, rows: without(page.rows) })) };
}

/**
 * Reads again every list and count that is on the screen, and the others when they come back to it. So with the clients,
 * whose sums are those of their documents.
 */
export function refreshLists(client: QueryClient): void {
  void client.invalidateQueries(lists);
  void client.invalidateQueries({ queryKey: [CLIENTS] });
}
