import type { Document } from "#shared/documents/schema.ts";
import { formatDay } from "#shared/dates.ts";
import { typeLabels } from "../labels.ts";
import styles from "./paper.module.css";

/** Whose paper it is, its number, for whom, and how long it holds. */
export function PaperHead({ document: { content, number, type } }: { document: Document }) {
  const firm = content.businessInfo;
  return (
    <header className={styles.firm}>
      <div className={styles.firmName}>
        {content.includeLogo && firm?.logoUrl && <img className={styles.logo} src={firm.logoUrl} alt="" />}
        <p>
          <b>{firm?.businessName ?? "Your business name"}</b>
          {[firm?.address, firm?.phone, firm?.email].filter(Boolean).map((part) => (
            <span key={part}>{part}</span>
          ))}
          {firm === null && <span>Add it in Settings, under Business Profile.</span>}
        </p>
      </div>
      <dl className={styles.facts}>
        <dt>{typeLabels[type]}</dt>
        <dd>{number}</dd>
        <dt>For</dt>
        <dd>
          {content.client ?? "No client specified"}
          {content.contact?.address && <small>{content.contact.address}</small>}
        </dd>
        <dt>{type === "invoice" ? "Due by" : "Good until"}</dt>
        <dd>{formatDay(content.validUntil)}</dd>
      </dl>
    </header>
  );
}
