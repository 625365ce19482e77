import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, like, or, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Ctx } from "#server/context.ts";
import { recordSchemas, type FileRecord } from "#shared/account-data/schema.ts";
import { businessProfiles, documentThemes, quoteTemplates, services } from "#server/db/tables/business.ts";
import {
  documentCounters,
  documentEvents,
  documents,
  documentVersions,
  voiceSessions,
} from "#server/db/tables/documents.ts";
import { documentConversions, documentPayments } from "#server/db/tables/money.ts";
import { emailNotifications } from "#server/db/tables/mail.ts";
import { providerEvents } from "#server/db/tables/billing.ts";
import { rateLimits } from "#server/db/tables/operation.ts";
import { sessions, users } from "#server/db/tables/accounts.ts";

/** By what rows outside the account's own tables know the account. */
export interface AccountMarks {
  email: string;
  customerId: string | null;
}

export async function findAccountMarks(ctx: Ctx): Promise<AccountMarks | undefined> {
  const [row] = await ctx.db
    .select({ email: users.email, customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, ctx.account));
  return row;
}

/** Removes the account's rows from the tables that no foreign key ties to it. */
export async function removeLooseRows(ctx: Ctx, { email, customerId }: AccountMarks): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sql`${sessions.sess}->>'userId'`, ctx.account));
  await ctx.db
    .delete(emailNotifications)
    .where(
      or(
        eq(emailNotifications.userId, ctx.account),
        and(isNull(emailNotifications.userId), eq(emailNotifications.email, email)),
      ),
    );
  await ctx.db.delete(rateLimits).where(like(rateLimits.key, `%:${ctx.account}`));
  if (customerId !== null)
    await ctx.db
      .delete(providerEvents)
      .where(
        sql`jsonb_path_exists(${providerEvents.payload}, '$.** ? (@ == $id)', jsonb_build_object('id', ${customerId}::text))`,
      );
}

/** Removes the user, and with it by their foreign keys every row of the account's own tables. */
export async function removeUser(ctx: Ctx): Promise<void> {
  await ctx.db.delete(users).where(eq(users.id, ctx.account));
}

/** The tables of the account's file whose rows have an id. */
export const tables = {
  profile: businessProfiles,
  services,
  themes: documentThemes,
  templates: quoteTemplates,
  documents,
  events: documentEvents,
  payments: documentPayments,
  words: voiceSessions,
} as const;
type Tables = typeof tables;
export type TableName = keyof Tables;
/** The columns of the row that a record of the file has. */
export type RowOf<Name extends TableName> = Pick<
  Tables[Name]["$inferSelect"],
  Extract<keyof FileRecord<Name>, keyof Tables[Name]["$inferSelect"]>
> & { id: string };

/** What all of them have; the library cannot say the type of a row of one of several tables. */
type AnyTable = PgTable & { userId: PgColumn; id: PgColumn };
const tableOf = (name: TableName): AnyTable => tables[name];

/** The columns that a record of the file has, and no others: words to search by are many. */
function columnsOf(name: TableName): Record<string, PgColumn> {
  const known = Object.keys(recordSchemas[name].shape);
  return Object.fromEntries(
    Object.entries(getTableColumns(tableOf(name))).filter(([column]) => known.includes(column)),
  );
}

/** The account's rows; a deleted document or template is none, although it can still be brought back for a while. */
function own(ctx: Ctx, name: TableName) {
  const table = tables[name];
  return and(eq(table.userId, ctx.account), "deletedAt" in table ? isNull(table.deletedAt) : undefined);
}

/** The account's rows in the order of their ids, after this one; null begins. */
export async function listRowsAfter<Name extends TableName>(
  ctx: Ctx,
  name: Name,
  after: string | null,
  limit: number,
): Promise<RowOf<Name>[]> {
  const table = tableOf(name);
  const rows = await ctx.db
    .select(columnsOf(name))
    .from(table)
    .where(and(own(ctx, name), after === null ? undefined : gt(table.id, after)))
    .orderBy(asc(table.id))
    .limit(limit);
  return rows as RowOf<Name>[]; // the columns of this table that its record has
}

export async function findRows<Name extends TableName>(
  ctx: Ctx,
  name: Name,
  ids: readonly string[],
): Promise<RowOf<Name>[]> {
  const table = tableOf(name);
  const rows = await ctx.db
    .select(columnsOf(name))
    .from(table)
    .where(and(own(ctx, name), inArray(table.id, [...ids])));
  return rows as RowOf<Name>[]; // the columns of this table that its record has
}

export async function countRows(ctx: Ctx, name: TableName): Promise<number> {
  return ctx.db.$count(tables[name], eq(tables[name].userId, ctx.account));
}

