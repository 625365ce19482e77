import type { DocumentContent } from "#shared/documents/schema.ts";
import { lineAmount } from "#shared/documents/totals.ts";

/**
 * What a client sees of a document, as the paper has it: without the words that it was made from, where its figures came
 * from, what is still asked, and the lines without a price.
 */
export const clientContent = (content: DocumentContent): DocumentContent => ({
  ...content,
  job_description: "",
  items: content.items.filter((item) => lineAmount(item) !== null).map((item) => ({ ...item, sources: {} })),
  questions: [],
  sources: {},
  generator: { name: "", ms: 0 },
});
