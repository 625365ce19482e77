import { useState } from "react";
import { formatDay } from "#shared/dates.ts";
import { formatMoney, type Cents } from "#shared/money.ts";
import type { Convert, Offer } from "#shared/settlement/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { renewalFor } from "#web/billing/renewal.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/field.tsx";
import { Money } from "#web/ui/money.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { AlikeNote } from "./alike-note.tsx";
import { useConvert } from "./api.ts";
import styles from "./settlement.module.css";

/** What was accepted, the invoices of it, and the ways to make the next one. */
export function OfferView({ documentId, offer }: { documentId: string; offer: Offer }) {
  const convert = useConvert(documentId);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { accepted, invoiced, left, deposit, lines, invoices, alike } = offer;
  const make = (wish: Convert) =>
    convert.mutate(
      { ...wish, id: crypto.randomUUID() },
      {
        onSuccess: ({ number, amount }) => {
          setChosen([]);
          toast(`${number} is written`, `${formatMoney(amount)}, a draft at the top of your list.`);
        },
        onError: (error) => toastError("No invoice made", reasonOf(error, "Please try again."), renewalFor(error)),
      },
    );
  const isFree = ({ invoice }: Offer["lines"][number]) => invoice === null;
  return (
    <>
      <dl className={styles.sums}>
        <dt>Accepted</dt>
        <dd>
          <Money amount={accepted} />
        </dd>
        <dt>Invoiced</dt>
        <dd>
          <Money amount={invoiced} />
        </dd>
        <dt className={styles.due}>Left to invoice</dt>
        <dd className={styles.due}>
          <Money amount={left} />
        </dd>
      </dl>
      {invoices.length > 0 && (
        <ul className={styles.rows} aria-label="Invoices">
          {invoices.map(({ id, number, amount, balance, dueOn, isOverdue }) => (
            <li key={id}>
              <span>
                {number}
                <small className={isOverdue ? styles.overdue : undefined}>{stateOf(balance, dueOn, isOverdue)}</small>
              </span>
              <Money amount={amount} />
            </li>
          ))}
        </ul>
      )}
      <AlikeNote alike={alike} />
      {left > 0 && (
        <div className={styles.ways}>
          <Button look="main" busy={convert.isPending} onClick={() => make({ kind: "rest" })}>
            {invoices.length === 0 ? "Invoice all of it" : "Invoice the rest"}
          </Button>
          {deposit !== null && invoices.length === 0 && (
            <Button busy={convert.isPending} onClick={() => make({ kind: "deposit", amount: null })}>
              Deposit first, {formatMoney(deposit)}
            </Button>
          )}
        </div>
      )}
      {left > 0 && lines.some(isFree) && lines.length > 1 && (
        <fieldset className={styles.lines}>
          <legend>Or some lines</legend>
          {lines.filter(isFree).map(({ id, description, amount }) => (
            <CheckboxField
              key={id}
              label={
                <span className={styles.line}>
                  <span>{description}</span>
                  {amount !== null && <Money amount={amount} />}
                </span>
              }
              checked={chosen.includes(id)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
          <Button
            disabled={chosen.length === 0}
            busy={convert.isPending}
            onClick={() => make({ kind: "lines", lines: [...chosen] })}
          >
            Invoice these lines
          </Button>
        </fieldset>
      )}
    </>
  );
}

function stateOf(balance: Cents, dueOn: string | null, isOverdue: boolean): string {
  if (balance <= 0) return "Paid";
  const due = dueOn === null ? "" : `, ${isOverdue ? "overdue since" : "due"} ${formatDay(dueOn)}`;
  return `${formatMoney(balance)} open${due}`;
}
