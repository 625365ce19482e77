import { sql, type SQL } from "drizzle-orm";
import { documents } from "#server/db/tables/documents.ts";
import type { Day } from "#shared/dates.ts";
import type { DocumentState } from "#shared/documents/schema.ts";

const owed = sql`type = 'invoice' and status in ('pending', 'accepted') and coalesce(paid_amount, 0) < amount`;

/**
 * The same as `statesOf`, for the database: each says its index's condition in the index's own words, so that a filter
 * reads little else than what it shows. `today` is a parameter, which no index holds.
 */
const conditions: Record<DocumentState, (today: Day) => SQL> = {
  viewed: () => sql`status = 'pending' and viewed_at is not null`,
  expired: (today) => sql`status = 'pending' and type <> 'invoice' and valid_until < ${today}`,
  overdue: (today) => sql`${owed} and due_on < ${today}::date`,
  partly_paid: () => sql`type = 'invoice' and paid_amount > 0 and paid_amount < amount`,
  paid: () => sql`type = 'invoice' and paid_amount >= amount and paid_amount > 0`,
};

/** The documents that are in this state. */
export const inState = (state: DocumentState, today: Day): SQL => sql`(${conditions[state](today)})`;

/** What a document's states follow from, besides what a list reads anyway. */
export const stateColumns = {
  validUntil: documents.validUntil,
  dueOn: documents.dueOn,
  paidAmount: documents.paidAmount,
};
