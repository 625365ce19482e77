import type { Document } from "#shared/documents/schema.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { startDownload } from "../dialog/use-download.ts";
import { nameLines, openLineNumbers } from "../document-notes.ts";

type DownloadDialogProps = { document: Document; onAnswer: () => void; onClose: () => void };

/** Says which lines the paper leaves out, before it is downloaded. */
export function DownloadDialog({ document, onAnswer, onClose }: DownloadDialogProps) {
  const open = openLineNumbers(document.content.items);
  const one = open.length === 1;
  const download = () => {
    onClose();
    void startDownload(document.id);
  };
  return (
    <ConfirmDialog
      open
      title={`The PDF leaves out ${nameLines(open)}`}
      description={`${one ? "It has" : "They have"} no price yet. Answer the ${one ? "question" : "questions"} first, or download without ${one ? "it" : "them"}.`}
      confirm="Download without"
      cancel="Answer first"
      destructive={false}
      onConfirm={download}
      onCancel={() => {
        onClose();
        onAnswer();
      }}
      onClose={onClose}
    />
  );
}
