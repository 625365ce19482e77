import { z } from "zod";
import { handle, type Handler } from "#server/jobs/handler.ts";
import { defineJob } from "#server/jobs/job.ts";
import { removeOldTemplates } from "./service.ts";

/** Removes for good what was deleted a while ago. */
const cleanTemplatesJob = defineJob({ name: "templates.clean", payload: z.object({}), alone: true });

export const templateHandlers: Handler[] = [handle(cleanTemplatesJob, removeOldTemplates, "29 * * * *")];
