/**
 * Whether requests reach the server. `cut`: the browser lost its network, or the server was asked and there was no answer.
 * `doubted`: a request found no server, which may be the fault of that request alone, or the browser speaks of no network.
 */
export type Line = "there" | "doubted" | "cut";

let line: Line = globalThis.navigator?.onLine === false ? "doubted" : "there";
const listeners = new Set<() => void>();

function set(next: Line): void {
  if (line === next) return;
  line = next;
  for (const listener of listeners) listener();
}

/** Any answer, a refusal too. */
export const noteAnswer = (): void => set("there");

/** A request found no server. */
export const noteSilence = (): void => set(line === "there" ? "doubted" : line);

/** The server was asked whether it is there, and there was no answer. */
export const noteCut = (): void => set("cut");

/** The network is back, and perhaps the server. */
const noteNetwork = (): void => set(line === "cut" ? "doubted" : line);

/** For `useSyncExternalStore`. */
export const lineStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // These two are the same for everybody, so that each stands there once.
    window.addEventListener("offline", noteCut);
    window.addEventListener("online", noteNetwork);
    return () => {
      listeners.delete(listener);
    };
  },
  get: (): Line => line,
};
