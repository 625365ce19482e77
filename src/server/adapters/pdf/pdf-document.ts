import type { Day } from "#shared/dates.ts";
import type { DocumentContent, DocumentStatus, DocumentType } from "#shared/documents/schema.ts";

/** What a PDF shows: decoded content (cents, thousandths, basis points) whose sums are already computed. */
export interface PdfDocument {
  number: string;
  type: DocumentType;
  status: DocumentStatus;
  createdOn: Day;
  content: DocumentContent;
}

export type Paper = "us-letter" | "a4";
