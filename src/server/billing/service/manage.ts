import type { AccountId, Deps } from "#server/context.ts";
import { AppError } from "#server/errors.ts";
import { listSubscriptions } from "../store/subscriptions.ts";
import { findBilledUser } from "../store/users.ts";
import { currentOf, syncAccount } from "./sync.ts";

const NONE = "You have no subscription. Start one to create documents.";

async function requireCustomer(deps: Deps, account: AccountId): Promise<string> {
  const user = await findBilledUser(deps.db, account);
  if (!user?.stripeCustomerId) throw new AppError("conflict", NONE);
  return user.stripeCustomerId;
}

/** The address of the provider's pages for the card, the invoices and the cancellation. */
export async function createPortal(deps: Deps, account: AccountId, origin: string): Promise<{ url: string }> {
  const customerId = await requireCustomer(deps, account);
  return deps.payments.createPortal({ customerId, returnUrl: `${origin}/settings?tab=subscription` });
}

/** Cancels at the end of the time that is paid for, or takes that back. Nothing is lost before that day. */
export async function setCancellation(deps: Deps, account: AccountId, cancel: boolean): Promise<void> {
  await syncAccount(deps, account);
  const current = currentOf(await listSubscriptions(deps.db, account));
  if (!current || current.status === "canceled")
    throw new AppError("conflict", current ? "Your subscription has ended already." : NONE);
  if (current.cancelAtPeriodEnd === cancel) return;
  await deps.payments.setCancelAtPeriodEnd({ subscriptionId: current.id, cancel });
  await syncAccount(deps, account);
}
