import { sql } from "drizzle-orm";

/*
 * What the sums over documents count, for every screen that shows one: conditions and amounts over the columns of the
 * table `documents`. What each means is said to users in shared/insights/definitions.ts.
 */

/** Quotes, bids and estimates that left the desk: sent, or marked by hand. */
export const isQuoted = sql`type <> 'invoice' and status <> 'draft'`;
export const isAccepted = sql`type <> 'invoice' and status = 'accepted'`;
export const acceptedAmount = sql`coalesce(accepted_amount, amount)`;

/** Invoices that were issued and not declined. Money on a draft makes it an issued one. */
export const isInvoiced = sql`type = 'invoice' and status in ('pending', 'accepted')`;
export const outstandingAmount = sql`amount - coalesce(paid_amount, 0)`;

/** When it left the desk: sent, for the last time; of what was only marked, the best that is known. */
export const wentOut = sql`coalesce(sent_at, answered_at, created_at)`;
