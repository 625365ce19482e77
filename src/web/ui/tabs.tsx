import { Tabs as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./tabs.module.css";

export type Tab<Name extends string> = { name: Name; label: string; count?: number | undefined };

/** Holds the tabs and their panels: `<Tabs value onChange><TabList .../><TabPanel name="a">…</TabPanel></Tabs>`. */
export function Tabs<Name extends string>({
  value,
  onChange,
  className,
  children,
}: {
  value: Name;
  onChange: (name: Name) => void;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    // Only names given to TabList come back.
    <Primitive.Root className={className} value={value} onValueChange={(name) => onChange(name as Name)}>
      {children}
    </Primitive.Root>
  );
}

/** The row of tabs: text, and a count in a small sunken box. `ruled` draws the line below it. */
export function TabList<Name extends string>({
  label,
  tabs,
  ruled = true,
  className,
}: {
  label: string;
  tabs: readonly Tab<Name>[];
  ruled?: boolean;
  className?: string | undefined;
}) {
  return (
    <Primitive.List className={classNames(styles.tabs, ruled && styles.ruled, className)} aria-label={label}>
      {tabs.map((tab) => (
        <Primitive.Trigger key={tab.name} className={styles.tab} value={tab.name}>
          {tab.label}
          {tab.count ? <span className={styles.count}>{tab.count}</span> : null}
        </Primitive.Trigger>
      ))}
    </Primitive.List>
  );
}

/** What a tab shows. */
export function TabPanel({
  name,
  className,
  children,
}: {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Primitive.Content value={name} className={className} tabIndex={-1}>
      {children}
    </Primitive.Content>
  );
}
