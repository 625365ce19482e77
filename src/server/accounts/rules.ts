import { GRACE_DAYS } from "#shared/billing/plans.ts";
import { DAY_MS } from "#shared/dates.ts";
import { AppError } from "#server/errors.ts";
import type { SessionUser } from "./store.ts";

/**
 * Whether the subscription lets its owner create documents: trialing, active, and past due within the grace period.
 * Reading, downloading and exporting what exists is never refused.
 */
export function mayCreateDocuments(
  user: Pick<SessionUser, "subscriptionStatus" | "subscriptionEndDate">,
  now: Date,
): boolean {
  if (user.subscriptionStatus === "active" || user.subscriptionStatus === "trialing") return true;
  if (user.subscriptionStatus !== "past_due" || !user.subscriptionEndDate) return false;
  return now.getTime() <= user.subscriptionEndDate.getTime() + GRACE_DAYS * DAY_MS;
}

/** Throws `subscription_ended` (402) when the user may not create documents. */
export function requireSubscription(
  user: Pick<SessionUser, "subscriptionStatus" | "subscriptionEndDate">,
  now: Date,
): void {
  if (!mayCreateDocuments(user, now))
    throw new AppError("subscription_ended", "Your subscription has ended. Renew it to create documents.");
}
