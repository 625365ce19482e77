import { z } from "zod";
import { outboxKey } from "#web/accounts/kept-on-device.ts";
import { deviceStorage, type DeviceStorage } from "#web/device-storage.ts";
import { goalSchema } from "../generation/goal.ts";

/** More waiting jobs than a day without a line brings. */
export const MOST_JOBS = 20;

const jobSchema = z.object({
  /** The idempotency key: however often it is sent, one document comes of it. */
  key: z.string(),
  goal: goalSchema,
  transcription: z.string(),
  includeLogo: z.boolean(),
  /** Why the server would not write it; null while it waits for a line. */
  problem: z.string().nullable(),
});
export type WaitingJob = z.output<typeof jobSchema>;

const none: readonly WaitingJob[] = [];

/** What is done with the jobs at this moment, in this tab. */
export type Sending = {
  /** The key of the job that is being written. */
  writing: string | undefined;
  /** There was a line a moment ago. */
  hasSent: boolean;
};

/** The jobs of one account that were put aside until there is a line, in the order they were said. */
export class OutboxStore {
  readonly #key: string;
  readonly #storage: DeviceStorage;
  readonly #listeners = new Set<() => void>();
  #text: string | null = null;
  #jobs = none;
  #sending: Sending = { writing: undefined, hasSent: false };

  constructor(userId: string, storage: DeviceStorage = deviceStorage) {
    this.#key = outboxKey(userId);
    this.#storage = storage;
  }

  /** For `useSyncExternalStore`: the same list until it changes, in another tab too. */
  readonly get = (): readonly WaitingJob[] => {
    const text = this.#storage.get(this.#key);
    if (text !== this.#text) {
      this.#text = text;
      this.#jobs = parse(text);
    }
    return this.#jobs;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  };

  readonly getSending = (): Sending => this.#sending;

  setSending(change: Partial<Sending>): void {
    this.#sending = { ...this.#sending, ...change };
    this.#tell();
  }

  /** The job that is written next: the first that the server has not refused. */
  next(): WaitingJob | undefined {
    return this.get().find(({ problem }) => problem === null);
  }

  /** False when the device could not keep it, or enough wait already: then it stays where it was. */
  add(job: WaitingJob): boolean {
    const jobs = this.get();
    return jobs.length < MOST_JOBS && this.#write([...jobs.filter(({ key }) => key !== job.key), job]);
  }

  drop(key: string): void {
    this.#write(this.get().filter((job) => job.key !== key));
  }

  refuse(key: string, problem: string): void {
    this.#write(this.get().map((job) => (job.key === key ? { ...job, problem } : job)));
  }

  #write(jobs: readonly WaitingJob[]): boolean {
    const isKept = this.#storage.set(this.#key, JSON.stringify(jobs));
    if (jobs.length === 0) this.#storage.remove(this.#key);
    this.#tell();
    return isKept;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const outboxes = new Map<string, OutboxStore>();

/** The account's outbox in this tab: the pad fills it, and every page empties it. */
export function outboxOf(userId: string): OutboxStore {
  const outbox = outboxes.get(userId) ?? new OutboxStore(userId);
  outboxes.set(userId, outbox);
  return outbox;
}

function parse(text: string | null): readonly WaitingJob[] {
  if (text === null) return none;
  try {
    return z.array(jobSchema).parse(JSON.parse(text));
  } catch {
    return none;
  }
}
