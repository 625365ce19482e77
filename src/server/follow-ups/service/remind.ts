import { atomically, type Ctx } from "#server/context.ts";
import { lockRow } from "#server/documents/service/read.ts";
import { AppError } from "#server/errors.ts";
import { listReached } from "#server/sending/service/recipients.ts";
import { dayOf } from "#shared/dates.ts";
import { nameOf } from "#shared/sending/words.ts";
import { claimStep } from "../store.ts";
import { openSnapshot } from "./facts.ts";
import { remindClient } from "./mails.ts";

/**
 * Writes to the client of a document now, because its owner asks for it: an offer waits for an answer, an invoice for
 * money. Answers the addresses. Throws `conflict`, with the reason, when there is nothing to remind of, nobody to write
 * to, or when it was done today already.
 */
export const remindNow = (ctx: Ctx, documentId: string): Promise<string[]> =>
  atomically(ctx, async (tx) => {
    const row = await lockRow(tx, documentId);
    const snapshotId = await openSnapshot(tx, row);
    if (snapshotId === null)
      throw new AppError("conflict", `${nameOf(row)} is not waiting for anything, or was changed since it was sent.`);
    const to = await listReached(tx, documentId, snapshotId);
    if (to.length === 0)
      throw new AppError("conflict", `${nameOf(row)} did not go out by mail. Send it to an address first.`);
    const step = `by hand ${dayOf(tx.now())}`;
    if (!(await claimStep(tx, { documentId, snapshotId, step })))
      throw new AppError("conflict", `A reminder of ${nameOf(row)} went out today already.`);
    await remindClient(tx, row, { snapshotId, step, to });
    return to;
  });
