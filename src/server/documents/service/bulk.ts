import type { Ctx } from "#server/context.ts";
import { AppError } from "#server/errors.ts";
import { remindNow } from "#server/follow-ups/service/remind.ts";
import type { Bulk, BulkOutcome } from "#shared/documents/bulk.ts";
import { markDocument } from "./change.ts";
import { deleteDocument, undeleteDocument } from "./delete.ts";

function verbOf(bulk: Bulk): (ctx: Ctx, id: string) => Promise<unknown> {
  switch (bulk.action) {
    case "mark":
      return (ctx, id) => markDocument(ctx, id, bulk.status);
    case "remind":
      return remindNow;
    case "delete":
      return deleteDocument;
    case "undelete":
      return undeleteDocument;
  }
}

/**
 * Does the same to several documents, each in a transaction of its own: one that refuses keeps none of the others from
 * it. Never throws for a single document.
 */
export async function doToEach(ctx: Ctx, bulk: Bulk): Promise<BulkOutcome> {
  const verb = verbOf(bulk);
  const outcome: BulkOutcome = { done: [], failed: [] };
  for (const id of bulk.ids)
    try {
      await verb(ctx, id);
      outcome.done.push(id);
    } catch (error) {
      if (!(error instanceof AppError))
        ctx.deps.logger.error({ err: error, action: bulk.action }, "one of many failed");
      outcome.failed.push({
        id,
        reason: error instanceof AppError ? error.message : "Something went wrong on our side.",
      });
    }
  return outcome;
}
