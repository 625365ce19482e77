import type { Document } from "#shared/documents/schema.ts";
import { toastError } from "#web/ui/toast.ts";
import { pdfUrl } from "../api.ts";
import { openLineNumbers } from "../document-notes.ts";

/** Opens the PDF in a new tab, from where the browser saves it. */
export function startDownload(documentId: string): void {
  const tab = window.open(pdfUrl(documentId, { download: true }), "_blank");
  if (tab === null) toastError("Error", "Failed to start download. Please try again.");
}

/** Downloads; says first when the paper leaves lines out. */
export function useDownload(document: Document, warn: () => void): () => void {
  return () => {
    if (openLineNumbers(document.content.items).length > 0) warn();
    else startDownload(document.id);
  };
}
