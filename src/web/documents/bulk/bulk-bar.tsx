import { Bell, CheckCheck, FileDown, Trash2, X } from "lucide-react";
import { useState } from "react";
import type { ListedDocument } from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { DeleteManyDialog } from "./delete-many-dialog.tsx";
import { MarkDialog } from "./mark-dialog.tsx";
import type { OnDone } from "./outcome-dialog.tsx";
import { RemindDialog } from "./remind-dialog.tsx";
import { ZipDialog } from "./zip-dialog.tsx";
import styles from "./bulk.module.css";

type BulkBarProps = { documents: readonly ListedDocument[]; onClear: () => void; onDone: OnDone };

/** How many documents are chosen, and what can be done to them. */
export function BulkBar({ documents, onClear, onDone }: BulkBarProps) {
  const [asks, setAsks] = useState<"mark" | "remind" | "zip" | "delete">();
  const close = () => setAsks(undefined);
  const finish: OnDone = (...outcome) => {
    close();
    onDone(...outcome);
  };
  return (
    <section className={styles.bar} aria-label="Selected documents" data-bulk-bar data-on="binding">
      <b className={styles.count}>
        {documents.length} selected
        {documents.length === LIMITS.documentsAtOnce && <small>the most at once</small>}
      </b>
      <div className={styles.actions}>
        <Button icon={<CheckCheck aria-hidden="true" />} onClick={() => setAsks("mark")}>
          Mark
        </Button>
        <Button icon={<Bell aria-hidden="true" />} onClick={() => setAsks("remind")}>
          Remind
        </Button>
        <Button icon={<FileDown aria-hidden="true" />} onClick={() => setAsks("zip")}>
          PDFs
        </Button>
        <Button icon={<Trash2 aria-hidden="true" />} onClick={() => setAsks("delete")}>
          Delete
        </Button>
      </div>
      <Button
        look="quiet"
        square
        className={styles.clear}
        aria-label="Clear the selection"
        icon={<X aria-hidden="true" />}
        onClick={onClear}
      />
      {asks === "mark" && <MarkDialog documents={documents} onClose={close} onDone={finish} />}
      {asks === "remind" && <RemindDialog documents={documents} onClose={close} onDone={finish} />}
      {asks === "zip" && <ZipDialog documents={documents} onClose={close} onDone={finish} />}
      {asks === "delete" && <DeleteManyDialog documents={documents} onClose={close} onDone={finish} />}
    </section>
  );
}
