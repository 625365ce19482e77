import { atomically, type Ctx } from "#server/context.ts";
import type { FilledField, MergeNotes } from "#server/db/tables/clients.ts";
import { AppError, notFound } from "#server/errors.ts";
import { emailKey, phoneKey } from "#shared/clients/contact-key.ts";
import { LIMITS } from "#shared/limits.ts";
import { findClientForUpdate, leadTo, listOtherNames, updateClient, type ClientRow } from "../store/clients.ts";
import { removeUnused } from "../store/record.ts";
import { hasDocuments } from "../store/totals.ts";
import { requireMain } from "./change.ts";

const contactFields = ["email", "phone", "address"] as const;

/** What the kept record takes from the other: what it lacks, and its notes after its own. */
function fillings(kept: ClientRow, other: ClientRow): MergeNotes["filled"] {
  const filled: MergeNotes["filled"] = {};
  for (const field of contactFields) {
    const after = other[field];
    if (kept[field] === null && after !== null) filled[field] = { before: null, after };
  }
  if (other.notes !== null) {
    const after = kept.notes === null ? other.notes : `${kept.notes}\n\n${other.notes}`;
    if (after.length <= LIMITS.textField) filled.notes = { before: kept.notes, after };
  }
  return filled;
}

const keysOf = (fields: Partial<Record<FilledField, string | null>>): Partial<ClientRow> => ({
  ...fields,
  ...(fields.email !== undefined && { emailKey: emailKey(fields.email) }),
  ...(fields.phone !== undefined && { phoneKey: phoneKey(fields.phone) }),
});

/** Makes `otherId` another name of the client. `separateClient` undoes it. */
export const mergeClients = (ctx: Ctx, id: string, otherId: string): Promise<void> =>
  atomically(ctx, async (tx) => {
    const kept = await requireMain(tx, id);
    const other = await requireMain(tx, otherId);
    if (kept.id === other.id) throw new AppError("conflict", "These are the same client already.");
    const filled = fillings(kept, other);
    const moved = (await listOtherNames(tx, [other.id])).map((name) => name.id);
    await leadTo(tx, [...moved, other.id], kept.id);
    await updateClient(tx, other.id, { merge: { filled, moved } });
    const taken = Object.fromEntries(Object.entries(filled).map(([field, { after }]) => [field, after]));
    const usedAt = kept.usedAt > other.usedAt ? kept.usedAt : other.usedAt;
    await updateClient(tx, kept.id, { ...keysOf(taken), usedAt, isKept: true });
  });

/**
 * Lets a name that was merged into a client stand alone again, with its documents and the names that came with it. What
 * the client took from it goes, unless it was changed since. A name that nothing was written under is dropped.
 */
export const separateClient = (ctx: Ctx, id: string, nameId: string): Promise<void> =>
  atomically(ctx, async (tx) => {
    const kept = await requireMain(tx, id);
    const name = await findClientForUpdate(tx, nameId);
    if (!name || name.mergedInto !== kept.id) throw notFound("The name");
    const { filled = {}, moved = [] } = name.merge ?? {};
    const others = new Set((await listOtherNames(tx, [kept.id])).map((other) => other.id));
    await leadTo(
      tx,
      moved.filter((other) => others.has(other)),
      name.id,
    );
    const back = Object.entries(filled).filter(([field, { after }]) => Reflect.get(kept, field) === after);
    await updateClient(tx, kept.id, keysOf(Object.fromEntries(back.map(([field, { before }]) => [field, before]))));
    await updateClient(tx, name.id, { mergedInto: null, merge: null });
    if (!name.isKept && !(await hasDocuments(tx, name.id))) await removeUnused(tx, name.id);
  });
