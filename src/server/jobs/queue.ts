import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { PgBoss, Queue } from "pg-boss";
import type { Logger } from "pino";
import type { Database, DatabaseConnection } from "#server/db/client.ts";
import { HEARTBEAT_SECONDS, startBoss, type StartedBoss } from "./boss.ts";
import type { Job } from "./job.ts";

const LONGEST_PAUSE_SECONDS = 3600;
/** A job that is done is remembered so long, and a second one with its key is not queued meanwhile. */
const REMEMBER_SECONDS = 14 * 86_400;
/** Work on a schedule has no key, and comes every minute. */
const REMEMBER_SCHEDULED_SECONDS = 3600;
/** How long running jobs may take to end once the server was asked to stop; after it they go to another server. */
const STOPPING_MS = 10_000;

/** The work that waits in the database. */
export interface JobQueue {
  /** Resolves once jobs can be queued. Await it before a transaction that queues some: it needs the database itself. */
  ready(): Promise<PgBoss>;
  /**
   * Queues a job on this handle: in a transaction it stands if and only if the transaction's rows do.
   * With a `key`, a second job of that key is not queued.
   */
  enqueue<Payload>(
    db: Database,
    job: Job<Payload>,
    payload: Payload & object,
    options?: { key?: string; startAfter?: Date },
  ): Promise<void>;
  /** Takes no new jobs, waits for those that run, and lets go of the database. */
  stop(): Promise<void>;
}

const NO_JOB = "00000000-0000-0000-0000-000000000000";

/** The same key gives the same id (RFC 9562, version 8), so the table's own primary key refuses the second. */
function idOf(name: string, key: string): string {
  const hex = createHash("sha256").update(`${name}\n${key}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const optionsOf = (job: Job): Omit<Queue, "name"> => ({
  policy: job.alone ? "exclusive" : "standard",
  retryLimit: job.retries,
  retryDelay: job.retryAfterSeconds,
  retryBackoff: true,
  retryDelayMax: LONGEST_PAUSE_SECONDS,
  expireInSeconds: job.timeoutSeconds,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: job.alone ? REMEMBER_SCHEDULED_SECONDS : REMEMBER_SECONDS,
  notify: true,
});

/** Makes the queues that are missing; brings those of an earlier version up to date. */
async function ensureQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const queue = found.get(job.name);
    const { policy, ...wanted } = optionsOf(job);
    if (!queue) await boss.createQueue(job.name, { policy: policy ?? "standard", ...wanted });
    else if (Object.entries(wanted).some(([name, value]) => Reflect.get(queue, name) !== value))
      await boss.updateQueue(job.name, wanted);
    else continue;
    // The library reads a new queue's row at its first use, by the database and not by the transaction at hand: now.
    await boss.findJobs(job.name, { id: NO_JOB });
  }
}

/** The queue of these jobs on this database. Nothing is loaded or asked before `ready` is first called. */
export function createJobQueue(connection: DatabaseConnection, jobs: readonly Job[], logger: Logger): JobQueue {
  let starting: Promise<StartedBoss> | null = null;
  let loaded: { boss: PgBoss; library: typeof import("pg-boss") } | null = null;

  async function start(): Promise<StartedBoss> {
    const library = await import("pg-boss");
    const started = await startBoss(connection, logger, (boss) => ensureQueues(boss, jobs));
    loaded = { boss: started.boss, library };
    return started;
  }
  const ready = async () => {
    starting ??= start().catch((error: unknown) => {
      starting = null; // the next caller tries again
      throw error;
    });
    return (await starting).boss;
  };

  return {
    ready,
    async enqueue(db, job, payload, { key, startAfter } = {}) {
      if (!loaded) throw new Error("A job was queued before the queue was ready.");
      await loaded.boss.send(job.name, payload, {
        db: loaded.library.fromDrizzle(db, sql),
        ...(key ? { id: idOf(job.name, key) } : {}),
        ...(startAfter ? { startAfter } : {}),
      });
    },
    async stop() {
      const started = await starting?.catch(() => null);
      await started?.stop({ graceful: true, timeout: STOPPING_MS });
    },
  };
}
