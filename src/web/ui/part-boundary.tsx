import { Suspense, useCallback, useEffect, type ReactNode } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { forgetFailures, isLoadFailure } from "./part.ts";
import styles from "./part-boundary.module.css";
import { Spinner } from "./spinner.tsx";
import { toastError } from "./toast.ts";

/** Around what may come later or not at all: without a line the page goes on as if it were not there. */
export function Extra({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallbackRender={nothing}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/**
 * Around what a press opens: while it is long on its way, and when it does not come, that is said, and the next press
 * asks for it again.
 */
export function Opened({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const fallback = useCallback(({ error }: FallbackProps) => <DidNotCome error={error} onClose={onClose} />, [onClose]);
  return (
    <ErrorBoundary fallbackRender={fallback}>
      <Suspense fallback={<OnItsWay />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Any other error is a fault of the program: the page says it. */
function nothing({ error }: Pick<FallbackProps, "error">): null {
  if (!isLoadFailure(error)) throw error;
  return null;
}

const OnItsWay = () => (
  <div className={styles.onItsWay}>
    <Spinner label="Opening" />
  </div>
);

function DidNotCome({ error, onClose }: { error: unknown; onClose: () => void }) {
  useEffect(() => {
    if (!isLoadFailure(error)) return;
    toastError("This did not open", "A part of it did not come. Check your connection, then try again.");
    forgetFailures();
    onClose();
  }, [error, onClose]);
  return nothing({ error });
}
