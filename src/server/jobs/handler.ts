import type { Deps } from "#server/context.ts";
import type { Job } from "./job.ts";

/** Which try this is, from 1, and whether a failure of it is final. */
export interface Attempt {
  readonly number: number;
  readonly isLast: boolean;
  /** Aborted when the job is taken away from this server: it took too long, or the server stops. */
  readonly signal: AbortSignal;
}

/** What a server does when a job's turn comes; and when that is, for those on a schedule (cron, UTC). */
export interface Handler {
  readonly job: Job;
  readonly cron: string | null;
  run(deps: Deps, data: unknown, attempt: Attempt): Promise<void>;
}

/** Ties a job to its work. The payload is parsed before `run` sees it. */
export const handle = <Payload>(
  job: Job<Payload>,
  run: (deps: Deps, payload: Payload, attempt: Attempt) => Promise<void>,
  cron: string | null = null,
): Handler => ({
  job,
  cron,
  run: (deps, data, attempt) => run(deps, job.payload.parse(data ?? {}), attempt),
});
