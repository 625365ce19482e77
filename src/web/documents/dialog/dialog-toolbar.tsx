import { MessageSquareText, Pencil } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import type { DialogParts } from "./parts.ts";

/** Edit and Refine; while editing Cancel and Save. */
export function DialogToolbar({ editor, saving, onCancel, onPanel }: DialogParts) {
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
