import { reasonOf } from "#web/api-client.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toastError } from "#web/ui/toast.ts";
import { useBulk } from "./api.ts";
import { NamedDocuments } from "./named-documents.tsx";
import type { BulkDialogProps } from "./outcome-dialog.tsx";
import { countOfDocuments } from "./outcome.ts";

/** Writes to the clients of the chosen documents that still wait: an offer for an answer, an invoice for money. */
export function RemindDialog({ documents, onClose, onDone }: BulkDialogProps) {
  const bulk = useBulk();
  const remind = () =>
    bulk.mutate(
      { action: "remind", ids: documents.map(({ id }) => id) },
      {
        onSuccess: (outcome) => onDone(outcome, "reminded"),
        onError: (error) => toastError("Error", reasonOf(error, "No reminder could be sent. Please try again.")),
      },
    );
  return (
    <ConfirmDialog
      open
      title={`Remind the clients of ${countOfDocuments(documents.length)}?`}
      description="Each gets a mail with a fresh link, to the address that it was sent to. Whom there is nothing to remind of is left out."
      confirm="Send reminders"
      destructive={false}
      busy={bulk.isPending}
      onConfirm={remind}
      onClose={onClose}
    >
      <NamedDocuments documents={documents} />
    </ConfirmDialog>
  );
}
