import type { ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "#web/paths.ts";
import { Wordmark } from "#web/ui/wordmark.tsx";
import styles from "./pay-page.module.css";

/** A page that is about money: the binding with a way back, the task, and beside it a sheet that says what is paid. */
export function PayPage({
  title,
  lead,
  back,
  aside,
  banner,
  children,
}: {
  title: string;
  lead?: ReactNode;
  back?: ReactNode;
  aside?: ReactNode;
  /** Stands over everything: the sandbox says what it is here. */
  banner?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <header className={styles.top} data-on="binding">
        <Link href={paths.home} aria-label="Bidspoke, to the start" className={styles.brand}>
          <Wordmark />
        </Link>
        {back && <span className={styles.back}>{back}</span>}
      </header>
      {banner && (
        <aside aria-label="Notice" className={styles.banner}>
          {banner}
        </aside>
      )}
      <main className={aside ? styles.columns : styles.single}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
        <div className={styles.body}>{children}</div>
      </main>
    </div>
  );
}
