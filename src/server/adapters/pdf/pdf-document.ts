import type { Printed } from "#shared/documents/page-words.ts";

/** What a PDF shows: decoded content (cents, thousandths, basis points) whose sums are already computed. */
export type PdfDocument = Printed;
