import type { Document } from "#shared/documents/schema.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { startDownload } from "../dialog/use-download.ts";
import { openOnPaper } from "../document-notes.ts";
import { downloadWarning } from "./download-warning.ts";
import styles from "./lists.module.css";

type DownloadDialogProps = { document: Document; onAnswer: () => void; onClose: () => void };

/** Says what the paper leaves out and which sums are not settled, before it is downloaded. */
export function DownloadDialog({ document, onAnswer, onClose }: DownloadDialogProps) {
  const { items } = document.content;
  const { lines, questions } = openOnPaper(document);
  const download = () => {
    onClose();
    void startDownload(document.id);
  };
  return (
    <ConfirmDialog
      open
      {...downloadWarning(lines, questions.length)}
      cancel="Answer first"
      destructive={false}
      onConfirm={download}
      onCancel={() => {
        onClose();
        onAnswer();
      }}
      onClose={onClose}
    >
      <ul className={styles.open}>
        {lines.map((number) => (
          <li key={number}>
            Line {number}: {items[number - 1]?.description}
          </li>
        ))}
        {questions.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
