import type { z } from "zod";

/** A kind of work that is queued in the database: its name, the shape of what it is told, and how it is tried again. */
export interface Job<Payload = unknown> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** How often it is tried again after a failure. */
  readonly retries: number;
  /** The pause before the second try; it doubles with each further one, up to an hour. */
  readonly retryAfterSeconds: number;
  /** A run that takes longer counts as failed. */
  readonly timeoutSeconds: number;
  /** How many of these one server runs at once. */
  readonly atOnce: number;
  /** At most one is waiting or running anywhere: for work on a schedule. */
  readonly alone: boolean;
}

const ordinary = { retries: 5, retryAfterSeconds: 10, timeoutSeconds: 60, atOnce: 2, alone: false };

/** Names a job. What is not said: five retries from 10 seconds on, a minute to run, two at once. */
export const defineJob = <Payload>(
  job: Pick<Job<Payload>, "name" | "payload"> & Partial<Job<Payload>>,
): Job<Payload> => ({ ...ordinary, ...job });
