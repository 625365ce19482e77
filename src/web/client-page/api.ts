import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import {
  acceptSchema,
  askSchema,
  clientPageSchema,
  declineSchema,
  type Accept,
  type ClientPage,
} from "#shared/sending/schema.ts";
import { api, ApiError, nothing } from "#web/api-client.ts";

const pathOf = (token: string) => `/api/shared/${encodeURIComponent(token)}`;
const keyOf = (token: string) => ["client page", token] as const;

/** Setting the signed PDF takes the server a moment. */
const SIGNING_MS = 60_000;

export const pdfUrl = (token: string): string => `${pathOf(token)}/pdf`;

export const useClientPage = (token: string) =>
  useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => api.get(pathOf(token), clientPageSchema, { signal }),
  });

/** Says that a person has looked. Nobody waits for it, and nobody misses it. */
export const reportView = (token: string): Promise<unknown> =>
  api.send("POST", `${pathOf(token)}/viewed`, undefined, nothing).catch(() => undefined);

/**
 * An answer; the page then shows how the document stands. One that came too late (somebody else answered, or the document
 * was changed meanwhile) shows that too.
 */
function useAnswer<Input>(token: string, path: string, encode: (input: Input) => unknown) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) =>
      api.send("POST", `${pathOf(token)}/${path}`, encode(input), clientPageSchema, { timeoutMs: SIGNING_MS }),
    onSuccess: (page: ClientPage) => client.setQueryData(keyOf(token), page),
    onError: (error) => {
      if (error instanceof ApiError && (error.status === 409 || error.status === 404))
        void client.invalidateQueries({ queryKey: keyOf(token) });
    },
  });
}

export const useAccept = (token: string) => useAnswer<Accept>(token, "accept", (input) => acceptSchema.encode(input));
export const useDecline = (token: string) =>
  useAnswer<z.output<typeof declineSchema>>(token, "decline", (input) => input);
export const useAsk = (token: string) => useAnswer<z.output<typeof askSchema>>(token, "change", (input) => input);
