import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./problem.module.css";

/** Something that could not be shown or done, in its place on the page: what happened, what to do, and a button. */
export function Problem({
  title,
  description,
  action,
}: {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.problem} role="alert">
      <CircleAlert aria-hidden="true" />
      <p className={styles.text}>
        <strong>{title}</strong>
        {description}
      </p>
      {action}
    </div>
  );
}
