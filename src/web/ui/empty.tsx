import type { ReactNode } from "react";
import styles from "./empty.module.css";

/** A ruled blank sheet: one sentence and, where there is something to do, one button. */
export function Empty({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
