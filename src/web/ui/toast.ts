/** A message at the edge of the screen. One is shown at a time; the newest replaces the one before. */
export type Toast = {
  id: number;
  kind: "plain" | "error";
  title: string;
  description: string | undefined;
  action: { label: string; onPress: () => void } | undefined;
  /** When it was shown. */
  at: Date;
};

type Extra = { action?: { label: string; onPress: () => void } };

/** How long a message stays (section 9 of the specification); errors stay until they are closed or replaced. */
export const TOAST_MS = 5_000;
/** How long a closed message is still known, for who missed it (the same section). */
export const TOAST_REMOVAL_MS = 1_000_000;
const MOST_CLOSED = 5;

let current: Toast | undefined;
let closed: readonly Toast[] = [];
let counter = 0;
const listeners = new Set<() => void>();

function show(next: Toast | undefined): void {
  if (current) keepClosed(current);
  current = next;
  tell();
}

function keepClosed(toast: Toast): void {
  closed = [toast, ...closed].slice(0, MOST_CLOSED);
  setTimeout(() => {
    closed = closed.filter((one) => one !== toast);
    tell();
  }, TOAST_REMOVAL_MS);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function make(kind: Toast["kind"], title: string, description: string | undefined, extra: Extra): number {
  counter += 1;
  show({ id: counter, kind, title, description, action: extra.action, at: new Date() });
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
  if (current && (id === undefined || current.id === id)) show(undefined);
}

/** Presses the button of the message that is shown, if it has one. */
export function actOnToast(): void {
  const action = current?.action;
  if (!action) return;
  dismissToast();
  action.onPress();
}

/** Forgets every message: another user signs in. */
export function forgetToasts(): void {
  current = undefined;
  closed = [];
  tell();
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): Toast | undefined => current,
  /** The closed messages, newest first. */
  getClosed: (): readonly Toast[] => closed,
};
