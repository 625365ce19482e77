import { hash, verify } from "@node-rs/argon2";
import type { Login, SignUp } from "#shared/accounts/schema.ts";
import type { Deps } from "#server/context.ts";
import { AppError } from "#server/errors.ts";
import { newId, newReferralCode } from "#server/ids.ts";
import type { Database } from "#server/db/client.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { mayCreateDocuments } from "./rules.ts";
import { sendVerification } from "./service/verification.ts";
import {
  findUserByEmail,
  findUserById,
  insertUser,
  normaliseEmail,
  updateUser,
  type NewUser,
  type UserRow,
} from "./store.ts";

/** OWASP's password storage cheat sheet: argon2id with 19 MiB, 2 iterations, 1 lane. */
export const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How a hash of today begins (PHC string format). */
const TODAY = `$argon2id$v=19$m=${argon2.memoryCost},t=${argon2.timeCost},p=${argon2.parallelism}$`;

/** Compared against when the address is unknown, so that the answer takes the same time. */
let decoyHash: Promise<string> | undefined;
const decoy = () => (decoyHash ??= hash("a password that nobody has", argon2));

const wrongCredentials = () => new AppError("signed_out", "Invalid email or password.");
export const taken = () =>
  new AppError("conflict", "Email already registered", {
    details: { description: "Please sign in or use a different email address." },
  });

/** Answers the id of the user. The same refusal, in the same time, for an unknown address and a wrong password. */
export async function login(deps: Deps, input: Login): Promise<string> {
  const user = await findUserByEmail(deps.db, input.email);
  const right = await verify(user?.hashedPassword ?? (await decoy()), input.password);
  if (!user?.hashedPassword || !right) throw wrongCredentials();
  // The password is at hand now and never else: a hash of other days becomes one of today.
  if (!user.hashedPassword.startsWith(TODAY))
    await updateUser(deps.db, user.id, { hashedPassword: await hash(input.password, argon2) });
  return user.id;
}

export async function emailExists(deps: Deps, email: string): Promise<boolean> {
  return (await findUserByEmail(deps.db, email)) !== undefined;
}

/**
 * Makes the user of a sign-up. `alsoWrite` runs in the same transaction, so that the user is there with all that
 * belongs to them or not at all. Throws `conflict` when the address is taken.
 */
export async function createUser(
  deps: Deps,
  input: Pick<SignUp, "email" | "password" | "firstName" | "lastName">,
  billing: Partial<NewUser>,
  alsoWrite: (tx: Database, userId: string) => Promise<void> = async () => {},
): Promise<string> {
  const id = newId(deps.now().getTime());
  const hashedPassword = await hash(input.password, argon2);
  await inTransaction(deps.db, async (tx) => {
    const made = await insertUser(tx, {
      id,
      email: input.email,
      firstName: input.firstName,
      lastName: input.lastName,
      hashedPassword,
      authProvider: "email",
      referralCode: newReferralCode(),
      createdAt: deps.now(),
      updatedAt: deps.now(),
      ...billing,
    });
    if (!made) throw taken();
    await sendVerification(deps, tx, { id, email: normaliseEmail(input.email), firstName: input.firstName });
    await alsoWrite(tx, id);
  });
  return id;
}

/** The account that the same sign-up made while this one ran, known by its customer and its password. */
export async function findRepeatedSignUp(
  deps: Deps,
  input: Pick<SignUp, "email" | "password">,
  customerId: string,
): Promise<UserRow | undefined> {
  const user = await findUserByEmail(deps.db, input.email);
  if (!user?.hashedPassword || user.stripeCustomerId !== customerId) return undefined;
  return (await verify(user.hashedPassword, input.password)) ? user : undefined;
}

/** Whether an account may create documents today; of one that is gone false. */
export async function hasSubscription(db: Database, userId: string, now: Date): Promise<boolean> {
  const user = await findUserById(db, userId);
  return user !== undefined && mayCreateDocuments(user, now);
}

export type { SessionUser } from "./store.ts";
