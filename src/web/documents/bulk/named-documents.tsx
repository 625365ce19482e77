import type { ListedDocument } from "#shared/documents/schema.ts";
import styles from "./bulk.module.css";

/** The documents that something is about to be done to. */
export const NamedDocuments = ({ documents }: { documents: readonly ListedDocument[] }) => (
  <ul className={styles.named}>
    {documents.map(({ id, number, title }) => (
      <li key={id}>
        {number} {title}
      </li>
    ))}
  </ul>
);
