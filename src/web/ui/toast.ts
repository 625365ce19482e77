/** A message at the edge of the screen. One is shown at a time; the newest replaces the one before. */
export type Toast = {
  id: number;
  kind: "plain" | "error";
  title: string;
  description: string | undefined;
  action: { label: string; onPress: () => void } | undefined;
};

type Extra = { action?: { label: string; onPress: () => void } };

/** How long a message stays; errors stay until they are closed. */
export const TOAST_MS = 5_000;

let current: Toast | undefined;
let counter = 0;
const listeners = new Set<() => void>();

function show(next: Toast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

function make(kind: Toast["kind"], title: string, description: string | undefined, extra: Extra): number {
  counter += 1;
  show({ id: counter, kind, title, description, action: extra.action });
  return counter;
}

/** Says that something happened; closes by itself. Gives the id for `dismissToast`. */
export const toast = (title: string, description?: string, extra: Extra = {}): number =>
  make("plain", title, description, extra);

/** Says what went wrong and what to do; stays until closed. */
export const toastError = (title: string, description?: string, extra: Extra = {}): number =>
  make("error", title, description, extra);

/** Closes the message with this id, or whichever is shown. */
export function dismissToast(id?: number): void {
  if (id === undefined || current?.id === id) show(undefined);
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): Toast | undefined => current,
};
