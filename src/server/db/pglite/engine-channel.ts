import type { PGlite } from "@electric-sql/pglite";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { answerOf, closeEngine } from "./engine.ts";
import type { FromEngine, ToEngine } from "./engine-messages.ts";

/** The way to one embedded engine. */
export interface EngineChannel {
  /** Sends whole messages of PostgreSQL's wire protocol and answers with what the engine says. Answered in their order. */
  ask(messages: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** An engine in this thread: for databases in memory. */
export const channelTo = (engine: PGlite): EngineChannel => ({
  ask: (messages) => answerOf(engine, messages),
  close: () => closeEngine(engine),
});

/** Built, the thread is the bundle `engine-thread.js` beside the server's; run from source it is TypeScript, which tsx loads. */
function startThread(folder: string): Worker {
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL("./engine-thread.js", import.meta.url), { workerData: folder });
  const source = JSON.stringify(new URL("./engine-thread.ts", import.meta.url).href);
  return new Worker(`import("tsx/esm/api").then(({ tsImport }) => tsImport(${source}, ${source}))`, {
    eval: true,
    workerData: folder,
  });
}

/**
 * Opens the database of a folder in a thread of its own, so that requests are read, priced and written out while the
 * engine works. When the thread ends by itself (a disk that refuses to sync, an engine that crashed) nobody knows what
 * is on the disk: the process ends with it, before anything more is acknowledged, and recovers at its next start.
 */
export async function openChannel(folder: string): Promise<EngineChannel> {
  const thread = startThread(folder);
  const waiting: ((answer: Uint8Array) => void)[] = [];
  const [opened]: FromEngine[] = await once(thread, "message");
  if (opened !== "open") {
    await thread.terminate();
    throw opened && "failure" in opened ? opened.failure : new Error("The embedded database did not open.");
  }
  const endProcess = () => process.exit(1);
  thread.on("exit", endProcess);
  thread.on("message", (answer: Uint8Array) => waiting.shift()?.(answer));
  const send = (message: ToEngine) =>
    thread.postMessage(message, message instanceof Uint8Array ? [message.buffer] : undefined);
  return {
    ask: (messages) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        send(messages);
      }),
    async close() {
      thread.off("exit", endProcess);
      const ended = once(thread, "exit");
      send("close");
      await ended;
    },
  };
}
