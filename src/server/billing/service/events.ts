import type { BillingEventKind } from "#shared/billing/schema.ts";
import type { Database } from "#server/db/client.ts";
import { newId } from "#server/ids.ts";
import { claimEvents, insertEvent } from "../store/events.ts";

export interface HappenedOnce {
  userId: string;
  /** Names what happened: the same key of the same account is recorded once. */
  key: string;
  kind: BillingEventKind;
  at: Date;
  data?: Record<string, unknown>;
}

/** Records a change in the transaction that makes it. Answers false when it was recorded before. */
export const recordEvent = (tx: Database, { userId, key, kind, at, data = {} }: HappenedOnce): Promise<boolean> =>
  insertEvent(tx, { userId, id: newId(at.getTime()), key, kind, data, createdAt: at });

export interface UnnoticedEvent {
  id: string;
  userId: string;
  email: string;
  firstName: string | null;
  kind: BillingEventKind;
  at: Date;
  data: Record<string, unknown>;
}

/**
 * The oldest events that nobody was told of yet. They count as told when the caller's transaction ends well, so each
 * is taken once, by whichever server comes first. Amounts in `data` are cents.
 */
export async function takeUnnoticedEvents(tx: Database, now: Date, limit: number): Promise<UnnoticedEvent[]> {
  const claimed = await claimEvents(tx, now, limit);
  return claimed.map(({ event: { id, userId, kind, data, createdAt }, email, firstName }) => ({
    id,
    userId,
    email,
    firstName,
    kind,
    data,
    at: createdAt,
  }));
}
