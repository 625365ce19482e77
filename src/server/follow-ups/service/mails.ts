import type { Ctx } from "#server/context.ts";
import { centsFromDecimal } from "#server/db/money.ts";
import { appendEvent, type DocumentRow } from "#server/documents/service/read.ts";
import { queueMail } from "#server/mail/service.ts";
import { senderOf } from "#server/sending/service/mails.ts";
import { appendProof } from "#server/sending/service/proof.ts";
import { getSnapshot } from "#server/sending/service/snapshots.ts";
import { dayOf } from "#shared/dates.ts";
import {
  documentExpiring,
  documentReminder,
  invoiceOverdue,
  paymentReminder,
} from "#shared/mail/letters/follow-ups.ts";
import { cents } from "#shared/money.ts";
import { emailOf } from "#server/accounts/service/email.ts";

const zero = cents(0);

function aboutOf({ type, number, title, amount, paidAmount, dueOn }: DocumentRow, today: string) {
  const [all, paid] = [centsFromDecimal(amount) ?? zero, centsFromDecimal(paidAmount) ?? zero];
  return { type, number, title, amount: all, paid, balance: cents(all - paid), dueOn: dueOn ?? today };
}

interface Reminder {
  snapshotId: string;
  step: string;
  to: readonly string[];
}

/** Queues a reminder to each address, with a fresh link to what was sent, and notes it in the document's history. */
export async function remindClient(tx: Ctx, row: DocumentRow, { snapshotId, step, to }: Reminder): Promise<void> {
  const snapshot = await getSnapshot(tx, snapshotId);
  const { replyTo, business, fromName } = await senderOf(tx, snapshot.content);
  const today = dayOf(tx.now());
  const about = { ...aboutOf(row, today), business };
  const written =
    row.type === "invoice"
      ? paymentReminder({ ...about, isLate: about.dueOn < today })
      : documentReminder({
          ...about,
          sentOn: dayOf(row.sentAt ?? snapshot.createdAt),
          validUntil: snapshot.content.validUntil,
        });
  const recipients: { email: string; notificationId: string | null }[] = [];
  for (const email of to) {
    const notificationId = await queueMail(tx.deps, tx.db, {
      to: email,
      userId: tx.account,
      replyTo,
      ...fromName,
      ...written,
      about: { documentId: row.id, snapshotId, attachPdf: row.type === "invoice", whileOpen: true },
      secretLink: "document",
      occasion: `follow-up ${snapshotId} ${step} ${email.toLowerCase()}`,
    });
    recipients.push({ email, notificationId });
  }
  await appendProof(tx, row.id, "reminded", { snapshotId, step, recipients });
  await appendEvent(tx, row.id, "reminded", { step, to });
}

/** Tells the owner that what they sent runs out soon. */
export async function tellOfExpiry(tx: Ctx, row: DocumentRow): Promise<void> {
  const { type, number, title, amount } = aboutOf(row, dayOf(tx.now()));
  const letter = documentExpiring({
    type,
    number,
    title,
    amount,
    documentId: row.id,
    client: row.client ?? "Your client",
    validUntil: row.validUntil ?? "",
    isViewed: row.viewedAt !== null,
  });
  await queueMail(tx.deps, tx.db, { to: await emailOf(tx.db, tx.account), userId: tx.account, ...letter });
}

/** Tells the owner that an invoice is past its day, and who was reminded of it. */
export async function tellOfOverdue(tx: Ctx, row: DocumentRow, told: readonly string[]): Promise<void> {
  const letter = invoiceOverdue({ ...aboutOf(row, dayOf(tx.now())), documentId: row.id, told });
  await queueMail(tx.deps, tx.db, { to: await emailOf(tx.db, tx.account), userId: tx.account, ...letter });
}
