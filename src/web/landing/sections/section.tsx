import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./section.module.css";

type SectionProps = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** On paper instead of on the page's ground. */
  onPaper?: boolean;
  /** The heading stands at the side of the content instead of above it. */
  aside?: boolean;
  /** Under the lead, where the heading stands at the side. */
  more?: ReactNode;
  children: ReactNode;
};

/** A part of the page under its heading. */
export function Section({ id, title, lead, onPaper, aside, more, children }: SectionProps) {
  return (
    <section id={id} className={classNames(styles.part, onPaper && styles.paper)} aria-labelledby={`${id}-title`}>
      <div className={classNames(styles.page, aside && styles.aside)}>
        <div>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {more}
        </div>
        {children}
      </div>
    </section>
  );
}
