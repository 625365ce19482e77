import { TEST_MODE } from "#shared/billing/sandbox.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

/** The pretended bank asks the owner of the card. Closing it is a no. */
export function BankDialog({
  open,
  busy,
  onAnswer,
}: {
  open: boolean;
  busy: boolean;
  onAnswer: (yes: boolean) => void;
}) {
  return (
    <ConfirmDialog
      open={open}
      title="Your bank asks: is this you?"
      description={`${TEST_MODE}. A real bank would ask in its own window now.`}
      confirm="Yes, confirm"
      cancel="Refuse"
      destructive={false}
      busy={busy}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  );
}
