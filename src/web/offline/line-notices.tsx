import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { lineStore, noteAnswer } from "#web/line.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./line-notices.module.css";
import { useWhenThereIsALine } from "./use-when-there-is-a-line.ts";
import { putUpdateOff, showUpdate, updateStore } from "./service-worker.ts";

/** Above the page: that there is no line, or that a newer build waits. */
export function LineNotices() {
  const client = useQueryClient();
  const line = useSyncExternalStore(lineStore.subscribe, lineStore.get);
  const isUpdated = useSyncExternalStore(updateStore.subscribe, updateStore.get);
  useWhenThereIsALine(line !== "there", true, noteAnswer);
  // What was shown from the device meanwhile is asked for again.
  const wasCut = useRef(false);
  useEffect(() => {
    if (line === "there" && wasCut.current) void client.invalidateQueries();
    if (line !== "doubted") wasCut.current = line === "cut";
  }, [line, client]);
  return (
    <div role="status">
      {line === "cut" && (
        <p className={styles.offline}>No connection. Your words are kept on this device; what you see may be older.</p>
      )}
      {isUpdated && (
        <div className={styles.update}>
          <p>A new version of Bidspoke is ready.</p>
          <Button size="small" onClick={showUpdate}>
            Reload
          </Button>
          <Button size="small" look="quiet" onClick={putUpdateOff}>
            Later
          </Button>
        </div>
      )}
    </div>
  );
}
