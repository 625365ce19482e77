import { Tabs as Primitive } from "radix-ui";
import { useEffect, useRef, type ReactNode, type Ref } from "react";
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
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(list.current));
  return (
    <Primitive.List ref={list} className={classNames(styles.tabs, ruled && styles.ruled, className)} aria-label={label}>
      {tabs.map((tab) => (
        <Primitive.Trigger key={tab.name} className={styles.tab} value={tab.name}>
          {tab.label}
          {tab.count ? <span className={styles.count}>{tab.count}</span> : null}
        </Primitive.Trigger>
      ))}
    </Primitive.List>
  );
}

/** A row that is wider than the screen is moved so far that the chosen tab stands in it; the page stays where it is. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector<HTMLElement>("[aria-selected=true]");
  if (!list || !chosen) return;
  const [row, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (tab.left < row.left) list.scrollLeft -= row.left - tab.left;
  if (tab.right > row.right) list.scrollLeft += tab.right - row.right;
}

/** What a tab shows. */
export function TabPanel({
  ref,
  name,
  className,
  children,
}: {
  ref?: Ref<HTMLDivElement>;
  name: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Primitive.Content ref={ref} value={name} className={className} tabIndex={-1}>
      {children}
    </Primitive.Content>
  );
}
