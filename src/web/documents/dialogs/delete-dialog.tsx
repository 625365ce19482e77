import type { Document } from "#shared/documents/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useDeleteDocument } from "../api.ts";
import { typeLabels } from "../labels.ts";

type DeleteDialogProps = { document: Document; onClose: () => void; onDeleted: () => void };

/** Names what will be gone. There is no way back from here, so it is asked. */
export function DeleteDialog({ document, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useDeleteDocument(document.id);
  const name = `${typeLabels[document.type]} ${document.number}`;
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast("Deleted", `${name}, ${document.title}`);
        onDeleted();
      },
      onError: (error) => toastError("Error", reasonOf(error, "It could not be deleted. Please try again.")),
    });
  return (
    <ConfirmDialog
      open
      title={`Delete ${name}?`}
      description={`“${document.title}” goes with all its versions and the words it was made from. This cannot be undone.`}
      confirm="Delete"
      cancel="Keep it"
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
