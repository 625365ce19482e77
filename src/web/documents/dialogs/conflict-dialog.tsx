import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { Conflict, Saving } from "../dialog/use-save.ts";
import { ChangeList } from "./change-list.tsx";
import { differences } from "./differences.ts";

/** A save met a newer version: both are shown, and neither is lost. */
export function ConflictDialog({ conflict, saving }: { conflict: Conflict; saving: Saving }) {
  const changes = differences(conflict.theirs.content, conflict.mine);
  return (
    <Dialog
      open
      size="wide"
      onClose={saving.keepEditing}
      title="This document was changed somewhere else"
      description="Your edits are not saved yet. Choose what to keep; the other one stays among the versions or comes back with Undo."
      actions={
        <>
          <Button onClick={saving.takeTheirs} disabled={saving.isSaving}>
            Take the saved one
          </Button>
          <Button look="main" busy={saving.isSaving} onClick={saving.keepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      {changes.length === 0 ? (
        <p>Both say the same. Keep yours to save it over the newest version.</p>
      ) : (
        <ChangeList changes={changes} before="Saved meanwhile" after="Yours" />
      )}
    </Dialog>
  );
}
