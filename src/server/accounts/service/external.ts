import type { ExternalProblem } from "#shared/accounts/schema.ts";
import type { ExternalPerson } from "#server/adapters/identity/identity.ts";
import type { Deps } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { newId, newReferralCode } from "#server/ids.ts";
import {
  findUserByEmail,
  findUserById,
  findUserOfIdentity,
  insertIdentity,
  insertUser,
  removeDevices,
  removeSessionsOf,
  removeTokens,
  updateUser,
  type UserRow,
} from "../store.ts";

export type ExternalOutcome =
  | { kind: "in"; userId: string; isNew: boolean }
  | { kind: "refused"; problem: ExternalProblem };

/**
 * The user of somebody who signed in elsewhere: the one who came by this identity before; or the one of the same
 * address, when the provider has proven it; or a new one, without a subscription.
 */
export async function enterExternally(deps: Deps, person: ExternalPerson): Promise<ExternalOutcome> {
  const before = await findUserOfIdentity(deps.db, person.issuer, person.subject);
  if (before) return { kind: "in", userId: before.id, isNew: false };
  const { email } = person;
  if (email === null) return { kind: "refused", problem: "no_email" };
  if (!person.emailVerified) return { kind: "refused", problem: "unverified" };
  return inTransaction(deps.db, async (tx): Promise<ExternalOutcome> => {
    const found = await findUserByEmail(tx, email);
    if (found) await trust(deps, tx, found, person);
    const userId = found?.id ?? (await create(deps, tx, person, email));
    await insertIdentity(tx, { issuer: person.issuer, subject: person.subject, userId, createdAt: deps.now() });
    return { kind: "in", userId, isNew: !found };
  });
}

/**
 * Ties an account to its owner's identity. When nobody had proven the account's address until now, whoever made it may
 * have been a stranger who waits for the owner to come: their password, sign-ins and links end.
 */
async function trust(deps: Deps, tx: Database, user: UserRow, person: ExternalPerson): Promise<void> {
  const picture = user.profileImageUrl ? {} : { profileImageUrl: person.pictureUrl };
  if (user.emailVerified) {
    await updateUser(tx, user.id, { ...picture, updatedAt: deps.now() });
    return;
  }
  await updateUser(tx, user.id, { ...picture, emailVerified: true, hashedPassword: null, updatedAt: deps.now() });
  await removeSessionsOf(tx, user.id, null);
  await removeDevices(tx, user.id);
  // A link that went to the stranger's own address would bring the account back to them.
  await removeTokens(tx, user.id, "email_change");
}

async function create(deps: Deps, tx: Database, person: ExternalPerson, email: string): Promise<string> {
  const now = deps.now();
  const id = newId(now.getTime());
  const isMade = await insertUser(tx, {
    id,
    email,
    firstName: person.firstName,
    lastName: person.lastName,
    profileImageUrl: person.pictureUrl,
    authProvider: "external",
    emailVerified: true,
    referralCode: newReferralCode(),
    createdAt: now,
    updatedAt: now,
  });
  if (isMade) return id;
  // Two tabs came back at once: the other one made the account.
  const made = await findUserByEmail(tx, email);
  if (!made) throw new Error("The account of an external sign-in was neither made nor found.");
  return made.id;
}

/** Whether this user has anything to start from: one who came by an external sign-in chooses a subscription first. */
export async function hasSubscription(deps: Deps, userId: string): Promise<boolean> {
  const user = await findUserById(deps.db, userId);
  return user?.subscriptionStatus != null;
}
