import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import type { CarefulClose } from "../dialog/use-careful-close.ts";

/** Asked before unsaved fields are thrown away. */
export function LeaveDialog({ closing }: { closing: CarefulClose }) {
  return (
    <ConfirmDialog
      open={closing.asks !== null}
      title="Leave without saving?"
      description="What you changed since the last save will be lost."
      confirm="Discard changes"
      cancel="Keep editing"
      onConfirm={closing.discard}
      onClose={closing.stay}
    />
  );
}
