import type { ReactNode } from "react";
import { formatMoney, type Cents } from "#shared/money.ts";
import { Money } from "#web/ui/money.tsx";
import styles from "./order.module.css";

export type OrderLine = { label: string; note?: ReactNode; amount: Cents };

/** What is paid and when, as a small ruled sheet with the sum of today under a heavy rule. */
export function Order({
  title,
  lines,
  today,
  children,
}: {
  title: string;
  lines: readonly OrderLine[];
  today: Cents;
  children?: ReactNode;
}) {
  return (
    <section className={styles.sheet} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.label} className={styles.line}>
            <dt>
              {line.label}
              {line.note && <small>{line.note}</small>}
            </dt>
            <dd>
              <Money amount={line.amount} />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Due today</dt>
          <dd>
            <Money amount={today} />
          </dd>
        </div>
      </dl>
      {children && <div className={styles.foot}>{children}</div>}
    </section>
  );
}

/** "$4.00 a month" */
export const aMonth = (amount: Cents): string => `${formatMoney(amount)} a month`;
