import type { Deps } from "#server/context.ts";
import type { SessionUser } from "#server/accounts/service.ts";
import type { SubscriptionStatus } from "#shared/billing/schema.ts";

const NONE: SubscriptionStatus = {
  status: "no_subscription",
  trialEnd: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
};

/** The provider's word on the user's subscription. */
export async function subscriptionStatus(deps: Deps, user: SessionUser): Promise<SubscriptionStatus> {
  if (!user.stripeSubscriptionId) return NONE;
  return (await deps.payments.subscription(user.stripeSubscriptionId, deps.now())) ?? NONE;
}
