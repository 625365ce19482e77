import { useEffect, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { User } from "#shared/accounts/schema.ts";
import { messageOf } from "#web/frame/application-error.tsx";
import { Loading } from "#web/frame/loading.tsx";
import { MessagePage } from "#web/frame/message-page.tsx";
import { paths, serverPaths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { toastError } from "#web/ui/toast.ts";
import { useUser } from "./api.ts";
import styles from "./guard.module.css";
import { forgetDestination, rememberDestination } from "./return-to.ts";

/** What a signed-out visit leads to: the start page at once, or the sign-in after a moment and a message. */
export type SignedOut = "home" | { loginAfterMs: number; title: string };

const LOGGING_IN = "You are logged out. Logging in again...";

/** Shows a page to a signed-in user alone. */
export function Guard({ signedOut, children }: { signedOut: SignedOut; children: (user: User) => ReactNode }) {
  const { data: user, error, refetch } = useUser();
  const isIn = Boolean(user);
  useEffect(() => {
    if (isIn) forgetDestination();
  }, [isIn]);
  if (user) return children(user);
  if (user === null) return <Leave signedOut={signedOut} />;
  if (!error) return <Waiting />;
  return <Unchecked error={error} onRetry={() => void refetch()} />;
}

/** It could not be found out who is signed in. */
export function Unchecked({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <MessagePage
      title="We could not check your sign-in"
      text={`${messageOf(error)}. Check your connection, then try again.`}
    >
      <Button look="main" onClick={onRetry}>
        Try Again
      </Button>
    </MessagePage>
  );
}

function Leave({ signedOut }: { signedOut: SignedOut }) {
  const [location, navigate] = useLocation();
  useEffect(() => {
    rememberDestination(location + window.location.search);
    if (signedOut === "home") {
      navigate(paths.home, { replace: true });
      return undefined;
    }
    toastError(signedOut.title, LOGGING_IN);
    const timer = setTimeout(() => window.location.assign(serverPaths.login), signedOut.loginAfterMs);
    return () => clearTimeout(timer);
  }, [location, navigate, signedOut]);
  if (signedOut === "home") return <Waiting />;
  return <MessagePage title="Authentication required" text="Sign in to see this page. We are taking you there." />;
}

/** While the sign-in is looked up: the binding, and ruled lines as the page will have them. */
export function Waiting() {
  return (
    <div>
      <div className={styles.binding} />
      <div className={styles.page}>
        <Spinner label="Checking your sign-in" />
        <div aria-hidden="true">
          <Loading />
        </div>
      </div>
    </div>
  );
}
