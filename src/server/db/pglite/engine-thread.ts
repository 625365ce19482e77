// The thread in which the embedded database runs. Started by engine-channel.ts, which also says what is sent.
import { parentPort, workerData } from "node:worker_threads";
import { answerOf, closeEngine, openEngine } from "./engine.ts";
import type { FromEngine, ToEngine } from "./engine-messages.ts";

const folder: unknown = workerData;
const port = parentPort;
if (!port || typeof folder !== "string") throw new Error("The engine runs in a thread of its own.");
const tell = (message: FromEngine) =>
  port.postMessage(message, message instanceof Uint8Array ? [message.buffer] : undefined);

try {
  const engine = await openEngine(folder);
  tell("open");
  port.on("message", async (message: ToEngine) => {
    if (message === "close") {
      await closeEngine(engine);
      port.close();
      return;
    }
    tell(await answerOf(engine, message));
  });
} catch (failure) {
  tell({ failure });
}
