import type { DocumentType } from "#shared/documents/schema.ts";
import { typeLabels } from "#web/documents/labels.ts";
import type { GenerationKind } from "./generation/goal.ts";
import type { LiveDraft } from "./use-live-draft.ts";

type Heard = Pick<LiveDraft, "content">;

/** What kind of document a button makes of the words. */
export const typeOf = (kind: GenerationKind, { content }: Heard): DocumentType =>
  kind === "smart" ? (content?.quote_type ?? "quote") : kind;

const article = (type: DocumentType) => (/^[aei]/.test(type) ? "an" : "a");

/** "an invoice" */
export const withArticle = (type: DocumentType): string => `${article(type)} ${typeLabels[type].toLowerCase()}`;

/** What the first of the three buttons makes of these words; the others say it themselves. */
export const whatSmartMakes = (heard: Heard): string =>
  heard.content === null
    ? "Smart Quote goes by your words."
    : `Smart Quote goes by your words: here, ${withArticle(typeOf("smart", heard))}.`;
