import { formatMoney, type Cents } from "#shared/money.ts";
import { classNames } from "./class-names.ts";
import styles from "./money.module.css";

/** An amount in cents, in tabular figures; always two decimals, never wraps, never moves. */
export function Money({ amount, className }: { amount: Cents; className?: string | undefined }) {
  return <span className={classNames(styles.money, className)}>{formatMoney(amount)}</span>;
}
