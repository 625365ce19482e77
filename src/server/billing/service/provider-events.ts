import type { Deps } from "#server/context.ts";
import { PaymentsError, type ProviderEvent } from "#server/adapters/payments/payments.ts";
import { AppError } from "#server/errors.ts";
import { claimProviderEvent, markHandled } from "../store/provider-events.ts";
import { findUserOfCustomer } from "../store/users.ts";
import { syncAccount } from "./sync.ts";

function readSigned(deps: Deps, rawBody: string, signature: string | undefined): ProviderEvent {
  try {
    return deps.payments.readEvent(rawBody, signature ?? "");
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    throw new AppError("bad_request", "This event is not signed by the card provider, or is too old.");
  }
}

/**
 * Handles one event of the provider: once, however often it is sent, and in whatever order events come. An event only
 * says that something changed; what changed is read from the provider. A failure on the way leaves the event
 * unhandled, so that the provider's next try does it.
 */
export async function handleProviderEvent(deps: Deps, rawBody: string, signature: string | undefined): Promise<void> {
  const event = readSigned(deps, rawBody, signature);
  const isOpen = await claimProviderEvent(deps.db, event, deps.now());
  if (!isOpen) return;
  const user = event.customerId === null ? undefined : await findUserOfCustomer(deps.db, event.customerId);
  if (user) await syncAccount(deps, user.id);
  await markHandled(deps.db, event.id, deps.now());
}
