import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./insights.module.css";

type SectionProps = { id: string; title: string; action?: ReactNode; isSplit?: boolean; children: ReactNode };

/** A part of the page under its rule. */
export const Section = ({ id, title, action, isSplit = false, children }: SectionProps) => (
  <section aria-labelledby={id}>
    <div className={styles.sectionHead}>
      <h2 id={id}>{title}</h2>
      {action}
    </div>
    <div className={classNames(styles.sectionBody, isSplit && styles.split)}>{children}</div>
  </section>
);
