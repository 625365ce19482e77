import { useState } from "react";
import { useWarningBeforeUnload } from "#web/ui/use-warning-before-unload.ts";
import type { Editor } from "../editor/use-editor.ts";

export type CarefulClose = {
  /** What waits for an answer: leaving the dialog, or leaving editing. */
  asks: "close" | "cancel" | null;
  mayClose: () => boolean;
  cancelEditing: () => void;
  /** Throws away what was typed and does what was asked for. */
  discard: () => void;
  stay: () => void;
};

/** Nothing that was typed is thrown away without asking: not by closing, not by Cancel, not by leaving the page. */
export function useCarefulClose(editor: Editor, onClose: () => void): CarefulClose {
  const [asks, setAsks] = useState<CarefulClose["asks"]>(null);
  useWarningBeforeUnload(editor.isDirty);
  return {
    asks,
    mayClose: () => {
      if (editor.isDirty) setAsks("close");
      else editor.stop();
      return !editor.isDirty;
    },
    cancelEditing: () => {
      if (editor.isDirty) setAsks("cancel");
      else editor.stop();
    },
    discard: () => {
      editor.stop();
      setAsks(null);
      if (asks === "close") onClose();
    },
    stay: () => setAsks(null),
  };
}
