import type { ListedDocument } from "#shared/documents/schema.ts";
import { Money } from "#web/ui/money.tsx";
import { Stamp } from "#web/ui/stamp.tsx";
import { noClient, typeLabels } from "../labels.ts";
import { createdDay } from "./created-day.ts";
import { MarkedText } from "./marked-text.tsx";
import { gridBadge } from "./grid-badge.ts";
import type { Open } from "./use-opened-document.tsx";
import styles from "./grid.module.css";

/** Documents side by side, parted by rules. */
export function DocumentGrid({ documents, onOpen }: { documents: readonly ListedDocument[]; onOpen: Open }) {
  return (
    <ul className={styles.grid} aria-label="Documents">
      {documents.map((document) => (
        <Entry key={document.id} document={document} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function Entry({ document, onOpen }: { document: ListedDocument; onOpen: Open }) {
  const { id, title, number, type, client, amount, createdAt, marks } = document;
  const badge = gridBadge(document.status);
  return (
    <li className={styles.entry}>
      <h2 className={styles.title}>
        <button type="button" className={styles.open} onClick={() => onOpen(id, false)}>
          <MarkedText text={title} ranges={marks?.title} />
        </button>
      </h2>
      <span className={styles.stamp}>
        <Stamp tone={badge.tone}>{badge.label}</Stamp>
      </span>
      <p className={styles.client}>
        {client === null ? noClient : <MarkedText text={client} ranges={marks?.client} />}
      </p>
      <p className={styles.amount}>
        <Money amount={amount} />
      </p>
      <p className={styles.note}>
        {typeLabels[type]} <MarkedText text={number} ranges={marks?.number} />
      </p>
      <p className={styles.note}>
        <time dateTime={createdAt}>{createdDay(createdAt)}</time>
      </p>
    </li>
  );
}
