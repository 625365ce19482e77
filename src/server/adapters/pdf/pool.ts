import type { RenderReply } from "./messages.ts";
import { PdfError } from "./pdf-error.ts";
import { startWorker, type Job, type Worker, type WorkerOptions } from "./worker.ts";

export interface Pool {
  run(page: Job["page"]): Promise<RenderReply>;
  close(): Promise<void>;
}

/** Pages that may wait for a child; more are refused at once, so that a flood costs no memory. */
const LONGEST_QUEUE = 200;

const closed = () => new PdfError("closed", "No more PDFs: the server is stopping.");

/**
 * Child processes that each set one page at a time. They are started as pages come that no idle one can take, and stay.
 * One that overruns its deadline is killed.
 */
export function createPool(options: WorkerOptions & { workers: number }): Pool {
  const workers = new Set<Worker>();
  const queue: Job[] = [];
  let isClosed = false;

  function refuseQueue(error: PdfError): void {
    for (const job of queue.splice(0)) job.reject(error);
  }

  function next(): void {
    for (const worker of workers) {
      const job = worker.isIdle() ? queue.shift() : undefined;
      if (job !== undefined) worker.take(job);
    }
    if (queue.length > 0 && workers.size < options.workers) workers.add(startWorker(options, next, gone));
  }

  function gone(worker: Worker, cameUp: boolean): void {
    workers.delete(worker);
    // A child that never came up would not the next time either: it is tried again with the next page.
    if (cameUp) next();
    else if (workers.size === 0) refuseQueue(new PdfError("failed", "No process that sets PDFs could be started."));
  }

  return {
    run(page) {
      if (isClosed) return Promise.reject(closed());
      if (queue.length >= LONGEST_QUEUE) {
        return Promise.reject(new PdfError("busy", "Too many PDFs at once. Try again."));
      }
      return new Promise((resolve, reject) => {
        queue.push({ page, resolve, reject });
        next();
      });
    },
    async close() {
      isClosed = true;
      refuseQueue(closed());
      await Promise.all(Array.from(workers, (worker) => worker.end(closed())));
    },
  };
}
