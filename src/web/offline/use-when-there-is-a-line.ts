import { useEffect } from "react";
import { call } from "#web/api-client.ts";
import { noteCut } from "#web/line.ts";

/** Browsers notice a line late or never: the server is asked this often, then less and less. */
const FIRST_MS = 5_000;
const LONGEST_MS = 240_000;
const ANSWER_MS = 8_000;

/** Calls `act` once the server answers, while `isWanted`. `atOnce` asks without waiting first. */
export function useWhenThereIsALine(isWanted: boolean, atOnce: boolean, act: () => void): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let wait = FIRST_MS;
    let timer: ReturnType<typeof setTimeout>;
    let isAsking = false;
    const controller = new AbortController();
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      clearTimeout(timer);
      try {
        await call("GET", "/api/health", undefined, { timeoutMs: ANSWER_MS, signal: controller.signal });
        if (!controller.signal.aborted) act();
      } catch {
        if (controller.signal.aborted) return;
        noteCut();
        timer = setTimeout(askNow, wait);
        wait = Math.min(wait * 2, LONGEST_MS);
      } finally {
        isAsking = false;
      }
    };
    const askNow = () => void ask();
    timer = setTimeout(askNow, atOnce ? 0 : wait);
    window.addEventListener("online", askNow);
    return () => {
      controller.abort();
      clearTimeout(timer);
      window.removeEventListener("online", askNow);
    };
  }, [isWanted, atOnce, act]);
}
