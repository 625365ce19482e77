import { useCallback, useEffect, useState, type ReactNode } from "react";
import { useSearchParams } from "wouter";
import { leaveEntry, OPENED_HERE } from "#web/browser-back.ts";
import { Opened } from "#web/ui/part-boundary.tsx";
import { part } from "#web/ui/part.ts";
import { whenIdle } from "#web/when-idle.ts";
import { IN_ADDRESS } from "./opened-on.ts";

const DocumentDialog = part(async () => (await import("../document-dialog.tsx")).DocumentDialog);

export type Open = (id: string, startEditing: boolean) => void;

const withOpened = (address: URLSearchParams, id: string | null): URLSearchParams => {
  const after = new URLSearchParams(address);
  if (id === null) after.delete(IN_ADDRESS);
  else after.set(IN_ADDRESS, id);
  return after;
};

/**
 * Opens documents of a list: what View and Edit call, and the dialog to show. What is open stands in the address: a link
 * leads to it, a reload keeps it, and the browser's Back closes it.
 */
export function useOpenedDocument(): { open: Open; dialog: ReactNode } {
  const [address, setAddress] = useSearchParams();
  const [editedId, setEditedId] = useState<string>();
  const opened = address.get(IN_ADDRESS);
  // The same function each time, so that the rows of a long list stand still.
  const open = useCallback<Open>(
    (id, startEditing) => {
      setEditedId(startEditing ? id : undefined);
      setAddress((before) => withOpened(before, id), { state: OPENED_HERE });
    },
    [setAddress],
  );
  const [seen, setSeen] = useState(opened);
  if (opened !== seen) {
    setSeen(opened);
    if (opened === null) setEditedId(undefined); // the browser's Forward opens it to be read
  }
  // A press on View then waits for the document alone.
  useEffect(() => whenIdle(DocumentDialog.fetchAhead), []);
  const close = () => {
    if (!leaveEntry()) setAddress((before) => withOpened(before, null), { replace: true });
  };
  return {
    open,
    dialog: opened !== null && (
      <Opened onClose={close}>
        <DocumentDialog documentId={opened} startEditing={opened === editedId} onClose={close} />
      </Opened>
    ),
  };
}
