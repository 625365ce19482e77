import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { RenderReply, RenderRequest } from "./messages.ts";
import { PdfError } from "./pdf-error.ts";

export interface WorkerOptions {
  /** Milliseconds for one page, from the moment the child has it. */
  deadlineMs: number;
  templates: string;
  fonts: string;
  /** The folder that the child runs in. */
  root: string;
}

export interface Job {
  page: Omit<RenderRequest, "id">;
  resolve(reply: RenderReply): void;
  reject(error: PdfError): void;
}

export interface Worker {
  isIdle(): boolean;
  /** Sets the job's page. Only for an idle worker. */
  take(job: Job): void;
  /** Kills the child and waits until it has gone; its job is rejected with `error`. */
  end(error: PdfError): Promise<void>;
}

/** A child that says nothing for so long after its start never will. */
const START_MS = 15_000;

/** Run from source the child is TypeScript beside this file; built, the bundle `pdf-child.js` beside the server's. */
function forkChild({ templates, fonts, root }: WorkerOptions): ChildProcess {
  const isSource = import.meta.url.endsWith(".ts");
  const entry = new URL(isSource ? "./pdf-child.ts" : "./pdf-child.js", import.meta.url);
  return fork(fileURLToPath(entry), [templates, fonts], {
    cwd: root,
    execArgv: isSource ? ["--import", "tsx"] : [],
    serialization: "advanced", // sends bytes as bytes
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/**
 * Starts a child process that sets one page at a time. `onIdle` is called when it came up and after each page, `onGone`
 * once when it has ended for whatever reason, with whether it ever came up.
 */
export function startWorker(
  options: WorkerOptions,
  onIdle: () => void,
  onGone: (worker: Worker, cameUp: boolean) => void,
): Worker {
  const child = forkChild(options);
  let state: "starting" | "ready" | "dying" | "gone" = "starting";
  let cameUp = false;
  let job: Job | null = null;
  let lastId = 0;
  let timer = setTimeout(kill, START_MS);

  function kill(): void {
    if (state !== "gone") state = "dying";
    child.kill("SIGKILL");
  }

  function refuse(error: PdfError): void {
    job?.reject(error);
    job = null;
  }

  const gone = new Promise<void>((resolve) => {
    // A child that could not be started reports an error and no exit.
    const end = () => {
      if (state === "gone") return;
      clearTimeout(timer);
      state = "gone";
      refuse(new PdfError("failed", "The process that sets the PDF ended."));
      onGone(worker, cameUp);
      resolve();
    };
    child.once("exit", end);
    child.once("error", () => (child.pid === undefined ? end() : kill()));
  });

  child.on("message", (message: RenderReply | "ready") => {
    if (state === "dying" || state === "gone") return;
    clearTimeout(timer);
    state = "ready";
    cameUp = true;
    const done = job;
    job = null;
    if (message !== "ready") done?.resolve(message);
    onIdle();
  });

  const worker: Worker = {
    isIdle: () => state === "ready" && job === null,
    take(next) {
      job = next;
      timer = setTimeout(() => {
        refuse(new PdfError("timeout", `The PDF took longer than ${options.deadlineMs} ms.`));
        kill();
      }, options.deadlineMs);
      child.send({ ...next.page, id: ++lastId });
    },
    async end(error) {
      refuse(error);
      kill();
      await gone;
    },
  };
  return worker;
}
