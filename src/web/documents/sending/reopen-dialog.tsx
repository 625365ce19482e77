import type { Document } from "#shared/documents/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useUpdateDocument } from "../api.ts";

/** A signed document is changed as a new version: a draft, to be sent and accepted anew. */
export function ReopenDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const update = useUpdateDocument(document.id);
  const confirm = () =>
    update.mutate(
      { version: document.version, asNewVersion: true },
      {
        onSuccess: () => {
          toast("A new version", `${document.number} is a draft again. What was signed stays in its history.`);
          onClose();
        },
        onError: (error) => toastError("Error", reasonOf(error, "Failed to update document. Please try again.")),
      },
    );
  return (
    <ConfirmDialog
      open
      title="Start a new version?"
      description={`Your client signed ${document.number} as it is. A new version is a draft that they have to accept anew. The signed PDF and its proof are kept.`}
      confirm="Start a new version"
      cancel="Leave it signed"
      destructive={false}
      busy={update.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
