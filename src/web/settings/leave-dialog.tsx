import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

type LeaveDialogProps = { open: boolean; onStay: () => void; onLeave: () => void };

/** Asked before unsaved fields are thrown away. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Leave without saving?"
      description="What you changed since the last save will be lost."
      confirm="Discard changes"
      cancel="Keep editing"
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
