import type { z } from "@hono/zod-openapi";
import { centsFromDollars } from "#shared/money.ts";
import {
  documentContentSchema,
  documentSchema,
  listedDocumentSchema,
  type Document,
  type DocumentContent,
  type DocumentSummary,
} from "#shared/documents/schema.ts";
import type { Profile } from "#shared/profile/schema.ts";
import { businessInfoOf } from "#server/generation/service.ts";
import type { ListedRow } from "./service/list.ts";
import type { DocumentRow } from "./store/documents.ts";
import type { SummaryRow } from "./store/lists.ts";

const summaryOf = (row: SummaryRow): DocumentSummary => ({
  id: row.id,
  number: row.number,
  title: row.title,
  type: row.type,
  client: row.client,
  amount: centsFromDollars(Number(row.amount)),
  status: row.status,
  transcription: row.transcription,
  openQuestions: row.openQuestions,
  sentAt: row.sentAt?.toISOString() ?? null,
  viewedAt: row.viewedAt?.toISOString() ?? null,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  isSigned: row.signedSnapshotId !== null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Today's profile stands on every document that is not frozen; before there is one, what the document was made with. */
export function withProfile(content: DocumentContent, profile: Profile | null): DocumentContent {
  if (!profile) return content;
  const info = businessInfoOf(profile);
  return { ...content, businessInfo: info && { ...info, logoUrl: content.includeLogo ? profile.logoUrl : null } };
}

/** The stored row as a document: content decoded to cents, the business taken from the profile. */
export function documentOf(row: DocumentRow, profile: Profile | null): Document {
  return {
    ...summaryOf(row),
    version: row.version,
    themeId: row.themeId,
    content: withProfile(documentContentSchema.decode(row.content), profile),
  };
}

export const presentListed = ({ marks, states, ...row }: ListedRow): z.input<typeof listedDocumentSchema> =>
  listedDocumentSchema.encode({ ...summaryOf(row), states, ...(marks && { marks }) });
export const presentDocument = (document: Document): z.input<typeof documentSchema> => documentSchema.encode(document);
export const presentContent = (content: DocumentContent): z.input<typeof documentContentSchema> =>
  documentContentSchema.encode(content);
