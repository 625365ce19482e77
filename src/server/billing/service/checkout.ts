import { REFEREE_CREDIT, TRIAL_DAYS } from "#shared/billing/plans.ts";
import type { PaymentResult } from "#shared/billing/schema.ts";
import type { AccountId, Deps } from "#server/context.ts";
import { AppError } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import { claimCustomer, findBilledUser, findUserOfEmail, type BilledUser } from "../store/users.ts";
import { providerOffer } from "./offers.ts";
import { currentOf, syncAccount } from "./sync.ts";
import { hadTrial } from "./trial-claims.ts";

const TRIAL_USED =
  "This card has already had a free trial, so the subscription was not started and nothing was charged.";

/** The account that the checkout is for. Signed in, it is one's own and no other. */
async function buyerOf(deps: Deps, email: string, account: AccountId | null): Promise<BilledUser> {
  const user = await findUserOfEmail(deps.db, email.toLowerCase());
  if (!user || (account !== null && user.id !== account))
    throw new AppError("not_found", "Email not found. Please sign up again.");
  return user;
}

/** The user's customer at the provider, made now when there is none; with what an invitation gives. */
async function customerOf(deps: Deps, user: BilledUser): Promise<string> {
  if (user.stripeCustomerId && (await deps.payments.readCustomer(user.stripeCustomerId))) return user.stripeCustomerId;
  const { customerId } = await deps.payments.createCardlessCustomer({
    email: user.email,
    name: [user.firstName, user.lastName].filter(Boolean).join(" "),
    key: `account:${user.id}`,
  });
  const own = await claimCustomer(deps.db, user.id, user.stripeCustomerId, customerId);
  if (user.referredBy)
    await deps.payments.addCredit({
      customerId: own,
      amount: REFEREE_CREDIT,
      reason: "Invited by a friend",
      key: `referee:${own}`,
    });
  return own;
}

/**
 * A hosted checkout of the standard plan. Answers its address. The trial is offered to who had none. Throws
 * `not_found` for an address without an account and `conflict` for one whose subscription still runs.
 */
export async function createCheckout(
  deps: Deps,
  input: { email: string; withoutTrial?: boolean | undefined; account: AccountId | null; origin: string },
): Promise<{ url: string }> {
  const user = await buyerOf(deps, input.email, input.account);
  const customerId = await customerOf(deps, user);
  const state = await deps.payments.readCustomer(customerId);
  const current = currentOf(state?.subscriptions ?? []);
  if (current && current.status !== "canceled")
    throw new AppError("conflict", "You already have a subscription. Sign in to manage it.");
  const trialDays = input.withoutTrial || (await hadTrial(deps.db, user.email, null)) ? 0 : TRIAL_DAYS;
  const { url } = await deps.payments.createCheckout({
    customerId,
    accountId: user.id,
    offer: providerOffer(deps, "standard", trialDays),
    successUrl: `${input.origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${input.origin}/subscribe`,
    key: `checkout:${user.id}:${newId(deps.now().getTime())}`,
  });
  return { url };
}

const refused = (error: string, more: Partial<PaymentResult> = {}): PaymentResult => ({
  success: false,
  needsLogin: false,
  error,
  ...more,
});

/**
 * What came of a hosted checkout when the browser returns from it, or comes back to it later: the answer is the same
 * each time. A session of another account is not known to this one.
 */
export async function finishCheckout(deps: Deps, sessionId: string, account: AccountId | null): Promise<PaymentResult> {
  const checkout = await deps.payments.findCheckout(sessionId);
  const user = checkout && (await findBilledUser(deps.db, checkout.accountId));
  if (!checkout || !user || (account !== null && user.id !== account))
    return refused("This payment session is not known. Nothing was charged by it.");
  if (!checkout.complete) return refused("The payment was not finished, and nothing was charged.");
  await syncAccount(deps, user.id);
  const state = await deps.payments.readCustomer(checkout.customerId);
  const started = state?.subscriptions.find((one) => one.id === checkout.subscriptionId);
  const isSecondTrial = started?.status === "canceled" && started.trialEnd !== null;
  if (isSecondTrial) return refused(TRIAL_USED, { trialUsed: true });
  return { success: true, needsLogin: account === null };
}
