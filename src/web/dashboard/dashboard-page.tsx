import { Gift } from "lucide-react";
import { useRef } from "react";
import { Link } from "wouter";
import type { User } from "#shared/accounts/schema.ts";
import { DictationPanel } from "#web/dictation/dictation-panel.tsx";
import { useDocumentList } from "#web/documents/list/api.ts";
import { useOpenedDocument } from "#web/documents/list/use-opened-document.tsx";
import { useTitle } from "#web/frame/use-title.ts";
import { paths } from "#web/paths.ts";
import { Extra } from "#web/ui/part-boundary.tsx";
import { part } from "#web/ui/part.ts";
import { useIsIdle } from "#web/when-idle.ts";
import { Answers } from "./answers.tsx";
import styles from "./dashboard-page.module.css";
import { RecentDocuments } from "./recent-documents.tsx";

const Figures = part(async () => (await import("./figures.tsx")).Figures);

const LIMIT = 10;

/** Home of the signed-in user: the pad, and what was made last. */
export function DashboardPage({ user }: { user: User }) {
  useTitle("Dashboard");
  const heading = useRef<HTMLHeadingElement>(null);
  const isIdle = useIsIdle();
  const list = useDocumentList(LIMIT);
  const { open, dialog } = useOpenedDocument();

  return (
    <main>
      <div className={styles.hello}>
        <h1 ref={heading} tabIndex={-1}>
          Welcome back, {user.firstName || "there"}
        </h1>
        <Link href={paths.referrals} className={styles.referral}>
          <Gift aria-hidden="true" />
          Bring 3 friends, get 1 month free
        </Link>
      </div>
      <Answers user={user} onGone={() => heading.current?.focus()} />
      <DictationPanel user={user} onDocument={(id) => open(id, false)} />
      <RecentDocuments list={list} onOpen={open} />
      {isIdle && list.data && list.data.length > 0 && (
        <Extra>
          <Figures />
        </Extra>
      )}
      {dialog}
    </main>
  );
}
