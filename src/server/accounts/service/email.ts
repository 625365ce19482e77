import type { ChangeEmail } from "#shared/accounts/schema.ts";
import { confirmNewEmail, emailChanged } from "#shared/mail/letters/accounts.ts";
import type { Deps } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { constraintOf } from "#server/db/errors.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { AppError, notFound } from "#server/errors.ts";
import { queueMail } from "#server/mail/service.ts";
import { emailExists } from "../service.ts";
import { findUserById, normaliseEmail, removeTokens, updateUser } from "../store.ts";
import { LINK_MINUTES, readLink } from "./links.ts";
import { requirePassword } from "./password.ts";

const taken = () =>
  new AppError("conflict", "Email already registered", {
    issues: [{ path: "email", message: "Another account has this address." }],
  });

/** Asks for another address: nothing changes until the link that goes there is pressed. Throws `invalid` or `conflict`. */
export async function askForEmailChange(deps: Deps, userId: string, input: ChangeEmail): Promise<void> {
  await requirePassword(deps, userId, input.password, "password");
  const newEmail = normaliseEmail(input.email);
  if (await emailExists(deps, newEmail)) throw taken();
  const letter = confirmNewEmail({ newEmail, hours: LINK_MINUTES.email_change / 60 });
  await inTransaction(deps.db, (tx) =>
    queueMail(deps, tx, { to: newEmail, userId, secretLink: "email_change", ...letter }),
  );
}

/** Confirms the address that the link's mail went to; after a change of address it becomes the account's. */
export async function confirmEmail(deps: Deps, token: string): Promise<string> {
  try {
    return await inTransaction(deps.db, (tx) => confirm(deps, tx, token));
  } catch (error) {
    if (constraintOf(error) === "users_email_key") throw taken();
    throw error;
  }
}

async function confirm(deps: Deps, tx: Database, token: string): Promise<string> {
  const { userId, purpose, email } = await readLink(deps, tx, token, ["email_verification", "email_change"]);
  const user = await findUserById(tx, userId);
  if (!user || (purpose === "email_verification" && user.email !== email))
    throw new AppError("invalid", "This link is for an address that was changed.");
  await updateUser(tx, userId, { email, emailVerified: true, updatedAt: deps.now() });
  await removeTokens(tx, userId, purpose);
  if (user.email !== email) {
    await removeTokens(tx, userId, "password_reset"); // they went to the address before
    await queueMail(deps, tx, { to: user.email, userId, ...emailChanged({ newEmail: email }) });
  }
  return email;
}

/** The address that an account signs in with. */
export async function emailOf(db: Database, userId: string): Promise<string> {
  const user = await findUserById(db, userId);
  if (!user) throw notFound("The account");
  return user.email;
}
