import type { Ctx } from "#server/context.ts";
import { getRow } from "#server/documents/service/read.ts";
import { findProfile } from "#server/profile/service.ts";
import { emailOf } from "#server/accounts/service/email.ts";
import { centsFromDollars } from "#shared/money.ts";
import { proofKinds, type Happening, type SendingState } from "#shared/sending/schema.ts";
import { z } from "zod";
import { countLiveLinks } from "../store/links.ts";
import { isUnchanged } from "../store/snapshots.ts";
import { isWhole, listProof, type ProofRow } from "./proof.ts";
import { recipientsOf, sentMails } from "./recipients.ts";

/** What the kinds of events keep, as far as it is shown. */
const dataSchema = z.object({
  name: z.string().optional(),
  recipient: z.string().nullish(),
  reason: z.string().optional(),
  message: z.string().optional(),
  amount: z.string().optional(),
});

/** An event of a document's chain as it is shown; none of a kind that is not. */
export function happeningOf({ kind, createdAt, data }: Pick<ProofRow, "kind" | "createdAt" | "data">): Happening[] {
  const known = proofKinds.find((one) => one === kind);
  const { name, recipient, reason, message, amount } = dataSchema.parse(data);
  const sentTo = recipientsOf({ data }).map(({ email }) => email);
  if (!known) return [];
  return [
    {
      kind: known,
      at: createdAt.toISOString(),
      who: name ?? recipient ?? (sentTo.length > 0 ? sentTo.join(", ") : null),
      words: reason || message || null,
      amount: amount === undefined ? null : centsFromDollars(Number(amount)),
    },
  ];
}

/** The newest of them are shown. */
const MOST_HAPPENINGS = 100;

/** How a document stands with its client. */
export async function readSendingState(ctx: Ctx, id: string): Promise<SendingState> {
  const row = await getRow(ctx, id);
  const events = await listProof(ctx, id);
  const mails = row.sentSnapshotId === null ? [] : await sentMails(ctx, events, row.sentSnapshotId);
  const ownEmail = await emailOf(ctx.db, ctx.account);
  const profile = await findProfile(ctx);
  const { sentSnapshotId: current } = row;
  return {
    hasChanged: current !== null && row.signedSnapshotId === null && !(await isUnchanged(ctx, id, current)),
    liveLinks: current === null ? 0 : await countLiveLinks(ctx, id, current),
    deliveries: mails.map(({ email, status, error, sentAt, createdAt }) => ({
      email,
      status,
      error,
      at: (sentAt ?? createdAt).toISOString(),
    })),
    happenings: events.flatMap(happeningOf).reverse().slice(0, MOST_HAPPENINGS),
    isProofWhole: isWhole(events),
    ownEmail,
    replyTo: profile?.email || ownEmail,
  };
}
