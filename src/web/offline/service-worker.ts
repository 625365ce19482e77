import type { PageMessage, WorkerMessage } from "./messages.ts";

const SCRIPT = "/service-worker.js";
/** The path of the page's own script: its name tells the content, and through what it imports that of the whole build. */
const findEntry = (): string => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : "";
};
/** A tab that stays open for days asks for a new build this often, when it is looked at. */
const ASK_MS = 60 * 60 * 1000;

let waiting: ServiceWorker | null = null;
let isReloading = false;
const listeners = new Set<() => void>();

/** Keeps the program on the device, and notices when a newer one waits. Does nothing where browsers have no workers. */
export async function keepOnDevice(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", (event: MessageEvent<WorkerMessage>) => {
    if (event.data.type === "newer") tell(event.source instanceof ServiceWorker ? event.source : null);
  });
  navigator.serviceWorker.addEventListener("controllerchange", () => isReloading && window.location.reload());
  // Refused by a browser's settings, or without a line: the page works on without it.
  const registration = await navigator.serviceWorker
    .register(SCRIPT, { updateViaCache: "none" })
    .catch(() => undefined);
  if (!registration) return;
  greet(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => installing.state === "installed" && greet(registration.waiting));
  });
  askNowAndThen(registration);
}

/** The first worker of a device takes over by itself; a later one says whether it is newer than this page. */
function greet(worker: ServiceWorker | null): void {
  // A worker takes no origin: it is of this one.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker?.postMessage({ type: "hello", entry: findEntry() } satisfies PageMessage);
}

function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  const ask = () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < ASK_MS) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", ask);
}

function tell(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** A newer build that waits to be shown; for `useSyncExternalStore`. */
export const updateStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): boolean => waiting !== null,
};

/** Lets the newer build take over, then opens the page anew in it. */
export function showUpdate(): void {
  isReloading = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  waiting?.postMessage({ type: "take-over" } satisfies PageMessage);
}

/** Not now: it is shown the next time that the app is opened. */
export const putUpdateOff = (): void => tell(null);
