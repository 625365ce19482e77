import type { Ctx } from "#server/context.ts";
import { queueMail } from "#server/mail/service.ts";
import { changeRequested, documentAccepted, documentDeclined, signedCopy } from "#shared/mail/letters/answers.ts";
import type { Cents } from "#shared/money.ts";
import { senderOf } from "./mails.ts";
import type { OpenedLink } from "./open-link.ts";

/** What a client said. */
export type Said =
  | { kind: "accepted"; name: string; amount: Cents; chosen: string[] | null }
  | { kind: "declined" | "change_requested"; name: string; words: string };

/** Writes to the owner what their client said; an answer to it goes to the client, where the address is known. */
export async function tellOwner(tx: Ctx, { snapshot, link }: Pick<OpenedLink, "snapshot" | "link">, said: Said) {
  const { own } = await senderOf(tx, snapshot.content);
  const of = {
    type: snapshot.type,
    number: snapshot.number,
    title: snapshot.content.title,
    documentId: link.documentId,
  };
  const written =
    said.kind === "accepted"
      ? documentAccepted({ ...of, ...said })
      : said.kind === "declined"
        ? documentDeclined({ ...of, name: said.name, reason: said.words })
        : changeRequested({ ...of, name: said.name, message: said.words });
  const replyTo = link.recipient === null ? {} : { replyTo: link.recipient };
  await queueMail(tx.deps, tx.db, { to: own, userId: tx.account, ...written, ...replyTo });
}

/** The signed PDF, to the address that the link was mailed to. */
export async function sendSignedCopy(
  tx: Ctx,
  { snapshot, link }: Pick<OpenedLink, "snapshot" | "link">,
  { signedSnapshotId, amount }: { signedSnapshotId: string; amount: Cents },
): Promise<void> {
  if (link.recipient === null) return;
  const { business, replyTo, fromName } = await senderOf(tx, snapshot.content);
  const { type, number, content } = snapshot;
  await queueMail(tx.deps, tx.db, {
    to: link.recipient,
    userId: tx.account,
    replyTo,
    ...fromName,
    ...signedCopy({ business, type, number, title: content.title, amount }),
    about: { documentId: link.documentId, snapshotId: signedSnapshotId, attachPdf: true },
    secretLink: "document",
  });
}
