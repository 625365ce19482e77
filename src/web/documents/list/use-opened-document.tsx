import { useCallback, useState, type ReactNode } from "react";
import { DocumentDialog } from "../document-dialog.tsx";

export type Open = (id: string, startEditing: boolean) => void;

/** Opens documents of a list: what View and Edit call, and the dialog to show. */
export function useOpenedDocument(): { open: Open; dialog: ReactNode } {
  const [opened, setOpened] = useState<{ id: string; startEditing: boolean }>();
  // The same function each time, so that the rows of a long list stand still.
  const open = useCallback<Open>((id, startEditing) => setOpened({ id, startEditing }), []);
  return {
    open,
    dialog: opened && (
      <DocumentDialog documentId={opened.id} startEditing={opened.startEditing} onClose={() => setOpened(undefined)} />
    ),
  };
}
