import { ExternalLink } from "lucide-react";
import { Link } from "wouter";
import type { User } from "#shared/accounts/schema.ts";
import type { SubscriptionStatus } from "#shared/billing/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { useBillingHistory, useOpenPortal } from "#web/billing/api.ts";
import { BillingHistory } from "#web/billing/billing-history.tsx";
import { paths } from "#web/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Stamp } from "#web/ui/stamp.tsx";
import { toastError } from "#web/ui/toast.ts";
import { DeleteAccount } from "../account/delete-account.tsx";
import { YourData } from "../account/your-data.tsx";
import { useSubscription } from "../api.ts";
import { Loaded } from "../loaded.tsx";
import { Cancellation } from "./cancellation.tsx";
import { RefundRequest } from "./refund-request.tsx";
import { adviceOf, stampOf, standingRows } from "./standing.ts";
import styles from "./subscription.module.css";

/** Where the subscription stands, the owner's data, and the way out. */
export function SubscriptionTab({ user }: { user: User }) {
  const subscription = useSubscription();
  const history = useBillingHistory();
  // What stands below comes when all above it has its height.
  const isThere = !subscription.isPending && !history.isPending;
  return (
    <>
      <Loaded query={subscription} loading="Loading the subscription" failed="Failed to load subscription status">
        {(data) => (
          <>
            <Standing subscription={data} />
            {data.plan && (
              <div className={styles.past}>
                <BillingHistory />
              </div>
            )}
          </>
        )}
      </Loaded>
      {isThere && (
        <>
          <YourData />
          <DeleteAccount user={user} />
        </>
      )}
    </>
  );
}

function Standing({ subscription }: { subscription: SubscriptionStatus }) {
  const { label, tone } = stampOf(subscription.status);
  const advice = adviceOf(subscription);
  const goesOn = subscription.status === "trialing" || subscription.status === "active";
  return (
    <section className={styles.standing} aria-labelledby="your-plan">
      <h2 id="your-plan">Your plan</h2>
      <dl>
        <div>
          <dt>Status</dt>
          <dd>
            <Stamp tone={tone}>{label}</Stamp>
          </dd>
        </div>
        {standingRows(subscription).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {advice && <p className={styles.advice}>{advice}</p>}
      <div className={styles.buttons}>
        {!subscription.mayCreate && subscription.status !== "past_due" && (
          <Link href={paths.subscribe} className={buttonClass({ look: "main" })}>
            Renew subscription
          </Link>
        )}
        {subscription.plan && <ManageSubscription />}
        {goesOn && <Cancellation subscription={subscription} />}
        {subscription.canRefund && <RefundRequest />}
      </div>
    </section>
  );
}

/** Leads to the provider's own pages: card, invoices, cancellation. */
function ManageSubscription() {
  const portal = useOpenPortal();
  const open = () =>
    portal.mutate(undefined, {
      onError: (error) =>
        toastError("Error", reasonOf(error, "The billing page could not be opened. Please try again.")),
    });
  return (
    <Button busy={portal.isPending || portal.isSuccess} icon={<ExternalLink aria-hidden="true" />} onClick={open}>
      Manage Subscription
    </Button>
  );
}
