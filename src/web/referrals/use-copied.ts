import { useEffect, useState } from "react";

/** Section 9 of the specification. */
const COPIED_MS = 2_000;

/** Copies text, and says so for two seconds. `copy` resolves to false when the browser refuses. */
export function useCopied() {
  /** Each copy starts the two seconds anew. */
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    setCopied(true);
    setCopies((before) => before + 1);
    return true;
  };
  return { isCopied, copy };
}
