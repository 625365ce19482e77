import { useState } from "react";
import type { Session } from "#shared/accounts/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { Loading } from "#web/frame/loading.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useEndOtherSessions, useEndSession, useSessions } from "./api.ts";
import { deviceName } from "./device-name.ts";
import styles from "./account-tab.module.css";

const when = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const sayFailure = (error: unknown) => toastError("Error", reasonOf(error, "Please try again."));

/** Every browser that is signed in, with a way to end each, or all others at once. */
export function SessionSection() {
  const sessions = useSessions();
  if (sessions.isPending) return <Loading rows={2} />;
  if (sessions.isError) {
    return (
      <Problem
        title="Failed to load your sessions"
        description={reasonOf(sessions.error, "Please try again.")}
        action={<Button onClick={() => void sessions.refetch()}>Try Again</Button>}
      />
    );
  }
  return (
    <>
      <ul className={styles.sessions} aria-label="Sessions">
        {sessions.data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.data.length > 1 && <EndOthers />}
    </>
  );
}

function SessionRow({ session }: { session: Session }) {
  const end = useEndSession();
  const name = deviceName(session.userAgent);
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          {session.isCurrent ? "This browser" : `Last used ${when.format(new Date(session.seenAt))}`}, signed in{" "}
          {when.format(new Date(session.createdAt))}
        </small>
      </span>
      {!session.isCurrent && (
        <Button
          size="small"
          busy={end.isPending}
          aria-label={`Sign out ${name}`}
          onClick={() => end.mutate(session.id, { onError: sayFailure })}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const [isAsking, setAsking] = useState(false);
  const end = useEndOtherSessions();
  const confirm = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        toast("Signed out everywhere else");
      },
      onError: sayFailure,
    });
  return (
    <div className={styles.actions}>
      <Button look="destructive" onClick={() => setAsking(true)}>
        Sign out everywhere else
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Sign out everywhere else?"
        description="Every other browser and phone has to sign in again. What is not saved there stays on that device."
        confirm="Sign out everywhere else"
        busy={end.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
