import type { Ctx } from "#server/context.ts";
import { notFound } from "#server/errors.ts";
import { findProfile } from "#server/profile/service.ts";
import { getSnapshotPdf } from "#server/sending/service/snapshots.ts";
import { themeStyle } from "#server/themes/service.ts";
import { centsFromDollars } from "#shared/money.ts";
import { dayOf } from "#shared/dates.ts";
import {
  documentContentSchema,
  type Document,
  type DocumentVersion,
  type KeptVersion,
} from "#shared/documents/schema.ts";
import { documentOf } from "../present.ts";
import {
  findDocument,
  findDocumentForUpdate,
  findVersion,
  listVersionRows,
  type DocumentRow,
  type VersionRow,
} from "../store/documents.ts";

export { documentOf, presentDocument } from "../present.ts";
export { appendEvent, type DocumentRow } from "../store/documents.ts";

/** The row of this account. Throws `not_found`, also for another account's document. */
export async function requireDocument(row: Promise<DocumentRow | undefined>): Promise<DocumentRow> {
  const found = await row;
  if (!found) throw notFound("The document");
  return found;
}

/** The row as it is stored; undefined when there is none. */
export const findRow = (ctx: Ctx, id: string): Promise<DocumentRow | undefined> => findDocument(ctx, id);

/** The row as it is stored. Throws `not_found`. */
export const getRow = (ctx: Ctx, id: string): Promise<DocumentRow> => requireDocument(findDocument(ctx, id));

/** The row, locked until the transaction ends. Throws `not_found`. */
export const lockRow = (tx: Ctx, id: string): Promise<DocumentRow> => requireDocument(findDocumentForUpdate(tx, id));

export async function getDocument(ctx: Ctx, id: string): Promise<Document> {
  return documentOf(await requireDocument(findDocument(ctx, id)), await findProfile(ctx));
}

const versionOf = ({ version, title, amount, reason, createdAt }: VersionRow): DocumentVersion => ({
  version,
  title,
  amount: centsFromDollars(Number(amount)),
  reason,
  createdAt: createdAt.toISOString(),
});

export async function listVersions(ctx: Ctx, id: string): Promise<DocumentVersion[]> {
  await requireDocument(findDocument(ctx, id));
  const rows = await listVersionRows(ctx, id);
  return rows.map(versionOf);
}

/** A kept version with what it said. Throws `not_found`. */
export async function getVersion(ctx: Ctx, id: string, version: number): Promise<KeptVersion> {
  await requireDocument(findDocument(ctx, id));
  const kept = await findVersion(ctx, id, version);
  if (!kept) throw notFound("The version");
  return { ...versionOf(kept), content: documentContentSchema.decode(kept.content) };
}

/** The document's PDF in its theme, and the name of the file; of a signed one what was signed. */
export async function renderPdf(ctx: Ctx, id: string): Promise<{ bytes: Uint8Array; fileName: string }> {
  const row = await getRow(ctx, id);
  if (row.signedSnapshotId !== null)
    return { bytes: await getSnapshotPdf(ctx, row.signedSnapshotId), fileName: `${row.number}-signed.pdf` };
  const document = documentOf(row, await findProfile(ctx));
  const theme = await themeStyle(ctx, document.themeId);
  const { number, type, status, content, createdAt } = document;
  const bytes = await ctx.deps.pdf.render(
    { number, type, status, content, createdOn: dayOf(new Date(createdAt)) },
    theme,
  );
  return { bytes, fileName: `${number}.pdf` };
}
