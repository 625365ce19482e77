import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/** Asks once before something that cannot be undone. `confirm` is the verb on the button. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirm,
  cancel = "Cancel",
  destructive = true,
  busy = false,
  onConfirm,
  onClose,
  onCancel = onClose,
  children,
}: {
  open: boolean;
  title: string;
  description: ReactNode;
  confirm: string;
  cancel?: string;
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What the button beside does, where it is more than closing. */
  onCancel?: (() => void) | undefined;
  children?: ReactNode;
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onCancel} disabled={busy}>
            {cancel}
          </Button>
          <Button look={destructive ? "destructive-filled" : "main"} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
