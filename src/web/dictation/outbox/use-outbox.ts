import { useSyncExternalStore } from "react";
import { outboxOf, type WaitingJob } from "./outbox-store.ts";

export type Outbox = ReturnType<typeof useOutbox>;

/** The jobs that were put aside, and what is done with them: `OutboxSender` writes them once there is a line. */
export function useOutbox(userId: string) {
  const store = outboxOf(userId);
  const jobs = useSyncExternalStore(store.subscribe, store.get);
  const { writing, hasSent } = useSyncExternalStore(store.subscribe, store.getSending);
  return {
    jobs,
    writing,
    hasSent,
    isWaiting: store.next() !== undefined,
    add: (job: Omit<WaitingJob, "problem">) => store.add({ ...job, problem: null }),
    drop: (key: string) => store.drop(key),
  };
}
