import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ListedDocument } from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";

/** Presses a row's box; with `isRange` also all rows between it and the one pressed before. */
export type Choose = (id: string, isRange: boolean) => void;

/** Which rows of a list are chosen. A row that is not shown any more is not chosen either. */
export function useChosen(documents: readonly ListedDocument[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const order = useRef<readonly string[]>([]);
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    order.current = documents.map(({ id }) => id);
  }, [documents]);
  // The same function each time, so that the other rows stand still.
  const choose = useCallback<Choose>((id, isRange) => {
    const pressed = isRange ? span(order.current, last.current ?? id, id) : [id];
    last.current = id;
    setIds((before) => {
      const isOn = !before.has(id);
      const others = [...before].filter((one) => !pressed.includes(one));
      return new Set(isOn ? [...others, ...pressed].slice(0, LIMITS.documentsAtOnce) : others);
    });
  }, []);
  const chosen = useMemo(() => documents.filter(({ id }) => ids.has(id)), [documents, ids]);
  const keep = useCallback((kept: readonly string[]) => setIds(new Set(kept)), []);
  return {
    chosen,
    choose,
    /** Chooses these alone. */
    keep,
    has: (id: string) => ids.has(id),
    /** As many of those that are shown as are taken at once, or none. */
    chooseAll: (isOn: boolean) =>
      setIds(new Set(isOn ? documents.slice(0, LIMITS.documentsAtOnce).map(({ id }) => id) : [])),
    isAll: chosen.length > 0 && chosen.length === Math.min(documents.length, LIMITS.documentsAtOnce),
  };
}
export type Chosen = ReturnType<typeof useChosen>;

/** Those from one to the other, in the list's order; the latter alone when the former is gone. */
function span(order: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [order.indexOf(from), order.indexOf(to)].toSorted((a, b) => a - b);
  return start === undefined || start < 0 || end === undefined ? [to] : order.slice(start, end + 1);
}
