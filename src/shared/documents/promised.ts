import { withWordingOf } from "./line-wording.ts";
import type { DocumentContent } from "./schema.ts";
import { lineAmount } from "./totals.ts";

/**
 * What a document promises its client: a line without a price leaves it, and with it what scope and description tell of
 * that line alone. Page, PDF and the pictures of it are all made of this.
 */
export const promisedContent = (content: DocumentContent): DocumentContent =>
  withWordingOf(content, { ...content, items: content.items.filter((item) => lineAmount(item) !== null) });
