import { useEffect, useEffectEvent, useState } from "react";
import { saveFile } from "#web/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toastError } from "#web/ui/toast.ts";
import type { BulkDialogProps } from "./outcome-dialog.tsx";
import { countOfDocuments } from "./outcome.ts";
import { zipOfPdfs } from "./pdf-zip.ts";
import styles from "./bulk.module.css";

/** Puts the chosen documents' PDFs into one file and saves it. Closing stops it. */
export function ZipDialog({ documents, onClose, onDone }: BulkDialogProps) {
  const [ids] = useState(() => documents.map(({ id }) => id));
  const [count, setCount] = useState(0);
  const make = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { zip, outcome } = await zipOfPdfs(ids, (read) => !signal.aborted && setCount(read), signal);
      if (signal.aborted) return;
      if (zip) saveFile(zip, "documents.zip");
      onDone(outcome, outcome.done.length === 1 ? "PDF saved" : "PDFs saved");
    } catch {
      if (signal.aborted) return;
      toastError("Error", "The file could not be made. Please try again.");
      onClose();
    }
  });
  useEffect(() => {
    const stop = new AbortController();
    void make(stop.signal);
    return () => stop.abort();
  }, []);
  return (
    <Dialog
      open
      title={`PDFs of ${countOfDocuments(ids.length)}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Stop</Button>}
    >
      <p className={styles.progress}>
        <label htmlFor="zip-progress">
          {count} of {ids.length} ready
        </label>
        <progress id="zip-progress" value={count} max={ids.length} />
      </p>
    </Dialog>
  );
}
