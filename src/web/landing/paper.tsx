import type { DocumentContent } from "#shared/documents/schema.ts";
import { FLAT_PRICE } from "#shared/documents/line-figures.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { Money } from "#web/ui/money.tsx";
import { ledgerLineOf } from "#web/ui/ledger-line.ts";
import { Stamp } from "#web/ui/stamp.tsx";
import styles from "./paper.module.css";

/** The document as the customer would get it, still a draft: what nobody priced is left out and said below. */
export function Paper({ content }: { content: DocumentContent }) {
  const { items, questions, discount, tax, deposit, amount } = content;
  const priced = items.filter((item) => lineAmount(item) !== null);
  const missing = items.length - priced.length;
  return (
    <article className={styles.paper} data-theme="light" aria-label="The document so far">
      <header className={styles.head}>
        <p>
          <b>Your business</b>
          Your logo, address and phone
        </p>
        <Stamp tone="draft">Draft</Stamp>
      </header>
      <h3 className={styles.title}>{content.title}</h3>
      <p className={styles.for}>{content.client ? `For ${content.client}` : "For your customer"}</p>
      <table className={styles.lines}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Work</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {priced.map((item) => {
            const { description, working } = ledgerLineOf(item);
            return (
              <tr key={item.id}>
                <td>
                  {description}
                  {working !== FLAT_PRICE && <small>{working}</small>}
                </td>
                <td>
                  <Money amount={lineAmount(item) ?? amount} />
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          {discount && <SumRow label="Discount" amount={discount.amount} isTaken />}
          {tax && <SumRow label="Tax" amount={tax.amount} />}
          <SumRow label="Total" amount={amount} isTotal />
          {deposit && <SumRow label="Deposit" amount={deposit.amount} />}
        </tfoot>
      </table>
      <p className={styles.open}>
        {missing > 0
          ? `${missing === 1 ? "One line waits" : `${missing} lines wait`} for a price and ${missing === 1 ? "is" : "are"} not on the paper.`
          : questions.length > 0
            ? "A question is open; the paper shows what was assumed."
            : "Nothing is open."}
      </p>
    </article>
  );
}

type SumRowProps = { label: string; amount: DocumentContent["amount"]; isTotal?: boolean; isTaken?: boolean };

function SumRow({ label, amount, isTotal, isTaken }: SumRowProps) {
  return (
    <tr className={isTotal ? styles.total : undefined}>
      <th scope="row">{label}</th>
      <td>
        {isTaken && "−"}
        <Money amount={amount} />
      </td>
    </tr>
  );
}
