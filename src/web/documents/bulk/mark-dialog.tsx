import { useState } from "react";
import type { Bulk } from "#shared/documents/bulk.ts";
import { documentStatuses, type DocumentStatus, type ListedDocument } from "#shared/documents/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { StatusStamp } from "#web/ui/stamp.tsx";
import { toastError } from "#web/ui/toast.ts";
import { statusLabels } from "../labels.ts";
import { useBulk } from "./api.ts";
import { countOfDocuments } from "./outcome.ts";
import { NamedDocuments } from "./named-documents.tsx";
import type { BulkDialogProps } from "./outcome-dialog.tsx";
import { useWayBack } from "./use-way-back.ts";
import styles from "./bulk.module.css";

/** Gives the chosen documents a status. One with open questions is named before it is marked as pending. */
export function MarkDialog({ documents, onClose, onDone }: BulkDialogProps) {
  const [status, setStatus] = useState<DocumentStatus>("accepted");
  const bulk = useBulk();
  const goBack = useWayBack("marked as before");
  const mark = () =>
    bulk.mutate(
      { action: "mark", status, ids: documents.map(({ id }) => id) },
      {
        onSuccess: (outcome) => {
          const steps = waysBack(documents.filter(({ id }) => outcome.done.includes(id)));
          onDone(
            outcome,
            `marked as ${statusLabels[status].toLowerCase()}`,
            steps.length > 0 ? () => void goBack(steps) : undefined,
          );
        },
        onError: (error) => toastError("Error", reasonOf(error, "They could not be marked. Please try again.")),
      },
    );
  return (
    <Dialog
      open
      title={`Mark ${countOfDocuments(documents.length)}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" busy={bulk.isPending} onClick={mark}>
            Mark as {statusLabels[status].toLowerCase()}
          </Button>
        </>
      }
    >
      <fieldset className={styles.statuses}>
        <legend className="visually-hidden">Status</legend>
        {documentStatuses.map((each) => (
          <label key={each}>
            <input type="radio" name="status" value={each} checked={status === each} onChange={() => setStatus(each)} />
            <StatusStamp status={each} />
          </label>
        ))}
      </fieldset>
      {status === "pending" && <OpenOnes documents={documents.filter(({ openQuestions }) => openQuestions > 0)} />}
    </Dialog>
  );
}

/** What gives each of these the status that it is listed with. */
const waysBack = (documents: readonly ListedDocument[]): Bulk[] =>
  documentStatuses.flatMap((status) => {
    const ids = documents.filter((document) => document.status === status).map(({ id }) => id);
    return ids.length > 0 ? [{ action: "mark" as const, status, ids }] : [];
  });

/** What goes out with something open leaves it out of its total. */
function OpenOnes({ documents }: { documents: readonly ListedDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <div className={styles.open}>
      <p>
        {documents.length === 1 ? "One of them has" : `${documents.length} of them have`} open questions. What is not
        answered is left out of the PDF and its total.
      </p>
      <NamedDocuments documents={documents} />
    </div>
  );
}
