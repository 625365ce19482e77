import { useState } from "react";
import type { Session, User } from "#shared/accounts/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { Loading } from "#web/frame/loading.tsx";
import { Button } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { useSessions } from "./api.ts";
import { deviceName } from "./device-name.ts";
import { EndSessionsDialog } from "./end-sessions-dialog.tsx";
import styles from "./account-tab.module.css";

const when = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** Every browser that is signed in, with a way to end each, or all others at once. */
export function SessionSection({ user }: { user: User }) {
  const sessions = useSessions();
  const [ending, setEnding] = useState<{ session: Session | null } | null>(null);
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
          <SessionRow key={session.id} session={session} onEnd={() => setEnding({ session })} />
        ))}
      </ul>
      {sessions.data.length > 1 && (
        <div className={styles.actions}>
          <Button look="destructive" onClick={() => setEnding({ session: null })}>
            Sign out everywhere else
          </Button>
        </div>
      )}
      {ending && <EndSessionsDialog user={user} session={ending.session} onClose={() => setEnding(null)} />}
    </>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
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
        <Button size="small" aria-label={`Sign out ${name}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}
