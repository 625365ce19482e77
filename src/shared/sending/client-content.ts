import { promisedContent } from "#shared/documents/promised.ts";
import type { DocumentContent } from "#shared/documents/schema.ts";

/**
 * What a client sees of a document, as the paper has it: what it promises, without the words that it was made from, where
 * its figures came from, and what is still asked.
 */
export function clientContent(content: DocumentContent): DocumentContent {
  const promised = promisedContent(content);
  return {
    ...promised,
    job_description: "",
    items: promised.items.map((item) => ({ ...item, sources: {} })),
    questions: [],
    sources: {},
    generator: { name: "", ms: 0 },
  };
}
