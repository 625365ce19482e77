import { useEffect } from "react";

let current = "";
const listeners = new Set<() => void>();

/** The title of the page that is shown, for `useSyncExternalStore`. */
export const titleStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): string => current,
};

/** The title of the window, with the product's name after it. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Bidspoke`;
    current = title;
    for (const listener of listeners) listener();
  }, [title]);
}
