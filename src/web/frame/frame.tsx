import { Keyboard } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { User } from "#shared/accounts/schema.ts";
import { needsNotice } from "#web/billing/needs-notice.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogSurface } from "#web/ui/dialog.tsx";
import { Extra, Opened } from "#web/ui/part-boundary.tsx";
import { part } from "#web/ui/part.ts";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { useIsIdle, whenIdle } from "#web/when-idle.ts";
import styles from "./frame.module.css";
import { Logout } from "./logout.tsx";
import { Menu, MenuSheet } from "./menu.tsx";
import { Navigation } from "./navigation.tsx";
import { PageChange } from "./page-change.tsx";
import { keysOf } from "./shortcuts.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { Who } from "./who.tsx";

const HelpDialog = part(async () => (await import("./help-dialog.tsx")).HelpDialog);
const LineNotices = part(async () => (await import("#web/offline/line-notices.tsx")).LineNotices);
const OutboxSender = part(async () => (await import("#web/dictation/outbox/outbox-sender.tsx")).OutboxSender);
const SubscriptionNotice = part(async () => (await import("#web/billing/subscription-notice.tsx")).SubscriptionNotice);

/** What opens on a press is there by then. */
function fetchAhead(): void {
  DialogSurface.fetchAhead();
  MenuSheet.fetchAhead();
}

/** The binding above every page of the signed-in app, its shortcuts, and its help. */
export function Frame({ user, children }: { user: User; children: ReactNode }) {
  const [helps, setHelps] = useState(false);
  const isIdle = useIsIdle();
  useShortcuts(() => setHelps(true));
  useEffect(() => whenIdle(fetchAhead), []);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <header className={styles.top} data-on="binding">
        <div className={styles.bar}>
          <Link href={paths.dashboard} className={styles.brand} aria-label="Bidspoke">
            <Wordmark />
          </Link>
          <Navigation className={styles.nav} />
          <Tooltip text={`Help and shortcuts (${keysOf("help")})`}>
            <Button
              look="quiet"
              square
              className={styles.help}
              aria-label="Help and shortcuts"
              icon={<Keyboard aria-hidden />}
              onClick={() => setHelps(true)}
            />
          </Tooltip>
          <Who user={user} />
          <Logout userId={user.id} className={styles.logout} />
          <Menu user={user} onHelp={() => setHelps(true)} />
        </div>
      </header>
      <div className={styles.main} id="main" tabIndex={-1}>
        {isIdle && (
          <Extra>
            <LineNotices />
            <OutboxSender key={user.id} userId={user.id} />
          </Extra>
        )}
        {needsNotice(user) && (
          <Extra>
            <SubscriptionNotice user={user} />
          </Extra>
        )}
        {children}
      </div>
      <PageChange />
      {helps && (
        <Opened onClose={() => setHelps(false)}>
          <HelpDialog onClose={() => setHelps(false)} />
        </Opened>
      )}
    </>
  );
}
