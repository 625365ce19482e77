import type { DocumentContent } from "#shared/documents/schema.ts";
import { formatMoney } from "#shared/money.ts";
import { ledgerLinesOf } from "#web/ui/ledger-line.ts";
import { draftOf } from "../sample-jobs.ts";
import { Section } from "./section.tsx";
import styles from "./industries.module.css";

/** A sentence of each trade; what it adds up to is the estimator's own answer. */
const industries = [
  { name: "Construction", said: "Twelve hundred foot of deck at thirty-one, permit’s two forty." },
  { name: "Trade Services", said: "Fifty gallon heater is eighteen hundred, three hours to swap it at ninety-five." },
  { name: "Consulting", said: "Six days on site at fourteen hundred a day, travel at six eighty." },
  { name: "Events", said: "Ninety guests at sixty-five a head, a third down." },
  { name: "Home Services", said: "Four visits a month at one forty, gutters are two ten." },
  { name: "Retail & E-commerce", said: "Ten dozen cupcakes at three seventy-five apiece, delivery forty." },
] as const;

const lineOf = (content: DocumentContent) => ledgerLinesOf(content)[0]?.working;

/** Six trades, each with a sentence of its own. */
export function Industries() {
  return (
    <Section
      id="industries"
      title="It knows how your trade talks."
      lead="“Four fifty a square foot” is $4.50. “Three rooms at four fifty each” is $450.00 a room."
      onPaper
      aside
    >
      <ul className={styles.industries}>
        {industries.map(({ name, said }) => {
          const content = draftOf({ said, catalogue: [] });
          return (
            <li key={name}>
              <h3>{name}</h3>
              <p className={styles.said}>“{said}”</p>
              <p className={styles.sum}>
                <span>{content.items.length === 1 ? lineOf(content) : `${content.items.length} lines`}</span>
                <b>{formatMoney(content.amount)}</b>
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
