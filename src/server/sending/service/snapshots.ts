import type { Ctx } from "#server/context.ts";
import { notFound } from "#server/errors.ts";
import { businessInfoSchema, documentContentSchema, type DocumentContent } from "#shared/documents/schema.ts";
import { themeStyleSchema, type ThemeStyle } from "#shared/themes/schema.ts";
import { findPdf, findSnapshotRow, type SnapshotRow } from "../store/snapshots.ts";

/** A document as it was sent or signed: its content with the business as it was then, and its style. */
export interface Snapshot extends Omit<SnapshotRow, "content" | "business" | "theme"> {
  content: DocumentContent;
  theme: ThemeStyle;
}

/** Throws `not_found` for a snapshot that the account does not have. */
export async function getSnapshot(ctx: Ctx, id: string): Promise<Snapshot> {
  const row = await findSnapshotRow(ctx, id);
  if (!row) throw notFound("What was sent");
  const businessInfo = businessInfoSchema.nullable().parse(row.business);
  const content = { ...documentContentSchema.decode(row.content), businessInfo };
  return { ...row, content, theme: themeStyleSchema.parse(row.theme) };
}

/** The PDF as it was sent or signed. */
export async function getSnapshotPdf(ctx: Ctx, id: string): Promise<Uint8Array> {
  const pdf = await findPdf(ctx, id);
  if (!pdf) throw notFound("The PDF");
  return new Uint8Array(pdf);
}
