import type { BulkOutcome } from "#shared/documents/bulk.ts";
import type { ListedDocument } from "#shared/documents/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import styles from "./bulk.module.css";

/** What a dialog of the bar says when it is through: `verb` is what was done, "deleted". */
export type OnDone = (outcome: BulkOutcome, verb: string, undo?: () => void) => void;
export type BulkDialogProps = { documents: readonly ListedDocument[]; onClose: () => void; onDone: OnDone };

/** What was done in all, and the documents that stayed as they were. */
export type Failed = {
  title: string;
  documents: readonly { id: string; number?: string; title?: string; reason: string }[];
};

/** Which of the chosen documents stayed as they were, and why. */
export function OutcomeDialog({ failed, onClose }: { failed: Failed; onClose: () => void }) {
  return (
    <Dialog
      open
      title={failed.title}
      onClose={onClose}
      actions={
        <Button look="main" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className={styles.failed}>
        {failed.documents.map(({ id, number, title, reason }) => (
          <li key={id}>
            <b>
              {number} {title}
            </b>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
