import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ApiError, reasonOf } from "#web/api-client.ts";
import { typeLabels } from "#web/documents/labels.ts";
import { toast } from "#web/ui/toast.ts";
import { generate } from "../generation/generate.ts";
import { useWhenThereIsALine } from "../generation/use-when-there-is-a-line.ts";
import { OutboxStore, type WaitingJob } from "./outbox-store.ts";

export type Outbox = ReturnType<typeof useOutbox>;

const silent = { onProgress: () => undefined, onDraft: () => undefined };

/** The jobs that were put aside, written one after the other once there is a line. `onDocument` opens one of them. */
export function useOutbox(userId: string, onDocument: (documentId: string) => void) {
  const client = useQueryClient();
  const [store] = useState(() => new OutboxStore(userId));
  const jobs = useSyncExternalStore(store.subscribe, store.get);
  const [writing, setWriting] = useState<string>();
  // Where the line broke in the middle, the next try waits a little.
  const [hasBroken, setHasBroken] = useState(false);
  const [hasSent, setHasSent] = useState(false);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const opens = useRef(onDocument);
  useEffect(() => {
    opens.current = onDocument;
  });

  const send = useCallback(async () => {
    const controller = new AbortController();
    abort.current = controller;
    for (let job = nextOf(store); job && !controller.signal.aborted; job = nextOf(store)) {
      setWriting(job.key);
      try {
        const { document } = await generate(job, job.key, silent, controller.signal);
        store.drop(job.key);
        setHasSent(true);
        void client.invalidateQueries({
          predicate: ({ queryKey }) => String(queryKey[0]).startsWith("/api/documents?"),
        });
        toast(`${typeLabels[document.type]} ${document.number} is written`, document.title, {
          action: { label: "View", onPress: () => opens.current(document.id) },
        });
      } catch (error) {
        if (controller.signal.aborted) return;
        if (error instanceof ApiError && error.isOffline) {
          setHasBroken(true);
          break;
        }
        store.refuse(job.key, reasonOf(error, "It could not be written."));
      }
    }
    setWriting(undefined);
  }, [store, client]);

  const isWaiting = jobs.some(({ problem }) => problem === null);
  const act = useCallback(() => void send(), [send]);
  useWhenThereIsALine(isWaiting && writing === undefined, !hasBroken, act);

  return {
    jobs,
    writing,
    isWaiting,
    /** There was a line a moment ago. */
    hasSent,
    add: (job: Omit<WaitingJob, "problem">) => store.add({ ...job, problem: null }),
    drop: (key: string) => store.drop(key),
  };
}

const nextOf = (store: OutboxStore): WaitingJob | undefined => store.get().find(({ problem }) => problem === null);
