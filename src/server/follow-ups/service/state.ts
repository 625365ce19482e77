import { atomically, type Ctx } from "#server/context.ts";
import { appendEvent, getRow, lockRow, type DocumentRow } from "#server/documents/service/read.ts";
import { isUnanswered } from "#server/sending/service/proof.ts";
import { listReached } from "#server/sending/service/recipients.ts";
import { planFollowUps } from "#shared/follow-ups/plan.ts";
import type { FollowUp, FollowUpSettings } from "#shared/follow-ups/schema.ts";
import { listSteps, setFollowUpOff } from "../store.ts";
import { factsOf, openSnapshot } from "./facts.ts";
import { getFollowUpSettings } from "./settings.ts";

/** When the client is written to next by itself, in a document that waits. */
async function nextOf(ctx: Ctx, row: DocumentRow, settings: FollowUpSettings, snapshotId: string) {
  if (row.followUpOff || (row.type !== "invoice" && !(await isUnanswered(ctx, row.id)))) return null;
  const taken = new Set((await listSteps(ctx, row.id, snapshotId)).map(({ step }) => step));
  const next = planFollowUps(factsOf(row, settings)).find(
    ({ kind, step, until }) => kind !== "expiry" && !taken.has(step) && ctx.now() < until,
  );
  return next ? next.at.toISOString() : null;
}

/** What goes out about a document by itself, and whom a reminder would reach now. */
export async function readFollowUp(ctx: Ctx, id: string): Promise<FollowUp> {
  const row = await getRow(ctx, id);
  const settings = await getFollowUpSettings(ctx);
  const snapshotId = await openSnapshot(ctx, row);
  const remindable = snapshotId === null ? [] : await listReached(ctx, id, snapshotId);
  const nextAt = snapshotId === null || remindable.length === 0 ? null : await nextOf(ctx, row, settings, snapshotId);
  return { isOn: !row.followUpOff, isAccountOn: settings.isOn, nextAt, remindable };
}

/** Turns the mails about one document that go out by themselves on or off. */
export const switchFollowUp = (ctx: Ctx, id: string, isOn: boolean): Promise<void> =>
  atomically(ctx, async (tx) => {
    const row = await lockRow(tx, id);
    if (row.followUpOff === !isOn) return;
    await setFollowUpOff(tx, id, !isOn);
    await appendEvent(tx, id, "follow-up", { isOn });
  });
