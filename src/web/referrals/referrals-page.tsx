import { ArrowLeft, Check, Copy } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { User } from "#shared/accounts/schema.ts";
import { useTitle } from "#web/frame/use-title.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { toastError } from "#web/ui/toast.ts";
import styles from "./referrals-page.module.css";

const COPIED_MS = 2_000;

/** The user's own code and link, to pass on. */
export function ReferralsPage({ user }: { user: User }) {
  useTitle("Referrals");
  return (
    <main className={styles.page}>
      <Link href={paths.dashboard} className={styles.back}>
        <ArrowLeft aria-hidden="true" /> Back to the dashboard
      </Link>
      <h1>Bring 3 friends, get 1 month free</h1>
      <p className={styles.text}>
        Send your link to people who write quotes. Every 3 of them who stay on give you 1 month free.
      </p>
      {user.referralCode ? (
        <Code code={user.referralCode} />
      ) : (
        <Problem title="Unable to load referral information" description="Refresh the page to try again." />
      )}
    </main>
  );
}

function Code({ code }: { code: string }) {
  const link = `${location.origin}${paths.auth}?ref=${encodeURIComponent(code)}`;
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      toastError("The link could not be copied", "Select it and copy it by hand.");
    }
  };
  return (
    <dl className={styles.ledger}>
      <dt>Your code</dt>
      <dd className={styles.code}>{code}</dd>
      <dt>Your link</dt>
      <dd>
        <span className={styles.link}>{link}</span>
        <Button look="main" icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy()}>
          {copied ? "Copied" : "Copy link"}
        </Button>
      </dd>
    </dl>
  );
}
