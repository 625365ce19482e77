import type { Change } from "#shared/documents/schema.ts";
import styles from "./lists.module.css";

/** Changes side by side; `before` and `after` name the two sides. */
export function ChangeList({ changes, before, after }: { changes: readonly Change[]; before: string; after: string }) {
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={`${change.label} ${change.before} ${change.after}`} className={styles.change}>
          <dt>{change.label}</dt>
          <dd className={styles.before}>
            <small>{before}</small>
            {change.before === "" ? "nothing" : change.before}
          </dd>
          <dd className={styles.after}>
            <small>{after}</small>
            {change.after === "" ? "nothing" : change.after}
          </dd>
        </div>
      ))}
    </dl>
  );
}
