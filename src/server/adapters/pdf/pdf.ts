import type { Day } from "#shared/dates.ts";
import type { DocumentContent, DocumentStatus, DocumentType } from "#shared/documents/schema.ts";
import type { ThemeStyle } from "#shared/themes/schema.ts";

/** What a PDF shows: decoded content (cents, thousandths, basis points) whose sums are already computed. */
export interface PdfDocument {
  number: string;
  type: DocumentType;
  status: DocumentStatus;
  createdOn: Day;
  content: DocumentContent;
}

export type Paper = "us-letter" | "a4";

export interface PdfAdapter {
  /** The PDF's bytes: the same for the same input. Rejects with `PdfError` past the deadline or when the document cannot be set. */
  render(document: PdfDocument, theme: ThemeStyle, options?: { paper?: Paper }): Promise<Uint8Array>;
  /** Ends the child processes; renders under way are rejected. */
  close(): Promise<void>;
}

export interface TypstPdfOptions {
  /** Child processes; each sets one document at a time. */
  workers: number;
  /** Milliseconds after which a render is killed. 5,000 by default. */
  deadlineMs?: number;
  /** The largest sum of the sizes of cached PDFs, in bytes. 64 MB by default; 0 for no cache. */
  cacheBytes?: number;
  logger?: { warn(details: object, message: string): void };
}

/** Sets PDFs with Typst in child processes. */
export function createTypstPdf(_options: TypstPdfOptions): PdfAdapter {
  throw new Error("Not yet.");
}
