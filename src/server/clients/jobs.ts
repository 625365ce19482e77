import { z } from "zod";
import { handle, type Handler } from "#server/jobs/handler.ts";
import { defineJob } from "#server/jobs/job.ts";
import { removeOldClients } from "./service/delete.ts";
import { linkOldDocuments } from "./service/link.ts";

/** Makes the records of clients for documents that have none yet. */
const linkJob = defineJob({ name: "clients.link", payload: z.object({}), alone: true });
/** Removes for good what was deleted a while ago. */
const cleanJob = defineJob({ name: "clients.clean", payload: z.object({}), alone: true });

export const clientHandlers: Handler[] = [
  handle(linkJob, linkOldDocuments, "*/5 * * * *"),
  handle(cleanJob, removeOldClients, "23 * * * *"),
];
