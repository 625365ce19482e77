import type { Logger } from "pino";
import type { Database } from "#server/db/client.ts";
import { inTransaction } from "#server/db/transaction.ts";
import type { IdentityProvider } from "#server/adapters/identity/identity.ts";
import type { MailAdapter } from "#server/adapters/mail/mail.ts";
import type { ModelAdapter } from "#server/adapters/model/model.ts";
import type { BreachList } from "#server/adapters/passwords/breaches.ts";
import type { PaymentsAdapter } from "#server/adapters/payments/payments.ts";
import type { PdfAdapter } from "#server/adapters/pdf/pdf.ts";
import type { TranscriptionAdapter } from "#server/adapters/transcription/transcription.ts";
import type { OpenedDatabase } from "#server/db/client.ts";
import type { Settings } from "#server/env.ts";
import type { Metrics } from "#server/metrics.ts";
import type { JobQueue } from "#server/jobs/queue.ts";

/** The owner of rows: a user's id that was proven by a sign-in. Only `accountId` makes one. */
export type AccountId = string & { readonly __brand: "account" };

/** Marks a user's id as a proven account. Call it where a session, a key or a signed event was checked, nowhere else. */
export const accountId = (userId: string): AccountId => userId as AccountId; // the one cast that makes AccountId

/** What the whole server shares. */
export interface Deps {
  readonly db: Database;
  readonly settings: Settings;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly now: () => Date;
  /** Moves the server's time forward, where the settings allow it for tests. */
  readonly moveClock: ((to: Date) => void) | null;
  readonly pdf: PdfAdapter;
  readonly payments: PaymentsAdapter;
  readonly model: ModelAdapter | null;
  readonly transcription: TranscriptionAdapter | null;
  /** The external sign-in; null when none is configured. */
  readonly identity: IdentityProvider | null;
  /** Null when no list is configured. */
  readonly breaches: BreachList | null;
  readonly mail: MailAdapter;
  readonly jobs: JobQueue;
  /** Packs the embedded database into a file; null for PostgreSQL. */
  readonly backUp: OpenedDatabase["backUp"];
  /** The address that browsers use, for the links in mails: never taken from a request. */
  readonly address: () => string;
}

/** What a verb works with: whose rows, who acts, the database handle or the open transaction, and the adapters. */
export interface Ctx {
  readonly account: AccountId;
  readonly actor: string;
  readonly db: Database;
  readonly deps: Deps;
  now(): Date;
}

/** A context of an account. `actor` is the user's id or the name of a job. */
export function contextOf(deps: Deps, account: AccountId, actor: string = account): Ctx {
  return { account, actor, db: deps.db, deps, now: deps.now };
}

/** Runs a verb's writes in one transaction: `work` gets the same context on the transaction's handle, and may run again. */
export const atomically = <T>(ctx: Ctx, work: (tx: Ctx) => Promise<T>): Promise<T> =>
  inTransaction(ctx.db, (db) => work({ ...ctx, db }));
