import { ChevronDown, Menu as MenuIcon } from "lucide-react";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { menusOf, type Menu } from "../navigation-menus.ts";
import type { FigureKind } from "#shared/marketing/landing.ts";
import { signIn } from "../site-links.ts";
import styles from "./top-navigation.module.css";

/** The name, the five menus and the way in. The menus open by themselves; `behaviour/menus.ts` adds keys. */
export function TopNavigation({ figures }: { figures: FigureKind }) {
  const menus = menusOf(figures);
  return (
    <header className={styles.bar}>
      <a href="/" aria-label="Bidspoke, to the start" className={styles.name}>
        <Wordmark />
      </a>
      <nav aria-label="Main" className={styles.menus}>
        {menus.map((menu) => (
          <DropDown key={menu.name} menu={menu} />
        ))}
      </nav>
      <a href={signIn} className={styles.signIn}>
        Sign In
      </a>
      <details className={styles.all} name="menu" data-menu>
        <summary aria-label="Menu">
          <MenuIcon aria-hidden="true" />
        </summary>
        <nav aria-label="All" className={styles.sheet}>
          {menus.map(({ name, part }) => (
            <a key={name} href={`#${part}`}>
              {name}
            </a>
          ))}
          <a href={signIn}>Sign In</a>
        </nav>
      </details>
    </header>
  );
}

function DropDown({ menu: { name, entries } }: { menu: Menu }) {
  return (
    <details className={styles.menu} name="menu" data-menu>
      <summary>
        {name}
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul className={styles.entries}>
        {entries.map(({ label, note, href }) => (
          <li key={label}>
            <a href={href}>
              <b>{label}</b>
              {note && <small>{note}</small>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
