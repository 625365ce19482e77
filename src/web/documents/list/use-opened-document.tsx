import { useCallback, useEffect, useState, type ReactNode } from "react";
import { useSearchParams } from "wouter";
import { Opened } from "#web/ui/part-boundary.tsx";
import { part } from "#web/ui/part.ts";
import { whenIdle } from "#web/when-idle.ts";
import { IN_ADDRESS } from "./opened-on.ts";

const DocumentDialog = part(async () => (await import("../document-dialog.tsx")).DocumentDialog);

export type Open = (id: string, startEditing: boolean) => void;

/** Opens documents of a list: what View and Edit call, and the dialog to show. A link leads to one by the address. */
export function useOpenedDocument(): { open: Open; dialog: ReactNode } {
  const [address, setAddress] = useSearchParams();
  const named = address.get(IN_ADDRESS);
  const [chosen, setChosen] = useState<{ id: string; startEditing: boolean }>();
  const opened = named === null ? chosen : { id: named, startEditing: false };
  // The same function each time, so that the rows of a long list stand still.
  const open = useCallback<Open>((id, startEditing) => setChosen({ id, startEditing }), []);
  // A press on View then waits for the document alone.
  useEffect(() => whenIdle(DocumentDialog.fetchAhead), []);
  const close = () => {
    setChosen(undefined);
    if (named === null) return;
    const remove = (before: URLSearchParams) => {
      const after = new URLSearchParams(before);
      after.delete(IN_ADDRESS);
      return after;
    };
    setAddress(remove, { replace: true });
  };
  return {
    open,
    dialog: opened && (
      <Opened onClose={close}>
        <DocumentDialog documentId={opened.id} startEditing={opened.startEditing} onClose={close} />
      </Opened>
    ),
  };
}
