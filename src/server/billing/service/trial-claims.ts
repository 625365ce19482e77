import { createHash } from "node:crypto";
import { personOf } from "#shared/accounts/same-person.ts";
import type { Database } from "#server/db/client.ts";
import { hasClaim, insertClaims } from "../store/trial-claims.ts";

const hashOf = (kind: string, value: string) => createHash("sha256").update(`trial:${kind}:${value}`).digest("hex");

/** Hashes, so that what outlives an account says nothing of its owner to a reader of the table. */
const keysOf = (email: string, fingerprint: string | null): string[] => [
  hashOf("person", personOf(email)),
  ...(fingerprint === null ? [] : [hashOf("card", fingerprint)]),
];

/** Whether this person or this card has had a trial. */
export const hadTrial = (db: Database, email: string, fingerprint: string | null): Promise<boolean> =>
  hasClaim(db, keysOf(email, fingerprint));

/** Notes that they have one now, in the transaction that starts it. False when another was quicker. */
export const noteTrial = (tx: Database, email: string, fingerprint: string | null, now: Date): Promise<boolean> =>
  insertClaims(tx, keysOf(email, fingerprint), now);
