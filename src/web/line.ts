/**
 * Whether requests reach the server. `cut`: the browser has no network, or the server was asked and there was no answer.
 * `doubted`: a request found no server, which may be the fault of that request alone.
 */
export type Line = "there" | "doubted" | "cut";

let line: Line = "there";
const listeners = new Set<() => void>();

function set(next: Line): void {
  if (line === next) return;
  line = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const lineStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener("online", listener);
    window.addEventListener("offline", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("online", listener);
      window.removeEventListener("offline", listener);
    };
  },
  get: (): Line => (navigator.onLine ? line : "cut"),
};

/** Any answer, a refusal too. */
export const noteAnswer = (): void => set("there");

/** A request found no server. */
export const noteSilence = (): void => set(line === "there" ? "doubted" : line);

/** The server was asked whether it is there, and there was no answer. */
export const noteCut = (): void => set("cut");
