import type { Document } from "#shared/documents/schema.ts";
import { call } from "#web/api-client.ts";
import { toastError } from "#web/ui/toast.ts";
import { pdfUrl } from "../api.ts";
import { openOnPaper } from "../document-notes.ts";

/** A browser opens no new tab for a press that is longer ago. */
const PRESS_MS = 4_000;

/** Opens the PDF in a new tab, from where the browser saves it. One that cannot be had is said here, not in that tab. */
export async function startDownload(documentId: string): Promise<void> {
  const url = pdfUrl(documentId, { download: true });
  const opens = await call("HEAD", url, undefined, { timeoutMs: PRESS_MS }).then(
    () => window.open(url, "_blank") !== null,
    () => false,
  );
  if (!opens) toastError("Error", "Failed to start download. Please try again.");
}

/** Downloads; says first when the paper leaves lines out, or its sums wait for an answer that can still be given. */
export function useDownload(document: Document, warn: () => void): () => void {
  const { lines, questions } = openOnPaper(document);
  return () => {
    if (lines.length + questions.length > 0) warn();
    else void startDownload(document.id);
  };
}
