import type { Ctx } from "#server/context.ts";
import { contentColumns } from "#server/documents/rules.ts";
import { documentOf, type DocumentRow } from "#server/documents/service/read.ts";
import { newId } from "#server/ids.ts";
import { findProfile } from "#server/profile/service.ts";
import { themeStyle } from "#server/themes/service.ts";
import { dayOf } from "#shared/dates.ts";
import type { DocumentContentWire, DocumentStatus } from "#shared/documents/schema.ts";
import type { Printed } from "#shared/documents/page-words.ts";
import { canonicalJson } from "#shared/sending/canonical-json.ts";
import type { ThemeStyle } from "#shared/themes/schema.ts";
import { insertSnapshot } from "../store/snapshots.ts";
import { sha256 } from "./proof.ts";

/** All that a client is shown, and that a signature is under. */
export interface Frozen {
  documentId: string;
  version: number;
  printed: Printed;
  theme: ThemeStyle;
  /** As it is stored in the document: without the logo, which stands with the business. */
  content: DocumentContentWire;
}

/** A document with the profile and the theme of this moment, as it shall be printed. */
export async function freeze(ctx: Ctx, row: DocumentRow, status: DocumentStatus): Promise<Frozen> {
  const document = documentOf(row, await findProfile(ctx));
  const { number, type, content, createdAt, version } = document;
  return {
    documentId: row.id,
    version,
    printed: { number, type, status, content, createdOn: dayOf(new Date(createdAt)) },
    theme: await themeStyle(ctx, document.themeId),
    content: row.content,
  };
}

/** The hash of what was frozen and its PDF. */
export const frozenHash = ({ printed, theme, content }: Frozen, pdf: Uint8Array): string =>
  sha256(canonicalJson({ content, business: printed.content.businessInfo, theme, pdf: sha256(pdf) }));

/** Keeps it for good; answers its id. */
export async function storeFrozen(tx: Ctx, frozen: Frozen, pdf: Uint8Array): Promise<string> {
  const { documentId, version, printed, theme, content } = frozen;
  const id = newId(tx.now().getTime());
  await insertSnapshot(tx, {
    id,
    documentId,
    version,
    number: printed.number,
    type: printed.type,
    amount: contentColumns(printed.content).amount,
    content,
    business: printed.content.businessInfo,
    theme,
    pdf,
    sha256: frozenHash(frozen, pdf),
  });
  return id;
}
