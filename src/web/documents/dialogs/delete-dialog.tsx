import type { Document } from "#shared/documents/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useDeleteDocument, useUndeleteDocument } from "../api.ts";
import { typeLabels } from "../labels.ts";

type DeleteDialogProps = { document: Document; onClose: () => void; onDeleted: () => void };

/** Names what will be gone, and asks. The message that says that it is gone has the way back. */
export function DeleteDialog({ document, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useDeleteDocument(document.id);
  const undelete = useUndeleteDocument(document.id);
  const name = `${typeLabels[document.type]} ${document.number}`;
  // The message outlives this dialog and the page under it, so that this does not wait for either.
  const bringBack = () =>
    void undelete.mutateAsync().then(
      () => toast("Restored", `${name}, ${document.title}`),
      () =>
        toastError("Error", `${name} could not be brought back. Please try again.`, {
          action: { label: "Try Again", onPress: bringBack },
        }),
    );
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast("Deleted", `${name}, ${document.title}`, { action: { label: "Undo", onPress: bringBack } });
        onDeleted();
      },
      onError: (error) => toastError("Error", reasonOf(error, "It could not be deleted. Please try again.")),
    });
  return (
    <ConfirmDialog
      open
      title={`Delete ${name}?`}
      description={`“${document.title}” goes with all its versions and the words it was made from.`}
      confirm="Delete"
      cancel="Keep it"
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
