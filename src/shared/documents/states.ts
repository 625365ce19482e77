import type { Day } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { documentStates, type DocumentState, type DocumentStatus, type DocumentType } from "./schema.ts";

export interface StateFacts {
  type: DocumentType;
  status: DocumentStatus;
  /** Whether a person has seen it since it was last sent. */
  isViewed: boolean;
  /** The last day on which it holds; of an invoice the day that it is due. */
  validUntil: Day | null;
  dueOn: Day | null;
  amount: Cents;
  paidAmount: Cents | null;
}

/**
 * The states of a document, in the order of `documentStates`. An offer expires after its last day while it waits for an
 * answer; an invoice that was issued is overdue after its day while a balance is left.
 */
export function statesOf(facts: StateFacts, today: Day): DocumentState[] {
  const { type, status, isViewed, validUntil, dueOn, amount } = facts;
  const paid = facts.paidAmount ?? 0;
  const isInvoice = type === "invoice";
  const isIssued = status === "pending" || status === "accepted";
  const holds: Record<DocumentState, boolean> = {
    viewed: status === "pending" && isViewed,
    expired: !isInvoice && status === "pending" && validUntil !== null && validUntil < today,
    overdue: isInvoice && isIssued && dueOn !== null && dueOn < today && paid < amount,
    partly_paid: isInvoice && paid > 0 && paid < amount,
    paid: isInvoice && paid > 0 && paid >= amount,
  };
  return documentStates.filter((state) => holds[state]);
}
