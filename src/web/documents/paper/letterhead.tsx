import { typeNames, type Printed } from "#shared/documents/page-words.ts";
import styles from "./letterhead.module.css";
import paper from "./paper.module.css";

/** Whose paper it is, and what the paper is. */
export function Letterhead({ document: { content, number, type } }: { document: Printed }) {
  const firm = content.businessInfo;
  const reach = [firm?.phone, firm?.email, firm?.website].filter(Boolean);
  return (
    <header className={styles.letterhead}>
      {content.includeLogo && firm?.logoUrl && <img className={styles.logo} src={firm.logoUrl} alt="" />}
      <p className={styles.firm}>
        <b dir="auto">{firm?.businessName ?? "Your business name"}</b>
        {firm?.address && <span dir="auto">{firm.address}</span>}
        {reach.length > 0 && (
          <span className={paper.reach}>
            {reach.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </span>
        )}
        {firm === null && <span>Add it in Settings, under Business Profile.</span>}
      </p>
      <p className={styles.kind}>
        <b>{typeNames[type]}</b>
        <span>{number}</span>
      </p>
    </header>
  );
}
