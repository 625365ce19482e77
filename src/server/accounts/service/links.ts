import { createHash, randomBytes } from "node:crypto";
import { secretPages } from "#shared/mail/letters/accounts.ts";
import type { Deps } from "#server/context.ts";
import type { MakeLink, SecretLink } from "#server/mail/service.ts";
import { insertToken } from "../store.ts";

/** How long each link works. */
export const LINK_MINUTES = { password_reset: 60, email_verification: 72 * 60, email_change: 24 * 60 } as const;

/** The table holds the hash of what the link carries: a copy of the database opens no account. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Makes the path of a page that this link alone opens, and stores its hash. */
export const makeSecretLink =
  (deps: Deps): MakeLink =>
  async (purpose: SecretLink, { userId, email }) => {
    const token = randomBytes(32).toString("base64url");
    const now = deps.now();
    await insertToken(deps.db, {
      userId,
      tokenHash: hashOf(token),
      purpose,
      email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LINK_MINUTES[purpose] * 60_000),
    });
    // After the hash sign: not sent to any server but by the page itself, and in no log on the way.
    return `${secretPages[purpose]}#${userId}.${token}`;
  };
