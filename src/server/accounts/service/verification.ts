import { verifyEmail } from "#shared/mail/letters/accounts.ts";
import type { Deps } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { queueMail } from "#server/mail/service.ts";
import { LINK_MINUTES } from "./links.ts";

/** Writes the mail whose link proves the account's address. */
export async function sendVerification(
  deps: Deps,
  db: Database,
  to: { id: string; email: string; firstName: string | null },
): Promise<void> {
  const letter = verifyEmail({ firstName: to.firstName, hours: LINK_MINUTES.email_verification / 60 });
  await queueMail(deps, db, { to: to.email, userId: to.id, secretLink: "email_verification", ...letter });
}
