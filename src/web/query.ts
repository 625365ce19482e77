import { QueryClient } from "@tanstack/react-query";

const STALE_MS = 300_000;

/** Section 9 of the specification: five minutes fresh, no retries, no refetch when the window gets the focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: STALE_MS, retry: false, refetchOnWindowFocus: false, refetchInterval: false },
    mutations: { retry: false },
  },
});
