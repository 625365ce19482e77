import { MessageSquareText, Pencil } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import type { DialogParts } from "./parts.ts";

/** Edit and Refine; while editing Cancel and Save; for what a client signed the way to a new version. */
export function DialogToolbar({ document, editor, saving, onCancel, onPanel }: DialogParts) {
  if (editor.isEditing) {
    return (
      <>
        <Button key="cancel" onClick={onCancel} disabled={saving.isSaving}>
          Cancel
        </Button>
        <Button key="save" look="main" busy={saving.isSaving} onClick={saving.save}>
          Save
        </Button>
      </>
    );
  }
  if (document.isSigned)
    return (
      <Button key="reopen" icon={<Pencil aria-hidden="true" />} onClick={() => onPanel("reopen")}>
        Change it
      </Button>
    );
  return (
    <>
      <Button key="edit" icon={<Pencil aria-hidden="true" />} onClick={editor.start}>
        Edit
      </Button>
      <Button key="refine" icon={<MessageSquareText aria-hidden="true" />} onClick={() => onPanel("refine")}>
        Refine
      </Button>
    </>
  );
}
