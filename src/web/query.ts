import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-client.ts";
import { forgetReads } from "./offline/kept-reads.ts";

const STALE_MS = 300_000;

/** A 401 anywhere means that the session ended: the guards see it and sign in again. */
function noticeSignOut(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 401) return;
  void forgetReads();
  queryClient.setQueryData(["/api/auth/user"], null);
}

/** Section 9 of the specification: five minutes fresh, no retries, no refetch when the window gets the focus. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignOut }),
  mutationCache: new MutationCache({
    // A sign-in that is refused with 401 is no ended session.
    onError: (error, _variables, _context, mutation) => mutation.meta?.signsIn !== true && noticeSignOut(error),
  }),
  defaultOptions: {
    // Without a line a call is made and fails in words; waiting for the line would look like work that never ends.
    queries: {
      staleTime: STALE_MS,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
