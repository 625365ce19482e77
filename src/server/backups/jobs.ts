import { z } from "zod";
import { handle, type Handler } from "#server/jobs/handler.ts";
import { defineJob } from "#server/jobs/job.ts";
import { backUpWhenDue } from "./service/make.ts";

/** Looks every hour whether a backup is due: a machine that slept at the hour of one makes it when it is up again. */
const backUpJob = defineJob({
  name: "backups.make",
  payload: z.object({}),
  alone: true,
  retries: 2,
  timeoutSeconds: 3600,
});

export const backupHandlers: Handler[] = [
  handle(backUpJob, (deps, _nothing, { signal }) => backUpWhenDue(deps, signal), "29 * * * *"),
];
