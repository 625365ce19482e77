import { memo } from "react";
import type { ListedDocument } from "#shared/documents/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/field.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Money } from "#web/ui/money.tsx";
import { StatusStamp } from "#web/ui/stamp.tsx";
import type { Choose, Chosen } from "../bulk/use-chosen.ts";
import { noClient, typeLabels } from "../labels.ts";
import { createdDay } from "./created-day.ts";
import { MarkedText } from "./marked-text.tsx";
import { StateStamps } from "./state-stamps.tsx";
import type { Open } from "./use-opened-document.tsx";
import styles from "./table.module.css";

type DocumentTableProps = {
  label: string;
  documents: readonly ListedDocument[];
  onOpen: Open;
  /** Shows what was said under each title. */
  withWords?: boolean;
  /** Lets rows be chosen for what is done to several at once. */
  chosen?: Chosen;
};

/** Documents as a ruled table at the desk, as cards on the phone. All of a row opens its document. */
export function DocumentTable({ label, documents, onOpen, withWords = false, chosen }: DocumentTableProps) {
  return (
    <table className={classNames(styles.table, chosen && styles.choosable)} aria-label={label}>
      <thead>
        <tr>
          {chosen && (
            <th scope="col" className={styles.choice}>
              <CheckboxField
                label="Select all shown"
                labelHidden
                checked={chosen.isAll}
                onChange={(event) => chosen.chooseAll(event.target.checked)}
              />
            </th>
          )}
          <th scope="col">Project</th>
          <th scope="col" className={styles.typeHead}>
            Type
          </th>
          <th scope="col">Status</th>
          <th scope="col">Date</th>
          <th scope="col" className={styles.amountHead}>
            Amount
          </th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <Row
            key={document.id}
            document={document}
            onOpen={onOpen}
            withWords={withWords}
            isChosen={chosen?.has(document.id)}
            onChoose={chosen?.choose}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  document: ListedDocument;
  onOpen: Open;
  withWords: boolean;
  isChosen: boolean | undefined;
  onChoose: Choose | undefined;
};

// Thousands of rows stand still while one more page comes under them.
const Row = memo(function Row({ document, onOpen, withWords, isChosen, onChoose }: RowProps) {
  const { id, title, number, type, status, createdAt, amount, marks } = document;
  return (
    <tr data-chosen={isChosen}>
      {onChoose && (
        <td className={styles.choice}>
          <CheckboxField
            label={`Select ${number}, ${title}`}
            labelHidden
            checked={isChosen}
            onChange={(event) => onChoose(id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
          />
        </td>
      )}
      <Project document={document} withWords={withWords} />
      <td className={styles.type}>
        {typeLabels[type]} <MarkedText text={number} ranges={marks?.number} />
      </td>
      <td className={styles.status}>
        <StatusStamp status={status} />
        <StateStamps states={document.states} />
        <OpenQuestions count={document.openQuestions} />
      </td>
      <td className={styles.date}>
        <time dateTime={createdAt}>{createdDay(createdAt)}</time>
      </td>
      <td className={styles.amount}>
        <Money amount={amount} />
      </td>
      <td className={styles.actions}>
        <Button
          look="quiet"
          accent
          className={styles.view}
          aria-label={`View ${title}`}
          onClick={() => onOpen(id, false)}
        >
          View
        </Button>
        <Button
          look="quiet"
          accent
          className={styles.edit}
          aria-label={`Edit ${title}`}
          onClick={() => onOpen(id, true)}
        >
          Edit
        </Button>
      </td>
    </tr>
  );
});

function Project({ document, withWords }: Pick<RowProps, "document" | "withWords">) {
  const { title, client, transcription, marks } = document;
  return (
    <td className={classNames(styles.project, withWords && styles.withWords)}>
      <b>
        <MarkedText text={title} ranges={marks?.title} />
      </b>{" "}
      <span className={styles.client}>
        {client === null ? noClient : <MarkedText text={client} ranges={marks?.client} />}
      </span>
      {withWords && transcription && (
        <q className={styles.said}>
          <MarkedText text={transcription} ranges={marks?.transcription} />
        </q>
      )}
    </td>
  );
}

function OpenQuestions({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <small className={styles.questions}>
      {count} {count === 1 ? "question" : "questions"}
    </small>
  );
}
