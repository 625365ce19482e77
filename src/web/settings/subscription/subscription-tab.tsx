import type { SubscriptionStatus } from "#shared/billing/schema.ts";
import { Stamp, type StampTone } from "#web/ui/stamp.tsx";
import { useSubscription } from "../api.ts";
import { Loaded } from "../loaded.tsx";
import styles from "../settings.module.css";

const names: Record<string, { label: string; tone: StampTone }> = {
  active: { label: "Active", tone: "accepted" },
  trialing: { label: "Free Trial", tone: "accepted" },
  past_due: { label: "Past due", tone: "pending" },
  unpaid: { label: "Unpaid", tone: "declined" },
  canceled: { label: "Canceled", tone: "declined" },
  cancelled: { label: "Canceled", tone: "declined" },
  no_subscription: { label: "No subscription", tone: "neutral" },
};

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
const dayOfSeconds = (seconds: number) => longDay.format(new Date(seconds * 1000));

/** Where the subscription stands. */
export function SubscriptionTab() {
  const subscription = useSubscription();
  return (
    <Loaded query={subscription} loading="Loading the subscription" failed="Failed to load subscription status">
      {(data) => <Standing subscription={data} />}
    </Loaded>
  );
}

function Standing({ subscription }: { subscription: SubscriptionStatus }) {
  const { status, trialEnd, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const { label, tone } = names[status] ?? { label: status, tone: "neutral" as const };
  return (
    <dl className={styles.standing}>
      <div>
        <dt>Status</dt>
        <dd>
          <Stamp tone={tone}>{label}</Stamp>
        </dd>
      </div>
      {status === "trialing" && trialEnd !== null && (
        <div>
          <dt>Free until</dt>
          <dd>{dayOfSeconds(trialEnd)}</dd>
        </div>
      )}
      {currentPeriodEnd !== null && (
        <div>
          <dt>{cancelAtPeriodEnd ? "Ends on" : "Next payment"}</dt>
          <dd>{dayOfSeconds(currentPeriodEnd)}</dd>
        </div>
      )}
    </dl>
  );
}
