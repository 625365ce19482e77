import { Check } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import { cents } from "#shared/money.ts";
import type { Offers } from "#shared/billing/schema.ts";
import { useUser } from "#web/accounts/api.ts";
import { readPendingSignUp } from "#web/accounts/pending-sign-up.ts";
import { reasonOf } from "#web/api-client.ts";
import { useTitle } from "#web/frame/use-title.ts";
import { paths } from "#web/paths.ts";
import { useSubscription } from "#web/settings/api.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { useCheckout, useOffers } from "./api.ts";
import { aMonth, Order } from "./order.tsx";
import { PayPage } from "./pay-page.tsx";
import styles from "./subscribe-page.module.css";

/** Section 2 of the specification. */
const NO_EMAIL_MS = 2_000;

const features = [
  "Unlimited quote generation",
  "AI-powered professional formatting",
  "Business profile customization",
  "Document management and tracking",
  "7-day free trial with credit card required",
  "Cancel anytime before the trial ends",
];

/** Starts the standard plan for who has an account: after an external sign-in, or to begin again. */
export function SubscribePage() {
  const { data: user, isPending } = useUser();
  const email = user?.email ?? readPendingSignUp()?.email;
  useTitle("Start your free trial");
  if (isPending) return <Waiting />;
  return email === undefined ? <NoEmail /> : <Subscribe email={email} isSignedIn={Boolean(user)} />;
}

function Waiting() {
  return (
    <PayPage title="Start Your Free Trial">
      <RuledSkeleton rows={6} label="Loading" />
    </PayPage>
  );
}

function NoEmail() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.auth, { replace: true }), NO_EMAIL_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <PayPage title="Start Your Free Trial">
      <div>
        <Problem title="Email not found. Please sign up again." action={<Link href={paths.signUp}>Sign up</Link>} />
      </div>
    </PayPage>
  );
}

const OVER = new Set(["canceled", "no_subscription"]);

/** How the signed-in account stands decides what is offered; a visitor is told of a used trial by the checkout. */
function Subscribe({ email, isSignedIn }: { email: string; isSignedIn: boolean }) {
  const [search] = useSearchParams();
  const { data: standing, isLoading } = useSubscription({ enabled: isSignedIn });
  if (isLoading) return <Waiting />;
  if (standing && !OVER.has(standing.status)) return <HasOne />;
  const hasTrial = !search.has("without-trial") && (standing?.trialAvailable ?? true);
  return <Offer email={email} hasTrial={hasTrial} />;
}

function HasOne() {
  return (
    <PayPage
      title="You have a subscription"
      lead="There is nothing to start. Your plan, card and receipts are in the settings."
    >
      <Link href={paths.settings} className={buttonClass({ look: "main" })}>
        To the settings
      </Link>
    </PayPage>
  );
}

function Offer({ email, hasTrial }: { email: string; hasTrial: boolean }) {
  const offers = useOffers();
  const checkout = useCheckout();
  const start = () => checkout.mutate({ email, ...(!hasTrial && { withoutTrial: true }) });
  return (
    <PayPage
      title={hasTrial ? "Start Your Free Trial" : "Renew your subscription"}
      lead={offers.data && <PriceLine offers={offers.data} hasTrial={hasTrial} />}
      aside={offers.data && <Summary offers={offers.data} hasTrial={hasTrial} />}
    >
      <div className={styles.offer}>
        <ul className={styles.features}>
          {features
            .filter((feature) => hasTrial || !/trial/.test(feature))
            .map((feature) => (
              <li key={feature}>
                <Check aria-hidden="true" /> {feature}
              </li>
            ))}
        </ul>
        {checkout.error && (
          <Problem
            title="Failed to start subscription process"
            description={reasonOf(checkout.error, "Please try again.")}
          />
        )}
        <Button look="main" busy={checkout.isPending || checkout.isSuccess} onClick={start}>
          {hasTrial ? "Start Free Trial" : "Go to payment"}
        </Button>
        <p className={styles.note}>For the account of {email}. You enter your card on the next page.</p>
      </div>
    </PayPage>
  );
}

function PriceLine({ offers: { standard, trialDays }, hasTrial }: { offers: Offers; hasTrial: boolean }) {
  const price = aMonth(standard.monthly);
  return <>{hasTrial ? `${trialDays} days free, then ${price}.` : `${price}, starting today.`}</>;
}

function Summary({ offers: { standard, trialDays }, hasTrial }: { offers: Offers; hasTrial: boolean }) {
  const month = { label: `${standard.name} plan`, note: "Each month", amount: standard.monthly };
  if (!hasTrial) return <Order title="What you pay" lines={[month]} today={standard.monthly} />;
  const trial = { label: `${trialDays}-day free trial`, note: "Cancel any time before it ends", amount: cents(0) };
  return <Order title="What you pay" lines={[trial, { ...month, note: "Each month after it" }]} today={cents(0)} />;
}
