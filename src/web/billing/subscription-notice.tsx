import type { ReactNode } from "react";
import { Link } from "wouter";
import type { User } from "#shared/accounts/schema.ts";
import { GRACE_DAYS } from "#shared/billing/plans.ts";
import { DAY_MS } from "#shared/dates.ts";
import { paths } from "#web/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { useOpenPortal } from "./api.ts";
import styles from "./subscription-notice.module.css";
import { dayOfInstant } from "./words.ts";

/** Above every page while the subscription needs its owner: what is the matter, until when, and the button. */
export function SubscriptionNotice({ user }: { user: User }) {
  const { subscriptionStatus: status, subscriptionEndDate: end } = user;
  if (status === "past_due" || status === "unpaid") return <PaymentFailed end={status === "past_due" ? end : null} />;
  const text =
    status === null
      ? "You have no subscription yet. Start one to create documents."
      : "Your subscription has ended. Renew it to create documents. What you have stays readable.";
  return (
    <Notice text={text}>
      <Link href={paths.subscribe} className={buttonClass({ size: "small" })}>
        {status === null ? "Start Free Trial" : "Renew"}
      </Link>
    </Notice>
  );
}

function PaymentFailed({ end }: { end: string | null }) {
  const portal = useOpenPortal();
  const until = end === null ? null : new Date(new Date(end).getTime() + GRACE_DAYS * DAY_MS).toISOString();
  return (
    <Notice
      text={
        until === null
          ? "Your last payment failed. Pay it to create documents."
          : `Your last payment failed. Change your card by ${dayOfInstant(until)} to keep creating documents.`
      }
    >
      <Button size="small" busy={portal.isPending || portal.isSuccess} onClick={() => portal.mutate()}>
        Fix payment
      </Button>
    </Notice>
  );
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.notice} role="region" aria-label="Subscription">
      <p>{text}</p>
      {children}
    </div>
  );
}
