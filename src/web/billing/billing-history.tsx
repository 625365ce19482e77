import type { BillingEvent, BillingEventKind } from "#shared/billing/schema.ts";
import { formatMoney } from "#shared/money.ts";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { useBillingHistory } from "./api.ts";
import styles from "./billing-history.module.css";
import { InvoiceList } from "./invoice-list.tsx";
import { dayOfInstant } from "./words.ts";

const sentences: Record<BillingEventKind, string> = {
  welcome: "Account made",
  trial_started: "Free trial started",
  trial_ending: "Told you that the trial ends soon",
  trial_ended: "Free trial ended",
  subscription_started: "Subscription started",
  subscription_renewed: "Paid",
  payment_failed: "Payment failed",
  payment_recovered: "Back in good standing",
  cancel_requested: "Canceled, to end with the paid time",
  cancel_withdrawn: "Cancellation taken back",
  subscription_ended: "Subscription ended",
  card_changed: "Card changed",
  refund_requested: "Refund asked for",
  refunded: "Refunded",
  referral_credit: "Credit for your invitation",
  referral_used: "Somebody signed up with your code",
  referral_completed: "A referral was completed",
  referral_earned: "1 month free for 3 referrals",
  retention_warning: "Told you that your data is deleted soon",
};

/** The receipts, and everything that happened to the subscription, newest first. */
export function BillingHistory() {
  const history = useBillingHistory();
  if (history.isPending) return <RuledSkeleton rows={5} label="Loading the history" />;
  if (history.error)
    return (
      <Problem
        title="The history could not be loaded"
        description={reasonOf(history.error, "Please try again.")}
        action={
          <Button busy={history.isFetching} onClick={() => void history.refetch()}>
            Try Again
          </Button>
        }
      />
    );
  const { events, invoices } = history.data;
  return (
    <div className={styles.history}>
      <section aria-label="Receipts">
        <h3>Receipts</h3>
        <InvoiceList invoices={invoices} receipts />
      </section>
      <section aria-label="History">
        <h3>History</h3>
        <ol className={styles.events} aria-label="What happened">
          {events.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ol>
      </section>
    </div>
  );
}

function Event({ event }: { event: BillingEvent }) {
  const note = [event.amount === null ? "" : formatMoney(event.amount), event.detail ?? ""].filter(Boolean).join(" · ");
  return (
    <li>
      <time dateTime={event.at}>{dayOfInstant(event.at)}</time>
      <span>
        {sentences[event.kind]}
        {note !== "" && <small>{note}</small>}
      </span>
    </li>
  );
}
