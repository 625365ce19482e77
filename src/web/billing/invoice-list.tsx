import { Download } from "lucide-react";
import type { Invoice } from "#shared/billing/schema.ts";
import { formatMoney } from "#shared/money.ts";
import { Money } from "#web/ui/money.tsx";
import { Stamp, type StampTone } from "#web/ui/stamp.tsx";
import { receiptPath } from "./api.ts";
import styles from "./invoice-list.module.css";
import { dayOfInstant } from "./words.ts";

const statuses: Record<Invoice["status"], { label: string; tone: StampTone }> = {
  paid: { label: "Paid", tone: "accepted" },
  open: { label: "Not paid", tone: "pending" },
  void: { label: "Void", tone: "neutral" },
  uncollectible: { label: "Not paid", tone: "declined" },
};

function noteOf({ credit, amountRefunded }: Invoice): string {
  return [
    credit > 0 ? `${formatMoney(credit)} credit used` : "",
    amountRefunded > 0 ? `${formatMoney(amountRefunded)} refunded` : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** The invoices, newest first; a paid one has its receipt when `receipts` says so. */
export function InvoiceList({ invoices, receipts = false }: { invoices: readonly Invoice[]; receipts?: boolean }) {
  if (invoices.length === 0) return <p className={styles.none}>No invoices yet.</p>;
  return (
    <ol className={styles.list} aria-label="Invoices">
      {invoices.map((invoice) => (
        <li key={invoice.id} className={styles.row}>
          <span className={styles.what}>
            <span>{dayOfInstant(invoice.createdAt)}</span>
            <small>{[invoice.number, noteOf(invoice)].filter(Boolean).join(" · ")}</small>
          </span>
          <Stamp tone={statuses[invoice.status].tone}>{statuses[invoice.status].label}</Stamp>
          <Money className={styles.amount} amount={invoice.total} />
          {receipts &&
            (invoice.status === "paid" ? (
              <a
                className={styles.receipt}
                href={receiptPath(invoice.id)}
                aria-label={`Receipt of ${dayOfInstant(invoice.createdAt)}, PDF`}
              >
                <Download aria-hidden="true" /> Receipt
              </a>
            ) : (
              <span />
            ))}
        </li>
      ))}
    </ol>
  );
}
