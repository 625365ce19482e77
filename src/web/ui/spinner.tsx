import styles from "./spinner.module.css";

/** Something is under way whose shape is not known yet. Only seen once it has taken a moment. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <i aria-hidden="true" />
      {label}
    </p>
  );
}
