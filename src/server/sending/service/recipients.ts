import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { listMailStates, type MailState } from "#server/mail/service.ts";
import { listProof, type ProofRow } from "./proof.ts";

const recipientsSchema = z.array(z.object({ email: z.string(), notificationId: z.string().nullable() })).catch([]);

/** Whom the mails of an event went to. */
export const recipientsOf = ({ data }: Pick<ProofRow, "data">) => recipientsSchema.parse(data["recipients"]);

/** How the mails stand by which this snapshot was sent. */
export function sentMails(ctx: Ctx, events: readonly ProofRow[], snapshotId: string): Promise<MailState[]> {
  const sent = events.filter(({ kind, data }) => kind === "sent" && data["snapshotId"] === snapshotId);
  return listMailStates(
    ctx,
    sent.flatMap(recipientsOf).flatMap(({ notificationId }) => notificationId ?? []),
  );
}

/** The addresses that have this snapshot by mail; not those where it could not be delivered. */
export async function listReached(ctx: Ctx, documentId: string, snapshotId: string): Promise<string[]> {
  const mails = await sentMails(ctx, await listProof(ctx, documentId), snapshotId);
  const reached = mails.filter(({ status }) => status !== "failed").map(({ email }) => email);
  return [...new Map(reached.map((email) => [email.toLowerCase(), email])).values()];
}
