import styles from "./paper-ledger.module.css";

/** The heads of the ledger's columns. The lines are read one by one, so they are for the eye alone. */
export function LedgerHeads() {
  return (
    <div className={styles.heads} aria-hidden="true">
      <span>Description</span>
      <span className={styles.quantity}>Quantity</span>
      <span className={styles.unit}>Unit</span>
      <span className={styles.price}>Unit price</span>
      <span className={styles.amount}>Amount</span>
    </div>
  );
}
