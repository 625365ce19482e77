import { moneyQuestions } from "#shared/documents/money-questions.ts";
import type { Document } from "#shared/documents/schema.ts";
import { call } from "#web/api-client.ts";
import { toastError } from "#web/ui/toast.ts";
import { pdfUrl } from "../api.ts";
import { openLineNumbers } from "../document-notes.ts";

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
export function useDownload({ id, content, isSigned }: Document, warn: () => void): () => void {
  const isOpen = openLineNumbers(content.items).length > 0 || (!isSigned && moneyQuestions(content).length > 0);
  return () => {
    if (isOpen) warn();
    else void startDownload(id);
  };
}
