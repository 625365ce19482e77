import { z } from "zod";
import { handle, type Handler } from "#server/jobs/handler.ts";
import { defineJob } from "#server/jobs/job.ts";
import { runBillingChores } from "./service/chores.ts";
import { tellOfEvents } from "./service/tell.ts";

/** Renewals, trials that end, rewards, refunds, warnings and deletions. */
const choresJob = defineJob({ name: "billing.chores", payload: z.object({}), alone: true, timeoutSeconds: 900 });
/** The mails about what happened. */
const tellJob = defineJob({ name: "billing.tell", payload: z.object({}), alone: true });

export const billingHandlers: Handler[] = [
  handle(choresJob, (deps) => runBillingChores(deps), "*/5 * * * *"),
  handle(tellJob, (deps) => tellOfEvents(deps), "* * * * *"),
];
