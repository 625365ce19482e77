import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountDeletedSchema, accountImportSchema } from "#shared/account-data/schema.ts";
import { api } from "#web/api-client.ts";

/** The browser downloads it by itself: it may be large. */
export const EXPORT = "/api/export";

/** The largest file on a slow line. */
const UPLOAD_MS = 1_800_000;

export type ImportWish = { file: File; apply: boolean; differing: "keep" | "replace" };

/** Says what a file would do to the account or, with `apply`, does it; then everything is read anew. */
export function useImportAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, apply, differing }: ImportWish) =>
      api.send("POST", `/api/import?apply=${apply}&differing=${differing}`, file, accountImportSchema, {
        timeoutMs: UPLOAD_MS,
        headers: { "Content-Type": "application/json" },
      }),
    onSuccess: (report) => (report.applied ? client.invalidateQueries() : undefined),
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => api.send("DELETE", "/api/user/delete-account", undefined, accountDeletedSchema),
  });
}
