import { Download, Eye, HandCoins, Send } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { openNote } from "../document-notes.ts";
import { DialogToolbar } from "./dialog-toolbar.tsx";
import { DocumentActions } from "./document-actions.tsx";
import type { DialogParts } from "./parts.ts";
import { useDownload } from "./use-download.ts";
import styles from "./dialog.module.css";

type DialogFootProps = DialogParts & { isPhone: boolean };

/** Regenerate, where the document stands, and its PDF. On the phone Save and Cancel stand here while editing. */
export function DialogFoot({ isPhone, ...parts }: DialogFootProps) {
  const { document, editor, onPanel } = parts;
  const download = useDownload(document, () => onPanel("download"));
  const showsPdf = !(isPhone && editor.isEditing);
  return (
    <div className={styles.foot}>
      {!isPhone && <DocumentActions {...parts} />}
      <p className={styles.state} role="status">
        <SavedLine {...parts} />
      </p>
      <div className={styles.footButtons}>
        {!showsPdf && <DialogToolbar {...parts} />}
        {showsPdf && (
          <>
            <Button icon={<Eye aria-hidden="true" />} disabled={editor.isDirty} onClick={() => onPanel("pdf")}>
              Preview PDF
            </Button>
            <Button icon={<Download aria-hidden="true" />} disabled={editor.isDirty} onClick={download}>
              Download PDF
            </Button>
            {document.isSigned ? (
              <Button look="main" icon={<HandCoins aria-hidden="true" />} onClick={() => onPanel("settlement")}>
                Invoice it
              </Button>
            ) : (
              <Button
                look={editor.isEditing ? "plain" : "main"}
                icon={<Send aria-hidden="true" />}
                disabled={editor.isEditing}
                onClick={() => onPanel("send")}
              >
                {document.sentAt === null ? "Send" : "Send again"}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function SavedLine({ document, editor, saving }: DialogParts) {
  if (saving.isSaving) return "Saving…";
  const issues = saving.showsIssues ? Object.keys(editor.read.issues).length : 0;
  if (issues > 0) return `Not saved. ${issues} ${issues === 1 ? "field needs" : "fields need"} another look.`;
  if (editor.isRestored) return "Your unsaved edits are back. Press Save to keep them.";
  if (editor.isDirty) return "Not saved yet. The PDF shows what is saved.";
  return `Saved. ${openNote(document.content)}`.trim();
}
