import type { Document } from "#shared/documents/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useDeleteDocument, useUndeleteDocument } from "../api.ts";
import { typeLabels } from "../labels.ts";

type DeleteDialogProps = { document: Document; onClose: () => void; onDeleted: () => void };

/** Names what will be gone, and asks. The message that says that it is gone has the way back. */
export function DeleteDialog({ document, onClose, onDeleted }: DeleteDialogProps) {
  const { mutateAsync: remove } = useDeleteDocument(document.id);
  const { mutateAsync: undelete } = useUndeleteDocument(document.id);
  const name = `${typeLabels[document.type]} ${document.number}`;
  // The messages outlive this dialog and the page under it, so that the answers are waited for by themselves.
  const bringBack = () =>
    void undelete().then(
      () => toast("Restored", `${name}, ${document.title}`),
      () =>
        toastError("Error", `${name} could not be brought back. Please try again.`, {
          action: { label: "Try Again", onPress: bringBack },
        }),
    );
  const confirm = () => {
    void remove().then(
      () => toast("Deleted", `${name}, ${document.title}`, { action: { label: "Undo", onPress: bringBack } }),
      (error: unknown) => toastError(`${name} was not deleted`, reasonOf(error, "Please try again.")),
    );
    onDeleted();
  };
  return (
    <ConfirmDialog
      open
      title={`Delete ${name}?`}
      description={`“${document.title}” goes with all its versions and the words it was made from.`}
      confirm="Delete"
      cancel="Keep it"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
