import { useEffect, useRef } from "react";
import { Link, Redirect } from "wouter";
import { useUser } from "#web/accounts/api.ts";
import { readPendingSignUp } from "#web/accounts/pending-sign-up.ts";
import { reasonOf } from "#web/api-client.ts";
import { useTitle } from "#web/frame/use-title.ts";
import { paths } from "#web/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { useCheckout } from "./api.ts";
import { PayPage } from "./pay-page.tsx";

/** The way from a "start" or "renew" button straight to the hosted checkout. */
export function CheckoutPage() {
  const { data: user, isPending } = useUser();
  const email = user?.email ?? readPendingSignUp()?.email;
  useTitle("Checkout");
  if (isPending) return <Opening />;
  return email === undefined ? <Redirect to={paths.subscribe} replace /> : <Checkout email={email} />;
}

function Opening() {
  return (
    <PayPage title="Opening the checkout">
      <RuledSkeleton rows={4} label="Opening the checkout" />
    </PayPage>
  );
}

function Checkout({ email }: { email: string }) {
  const { mutate, error, isPending } = useCheckout();
  const asked = useRef(false);
  useEffect(() => {
    // Once for each visit: a checkout is made by every call.
    if (asked.current) return;
    asked.current = true;
    mutate({ email });
  }, [mutate, email]);
  if (!error) return <Opening />;
  return (
    <PayPage title="Checkout">
      <div>
        <Problem
          title="Failed to create checkout session"
          description={reasonOf(error, "Please try again.")}
          action={
            <Button busy={isPending} onClick={() => mutate({ email })}>
              Try Again
            </Button>
          }
        />
        <Link href={paths.subscribe} className={buttonClass({ look: "quiet", accent: true })}>
          Back to the plan
        </Link>
      </div>
    </PayPage>
  );
}
