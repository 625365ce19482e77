import { sql } from "drizzle-orm";
import type { TestApp } from "#test/app.ts";

export interface StatementReport {
  /** How many prepared statements touch a table of accounts. */
  checked: number;
  problems: string[];
}

/** Statements that no account can be named in, each with what leads it to its rows. */
const WITHOUT_ACCOUNT: readonly (readonly [reason: string, statement: RegExp])[] = [
  ["a client's link is known by its secret alone, through a unique index", /"document_links"\."token_hash" = \$1$/],
  [
    "a job sends a mail that it knows by its key",
    /from "email_notifications" where "email_notifications"\."id" = \$1$/,
  ],
  ["an inviter is known by a code, through a unique index", /where "users"\."referral_code" = \$1$/],
  [
    "the public figures are counted over everybody, and kept for a while",
    /^select count\(\*\)::int from "documents" inner join "users"/,
  ],
  ["the operator's list of open refunds", /from "refund_requests" where "refund_requests"\."status" = \$1/],
  ["the attack itself reads what was mailed", /^select id from email_notifications where email = \$1/],
];

const namesAccount = (statement: string) =>
  /user_id"?(?: \|\| '')? = \$\d|user_id"? in \(\$\d|insert into "?\w+"? \([^)]*user_id/i.test(statement);

/**
 * What the embedded database was asked and has kept prepared, judged against docs/scaling.md: a statement on a table of
 * accounts names the account, and an index leads it to its rows (with sequential scans made dear, a plan that still has
 * one has no other way).
 */
export async function judgeStatements({ deps: { db } }: TestApp): Promise<StatementReport> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  );
  const names = new Set(tables.rows.map(({ name }) => name));
  const kept = await db.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`);
  const touches = new RegExp(String.raw`\b(?:from|join|update|into)\s+"?(?:${[...names].join("|")})"?(?![\w.])`, "i");
  const statements = kept.rows
    .map(({ statement }) => statement)
    .filter((text) => touches.test(text) && !WITHOUT_ACCOUNT.some(([, known]) => known.test(text)));
  const problems: string[] = [];
  await db.execute(sql`set enable_seqscan = off`);
  for (const statement of statements) {
    if (!namesAccount(statement)) problems.push(`names no account: ${statement}`);
    const plan = await db.execute<Record<"QUERY PLAN", string>>(sql.raw(`explain (generic_plan) ${statement}`));
    for (const row of plan.rows) {
      const scanned = /Seq Scan on (\w+)/.exec(row["QUERY PLAN"])?.[1];
      if (scanned && names.has(scanned)) problems.push(`reads all of ${scanned}: ${statement}`);
    }
  }
  await db.execute(sql`reset enable_seqscan`);
  return { checked: statements.length, problems };
}
