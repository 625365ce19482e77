import type { Document } from "#shared/documents/schema.ts";
import type { Editor } from "../editor/use-editor.ts";
import type { PanelName } from "./panels.tsx";
import type { Saving } from "./use-save.ts";

/** What the parts of the dialog are given. */
export type DialogParts = {
  document: Document;
  editor: Editor;
  saving: Saving;
  onCancel: () => void;
  /** Goes to the open questions or, where there are none, to the fields. */
  onAnswer: () => void;
  onPanel: (panel: PanelName) => void;
};
