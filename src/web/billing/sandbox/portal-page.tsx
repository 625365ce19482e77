import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useParams } from "wouter";
import { TEST_MODE, type PortalPage } from "#shared/billing/sandbox.ts";
import { formatMoney } from "#shared/money.ts";
import { reasonOf } from "#web/api-client.ts";
import { MessagePage } from "#web/frame/message-page.tsx";
import { useTitle } from "#web/frame/use-title.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { useSandboxPortal, useSandboxPortalAction } from "../api.ts";
import { InvoiceList } from "../invoice-list.tsx";
import { aMonth } from "../order.tsx";
import { PayPage } from "../pay-page.tsx";
import { dayOfSeconds, describeCard } from "../words.ts";
import { ChangeCard } from "./change-card.tsx";
import styles from "./portal-page.module.css";

/** The sandbox's billing portal: the card, the subscription and the invoices. */
export function SandboxPortalPage() {
  const id = useParams().id ?? "";
  const portal = useSandboxPortal(id);
  useTitle("Billing, test mode");
  if (portal.error)
    return (
      <MessagePage
        title="This visit has ended"
        text={reasonOf(portal.error, "Go back to the settings and open Manage Subscription again.")}
      >
        <a href="/settings">To the settings</a>
      </MessagePage>
    );
  return (
    <PayPage
      title="Billing"
      lead={portal.data && `For ${portal.data.email}`}
      banner={TEST_MODE}
      back={
        portal.data && (
          <a href={portal.data.returnUrl}>
            <ArrowLeft aria-hidden="true" /> Back to Bidspoke
          </a>
        )
      }
    >
      <div className={styles.parts}>
        {portal.data ? <Parts id={id} page={portal.data} /> : <RuledSkeleton rows={8} label="Loading the portal" />}
      </div>
    </PayPage>
  );
}

function Parts({ id, page }: { id: string; page: PortalPage }) {
  const action = useSandboxPortalAction(id);
  const open = page.invoices.find(({ status }) => status === "open");
  return (
    <>
      {action.error && <Problem title="That did not work" description={reasonOf(action.error, "Please try again.")} />}
      <Plan page={page} action={action} />
      <section className={styles.part} aria-label="Card">
        <h2>Card</h2>
        <p>{page.card ? describeCard(page.card) : "No card yet."}</p>
        <ChangeCard onConfirmed={(paymentMethodId) => action.mutateAsync({ name: "card", paymentMethodId })} />
      </section>
      <section className={styles.part} aria-label="Invoices">
        <h2>Invoices</h2>
        {open && (
          <Button look="main" busy={action.isPending} onClick={() => action.mutate({ name: "pay" })}>
            Pay now
          </Button>
        )}
        {page.credit > 0 && <p>{formatMoney(page.credit)} credit for the next invoices.</p>}
        <InvoiceList invoices={page.invoices.filter(({ total }) => total > 0)} />
      </section>
    </>
  );
}

function standingOf({ subscription }: PortalPage): string {
  if (!subscription) return "No subscription.";
  const { status, monthly, trialEnd, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  if (status === "canceled") return "Canceled.";
  if (status === "past_due") return `${aMonth(monthly)}. The last payment failed.`;
  if (cancelAtPeriodEnd) return `Ends on ${dayOfSeconds(currentPeriodEnd)}. Nothing more is charged.`;
  if (status === "trialing" && trialEnd !== null)
    return `Free until ${dayOfSeconds(trialEnd)}, then ${aMonth(monthly)}.`;
  return `${aMonth(monthly)}, next on ${dayOfSeconds(currentPeriodEnd)}.`;
}

function Plan({ page, action }: { page: PortalPage; action: ReturnType<typeof useSandboxPortalAction> }) {
  const [isAsking, setAsking] = useState(false);
  const { subscription } = page;
  const runs = subscription !== null && subscription.status !== "canceled";
  return (
    <section className={styles.part} aria-label="Subscription">
      <h2>Subscription</h2>
      <p>{standingOf(page)}</p>
      {runs && subscription.cancelAtPeriodEnd && (
        <Button busy={action.isPending} onClick={() => action.mutate({ name: "resume" })}>
          Keep the subscription
        </Button>
      )}
      {runs && !subscription.cancelAtPeriodEnd && (
        <Button look="destructive" onClick={() => setAsking(true)}>
          Cancel subscription
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Cancel the subscription?"
        description={
          subscription &&
          `You can create documents until ${dayOfSeconds(subscription.currentPeriodEnd)}. Nothing more is charged.`
        }
        confirm="Cancel subscription"
        cancel="Keep it"
        busy={action.isPending}
        onConfirm={() => action.mutate({ name: "cancel" }, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
