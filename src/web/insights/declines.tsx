import { Link } from "wouter";
import { formatDay } from "#shared/dates.ts";
import type { Insights } from "#shared/insights/schema.ts";
import { noClient } from "#web/documents/labels.ts";
import { openedOn } from "#web/documents/list/opened-on.ts";
import { paths } from "#web/paths.ts";
import { Money } from "#web/ui/money.tsx";
import { CsvButton } from "./csv-button.tsx";
import { Section } from "./section.tsx";
import { declineTable } from "./tables.ts";
import styles from "./insights.module.css";

/** Why clients said no, in their words, the newest first. */
export function Declines({ insights }: { insights: Insights }) {
  const { declines } = insights;
  if (declines.length === 0) return null;
  return (
    <Section
      id="declines"
      title="Why clients said no"
      action={<CsvButton label="Reasons" fileName="declined.csv" rows={declineTable(insights)} />}
    >
      <ul className={styles.declines}>
        {declines.map(({ documentId, number, title, client, amount, reason, declinedAt }) => (
          <li key={documentId}>
            <p className={reason === null ? styles.note : styles.reason}>{reason ?? "No reason was given."}</p>
            <p className={styles.note}>
              <Link href={openedOn(paths.quotes, documentId)}>
                {number} {title}
              </Link>
              , {client ?? noClient}, {formatDay(declinedAt.slice(0, 10))}
            </p>
            <Money amount={amount} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
