import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { RenderReply, RenderRequest } from "./messages.ts";
import { PdfError } from "./pdf-error.ts";

export interface PoolOptions {
  workers: number;
  /** Milliseconds for one page, from the moment a child has it. */
  deadlineMs: number;
  templates: string;
  fonts: string;
  /** The folder that children run in. */
  root: string;
}

interface Job {
  request: RenderRequest;
  resolve(reply: RenderReply): void;
  reject(error: PdfError): void;
}

interface Worker {
  process: ChildProcess;
  isReady: boolean;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

export interface Pool {
  run(page: Omit<RenderRequest, "id">): Promise<RenderReply>;
  close(): Promise<void>;
}

/** Pages that may wait for a child; more are refused at once, so that a flood costs no memory. */
const LONGEST_QUEUE = 200;
/** A child that says nothing for so long after its start never will. */
const START_MS = 15_000;

/** Run from source the child is TypeScript beside this file; built, the bundle `pdf-child.js` beside the server's. */
function forkChild({ templates, fonts, root }: PoolOptions): ChildProcess {
  const isSource = import.meta.url.endsWith(".ts");
  const entry = new URL(isSource ? "./pdf-child.ts" : "./pdf-child.js", import.meta.url);
  return fork(fileURLToPath(entry), [templates, fonts], {
    cwd: root,
    execArgv: isSource ? ["--import", "tsx"] : [],
    serialization: "advanced", // sends bytes as bytes
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/** Child processes that each set one page at a time. One that overruns its deadline is killed and replaced. */
export function createPool(options: PoolOptions): Pool {
  const workers = new Set<Worker>();
  const queue: Job[] = [];
  let nextId = 1;
  let isClosed = false;

  function start(): void {
    const worker: Worker = { process: forkChild(options), isReady: false, job: null, timer: null };
    workers.add(worker);
    worker.timer = setTimeout(() => worker.process.kill("SIGKILL"), START_MS);
    worker.process.on("message", (message: RenderReply | "ready") => {
      if (worker.timer) clearTimeout(worker.timer);
      const { job } = worker;
      worker.isReady = true;
      worker.job = null;
      if (message !== "ready") job?.resolve(message);
      next();
    });
    worker.process.on("error", () => worker.process.kill("SIGKILL"));
    worker.process.once("exit", () => ended(worker));
  }

  function ended(worker: Worker): void {
    if (worker.timer) clearTimeout(worker.timer);
    workers.delete(worker);
    worker.job?.reject(new PdfError("failed", "The process that sets the PDF ended."));
    // A child that never came up would not the next time either: it is tried again with the next page.
    if (worker.isReady) fill();
    else if (workers.size === 0) refuseQueue(new PdfError("failed", "No process that sets PDFs could be started."));
  }

  function fill(): void {
    if (isClosed) return;
    while (workers.size < options.workers) start();
  }

  function refuseQueue(error: PdfError): void {
    for (const job of queue.splice(0)) job.reject(error);
  }

  function overran(worker: Worker): void {
    worker.job?.reject(new PdfError("timeout", `The PDF took longer than ${options.deadlineMs} ms.`));
    worker.job = null;
    worker.process.kill("SIGKILL");
  }

  function next(): void {
    for (const worker of workers) {
      if (!worker.isReady || worker.job !== null || !worker.process.connected) continue;
      const job = queue.shift();
      if (job === undefined) return;
      worker.job = job;
      worker.timer = setTimeout(overran, options.deadlineMs, worker);
      worker.process.send(job.request);
    }
  }

  fill();
  return {
    run(page) {
      if (isClosed) return Promise.reject(new PdfError("closed", "No more PDFs: the server is stopping."));
      if (queue.length >= LONGEST_QUEUE)
        return Promise.reject(new PdfError("busy", "Too many PDFs at once. Try again."));
      return new Promise((resolve, reject) => {
        queue.push({ request: { ...page, id: nextId++ }, resolve, reject });
        fill();
        next();
      });
    },
    async close() {
      isClosed = true;
      const error = new PdfError("closed", "No more PDFs: the server is stopping.");
      refuseQueue(error);
      const exits = Array.from(workers, (worker) => {
        worker.job?.reject(error);
        worker.job = null;
        const exit = new Promise((resolve) => worker.process.once("exit", resolve));
        worker.process.kill("SIGKILL");
        return exit;
      });
      await Promise.all(exits);
    },
  };
}
