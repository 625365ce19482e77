import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { z } from "zod";
import {
  clientDetailsSchema,
  clientSchema,
  listedClientSchema,
  type ChangeClient,
  type SaveClient,
} from "#shared/clients/schema.ts";
import { api, call, nothing, read } from "#web/api-client.ts";
import { refreshLists } from "#web/documents/list/api.ts";
import { CLIENTS } from "./root.ts";

const PAGE = 50;
const pathOf = (id: string) => `${CLIENTS}/${encodeURIComponent(id)}`;

/** The clients that the words find, a page at a time. While they are typed, what was found before stays. */
export function useClientPages(q: string) {
  const search = new URLSearchParams({ limit: String(PAGE), ...(q && { q }) }).toString();
  return useInfiniteQuery({
    queryKey: [CLIENTS, "pages", search],
    queryFn: async ({ pageParam, signal }) => {
      const path = `${CLIENTS}?${search}${pageParam && `&cursor=${pageParam}`}`;
      const response = await call("GET", path, undefined, { signal });
      return {
        rows: await read(response, z.array(listedClientSchema)),
        next: response.headers.get("Next-Cursor"),
        count: Number(response.headers.get("Total-Count") ?? 0),
      };
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}

export const useClient = (id: string) =>
  useQuery({
    queryKey: [CLIENTS, id],
    queryFn: ({ signal }) => api.get(pathOf(id), clientDetailsSchema, { signal }),
    refetchOnMount: "always",
  });

/** Every list and page of clients is read again when it is next seen. */
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: [CLIENTS] });

export function useCreateClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fields: SaveClient) => api.send("POST", CLIENTS, fields, clientSchema),
    onSuccess: () => refresh(client),
  });
}

export function useChangeClient(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fields: ChangeClient) => api.send("PATCH", pathOf(id), fields, clientSchema),
    onSuccess: () => refresh(client),
  });
}

export function useDeleteClient(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.send("DELETE", pathOf(id), undefined, nothing),
    onSuccess: () => {
      client.removeQueries({ queryKey: [CLIENTS, id] });
      return client.invalidateQueries({ queryKey: [CLIENTS, "pages"] });
    },
  });
}

/** Brings a client back that was just deleted. */
export function useUndeleteClient(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.send("POST", `${pathOf(id)}/undelete`, undefined, clientDetailsSchema),
    onSuccess: () => refresh(client),
  });
}

/** Makes another client a further name of this one, or lets such a name stand alone again. */
export function useMergeClient(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ verb, other }: { verb: "merge" | "separate"; other: string }) =>
      api.send("POST", `${pathOf(id)}/${verb}`, { other }, clientDetailsSchema),
    onSuccess: () => {
      // The documents of the other name are, or are no more, among this client's.
      refreshLists(client);
      return refresh(client);
    },
  });
}
