import { useCallback, useState } from "react";

/** The line or field whose words and sum are shown; its name is made by `keyOf`. */
export type Selection = { chosen: string | null; choose: (key: string) => void; clear: () => void };

/** Choosing what is chosen already lets go of it. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = useCallback((key: string) => setChosen((current) => (current === key ? null : key)), []);
  const clear = useCallback(() => setChosen(null), []);
  return { chosen, choose, clear };
}
