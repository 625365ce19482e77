import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Login } from "#shared/accounts/schema.ts";
import { call } from "#web/api-client.ts";
import { useLogin } from "#web/accounts/api.ts";
import { tabStorage } from "#web/device-storage.ts";
import { serverPaths } from "#web/paths.ts";

/** Ends the session, forgets what this tab had read, and signs in anew. What is not saved yet stays on the device. */
export function useFixSession() {
  const client = useQueryClient();
  const login = useLogin();
  return useMutation({
    mutationFn: async (account: Login) => {
      await call("GET", serverPaths.logout, undefined);
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== "/api/demo-account" });
      for (const key of tabStorage.keys()) if (key.startsWith("bidspoke.")) tabStorage.remove(key);
      await login.mutateAsync(account);
    },
    meta: { signsIn: true },
  });
}
