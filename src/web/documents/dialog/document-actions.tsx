import { BookmarkPlus, HandCoins, History, Palette, RotateCcw, Trash2 } from "lucide-react";
import { ApiError } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { renewalFor } from "#web/billing/renewal.ts";
import { toast, toastError } from "#web/ui/toast.ts";
import { useRegenerate, useRestoreVersion } from "../api.ts";
import type { DialogParts } from "./parts.ts";
import styles from "./dialog.module.css";

/** What is done to the whole document: write it again, go back to an earlier version, keep it as a template, delete it. */
export function DocumentActions({ document, editor, onPanel }: DialogParts) {
  const regenerate = useRegenerateWithUndo(document.id, document.version);
  return (
    <div className={styles.documentActions}>
      {(document.type === "invoice" || (document.status === "accepted" && !document.isSigned)) && (
        <Button
          look="quiet"
          icon={<HandCoins aria-hidden="true" />}
          disabled={editor.isEditing}
          onClick={() => onPanel("settlement")}
        >
          {document.type === "invoice" ? "Payments" : "Invoice it"}
        </Button>
      )}
      <Button
        look="quiet"
        icon={<RotateCcw aria-hidden="true" />}
        busy={regenerate.isPending}
        disabled={editor.isEditing || document.isSigned || !document.transcription}
        onClick={regenerate.start}
      >
        Regenerate
      </Button>
      <Button
        look="quiet"
        icon={<History aria-hidden="true" />}
        disabled={editor.isEditing}
        onClick={() => onPanel("versions")}
      >
        Versions
      </Button>
      <Button
        look="quiet"
        icon={<Palette aria-hidden="true" />}
        disabled={editor.isEditing}
        onClick={() => onPanel("theme")}
      >
        Theme
      </Button>
      <Button
        look="quiet"
        icon={<BookmarkPlus aria-hidden="true" />}
        disabled={editor.isEditing}
        onClick={() => onPanel("template")}
      >
        Save as template
      </Button>
      <Button
        look="quiet"
        icon={<Trash2 aria-hidden="true" />}
        disabled={editor.isEditing}
        onClick={() => onPanel("delete")}
      >
        Delete
      </Button>
    </div>
  );
}

/** What there is for the user to do about it is said by the server; the rest in the specification's words. */
function sayFailure(error: unknown): void {
  const said = error instanceof ApiError && [402, 409, 422, 429].includes(error.status);
  toastError("Error", said ? error.reason : "Failed to generate quote. Please try again.", renewalFor(error));
}

/** Writes the document again from its words; the one before is a version away. */
function useRegenerateWithUndo(documentId: string, version: number) {
  const regenerate = useRegenerate(documentId);
  const restore = useRestoreVersion(documentId);
  const undo = { label: "Undo", onPress: () => restore.mutate(version) };
  const start = () =>
    regenerate.mutate(version, {
      onSuccess: () =>
        toast("Written again", "From your words, with today's profile and price list.", { action: undo }),
      onError: sayFailure,
    });
  return { start, isPending: regenerate.isPending };
}
