import type { Refined } from "#shared/documents/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useRestoreVersion } from "../api.ts";
import { ChangeList } from "./change-list.tsx";
import styles from "./lists.module.css";

type RefineResultProps = {
  documentId: string;
  result: Refined;
  versionBefore: number;
  onAgain: () => void;
  onClose: () => void;
};

/** What a refinement changed, what it did not understand, and the way back. */
export function RefineResult({ documentId, result, versionBefore, onAgain, onClose }: RefineResultProps) {
  const restore = useRestoreVersion(documentId);
  const { changes, notUnderstood } = result;
  const undo = () =>
    restore.mutate(versionBefore, {
      onSuccess: () => {
        toast("Taken back", "The document is as it was before.");
        onClose();
      },
      onError: (error) => toastError("Error", reasonOf(error, "It could not be taken back. Please try again.")),
    });
  const count = `${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={changes.length === 0 ? "Nothing was changed" : `Refined: ${count}`}
      actions={
        <>
          {changes.length > 0 && (
            <Button busy={restore.isPending} onClick={undo}>
              Undo
            </Button>
          )}
          <Button onClick={onAgain}>Refine again</Button>
          <Button look="main" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {changes.length > 0 && <ChangeList changes={changes} before="Before" after="Now" />}
      {notUnderstood.length > 0 && (
        <section className={styles.missed}>
          <b>Not understood, and not changed:</b>
          <ul>
            {notUnderstood.map((text) => (
              <li key={text}>“{text}”</li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
