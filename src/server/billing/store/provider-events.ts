import { eq } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { providerEvents } from "#server/db/tables/billing.ts";

/** Stores an event under the provider's id; false when it was handled before. Of its content only whose it is is kept. */
export async function claimProviderEvent(
  db: Database,
  event: { id: string; type: string; customerId: string | null },
  now: Date,
): Promise<boolean> {
  const payload = { customer: event.customerId };
  await db
    .insert(providerEvents)
    .values({ id: event.id, type: event.type, payload, createdAt: now })
    .onConflictDoNothing();
  const [row] = await db
    .select({ handledAt: providerEvents.handledAt })
    .from(providerEvents)
    .where(eq(providerEvents.id, event.id));
  return row?.handledAt === null;
}

export async function markHandled(db: Database, id: string, now: Date): Promise<void> {
  await db.update(providerEvents).set({ handledAt: now }).where(eq(providerEvents.id, id));
}
