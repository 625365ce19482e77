import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { Button } from "#web/ui/button.tsx";
import styles from "./line-notices.module.css";
import { putUpdateOff, showUpdate, updateStore } from "./service-worker.ts";

const onlineStore = {
  subscribe(listener: () => void): () => void {
    window.addEventListener("online", listener);
    window.addEventListener("offline", listener);
    return () => {
      window.removeEventListener("online", listener);
      window.removeEventListener("offline", listener);
    };
  },
  get: () => navigator.onLine,
};

/** Above the page: that there is no line, or that a newer build waits. */
export function LineNotices() {
  const client = useQueryClient();
  const isOnline = useSyncExternalStore(onlineStore.subscribe, onlineStore.get);
  const isUpdated = useSyncExternalStore(updateStore.subscribe, updateStore.get);
  // What was shown from the device meanwhile is asked for again.
  useEffect(() => {
    const refresh = () => void client.invalidateQueries();
    window.addEventListener("online", refresh);
    return () => window.removeEventListener("online", refresh);
  }, [client]);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.offline}>
          You are offline. Your words are kept on this device; what you see may be older.
        </p>
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
