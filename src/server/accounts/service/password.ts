import { hash, verify } from "@node-rs/argon2";
import { z } from "zod";
import type { ChangePassword } from "#shared/accounts/schema.ts";
import { passwordChanged, passwordReset } from "#shared/mail/letters/accounts.ts";
import type { Deps } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { defineJob } from "#server/jobs/job.ts";
import { queueMail } from "#server/mail/service.ts";
import { argon2 } from "../service.ts";
import { findUserByEmail, findUserById, removeDevices, removeSessionsOf, removeTokens, updateUser } from "../store.ts";
import { refuseGuessedPassword } from "./guessed-passwords.ts";
import { LINK_MINUTES, readLink } from "./links.ts";

/** Writes to whoever forgot their password. The address may belong to nobody. */
export const forgotPasswordJob = defineJob({
  name: "accounts.forgot-password",
  payload: z.object({ email: z.string() }),
});

/** The same work, in the same time, for an address that is known and one that is not: the rest is done by a job. */
export const askForPassword = (deps: Deps, email: string): Promise<void> =>
  deps.jobs.enqueue(deps.db, forgotPasswordJob, { email });

export async function sendPasswordLink(deps: Deps, email: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  if (!user) return;
  const letter = passwordReset({ minutes: LINK_MINUTES.password_reset });
  await inTransaction(deps.db, (tx) =>
    queueMail(deps, tx, { to: user.email, userId: user.id, secretLink: "password_reset", ...letter }),
  );
}

/** Stores the password, ends every other sign-in and every open link, and tells the owner. */
async function setPassword(deps: Deps, tx: Database, userId: string, hashedPassword: string, keep: string | null) {
  const user = await updateUser(tx, userId, { hashedPassword, updatedAt: deps.now() });
  if (!user) return;
  await removeSessionsOf(tx, userId, keep);
  await removeDevices(tx, userId);
  await removeTokens(tx, userId, "password_reset");
  await removeTokens(tx, userId, "email_change");
  await queueMail(deps, tx, { to: user.email, userId, ...passwordChanged() });
}

/** Sets the password by the link of a mail, which proves the address as well. Answers the user's id. Throws `invalid`. */
export async function resetPassword(deps: Deps, input: { token: string; password: string }): Promise<string> {
  await refuseGuessedPassword(deps, input.password, "password");
  const hashedPassword = await hash(input.password, argon2);
  return inTransaction(deps.db, async (tx) => {
    const link = await readLink(deps, tx, input.token, ["password_reset"]);
    const user = await findUserById(tx, link.userId);
    // The address may have been changed since the mail was sent: then it proves nothing of this account.
    if (user?.email !== link.email) throw new AppError("invalid", "This link is for an address that was changed.");
    await setPassword(deps, tx, link.userId, hashedPassword, null);
    await updateUser(tx, link.userId, { emailVerified: true });
    return link.userId;
  });
}

/** Throws `invalid` naming the field unless the password is the account's. */
export async function requirePassword(deps: Deps, userId: string, password: string, path: string): Promise<void> {
  const user = await findUserById(deps.db, userId);
  if (user?.hashedPassword && (await verify(user.hashedPassword, password))) return;
  const message = user?.hashedPassword
    ? "This is not your password."
    : "Your account has no password yet. Sign out and use “Forgot your password?” to set one.";
  throw new AppError("invalid", message, { issues: [{ path, message }] });
}

/** Changes the password of somebody who is signed in by `sid`; everybody else is signed out. Throws `invalid`. */
export async function changePassword(
  deps: Deps,
  userId: string,
  sid: string | null,
  input: ChangePassword,
): Promise<void> {
  await requirePassword(deps, userId, input.currentPassword, "currentPassword");
  await refuseGuessedPassword(deps, input.newPassword, "newPassword");
  const hashedPassword = await hash(input.newPassword, argon2);
  await inTransaction(deps.db, (tx) => setPassword(deps, tx, userId, hashedPassword, sid));
}
