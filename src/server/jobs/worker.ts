import { setTimeout } from "node:timers/promises";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { Deps } from "#server/context.ts";
import { outageOf } from "#server/db/errors.ts";
import type { Attempt, Handler } from "./handler.ts";

const attemptOf = (job: JobWithMetadata<unknown>): Attempt => ({
  number: job.retryCount + 1,
  isLast: job.retryCount >= job.retryLimit,
  // A job that was fetched by hand has none.
  signal: job.signal ?? new AbortController().signal,
});

/** What the queue keeps of a failure: its kind. A message may repeat what people typed; the log knows what to leave out. */
class JobFailed extends Error {
  override name = "JobFailed";
  constructor(error: unknown) {
    super(error instanceof Error ? error.name : typeof error);
  }
}

async function runJob(deps: Deps, handler: Handler, job: JobWithMetadata<unknown>): Promise<void> {
  const attempt = attemptOf(job);
  const began = performance.now();
  const count = (outcome: "done" | "failed") =>
    deps.metrics.job({ job: handler.job.name, outcome }, (performance.now() - began) / 1000);
  try {
    await handler.run(deps, job.data, attempt);
    count("done");
  } catch (error) {
    count("failed");
    const level = attempt.isLast ? "error" : "warn";
    deps.logger[level]({ err: error, job: handler.job.name, id: job.id, attempt: attempt.number }, "a job failed");
    // oxlint-disable-next-line preserve-caught-error -- a cause would be stored with all that it says
    throw new JobFailed(error);
  }
}

/** Schedules that no handler asks for any longer are forgotten; the others are set, each with one run for those missed. */
async function setSchedules(boss: PgBoss, handlers: readonly Handler[]): Promise<void> {
  const wanted = new Set(handlers.filter(({ cron }) => cron !== null).map(({ job }) => job.name));
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name);
  for (const { job, cron } of handlers)
    if (cron !== null) await boss.schedule(job.name, cron, null, { missed: "once" });
}

const LOOK_AGAIN_MS = 1_000;

/** Does it, again each second while the database is away, until `stopping`: a server that answers does not end for that. */
async function onceReachable<Result>(
  { logger }: Deps,
  stopping: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (outageOf(error) !== "away") throw error;
      logger.warn({ err: error }, "the jobs wait for the database");
      await setTimeout(LOOK_AGAIN_MS, undefined, { signal: stopping });
    }
}

/**
 * Lets this server take jobs of every kind that has a handler, and keep the schedules. `deps.jobs.stop` ends it.
 * Waits for a database that is away; throws when `stopping` comes meanwhile.
 */
export async function startWorker(
  deps: Deps,
  handlers: readonly Handler[],
  stopping = new AbortController().signal,
): Promise<void> {
  const boss = await onceReachable(deps, stopping, () => deps.jobs.ready());
  await onceReachable(deps, stopping, () => setSchedules(boss, handlers));
  for (const handler of handlers) await onceReachable(deps, stopping, () => takeJobs(deps, boss, handler));
}

/** A job that waits for its next try is announced by nobody: this is how often it is looked for. */
const LOOK_EVERY_SECONDS = 5;

async function takeJobs(deps: Deps, boss: PgBoss, handler: Handler): Promise<void> {
  const { name, atOnce } = handler.job;
  const worker = await boss.work(
    name,
    {
      includeMetadata: true,
      batchSize: 1,
      localConcurrency: atOnce,
      pollingIntervalSeconds: LOOK_EVERY_SECONDS,
      notifyPollingIntervalSeconds: LOOK_EVERY_SECONDS,
    },
    async ([job]) => {
      if (!job) return;
      boss.notifyWorker(worker); // after this one look for the next at once
      await runJob(deps, handler, job);
    },
  );
}

const MOST_JOBS = 10_000;

/**
 * Runs every job that is due, in this process, one after another, and what these queue in turn. Answers how many ran.
 * For tests and scripts: a failed job waits for its next try, as in a worker.
 */
export async function runDueJobs(deps: Deps, handlers: readonly Handler[]): Promise<number> {
  const boss = await deps.jobs.ready();
  for (let ran = 0; ran < MOST_JOBS;) {
    let found = 0;
    for (const handler of handlers) {
      const [job] = await boss.fetch(handler.job.name, { includeMetadata: true });
      if (!job) continue;
      found += 1;
      await runJob(deps, handler, job).then(
        () => boss.complete(handler.job.name, job),
        (error: Error) => boss.fail(handler.job.name, job, { message: error.message }),
      );
    }
    if (found === 0) return ran;
    ran += found;
  }
  throw new Error(`More than ${MOST_JOBS} jobs were due.`);
}
