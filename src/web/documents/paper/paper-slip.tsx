import { Fragment } from "react";
import { acceptanceOf, paymentOf, type Printed } from "#shared/documents/page-words.ts";
import paper from "./paper.module.css";
import styles from "./paper-slip.module.css";

/** The box at the end: where an offer is signed, or what an invoice asks for. */
export function PaperSlip({ document }: { document: Printed }) {
  const accepted = acceptanceOf(document);
  if (accepted !== null) {
    return (
      <section className={styles.slip}>
        <h3>Acceptance</h3>
        <p dir="auto">{accepted}</p>
        <ul className={styles.blanks}>
          <li>Signature</li>
          <li>Name</li>
          <li>Date</li>
        </ul>
      </section>
    );
  }
  const payment = paymentOf(document);
  if (payment === null) return null;
  return (
    <section className={styles.slip}>
      <h3>Payment</h3>
      <dl className={styles.payment}>
        {payment.rows.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={styles.due}>
        <span className={paper.label}>{payment.label}</span>
        <b>{payment.amount}</b>
      </p>
    </section>
  );
}
