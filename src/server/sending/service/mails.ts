import type { Ctx } from "#server/context.ts";
import { emailOf } from "#server/accounts/service/email.ts";
import { queueMail } from "#server/mail/service.ts";
import type { Printed } from "#shared/documents/page-words.ts";
import { quoteShared } from "#shared/mail/letters/documents.ts";
import type { SendDocument } from "#shared/sending/schema.ts";

/** Whom a mail went to, and which mail it is. */
export interface Recipient {
  email: string;
  notificationId: string | null;
}

/** What the mails of a document have in common: whom they come from, and whom an answer goes to. */
export async function senderOf(ctx: Ctx, { businessInfo }: Printed["content"]) {
  const own = await emailOf(ctx.db, ctx.account);
  const business = businessInfo?.businessName ?? null;
  return {
    own,
    replyTo: businessInfo?.email ?? own,
    business: business ?? own,
    fromName: business === null ? {} : { fromName: business },
  };
}

interface Sending {
  documentId: string;
  snapshotId: string;
  printed: Printed;
  input: Pick<SendDocument, "sendingId" | "to" | "subject" | "message" | "copyToMe" | "attachPdf">;
}

/** Queues the mails of one sending; each recipient has a link of their own, the sender's copy has none. */
export async function queueSending(tx: Ctx, { documentId, snapshotId, printed, input }: Sending): Promise<Recipient[]> {
  const { number, type, content } = printed;
  const { own, replyTo, business, fromName } = await senderOf(tx, content);
  const { sendingId, to, subject, message, attachPdf } = input;
  const of = { business, type, title: content.title, number, amount: content.amount, note: message, subject };
  const about = { documentId, snapshotId, attachPdf };
  const mail = { userId: tx.account, replyTo, about, ...fromName };
  const recipients: Recipient[] = [];
  for (const email of to) {
    const letter = quoteShared({ ...of, path: "/d", copyOf: null });
    const occasion = `sending ${sendingId} ${email.toLowerCase()}`;
    const notificationId = await queueMail(tx.deps, tx.db, {
      ...mail,
      ...letter,
      to: email,
      occasion,
      secretLink: "document",
    });
    recipients.push({ email, notificationId });
  }
  if (input.copyToMe) {
    const letter = quoteShared({ ...of, path: null, copyOf: to });
    await queueMail(tx.deps, tx.db, { ...mail, ...letter, to: own, occasion: `sending ${sendingId} copy` });
  }
  return recipients;
}
