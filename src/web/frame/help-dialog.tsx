import { useSyncExternalStore } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { toastStore } from "#web/ui/toast.ts";
import styles from "./help-dialog.module.css";
import { keysOf, shortcuts } from "./shortcuts.ts";

const clock = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });

/** The shortcuts, and the messages that were shown last: who missed one reads it here. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const closed = useSyncExternalStore(toastStore.subscribe, toastStore.getClosed);
  return (
    <Dialog open onClose={onClose} title="Help and shortcuts">
      <h3 className={styles.head}>Keyboard</h3>
      <dl className={styles.keys}>
        {shortcuts.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <kbd>{keysOf(name)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.head}>Latest messages</h3>
      {closed.length === 0 ? (
        <p className={styles.none}>None so far.</p>
      ) : (
        <ol className={styles.messages}>
          {closed.map(({ id, at, title, description }) => (
            <li key={id}>
              <time>{clock.format(at)}</time>
              <p>
                <b>{title}</b> {description}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
