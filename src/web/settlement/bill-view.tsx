import { formatDay } from "#shared/dates.ts";
import type { Bill } from "#shared/settlement/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { typeLabels } from "#web/documents/labels.ts";
import { Button } from "#web/ui/button.tsx";
import { Money } from "#web/ui/money.tsx";
import { toastError } from "#web/ui/toast.ts";
import { AlikeNote } from "./alike-note.tsx";
import { useVoidPayment } from "./api.ts";
import { methodLabels } from "./method-labels.ts";
import { PaymentForm } from "./payment-form.tsx";
import styles from "./settlement.module.css";

/** What is due on an invoice and what came in. A payment that was wrong is voided and stays to be seen. */
export function BillView({ documentId, bill }: { documentId: string; bill: Bill }) {
  const takeBack = useVoidPayment(documentId);
  const { source, amount, paid, balance, dueOn, isOverdue, payments, alike } = bill;
  return (
    <>
      {source && (
        <p className={styles.from}>
          Made of {typeLabels[source.type].toLowerCase()} {source.number}, {source.title}.
        </p>
      )}
      <AlikeNote alike={alike} />
      <dl className={styles.sums} aria-live="polite">
        <dt>Total</dt>
        <dd>
          <Money amount={amount} />
        </dd>
        <dt>Paid</dt>
        <dd>
          <Money amount={paid} />
        </dd>
        <dt className={styles.due}>
          Balance due
          {dueOn && balance > 0 && (
            <small className={isOverdue ? styles.overdue : undefined}>
              {isOverdue ? "Overdue since" : "By"} {formatDay(dueOn)}
            </small>
          )}
        </dt>
        <dd className={styles.due}>
          <Money amount={balance} />
        </dd>
      </dl>
      {payments.length > 0 && (
        <ul className={styles.rows} aria-label="Payments">
          {payments.map((payment) => (
            <li key={payment.id} className={payment.voidedAt === null ? undefined : styles.voided}>
              <span>
                {formatDay(payment.paidOn)}, {methodLabels[payment.method].toLowerCase()}
                <small>{[payment.voidedAt === null ? null : "Voided", payment.note].filter(Boolean).join(" · ")}</small>
              </span>
              <Money amount={payment.amount} />
              {payment.voidedAt === null ? (
                <Button
                  look="quiet"
                  size="small"
                  busy={takeBack.isPending && takeBack.variables === payment.id}
                  aria-label={`Void the payment of ${formatDay(payment.paidOn)}`}
                  onClick={() =>
                    takeBack.mutate(payment.id, {
                      onError: (error) => toastError("Not voided", reasonOf(error, "Please try again.")),
                    })
                  }
                >
                  Void
                </Button>
              ) : (
                <span />
              )}
            </li>
          ))}
        </ul>
      )}
      {balance > 0 && <PaymentForm key={balance} documentId={documentId} balance={balance} />}
    </>
  );
}
