import { once } from "node:events";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { openDeps, type OpenDeps } from "./deps.ts";
import { readSettings, type Settings } from "./env.ts";
import { landingPage } from "./http/landing.ts";
import { listenOn } from "./http/listen.ts";
import { staticFiles } from "./http/static.ts";
import { handlers } from "./job-list.ts";
import { startWorker } from "./jobs/worker.ts";
import { seedDemoAccount } from "./seed.ts";

const WEB_ROOT = fileURLToPath(new URL("../web", import.meta.url));
const LANDING_ROOT = fileURLToPath(new URL("../landing", import.meta.url));

async function listen(open: OpenDeps, settings: Settings): Promise<{ server: Server; address: string }> {
  const app = createApp(open.deps, open.kind);
  app.get("/", landingPage(LANDING_ROOT));
  app.get("*", staticFiles(WEB_ROOT));
  const { server, port } = await listenOn(app.fetch, { hostname: settings.HOST, port: settings.PORT });
  return { server, address: settings.PUBLIC_URL ?? `http://${settings.HOST}:${port}` };
}

function say(address: string, settings: Settings): void {
  const keepsMail = settings.DEMO_ACCOUNT === "on" && !settings.SMTP_URL;
  process.stdout.write(`\n  Bidspoke is listening on ${address}\n`);
  if (settings.DEMO_ACCOUNT === "on")
    process.stdout.write(`  Demo sign-in: ${settings.DEMO_ACCOUNT_EMAIL} / ${settings.DEMO_ACCOUNT_PASSWORD}\n`);
  if (keepsMail) process.stdout.write(`  Mails are not sent: read them at ${address}/mail\n`);
  process.stdout.write("  Ctrl-C stops it.\n\n");
}

/**
 * On a signal: finishes the requests and jobs under way, closes the adapters, ends the process. A second signal ends it
 * at once. The answer is aborted when the first one comes.
 */
function stopOnSignal(server: Server, open: OpenDeps): AbortSignal {
  const stopping = new AbortController();
  const stop = async () => {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), open.deps.settings.STOP_SECONDS * 1000).unref();
    await once(server, "close");
    await open.close();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  return stopping.signal;
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const open = await openDeps(settings);
  try {
    if (settings.DEMO_ACCOUNT === "on") await seedDemoAccount(open.deps);
    const { server, address } = await listen(open, settings);
    open.listensOn(address);
    const stopping = stopOnSignal(server, open);
    say(address, settings);
    // After the first words to the user: requests are answered while the queue's library loads.
    await startWorker(open.deps, handlers, stopping).catch((error: unknown) => {
      if (!stopping.aborted) throw error;
    });
  } catch (error) {
    await open.close();
    throw error;
  }
}

/** What a start that cannot be says: a sentence for the failures a user can mend, the whole error for the others. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "SettingsError") return `These settings are wrong:\n${error.message}`;
  if (error.name === "DatabaseInUseError") return error.message;
  if ("code" in error && error.code === "EADDRINUSE")
    return `${error.message}. Another program listens there: set PORT to another number.`;
  return error.stack ?? error.message;
}

main().catch((error: unknown) => {
  process.stderr.write(`\nBidspoke could not start. ${explain(error)}\n`);
  process.exit(1);
});
