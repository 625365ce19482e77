import { addDays, readDay, type Day } from "#shared/dates.ts";
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

const ON_DAY = /\bdue on ([a-z]{3} \d{1,2}, \d{4})\b/i;

/** The day itself that the terms name: "Due on Dec 15, 2026"; null when they name none. The last counts, as it was said last. */
function namedDueDay(terms: readonly string[]): Day | null {
  const days = terms.map((term) => readDay(ON_DAY.exec(term)?.[1] ?? ""));
  return days.findLast((day) => day !== null) ?? null;
}

/** When the terms say that an invoice is due: on a day, or so many days from its own; null when they say nothing of it. */
const saidDue = (terms: readonly string[]): Day | number | null => namedDueDay(terms) ?? dueDaysOf(terms);

/** The day that an invoice of this day is due by its terms: at once where they name a day that is over. */
export function dueDay(terms: readonly string[], issuedOn: Day): Day {
  const due = saidDue(terms) ?? USUAL_DUE_DAYS;
  if (typeof due === "number") return addDays(issuedOn, due);
  return due < issuedOn ? issuedOn : due;
}

/**
 * A changed document whose due day follows its terms: where they say another one than before, or it has just become an
 * invoice, and nobody set the day itself.
 */
export function withDueDay(before: DocumentContent, after: DocumentContent, issuedOn: Day): DocumentContent {
  if (after.quote_type !== "invoice" || after.validUntil !== before.validUntil) return after;
  const isNew = before.quote_type !== "invoice";
  if (!isNew && saidDue(after.terms) === saidDue(before.terms)) return after;
  const { validUntil: _validUntil, ...sources } = after.sources;
  return { ...after, validUntil: dueDay(after.terms, issuedOn), sources };
}
