import { useMutation, useQueryClient } from "@tanstack/react-query";
import { bulkOutcomeSchema, type Bulk } from "#shared/documents/bulk.ts";
import { api } from "#web/api-client.ts";
import { documentKey } from "../api.ts";
import { refreshLists, ROOT } from "../list/api.ts";

/** A hundred documents, one after the other. */
const BULK_MS = 120_000;

/** Does the same to several documents; answers what happened to each. */
export function useBulk() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (bulk: Bulk) => api.send("POST", `${ROOT}/bulk`, bulk, bulkOutcomeSchema, { timeoutMs: BULK_MS }),
    // Also without an answer: some of it may be done.
    onSettled: (_outcome, _error, { ids }) => {
      for (const id of ids) client.removeQueries({ queryKey: documentKey(id) });
      refreshLists(client);
    },
  });
}
