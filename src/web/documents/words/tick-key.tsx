import styles from "./words.module.css";

/** What the ticks before the lines mean. */
export function TickKey() {
  return (
    <ul className={styles.key} aria-label="What the marks mean">
      <li>
        <i className={styles.saidTick} aria-hidden="true" />
        Said
      </li>
      <li>
        <i className={styles.listTick} aria-hidden="true" />
        Your price list
      </li>
      <li>
        <i className={styles.typedTick} aria-hidden="true" />
        Typed by you
      </li>
      <li>
        <i className={styles.assumedMark} aria-hidden="true" />
        Assumed
      </li>
      <li>
        <i className={styles.openTick} aria-hidden="true" />
        Not answered yet
      </li>
    </ul>
  );
}
