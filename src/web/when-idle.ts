import { useEffect, useState } from "react";

const LATEST_MS = 2_000;

/** Runs the work once the page has nothing better to do, at the latest after two seconds. Gives the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(work, LATEST_MS); // Safari
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}

/** True once the page has had nothing better to do: for what may follow the first load. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
