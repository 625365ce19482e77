import { createHash } from "node:crypto";
import type { SignUp } from "#shared/accounts/schema.ts";
import { REFEREE_CREDIT, TRIAL_DAYS } from "#shared/billing/plans.ts";
import { refuseGuessedPassword } from "#server/accounts/service/guessed-passwords.ts";
import { createUser, emailExists, findRepeatedSignUp, taken } from "#server/accounts/service.ts";
import type { Card, CardRefusal, CustomerState } from "#server/adapters/payments/payments.ts";
import type { Deps } from "#server/context.ts";
import { AppError } from "#server/errors.ts";
import { recordReferral, requireReferrer, type Referrer } from "#server/referrals/service.ts";
import { insertAttempt, removeAttempt } from "../store/sign-up-attempts.ts";
import { beginReading, claimTurn, findUserOfCustomer } from "../store/users.ts";
import { removeAbandoned } from "./abandoned.ts";
import { recordEvent } from "./events.ts";
import { currentOffer, providerOffer } from "./offers.ts";
import { keepState } from "./sync.ts";
import { hadTrial, noteTrial } from "./trial-claims.ts";

export const refuseCard = (refusal: CardRefusal) =>
  new AppError("invalid", refusal.message, {
    issues: [{ path: "paymentMethodId", message: refusal.message }],
    details: { reason: refusal.code },
  });

/** A trial that was had: the caller may ask again without one, now that the price of today was said. */
function refuseSecondTrial(deps: Deps): AppError {
  const { monthly } = currentOffer(deps, "founding");
  return new AppError("conflict", "This email or card has already had a free trial.", {
    details: { reason: "trial_used", monthly: monthly / 100 },
  });
}

/** The same card and address make the same customer, however often the button is pressed. */
const keyOf = (email: string, paymentMethodId: string) =>
  `signup:${createHash("sha256").update(`${email}:${paymentMethodId}`).digest("hex").slice(0, 40)}`;

type Prepared = { customerId: string; state: CustomerState; hasTrial: boolean };

/** The subscription at the provider: the card, the newcomer's credit, and the trial or the first month. */
async function openSubscription(
  deps: Deps,
  input: SignUp,
  customer: { customerId: string; card: Card },
  referrer: Referrer | undefined,
  key: string,
): Promise<Prepared> {
  const { customerId, card } = customer;
  const hasTrial = !(await hadTrial(deps.db, input.email, card.fingerprint));
  if (!hasTrial && !input.withoutTrial) throw refuseSecondTrial(deps);
  if (referrer)
    await deps.payments.addCredit({
      customerId,
      amount: REFEREE_CREDIT,
      reason: "Invited by a friend",
      key: `referee:${customerId}`,
    });
  const offer = providerOffer(deps, "founding", hasTrial ? TRIAL_DAYS : 0);
  const outcome = await deps.payments.startSubscription({ customerId, accountId: null, offer, key });
  if (outcome.kind === "declined") throw refuseCard(outcome);
  const state = await deps.payments.readCustomer(customerId);
  if (!state) throw new AppError("unavailable", "The card provider did not keep the subscription. Please try again.");
  return { customerId, state, hasTrial };
}

/** The account, with all that its subscription brings, in one transaction. */
async function writeAccount(
  deps: Deps,
  input: SignUp,
  { customerId, state, hasTrial }: Prepared,
  referrer: Referrer | undefined,
): Promise<string> {
  const now = deps.now();
  return createUser(deps, input, { stripeCustomerId: customerId }, async (tx, userId) => {
    const turn = (await beginReading(tx, userId)) ?? 1;
    await claimTurn(tx, userId, turn);
    await recordEvent(tx, { userId, key: "welcome", kind: "welcome", at: now, data: { plan: "founding" } });
    await keepState(tx, userId, state, turn, now);
    if (referrer)
      await recordEvent(tx, {
        userId,
        key: "referral_credit",
        kind: "referral_credit",
        at: now,
        data: { amount: REFEREE_CREDIT },
      });
    if (hasTrial && !(await noteTrial(tx, input.email, state.card?.fingerprint ?? null, now)))
      throw refuseSecondTrial(deps);
    await removeAttempt(tx, customerId);
  });
}

/**
 * Keeps the card, starts the trial and makes the account, or none of the three. Answers the user's id. The customer is
 * noted before anything is started for them, so that what a server that dies leaves at the provider is ended later;
 * a press of the button that comes twice finds what the first one made. Throws `conflict` (address taken, trial had)
 * or `invalid` (password, card, referral code).
 */
export async function signUpWithPayment(deps: Deps, input: SignUp): Promise<string> {
  if (await emailExists(deps, input.email)) throw taken();
  await refuseGuessedPassword(deps, input.password, "password");
  await requireReferrer(deps, input.referralCode, { email: input.email, fingerprint: null });
  const key = keyOf(input.email.toLowerCase(), input.paymentMethodId);
  const customer = await deps.payments.createCustomer({
    email: input.email.toLowerCase(),
    name: `${input.firstName} ${input.lastName}`,
    paymentMethodId: input.paymentMethodId,
    key,
  });
  if (customer.kind === "declined") throw refuseCard(customer);
  await insertAttempt(deps.db, customer.customerId, deps.now());
  const { fingerprint } = customer.card;
  const referrer = await requireReferrer(deps, input.referralCode, { email: input.email, fingerprint });
  const prepared = await openSubscription(deps, input, customer, referrer, key);
  try {
    const userId = await writeAccount(deps, input, prepared, referrer);
    // The referral is a row of the referrer's account: its own transaction.
    if (referrer)
      await recordReferral(deps, {
        referrerId: referrer.id,
        refereeId: userId,
        refereeEmail: input.email,
        code: input.referralCode ?? "",
      });
    return userId;
  } catch (error) {
    return endOrRepeat(deps, input, prepared.customerId, error);
  }
}

/** The address was taken meanwhile: by the same press coming twice, which is no harm, or by another, and then all ends. */
async function endOrRepeat(deps: Deps, input: SignUp, customerId: string, error: unknown): Promise<string> {
  if (!(error instanceof AppError) || error.code !== "conflict") throw error;
  const winner = await findRepeatedSignUp(deps, input, customerId);
  if (winner) return winner.id;
  if (await findUserOfCustomer(deps.db, customerId)) throw error;
  await removeAbandoned(deps, customerId);
  await removeAttempt(deps.db, customerId);
  throw error;
}
