import { hash, verify } from "@node-rs/argon2";
import type { Login, SignUp } from "#shared/accounts/schema.ts";
import { TRIAL_DAYS } from "#shared/billing/plans.ts";
import type { Deps } from "#server/context.ts";
import { AppError } from "#server/errors.ts";
import { newId, newReferralCode } from "#server/ids.ts";
import { recordReferral } from "#server/referrals/service.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { findUserByEmail, findUserByReferralCode, insertUser, normaliseEmail, type NewUser } from "./store.ts";

/** OWASP's password storage cheat sheet: argon2id with 19 MiB, 2 iterations, 1 lane. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared against when the address is unknown, so that the answer takes the same time. */
let decoyHash: Promise<string> | undefined;
const decoy = () => (decoyHash ??= hash("a password that nobody has", argon2));

const wrongCredentials = () => new AppError("signed_out", "Invalid email or password.");
const taken = () =>
  new AppError("conflict", "Email already registered", {
    details: { description: "Please sign in or use a different email address." },
  });

/** Answers the id of the user. The same refusal, in the same time, for an unknown address and a wrong password. */
export async function login(deps: Deps, input: Login): Promise<string> {
  const user = await findUserByEmail(deps.db, input.email);
  const right = await verify(user?.hashedPassword ?? (await decoy()), input.password);
  if (!user?.hashedPassword || !right) throw wrongCredentials();
  return user.id;
}

export async function emailExists(deps: Deps, email: string): Promise<boolean> {
  return (await findUserByEmail(deps.db, email)) !== undefined;
}

/** Makes the user of a sign-up. Shared by the sign-up with a card and the seed of the demo account. */
export async function createUser(
  deps: Deps,
  input: Omit<SignUp, "paymentMethodId">,
  billing: Partial<NewUser>,
): Promise<string> {
  const id = newId(deps.now().getTime());
  const hashedPassword = await hash(input.password, argon2);
  const referrer = input.referralCode ? await findUserByReferralCode(deps.db, input.referralCode) : undefined;
  await inTransaction(deps.db, async (tx) => {
    const made = await insertUser(tx, {
      id,
      email: input.email,
      firstName: input.firstName,
      lastName: input.lastName,
      hashedPassword,
      authProvider: "email",
      referralCode: newReferralCode(),
      referredBy: referrer?.id ?? null,
      createdAt: deps.now(),
      updatedAt: deps.now(),
      ...billing,
    });
    if (!made) throw taken();
  });
  // The referral is a row of the referrer's account: its own transaction (docs/scaling.md, rule 8).
  if (referrer)
    await recordReferral(deps, {
      referrerId: referrer.id,
      refereeId: id,
      refereeEmail: input.email,
      code: input.referralCode ?? "",
    });
  return id;
}

/** Attaches the card, starts the trial, makes the user. Answers the user's id. Throws `conflict` (taken) or `invalid` (card). */
export async function signUpWithPayment(deps: Deps, input: SignUp): Promise<string> {
  if (await emailExists(deps, input.email)) throw taken();
  const card = await deps.payments.startTrial({
    email: normaliseEmail(input.email),
    paymentMethodId: input.paymentMethodId,
    trialDays: TRIAL_DAYS,
    key: `signup:${normaliseEmail(input.email)}`,
    now: deps.now(),
  });
  if (card.kind === "declined")
    throw new AppError("invalid", card.message, {
      issues: [{ path: "paymentMethodId", message: card.message }],
      details: { reason: card.code },
    });
  return createUser(deps, input, {
    stripeCustomerId: card.customerId,
    stripeSubscriptionId: card.subscriptionId,
    subscriptionStatus: "trialing",
    subscriptionEndDate: card.trialEnd,
  });
}

export type { SessionUser } from "./store.ts";
