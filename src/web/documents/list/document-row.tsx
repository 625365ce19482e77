import { formatDay } from "#shared/dates.ts";
import type { DocumentSummary } from "#shared/documents/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { Money } from "#web/ui/money.tsx";
import { StatusStamp } from "#web/ui/stamp.tsx";
import { noClient, typeLabels } from "../labels.ts";
import styles from "./list.module.css";

type DocumentRowProps = { document: DocumentSummary; onOpen: (id: string, startEditing: boolean) => void };

const localDay = new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit" });

/** One document of the list. On the phone the whole row is pressed. */
export function DocumentRow({ document, onOpen }: DocumentRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.project}>
        <h2>
          <button type="button" className={styles.open} onClick={() => onOpen(document.id, false)}>
            {document.title}
          </button>
        </h2>
        <p className={styles.client}>{document.client ?? noClient}</p>
        {document.transcription && <p className={styles.said}>“{document.transcription}”</p>}
      </div>
      <span className={styles.type}>
        {typeLabels[document.type]} {document.number}
      </span>
      <span className={styles.stampPlace}>
        <StatusStamp status={document.status} />
        {document.openQuestions > 0 && (
          <small>
            {document.openQuestions} {document.openQuestions === 1 ? "question" : "questions"}
          </small>
        )}
      </span>
      <time className={styles.day} dateTime={document.createdAt}>
        {formatDay(localDay.format(new Date(document.createdAt)))}
      </time>
      <span className={styles.amount}>
        <Money amount={document.amount} />
      </span>
      <span className={styles.actions}>
        <Button look="quiet" accent aria-label={`View ${document.title}`} onClick={() => onOpen(document.id, false)}>
          View
        </Button>
        <Button look="quiet" accent aria-label={`Edit ${document.title}`} onClick={() => onOpen(document.id, true)}>
          Edit
        </Button>
      </span>
    </li>
  );
}
