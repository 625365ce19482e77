import { z } from "zod";
import { handle, type Handler } from "#server/jobs/handler.ts";
import { defineJob } from "#server/jobs/job.ts";
import { runFollowUps } from "./service/run.ts";

/** Reminders to clients, and notices of what runs out and what is overdue. */
const followUpsJob = defineJob({ name: "follow-ups.run", payload: z.object({}), alone: true, timeoutSeconds: 900 });

export const followUpHandlers: Handler[] = [handle(followUpsJob, runFollowUps, "*/10 * * * *")];
