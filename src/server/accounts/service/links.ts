import { secretPages } from "#shared/mail/letters/accounts.ts";
import type { Deps } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { AppError } from "#server/errors.ts";
import type { LinkFor } from "#server/mail/service.ts";
import { hashOfSecret, newSecret } from "#server/secrets.ts";
import { findToken, insertToken } from "../store.ts";

/** How long each link works. */
export const LINK_MINUTES = { password_reset: 60, email_verification: 72 * 60, email_change: 24 * 60 } as const;

type AccountLink = keyof typeof LINK_MINUTES;

/** Makes the path of a page that this link alone opens, and stores its hash. */
export const makeSecretLink =
  (deps: Deps) =>
  async (purpose: AccountLink, { userId, email }: Pick<LinkFor, "userId" | "email">): Promise<string> => {
    const secret = newSecret();
    const now = deps.now();
    await insertToken(deps.db, {
      userId,
      tokenHash: hashOfSecret(secret),
      purpose,
      email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LINK_MINUTES[purpose] * 60_000),
    });
    // After the hash sign: not sent to any server but by the page itself, and in no log on the way.
    return `${secretPages[purpose]}#${userId}.${secret}`;
  };

/** What a link proves: whose it is, what for, and which address its mail went to. Throws `invalid` when it does not work. */
export async function readLink(deps: Deps, db: Database, token: string, purposes: readonly AccountLink[]) {
  const [userId = "", secret = ""] = token.split(".");
  const found = await findToken(db, userId, hashOfSecret(secret), deps.now());
  if (!found || !purposes.includes(found.purpose))
    throw new AppError("invalid", "This link was used before or is too old. Ask for a new one.");
  return found;
}
