import type { Change } from "#shared/documents/schema.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import type { CarefulRegenerate } from "../dialog/use-careful-regenerate.ts";
import { ChangeList } from "./change-list.tsx";

type RegenerateDialogProps = { replaced: readonly Change[]; asking: Pick<CarefulRegenerate, "confirm" | "stay"> };

/** Asked before a document that was changed since is written again: names what goes, and where it is kept. */
export function RegenerateDialog({ replaced, asking }: RegenerateDialogProps) {
  return (
    <ConfirmDialog
      open
      title="Write it again from your words?"
      description="Your words, with today’s profile and price list, replace what was changed since. This version is kept under Versions."
      confirm="Write it again"
      cancel="Keep it"
      destructive={false}
      onConfirm={asking.confirm}
      onClose={asking.stay}
    >
      <ChangeList changes={replaced} before="As written" after="As it is now" />
    </ConfirmDialog>
  );
}
