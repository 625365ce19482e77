import { z } from "zod";
import { handle, type Handler } from "#server/jobs/handler.ts";
import { defineJob } from "#server/jobs/job.ts";
import { removeDeletedDocuments } from "./service/delete.ts";

/** Removes for good what was deleted a while ago. */
const cleanDocumentsJob = defineJob({ name: "documents.clean", payload: z.object({}), alone: true });

export const documentHandlers: Handler[] = [handle(cleanDocumentsJob, removeDeletedDocuments, "17 * * * *")];
