import type { Document } from "#shared/documents/schema.ts";
import { nameOf } from "#shared/sending/words.ts";
import { reasonOf } from "#web/api-client.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useWithdraw } from "./api.ts";

/** Ends the links of a document. */
export function WithdrawDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const withdraw = useWithdraw(document.id);
  const confirm = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => {
        toast("Withdrawn", "Its links open nothing any more.");
        onClose();
      },
      onError: (error) => toastError("Error", reasonOf(error, "It could not be withdrawn. Please try again.")),
    });
  return (
    <ConfirmDialog
      open
      title={`Withdraw ${nameOf(document)}?`}
      description="Every link to it stops working, and says so kindly. You can send it again."
      confirm="Withdraw"
      cancel="Keep it"
      busy={withdraw.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
