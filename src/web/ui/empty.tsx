import type { ReactNode } from "react";
import styles from "./empty.module.css";

/** A ruled blank sheet: one sentence, sometimes a second, and where there is something to do, one button. */
export function Empty({ text, more, action }: { text: string; more?: string; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{text}</p>
      {more && <p className={styles.text}>{more}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
