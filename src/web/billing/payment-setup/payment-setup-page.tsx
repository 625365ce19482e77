import { ArrowLeft } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, Redirect, useLocation } from "wouter";
import { useUser } from "#web/accounts/api.ts";
import { Waiting } from "#web/accounts/guard.tsx";
import { readPendingSignUp, type PendingSignUp } from "#web/accounts/pending-sign-up.ts";
import { reasonOf } from "#web/api-client.ts";
import { MessagePage } from "#web/frame/message-page.tsx";
import { useTitle } from "#web/frame/use-title.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { toastError } from "#web/ui/toast.ts";
import { TEST_MODE } from "#shared/billing/sandbox.ts";
import { useSetupIntent } from "../api.ts";
import { PayPage } from "../pay-page.tsx";
import { SandboxSetup } from "./sandbox-setup.tsx";
import { TrialOrder } from "./trial-order.tsx";

/** Nobody who pays elsewhere loads it. */
const StripeSetup = lazy(async () => ({ default: (await import("./stripe-setup.tsx")).StripeSetup }));

const MESSAGE_MS = 2_000;

/** The card step of the sign-up: it needs the form that was sent before. */
export function PaymentSetupPage() {
  useTitle("Your card");
  const [pending] = useState(readPendingSignUp);
  return pending ? <CardStep pending={pending} /> : <WithoutForm />;
}

/** A reload, or a step back, after the account was made: who is signed in is past this step. */
function WithoutForm() {
  const { data: user, isPending } = useUser();
  if (isPending) return <Waiting />;
  return user ? <Redirect to={paths.dashboard} replace /> : <NoSignUp />;
}

function NoSignUp() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.signUp, { replace: true }), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <MessagePage title="No signup data found" text="Please complete the signup form first.">
      <Link href={paths.signUp} className={buttonClass({ look: "main" })}>
        To the signup form
      </Link>
    </MessagePage>
  );
}

function CardStep({ pending }: { pending: PendingSignUp }) {
  const [, navigate] = useLocation();
  const { email, referralCode } = pending;
  const intent = useSetupIntent({ email, referralCode });
  const { error } = intent;

  useEffect(() => {
    if (!error) return;
    toastError("Failed to initialize payment setup", reasonOf(error, "Please try again."));
    navigate(paths.signUp, { replace: true });
  }, [error, navigate]);

  // Only the document of this address may load the provider's script: one that came from another page is loaded anew.
  const mustReload = intent.data?.provider === "stripe" && !wasLoadedHere();
  useEffect(() => {
    if (mustReload) window.location.reload();
  }, [mustReload]);

  return (
    <PayPage
      title="Your card"
      lead={`For the account of ${email}. Nothing is charged before the trial ends.`}
      back={
        <Link href={paths.signUp}>
          <ArrowLeft aria-hidden="true" /> Back to the form
        </Link>
      }
      aside={<TrialOrder isInvited={referralCode !== ""} />}
      banner={intent.data?.provider === "sandbox" ? TEST_MODE : undefined}
    >
      {intent.data?.provider === "sandbox" && (
        <SandboxSetup pending={pending} clientSecret={intent.data.clientSecret} />
      )}
      {intent.data?.provider === "stripe" && !mustReload && (
        <Suspense fallback={<LoadingForm />}>
          <StripeSetup
            pending={pending}
            clientSecret={intent.data.clientSecret}
            publishableKey={intent.data.publishableKey ?? ""}
            onRenew={() => void intent.refetch()}
          />
        </Suspense>
      )}
      {!intent.data && <LoadingForm />}
    </PayPage>
  );
}

function wasLoadedHere(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && new URL(navigation.name).pathname === paths.paymentSetup;
}

const LoadingForm = () => <RuledSkeleton rows={5} label="Loading the payment form" />;
