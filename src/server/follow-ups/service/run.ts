import { hasSubscription } from "#server/accounts/service.ts";
import { accountId, atomically, contextOf, type Ctx, type Deps } from "#server/context.ts";
import { findRow, lockRow, type DocumentRow } from "#server/documents/service/read.ts";
import { isUnanswered } from "#server/sending/service/proof.ts";
import { listReached } from "#server/sending/service/recipients.ts";
import { dueSteps, type FollowUpKind, type PlannedStep } from "#shared/follow-ups/plan.ts";
import { claimStep, listCandidates, listSteps } from "../store.ts";
import { factsOf, openSnapshot } from "./facts.ts";
import { remindClient, tellOfExpiry, tellOfOverdue } from "./mails.ts";
import { getFollowUpSettings } from "./settings.ts";

/** How many documents one run looks at; the next run takes the rest. */
const MOST_AT_ONCE = 500;
/** After a reminder by hand none comes by itself for this long. */
const QUIET_MS = 24 * 3_600_000;

type Send = (tx: Ctx, row: DocumentRow, step: PlannedStep) => Promise<void>;

const sendReminder: Send = async (tx, row, { step }) => {
  const snapshotId = await openSnapshot(tx, row);
  // Who asked for a change has answered: it is the owner's turn, as it is after a void.
  if (snapshotId === null || !(await isUnanswered(tx, row.id))) return;
  const taken = await listSteps(tx, row.id, snapshotId);
  const isQuiet = taken.some((one) => one.step !== step && tx.now().getTime() - one.createdAt.getTime() < QUIET_MS);
  const to = isQuiet ? [] : await listReached(tx, row.id, snapshotId);
  if (to.length > 0) await remindClient(tx, row, { snapshotId, step, to });
};

const sendOverdue: Send = async (tx, row, { step }) => {
  const snapshotId = await openSnapshot(tx, row);
  const to = snapshotId === null ? [] : await listReached(tx, row.id, snapshotId);
  if (snapshotId !== null && to.length > 0) await remindClient(tx, row, { snapshotId, step, to });
  await tellOfOverdue(tx, row, to);
};

const sendExpiry: Send = async (tx, row) => {
  if ((await openSnapshot(tx, row)) !== null) await tellOfExpiry(tx, row);
};

const send: Record<FollowUpKind, Send> = { reminder: sendReminder, expiry: sendExpiry, overdue: sendOverdue };

/** Takes the steps of one document whose time it is, each once for all servers, and queues their mails. */
const followUp = (ctx: Ctx, documentId: string): Promise<void> =>
  atomically(ctx, async (tx) => {
    if (!(await findRow(tx, documentId))) return; // deleted meanwhile
    const row = await lockRow(tx, documentId);
    const mayWrite = await hasSubscription(tx.db, tx.account, tx.now());
    const snapshotId = row.sentSnapshotId ?? "";
    for (const step of dueSteps(factsOf(row, await getFollowUpSettings(tx)), tx.now())) {
      const isOurs = await claimStep(tx, { documentId, snapshotId, step: step.step });
      // A step that finds nothing to do is taken too, so that it is not looked at again and again.
      if (isOurs && mayWrite && !row.followUpOff) await send[step.kind](tx, row, step);
    }
  });

/** Sends what is due by itself, over all accounts. One document that fails is tried again later and stops none. */
export async function runFollowUps(deps: Deps): Promise<void> {
  for (const { userId, documentId } of await listCandidates(deps.db, deps.now(), MOST_AT_ONCE)) {
    try {
      await followUp(contextOf(deps, accountId(userId), "follow-ups"), documentId);
    } catch (err) {
      deps.logger.warn({ err }, "a follow-up failed and is tried again later");
    }
  }
}
