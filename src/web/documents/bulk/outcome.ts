import type { BulkOutcome } from "#shared/documents/bulk.ts";

/** "12 marked as accepted, 2 could not be." `done` is what was done, such as "marked as accepted". */
export function outcomeWords(
  { done: { length: done }, failed: { length: failed } }: BulkOutcome,
  verb: string,
): string {
  if (failed === 0) return `${done} ${verb}`;
  if (done === 0) return `None ${verb}: ${failed} could not be`;
  return `${done} ${verb}, ${failed} could not be`;
}

/** "1 document", "12 documents". */
export const countOfDocuments = (count: number): string => `${count} ${count === 1 ? "document" : "documents"}`;
