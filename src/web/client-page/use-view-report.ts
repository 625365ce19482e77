import { useEffect } from "react";
import { reportView } from "./api.ts";

/** So long a page must be seen: a scanner of mails, a preview and a press by mistake are shorter. */
const LOOK_MS = 3_000;

/** Reports once that a person's browser has shown the page for a moment; time in the background does not count. */
export function useViewReport(token: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    let timer: number | undefined;
    const stop = () => window.clearTimeout(timer);
    const watch = () => {
      stop();
      if (document.visibilityState !== "visible") return;
      timer = window.setTimeout(() => {
        document.removeEventListener("visibilitychange", watch);
        void reportView(token);
      }, LOOK_MS);
    };
    watch();
    document.addEventListener("visibilitychange", watch);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", watch);
    };
  }, [token, isShown]);
}
