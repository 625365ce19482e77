import { useSyncExternalStore } from "react";

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Below 720 px: one column, buttons under the thumb. */
export const usePhone = (): boolean => useMedia("(max-width: 44.99rem)");

/** Below 1024 px there is no room for the words beside the paper. */
export const useNarrow = (): boolean => useMedia("(max-width: 63.99rem)");
