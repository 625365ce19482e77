import type { PageMessage, WorkerMessage } from "../messages.ts";

declare const self: ServiceWorkerGlobalScope;

/** Put in by scripts/service-worker.mjs: the files of this build, and the page that opens without a line. */
declare const BUILD: {
  version: string;
  shell: string;
  files: readonly { path: string; integrity: string }[];
};

const { version, shell, files } = BUILD;
const PREFIX = "bidspoke-";
const OWN = `${PREFIX}${version}`;
/** On one bar of signal the screens that are here already are shown after this time. */
const PATIENCE_MS = 4_000;
/** The screens that work without a line. All other pages are the server's, and never answered from here. */
const SCREENS = new Set(["/dashboard", "/quotes", "/bids", "/documents-view", "/settings", "/referrals"]);
const HOME = "/";

const kept = new Set(files.map((file) => file.path));

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.waitUntil(answer(event)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (url.pathname === HOME || SCREENS.has(url.pathname)) event.respondWith(open(event, url.pathname));
    return;
  }
  // What the server says of an account is never kept here: only the program's own files are.
  if (kept.has(url.pathname) || url.pathname.startsWith("/assets/")) event.respondWith(openFile(request, url.pathname));
});

/** Whole or not at all: a file that is not of this build ends the installation, and the worker before it stays. */
async function install(): Promise<void> {
  const cache = await caches.open(OWN);
  await Promise.all(
    files.map(async ({ path, integrity }) => {
      // Names under /assets/ tell the content: what an earlier build brought need not come again.
      const earlier = path.startsWith("/assets/") ? await caches.match(path) : undefined;
      const response = earlier ?? (await fetch(new Request(path, { integrity, cache: "no-cache" })));
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      await cache.put(path, response);
    }),
  );
}

/** The build before this one stays for pages that are still open from it; older ones go. */
async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The server's page when it comes, so that a new build is seen at once; this build's without a line. */
async function open(event: FetchEvent, path: string): Promise<Response> {
  const answered = fromServer(event);
  const here = await caches.match(shell, { cacheName: OWN });
  if (!here) return answered;
  const offline = answered.catch(() => here);
  // The start page of a visitor is another one: it is waited for.
  if (path === HOME) return offline;
  return Promise.race([offline, new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, here))]);
}

async function fromServer(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? fetch(event.request);
}

async function openFile(request: Request, path: string): Promise<Response> {
  const own = await caches.match(path, { cacheName: OWN });
  // A page of the build before finds its parts in that build's cache.
  return own ?? (path.startsWith("/assets/") ? await caches.match(path) : undefined) ?? fetch(request);
}

/** The page asks whether this waiting worker is newer than itself. One of its own build takes over unasked. */
async function answer(event: ExtendableMessageEvent): Promise<void> {
  const message: PageMessage = event.data; // pages of this origin alone can send here
  if (message.type === "hello" && !kept.has(message.entry)) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    event.source?.postMessage({ type: "newer" } satisfies WorkerMessage);
    return;
  }
  await self.skipWaiting();
}
