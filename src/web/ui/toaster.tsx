import { X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { classNames } from "./class-names.ts";
import { ToastPlace, toastElement } from "./toast-place.tsx";
import { actOnToast, dismissToast, TOAST_MS, toastStore, type Toast } from "./toast.ts";
import styles from "./toaster.module.css";

/**
 * Shows the toast, once in the app: at the window's end, or in the topmost dialog. Both regions are there from the start,
 * so that a screen reader hears what enters.
 */
export function Toaster() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return (
    <>
      {createPortal(<ToastPlace className={styles.window} isWindow />, document.body)}
      {createPortal(
        <div data-toast={shown ? "shown" : ""} data-on="binding">
          <div role="status" aria-live="polite">
            {shown?.kind === "plain" && <Strip key={shown.id} toast={shown} />}
          </div>
          <div role="alert" aria-live="assertive">
            {shown?.kind === "error" && <Strip key={shown.id} toast={shown} />}
          </div>
        </div>,
        toastElement(),
      )}
    </>
  );
}

function Strip({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const leaves = toast.kind === "plain" && !held;
  useEffect(() => {
    if (!leaves) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [leaves, toast.id]);

  return (
    <div
      className={classNames(styles.toast, toast.kind === "error" && styles.error)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.text}>
        <strong>{toast.title}</strong>
        {toast.description && <span>{toast.description}</span>}
      </p>
      {toast.action && (
        <button type="button" className={styles.button} aria-keyshortcuts="Alt+U" onClick={actOnToast}>
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className={classNames(styles.button, styles.close)}
        aria-label="Close message"
        onClick={() => dismissToast(toast.id)}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
