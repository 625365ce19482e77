import { BookmarkPlus, HandCoins, History, Palette, RotateCcw, Trash2 } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { RegenerateDialog } from "../dialogs/regenerate-dialog.tsx";
import type { DialogParts } from "./parts.ts";
import { useCarefulRegenerate } from "./use-careful-regenerate.ts";
import styles from "./dialog.module.css";

/** What is done to the whole document: write it again, go back to an earlier version, keep it as a template, delete it. */
export function DocumentActions({ document, editor, onPanel }: DialogParts) {
  const regenerate = useCarefulRegenerate(document);
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
        busy={regenerate.isBusy}
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
      {regenerate.replaced && <RegenerateDialog replaced={regenerate.replaced} asking={regenerate} />}
    </div>
  );
}
