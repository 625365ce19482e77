import { reasonOf } from "#web/api-client.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useBulk } from "./api.ts";
import { NamedDocuments } from "./named-documents.tsx";
import type { BulkDialogProps } from "./outcome-dialog.tsx";
import { countOfDocuments, outcomeWords } from "./outcome.ts";

/** Names what will be gone, and asks. The message that says that it is gone has the way back. */
export function DeleteManyDialog({ documents, onClose, onDone }: BulkDialogProps) {
  const remove = useBulk();
  const undelete = useBulk();
  // The message outlives this dialog and the page under it, so that this does not wait for either.
  const bringBack = async (ids: string[]): Promise<void> => {
    const fail = (title: string, reason: string, left: string[]) =>
      toastError(title, reason, { action: { label: "Try Again", onPress: () => void bringBack(left) } });
    try {
      const outcome = await undelete.mutateAsync({ action: "undelete", ids });
      const title = outcomeWords(outcome, "restored");
      const left = outcome.failed.map(({ id }) => id);
      if (outcome.failed[0]) fail(title, outcome.failed[0].reason, left);
      else toast(title);
    } catch (error) {
      fail("Error", reasonOf(error, "They could not be brought back. Please try again."), ids);
    }
  };
  const confirm = () =>
    remove.mutate(
      { action: "delete", ids: documents.map(({ id }) => id) },
      {
        onSuccess: (outcome) =>
          onDone(outcome, "deleted", outcome.done.length > 0 ? () => void bringBack(outcome.done) : undefined),
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
