import { Fragment, type ReactNode } from "react";
import { clientLabel, factsOf, type Printed } from "#shared/documents/page-words.ts";
import { noClient } from "../labels.ts";
import styles from "./paper-opening.module.css";
import paper from "./paper.module.css";

type PaperOpeningProps = {
  document: Printed;
  /** What stands below the address of the client, for the owner alone. */
  addressNote?: ReactNode;
};

/** The title, for whom, and the dates. */
export function PaperOpening({ document, addressNote }: PaperOpeningProps) {
  const { content, type } = document;
  const { client, contact } = content;
  const reach = [contact?.phone, contact?.email].filter(Boolean);
  return (
    <>
      <h2 className={styles.title} dir="auto">
        {content.title}
      </h2>
      {content.description !== "" && (
        <p className={styles.description} dir="auto">
          {content.description}
        </p>
      )}
      <div className={styles.opening}>
        <p className={styles.client}>
          <span className={paper.label}>{clientLabel(type)}</span>
          <b dir="auto">{client ?? noClient}</b>
          {contact?.address && <span dir="auto">{contact.address}</span>}
          {addressNote}
          {reach.length > 0 && (
            <span className={paper.reach}>
              {reach.map((part) => (
                <span key={part}>{part}</span>
              ))}
            </span>
          )}
        </p>
        <dl className={styles.facts}>
          {factsOf(document).map(({ label, value }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </>
  );
}
