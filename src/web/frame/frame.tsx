import type { ReactNode } from "react";
import { Link } from "wouter";
import type { User } from "#shared/accounts/schema.ts";
import { paths, serverPaths } from "#web/paths.ts";
import { Wordmark } from "#web/ui/wordmark.tsx";
import styles from "./frame.module.css";
import { Menu } from "./menu.tsx";
import { Navigation } from "./navigation.tsx";
import { Who } from "./who.tsx";

/** The binding above every page of the signed-in app. */
export function Frame({ user, children }: { user: User; children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <header className={styles.top} data-on="binding">
        <div className={styles.bar}>
          <Link href={paths.dashboard} className={styles.brand} aria-label="Bidspoke">
            <Wordmark />
          </Link>
          <Navigation className={styles.nav} />
          <Who user={user} />
          <a className={styles.logout} href={serverPaths.logout}>
            Logout
          </a>
          <Menu user={user} />
        </div>
      </header>
      <div className={styles.main} id="main" tabIndex={-1}>
        {children}
      </div>
    </>
  );
}
