import { AppError } from "#server/errors.ts";
import { MAX_CENTS } from "#shared/money.ts";
import { withTotals } from "#shared/documents/totals.ts";
import { requiredDecimal } from "#server/db/money.ts";
import { documentContentSchema, type DocumentContent, type DocumentStatus } from "#shared/documents/schema.ts";
import { recogniseTrade } from "#shared/estimator/prose/recognise-trade.ts";
import type { Cents } from "#shared/money.ts";

/** The trade that a document's title and lines speak of; null when they name none. */
const tradeOf = ({ title, items }: DocumentContent): string | null =>
  recogniseTrade([title, ...items.map(({ description }) => description)].join(".\n"))?.trade.id ?? null;

/** The columns that repeat the content, so that lists need not read it. The logo stays in the profile. */
export const contentColumns = (content: DocumentContent) => ({
  title: content.title,
  type: content.quote_type,
  client: content.client,
  amount: requiredDecimal(content.amount),
  openQuestions: content.questions.length,
  trade: tradeOf(content),
  // The day that an offer holds is, on an invoice, the day that it is due.
  dueOn: content.quote_type === "invoice" ? content.validUntil : null,
  paidAmount: content.quote_type === "invoice" ? requiredDecimal(content.amountPaid) : null,
  content: documentContentSchema.encode({
    ...content,
    businessInfo: content.businessInfo && { ...content.businessInfo, logoUrl: null },
  }),
});

/** Computes every sum again. Throws `invalid` when one of them is more than decimal(10,2) holds. */
export function settleSums(content: DocumentContent): DocumentContent {
  const settled = withTotals(content);
  const line = settled.items.findIndex((item) => Math.abs(item.amount ?? 0) > MAX_CENTS);
  const message = "An amount is more than $99,999,999.99.";
  if (line >= 0)
    throw new AppError("invalid", message, { issues: [{ path: `content.items.${line}.amount`, message }] });
  const sums = [settled.subtotal, settled.amount, settled.discount?.amount ?? 0, settled.tax?.amount ?? 0];
  if (sums.some((sum) => Math.abs(sum) > MAX_CENTS))
    throw new AppError("invalid", message, { issues: [{ path: "content.amount", message }] });
  return settled;
}

/** What a document has of its sending and its answer. */
export interface Answer {
  sentAt: Date | null;
  viewedAt: Date | null;
  answeredAt: Date | null;
  acceptedAmount: string | null;
  sentSnapshotId: string | null;
  signedSnapshotId: string | null;
}

/** A document that nobody was sent. */
export const unsent: Answer = {
  sentAt: null,
  viewedAt: null,
  answeredAt: null,
  acceptedAmount: null,
  sentSnapshotId: null,
  signedSnapshotId: null,
};

/**
 * A status that the owner set says that the client answered in some other way: it is no signature. What is accepted so
 * is the document as it stands.
 */
export function answerByHand(
  row: { status: DocumentStatus; answeredAt: Date | null },
  status: DocumentStatus,
  amount: Cents,
  now: Date,
): Pick<Answer, "answeredAt" | "acceptedAmount"> {
  if (status !== "accepted" && status !== "declined") return { answeredAt: null, acceptedAmount: null };
  const answeredAt = status === row.status ? row.answeredAt : now;
  return { answeredAt, acceptedAmount: status === "accepted" ? requiredDecimal(amount) : null };
}

/** True when a signed document is being made a draft. Throws `conflict` for a signed one that is to stay what it is. */
export function requireUnsigned(row: { signedSnapshotId: string | null }, asNewVersion: boolean | undefined): boolean {
  if (row.signedSnapshotId === null) return false;
  if (asNewVersion !== true)
    throw new AppError(
      "conflict",
      "Your client signed this document, so it is not changed. Start a new version of it, which they accept anew.",
      { details: { isSigned: true } },
    );
  return true;
}