/** Adds rows that the account does not have; those of them that were deleted a moment ago give way. */
export async function insertRows<Name extends TableName>(
  ctx: Ctx,
  name: Name,
  rows: readonly RowOf<Name>[],
): Promise<void> {
  if (rows.length === 0) return;
  if (name === "templates") {
    const ids = rows.map(({ id }) => id);
    const { userId, id, deletedAt } = quoteTemplates;
    await ctx.db.delete(quoteTemplates).where(and(eq(userId, ctx.account), inArray(id, ids), isNotNull(deletedAt)));
  }
  await ctx.db.insert(tableOf(name)).values(rows.map((row) => ({ ...row, userId: ctx.account })));
}

/** Sets every column of the row but its keys. */
export async function replaceRow<Name extends TableName>(
  ctx: Ctx,
  name: Name,
  id: string,
  row: RowOf<Name>,
): Promise<void> {
  const table = tableOf(name);
  const columns = new Set(Object.keys(getTableColumns(table)));
  const change = Object.entries(row).filter(([column]) => columns.has(column) && column !== "id");
  await ctx.db
    .update(table)
    .set(Object.fromEntries(change))
    .where(and(eq(table.userId, ctx.account), eq(table.id, id)));
}

export async function listCounters(ctx: Ctx) {
  const { type, last } = documentCounters;
  return ctx.db
    .select({ type, last })
    .from(documentCounters)
    .where(eq(documentCounters.userId, ctx.account))
    .orderBy(asc(type));
}

export type VersionRow = Omit<typeof documentVersions.$inferSelect, "userId">;
type VersionKey = { documentId: string; version: number };

/** Versions in the order of their documents and numbers, after this one; null begins. */
export async function listVersionsAfter(ctx: Ctx, after: VersionKey | null, limit: number): Promise<VersionRow[]> {
  const { userId, documentId, version } = documentVersions;
  const later = after && sql`(${documentId}, ${version}) > (${after.documentId}, ${after.version})`;
  return ctx.db
    .select()
    .from(documentVersions)
    .where(and(eq(userId, ctx.account), later ?? undefined))
    .orderBy(asc(documentId), asc(version))
    .limit(limit);
}

/** The keys of those versions that the account has of these documents. */
export async function listVersionKeys(ctx: Ctx, documentIds: readonly string[]): Promise<VersionKey[]> {
  const { userId, documentId, version } = documentVersions;
  return ctx.db
    .select({ documentId, version })
    .from(documentVersions)
    .where(and(eq(userId, ctx.account), inArray(documentId, [...documentIds])));
}

export async function insertVersions(ctx: Ctx, rows: readonly VersionRow[]): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db.insert(documentVersions).values(rows.map((row) => ({ ...row, userId: ctx.account })));
}

/** The version that each of these documents of the account has now. */
export async function listCurrentVersions(
  ctx: Ctx,
  ids: readonly string[],
): Promise<{ id: string; version: number }[]> {
  const { id, version } = documents;
  return ctx.db
    .select({ id, version })
    .from(documents)
    .where(and(own(ctx, "documents"), inArray(id, [...ids])));
}

export type ConversionRow = Omit<typeof documentConversions.$inferSelect, "userId">;

/** Which invoices were made from which documents, in the order of the invoices' ids, after this one; null begins. */
export async function listConversionsAfter(ctx: Ctx, after: string | null, limit: number): Promise<ConversionRow[]> {
  const { userId, invoiceId } = documentConversions;
  return ctx.db
    .select()
    .from(documentConversions)
    .where(and(eq(userId, ctx.account), after === null ? undefined : gt(invoiceId, after)))
    .orderBy(asc(invoiceId))
    .limit(limit);
}

/** Those of these invoices of which the account knows what they were made from. */
export async function listConverted(ctx: Ctx, invoiceIds: readonly string[]): Promise<string[]> {
  const { userId, invoiceId } = documentConversions;
  const rows = await ctx.db
    .select({ invoiceId })
    .from(documentConversions)
    .where(and(eq(userId, ctx.account), inArray(invoiceId, [...invoiceIds])));
  return rows.map((row) => row.invoiceId);
}

export async function insertConversions(ctx: Ctx, rows: readonly ConversionRow[]): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db.insert(documentConversions).values(rows.map((row) => ({ ...row, userId: ctx.account })));
}

export async function hasDefaultTheme(ctx: Ctx): Promise<boolean> {
  const marked = and(eq(documentThemes.userId, ctx.account), eq(documentThemes.isDefault, true));
  return (await ctx.db.$count(documentThemes, marked)) > 0;
}

export async function findNames(ctx: Ctx) {
  const { email, firstName, lastName } = users;
  const [row] = await ctx.db.select({ email, firstName, lastName }).from(users).where(eq(users.id, ctx.account));
  return row;
}
