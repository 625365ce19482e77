import { reasonOf } from "#web/api-client.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toastError } from "#web/ui/toast.ts";
import { useBulk } from "./api.ts";
import { NamedDocuments } from "./named-documents.tsx";
import type { BulkDialogProps } from "./outcome-dialog.tsx";
import { countOfDocuments } from "./outcome.ts";
import { useWayBack } from "./use-way-back.ts";

/** Names what will be gone, and asks. The message that says that it is gone has the way back. */
export function DeleteManyDialog({ documents, onClose, onDone }: BulkDialogProps) {
  const remove = useBulk();
  const goBack = useWayBack("restored");
  const confirm = () =>
    remove.mutate(
      { action: "delete", ids: documents.map(({ id }) => id) },
      {
        onSuccess: (outcome) =>
          onDone(
            outcome,
            "deleted",
            outcome.done.length > 0 ? () => void goBack([{ action: "undelete", ids: outcome.done }]) : undefined,
          ),
        onError: (error) => toastError("Error", reasonOf(error, "They could not be deleted. Please try again.")),
      },
    );
  const isOne = documents.length === 1;
  return (
    <ConfirmDialog
      open
      title={`Delete ${countOfDocuments(documents.length)}?`}
      description={`${isOne ? "It goes with all its" : "They go with all their"} versions and the words ${isOne ? "it was" : "they were"} made from.`}
      confirm="Delete"
      cancel={isOne ? "Keep it" : "Keep them"}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <NamedDocuments documents={documents} />
    </ConfirmDialog>
  );
}
