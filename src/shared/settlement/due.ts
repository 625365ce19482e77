import { addDays, type Day } from "#shared/dates.ts";
import type { DocumentContent } from "#shared/documents/schema.ts";

/** Days from the invoice's own day until it is due, where its terms say none. */
const USUAL_DUE_DAYS = 30;
/** Nobody means more than a year. */
const LONGEST_DAYS = 366;

const ON_RECEIPT = /\b(?:due|payable|payment)\b[^.]{0,20}?\b(?:(?:up)?on receipt|immediately|at once)\b/i;
const IN_DAYS = [
  /\bnet[\s-]*(\d{1,3})\b/i,
  /\b(?:due|payable|paid|pay|payment)\b[^.]{0,30}?\b(?:in|within|after)\s+(\d{1,3})\s+(?:calendar\s+)?days?\b/i,
  /\b(\d{1,3})\s+days?\s+(?:after|from|of)\s+(?:the\s+)?(?:date\s+of\s+)?(?:invoice|receipt|billing)\b/i,
];

/** How many days the terms give to pay an invoice; null when they say nothing of it. The first that says so counts. */
export function dueDaysOf(terms: readonly string[]): number | null {
  for (const term of terms) {
    if (ON_RECEIPT.test(term)) return 0;
    const days = IN_DAYS.map((pattern) => pattern.exec(term)?.[1]).find((found) => found !== undefined);
    if (days !== undefined && Number(days) <= LONGEST_DAYS) return Number(days);
  }
  return null;
}

/** The day that an invoice of this day is due by its terms. */
export const dueDay = (terms: readonly string[], issuedOn: Day): Day =>
  addDays(issuedOn, dueDaysOf(terms) ?? USUAL_DUE_DAYS);

/**
 * A changed document whose due day follows its terms: where they give other days than before, or it has just become an
 * invoice, and nobody set the day itself.
 */
export function withDueDay(before: DocumentContent, after: DocumentContent, issuedOn: Day): DocumentContent {
  if (after.quote_type !== "invoice" || after.validUntil !== before.validUntil) return after;
  const isNew = before.quote_type !== "invoice";
  if (!isNew && dueDaysOf(after.terms) === dueDaysOf(before.terms)) return after;
  const { validUntil: _validUntil, ...sources } = after.sources;
  return { ...after, validUntil: dueDay(after.terms, issuedOn), sources };
}
