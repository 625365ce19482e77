import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { z } from "zod";
import {
  documentSchema,
  documentSummarySchema,
  documentVersionSchema,
  keptVersionSchema,
  refinedSchema,
  updateDocumentSchema,
  type Document,
  type KeptVersion,
  type UpdateDocument,
} from "#shared/documents/schema.ts";
import { suggestionsSchema } from "#shared/documents/suggestions/schema.ts";
import { api, ApiError, nothing } from "#web/api-client.ts";
import { useShownAtOnce } from "#web/use-shown-at-once.ts";
import { writtenVersion } from "./dialogs/written-version.ts";
import { listKey, lists, refreshLists, ROOT, withoutDocument, type HeldByList } from "./list/api.ts";

export const pathOf = (id: string) => `${ROOT}/${encodeURIComponent(id)}`;

/** Writing a document again can take a model a while. */
const WRITING_MS = 120_000;
/** Reading it and thinking takes less. */
const MODEL_MS = 30_000;

/** Query keys are the parts of the URL. */
const documentKeys = {
  one: (id: string) => [ROOT, id] as const,
  suggestions: (id: string) => [ROOT, id, "suggestions"] as const,
  versions: (id: string) => [ROOT, id, "versions"] as const,
};

export const documentKey = documentKeys.one;

/** Where the browser finds the PDF: shown in a frame, or saved. */
export const pdfUrl = (id: string, { download }: { download: boolean }): string =>
  `${pathOf(id)}/pdf${download ? "?download=1" : ""}`;

const documentOptions = (id: string) =>
  queryOptions({
    queryKey: documentKeys.one(id),
    queryFn: ({ signal }) => api.get(pathOf(id), documentSchema, { signal }),
  });

export const useDocument = (id: string) => useQuery({ ...documentOptions(id), refetchOnMount: "always" });

const NEWEST = 10;

/** The newest document that adds up to something, null without one: to show how documents look. */
export const useNewestDocument = () =>
  useQuery({
    queryKey: listKey("newest"),
    queryFn: async ({ signal }) => {
      const list = await api.get(`${ROOT}?limit=${NEWEST}`, z.array(documentSummarySchema), { signal });
      const newest = list.find(({ amount }) => amount > 0);
      return newest ? api.get(pathOf(newest.id), documentSchema, { signal }) : null;
    },
  });

/** What the checks find, at once. */
export const useSuggestions = (id: string) =>
  useQuery({
    queryKey: [...documentKeys.suggestions(id), "checks"],
    queryFn: ({ signal }) => api.get(`${pathOf(id)}/suggestions?from=checks`, suggestionsSchema, { signal }),
    select: ({ suggestions }) => suggestions,
  });

/** The same with what a model adds; asked for where this server has one and somebody looks. */
export const useModelSuggestions = (id: string, isWanted: boolean) =>
  useQuery({
    queryKey: [...documentKeys.suggestions(id), "all"],
    queryFn: ({ signal }) => api.get(`${pathOf(id)}/suggestions`, suggestionsSchema, { signal, timeoutMs: MODEL_MS }),
    select: ({ suggestions }) => suggestions,
    enabled: isWanted,
  });

const versionsOptions = (id: string) =>
  queryOptions({
    queryKey: documentKeys.versions(id),
    queryFn: ({ signal }) => api.get(`${pathOf(id)}/versions`, z.array(documentVersionSchema), { signal }),
    staleTime: 0,
  });

export const useVersions = (id: string) => useQuery(versionsOptions(id));

/** Finds the version that was written from the words last; null while the document is that one. */
export function useFindWritten({ id, version }: Pick<Document, "id" | "version">): () => Promise<KeptVersion | null> {
  const client = useQueryClient();
  return async () => {
    const written = writtenVersion(await client.fetchQuery(versionsOptions(id)));
    return written === version ? null : api.get(`${pathOf(id)}/versions/${written}`, keptVersionSchema);
  };
}

/** Puts the newest state of a document in the cache and lets go of what was read from the one before. */
function settle(client: QueryClient, document: Document): void {
  client.setQueryData(documentKeys.one(document.id), document);
  void client.invalidateQueries({ queryKey: documentKeys.suggestions(document.id) });
  void client.invalidateQueries({ queryKey: documentKeys.versions(document.id) });
  refreshLists(client);
}

/** Saves fields over the version that they were based on. A refusal may be a conflict: see `conflictOf`. */
export function useUpdateDocument(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (update: UpdateDocument) =>
      api.send("PATCH", pathOf(id), updateDocumentSchema.encode(update), documentSchema),
    onSuccess: (document) => settle(client, document),
  });
}

/** The newest stored document, when a save was refused because it was based on an older one. */
export function conflictOf(error: unknown): Document | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return z.object({ current: documentSchema }).safeParse(error.body).data?.current ?? null;
}

/** Shows a document that came with another answer, such as the newest one of a refused save. */
export function useShowDocument() {
  const client = useQueryClient();
  return (document: Document) => settle(client, document);
}

export function useRefine(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (instructions: string) =>
      api.send("POST", `${pathOf(id)}/refine`, { instructions }, refinedSchema, { timeoutMs: WRITING_MS }),
    onSuccess: ({ document }) => settle(client, document),
  });
}

export function useRegenerate(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) =>
      api.send("POST", `${pathOf(id)}/regenerate`, { version }, documentSchema, { timeoutMs: WRITING_MS }),
    onSuccess: (document) => settle(client, document),
  });
}

export function useRestoreVersion(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) =>
      api.send("POST", `${pathOf(id)}/versions/${version}/restore`, undefined, documentSchema),
    onSuccess: (document) => settle(client, document),
  });
}

/** The lists lose it at once, and have it back when the server refuses. */
export function useDeleteDocument(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...useShownAtOnce(lists, (held: HeldByList) => withoutDocument(held, id)),
    mutationFn: () => api.send("DELETE", pathOf(id), undefined, nothing),
    onSuccess: () => {
      client.removeQueries({ queryKey: documentKeys.one(id) });
      refreshLists(client);
    },
  });
}

/** Brings a document back that was just deleted. */
export function useUndeleteDocument(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.send("POST", `${pathOf(id)}/undelete`, undefined, documentSchema),
    onSuccess: (document) => settle(client, document),
  });
}
