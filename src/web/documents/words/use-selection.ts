import { useCallback, useState, type FocusEvent } from "react";

/** The line or field whose words and sum are shown; its name is made by `keyOf`. */
export type Selection = {
  chosen: string | null;
  /** What the pointer is on, or the keyboard: it is lit on both sides, and nothing else changes. */
  pointed: string | null;
  choose: (key: string) => void;
  point: (key: string | null) => void;
  clear: () => void;
};

/** Choosing what is chosen already lets go of it. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<string | null>(null);
  const [pointed, point] = useState<string | null>(null);
  const choose = useCallback((key: string) => setChosen((current) => (current === key ? null : key)), []);
  const clear = useCallback(() => setChosen(null), []);
  return { chosen, pointed, choose, point, clear };
}

/** The handlers of an element that lights its other side while the pointer or the keyboard is on it. */
export function pointing({ point }: Selection, key: string) {
  const away = () => point(null);
  return {
    onPointerEnter: () => point(key),
    onPointerLeave: away,
    // A press gives the focus too, and what is pressed is chosen anyway.
    onFocus: (event: FocusEvent<HTMLElement>) => event.currentTarget.matches(":focus-visible") && point(key),
    onBlur: away,
  };
}
