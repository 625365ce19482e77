import { ChevronDown } from "lucide-react";
import { useState } from "react";
import {
  documentStatuses,
  documentStatusSchema,
  type Document,
  type DocumentStatus,
} from "#shared/documents/schema.ts";
import { classNames } from "#web/ui/class-names.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { unpricedItems } from "#shared/documents/totals.ts";
import { nameLines, openLineNumbers } from "../document-notes.ts";
import { statusLabels } from "../labels.ts";
import { useQuickUpdate } from "./use-quick-update.ts";
import styles from "./status-picker.module.css";

/** The status as a stamp that can be changed. Sending a document with open prices is asked about first. */
export function StatusPicker({
  document,
  disabled,
  onAnswer,
}: {
  document: Document;
  disabled: boolean;
  /** Goes to what is open. */
  onAnswer: () => void;
}) {
  const { apply, isBusy, saving } = useQuickUpdate(document);
  const shown = saving?.status ?? document.status;
  const [isAsking, setAsking] = useState(false);
  const open = openLineNumbers(document.content.items);
  const set = (status: DocumentStatus) =>
    apply({ status }, `Marked as ${statusLabels[status].toLowerCase()}`, { status: document.status });
  const choose = (status: DocumentStatus) => {
    if (status === "pending" && open.length > 0) setAsking(true);
    else set(status);
  };
  return (
    <>
      <span className={classNames(styles.stamp, styles[shown])}>
        <select
          aria-label="Status"
          value={shown}
          disabled={disabled || isBusy}
          onChange={(event) => choose(documentStatusSchema.parse(event.target.value))}
        >
          {documentStatuses.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
      <ConfirmDialog
        open={isAsking}
        title="Mark it as pending with open prices?"
        description={`${capital(nameLines(open))} ${open.length === 1 ? "has" : "have"} no price. The PDF leaves ${
          open.length === 1 ? "it" : "them"
        } out, and the total does not count ${open.length === 1 ? "it" : "them"}.`}
        confirm="Mark as pending"
        cancel="Answer first"
        destructive={false}
        onConfirm={() => {
          setAsking(false);
          set("pending");
        }}
        onCancel={() => {
          setAsking(false);
          onAnswer();
        }}
        onClose={() => setAsking(false)}
      >
        <ul className={styles.blanks}>
          {unpricedItems(document.content).map((item) => (
            <li key={item.id}>{item.description}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
