import { useLayoutEffect, useRef, type FocusEvent } from "react";
import { isFocusLost } from "#web/ui/lost-focus.ts";
import { chosenTab } from "../dialog/chosen-tab.ts";

const rowsOf = (list: Element | null): Element[] => [...(list?.children ?? [])];

/**
 * A suggestion goes when it is applied, and with it the button that had the focus; the same at Undo. The focus stays in
 * the list then: at the suggestion that stands in its place, or at the tab when none does. `state` changes when the rows do.
 */
export function useNextRow(state: string) {
  const list = useRef<HTMLOListElement>(null);
  const row = useRef<number>(undefined);
  const before = useRef(state);
  const remember = ({ currentTarget, target }: FocusEvent) => {
    const index = rowsOf(currentTarget).findIndex((child) => child.contains(target));
    if (index >= 0) row.current = index;
  };
  useLayoutEffect(() => {
    const hasChanged = before.current !== state;
    before.current = state;
    if (!hasChanged || row.current === undefined || !isFocusLost()) return;
    const rows = rowsOf(list.current);
    const next = rows[Math.min(row.current, rows.length - 1)];
    (next?.querySelector<HTMLElement>("button:not(:disabled), a[href]") ?? chosenTab())?.focus();
  }, [state]);
  return { ref: list, onFocus: remember };
}
