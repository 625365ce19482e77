import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { ApiError, reasonOf } from "#web/api-client.ts";
import { typeLabels } from "#web/documents/labels.ts";
import { refreshLists } from "#web/documents/list/api.ts";
import { openedOn } from "#web/documents/list/opened-on.ts";
import { useWhenThereIsALine } from "#web/offline/use-when-there-is-a-line.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/ui/toast.ts";
import { generate } from "../generation/generate.ts";
import { outboxOf } from "./outbox-store.ts";
import { useOutbox } from "./use-outbox.ts";

const silent = { onProgress: () => undefined, onDraft: () => undefined };

/** On every page: writes the jobs that were put aside, one after the other, once there is a line. */
export function OutboxSender({ userId }: { userId: string }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { isWaiting, writing } = useOutbox(userId);
  // Where the line broke in the middle, the next try waits a little.
  const [hasBroken, setHasBroken] = useState(false);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const send = useCallback(async () => {
    const store = outboxOf(userId);
    const controller = new AbortController();
    abort.current = controller;
    for (let job = store.next(); job && !controller.signal.aborted; job = store.next()) {
      store.setSending({ writing: job.key });
      try {
        const { document } = await generate(job, job.key, silent, controller.signal);
        store.drop(job.key);
        store.setSending({ hasSent: true });
        refreshLists(client);
        toast(`${typeLabels[document.type]} ${document.number} is written`, document.title, {
          action: { label: "View", onPress: () => navigate(openedOn(paths.dashboard, document.id)) },
        });
      } catch (error) {
        if (controller.signal.aborted) break;
        if (error instanceof ApiError && error.isOffline) {
          setHasBroken(true);
          break;
        }
        store.refuse(job.key, reasonOf(error, "It could not be written."));
      }
    }
    store.setSending({ writing: undefined });
  }, [userId, client, navigate]);

  const act = useCallback(() => void send(), [send]);
  useWhenThereIsALine(isWaiting && writing === undefined, !hasBroken, act);
  return null;
}
