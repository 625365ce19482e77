import type { Ctx } from "#server/context.ts";
import { AppError, notFound } from "#server/errors.ts";
import { findProfile } from "#server/profile/service.ts";
import { listActiveServices } from "#server/services/service.ts";
import { themeStyle } from "#server/themes/service.ts";
import { centsFromDollars } from "#shared/money.ts";
import { dayOf } from "#shared/dates.ts";
import type { Document, DocumentVersion, Suggestion } from "#shared/documents/schema.ts";
import { suggest } from "#shared/documents/suggestions.ts";
import { documentOf } from "../present.ts";
import {
  findDocument,
  listSummaries,
  listVersionRows,
  type DocumentRow,
  type ListFilter,
  type SummaryRow,
} from "../store.ts";

export interface ListDocuments extends Omit<ListFilter, "after"> {
  cursor?: string | undefined;
}

const encodeCursor = (row: SummaryRow) => Buffer.from(`${row.createdAt.toISOString()}|${row.id}`).toString("base64url");

function decodeCursor(cursor: string): { createdAt: Date; id: string } {
  const [instant = "", id = ""] = Buffer.from(cursor, "base64url").toString().split("|");
  const createdAt = new Date(instant);
  if (id === "" || Number.isNaN(createdAt.getTime()))
    throw new AppError("invalid", "This cursor is not one that this server gave.", {
      issues: [{ path: "cursor", message: "Not a cursor." }],
    });
  return { createdAt, id };
}

/** A page of documents, newest first, without their content; `next` is null on the last page. */
export async function listDocuments(
  ctx: Ctx,
  { cursor, limit, ...filter }: ListDocuments,
): Promise<{ rows: SummaryRow[]; next: string | null }> {
  const after = cursor ? decodeCursor(cursor) : undefined;
  const rows = await listSummaries(ctx, { ...filter, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? encodeCursor(last) : null };
}

/** The row of this account. Throws `not_found`, also for another account's document. */
export async function requireDocument(row: Promise<DocumentRow | undefined>): Promise<DocumentRow> {
  const found = await row;
  if (!found) throw notFound("The document");
  return found;
}

export async function getDocument(ctx: Ctx, id: string): Promise<Document> {
  return documentOf(await requireDocument(findDocument(ctx, id)), await findProfile(ctx));
}

export async function listVersions(ctx: Ctx, id: string): Promise<DocumentVersion[]> {
  await requireDocument(findDocument(ctx, id));
  const rows = await listVersionRows(ctx, id);
  return rows.map((row) => ({
    ...row,
    amount: centsFromDollars(Number(row.amount)),
    createdAt: row.createdAt.toISOString(),
  }));
}

export async function suggestionsFor(ctx: Ctx, id: string): Promise<Suggestion[]> {
  const document = await getDocument(ctx, id);
  return suggest(document.content, { catalogue: await listActiveServices(ctx), type: document.type });
}

/** The document's PDF in its theme, and the name of the file. */
export async function renderPdf(ctx: Ctx, id: string): Promise<{ bytes: Uint8Array; fileName: string }> {
  const document = await getDocument(ctx, id);
  const theme = await themeStyle(ctx, document.themeId);
  const { number, type, status, content, createdAt } = document;
  const bytes = await ctx.deps.pdf.render(
    { number, type, status, content, createdOn: dayOf(new Date(createdAt)) },
    theme,
  );
  return { bytes, fileName: `${number}.pdf` };
}
