import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { TRIAL_DAYS } from "#shared/billing/plans.ts";
import type { PendingSignUp } from "#web/accounts/pending-sign-up.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { toastError } from "#web/ui/toast.ts";
import type { CardTrouble } from "../card/use-sandbox-setup.ts";
import styles from "../card/card-form.module.css";
import { FinishDone, FinishProblem, PasswordAgain, WithoutTrialDialog } from "./finish-parts.tsx";
import { passwordProblem } from "./password-problem.ts";
import { useFinishSignUp } from "./use-finish-sign-up.ts";

type Props = {
  pending: PendingSignUp;
  clientSecret: string;
  publishableKey: string;
  /** Asks for a new intent: one that was confirmed takes no second card. */
  onRenew: () => void;
};

/** The card step at Stripe. Its script is loaded here and nowhere else; card numbers are typed into its frame. */
export function StripeSetup({ pending, clientSecret, publishableKey, onRenew }: Props) {
  const [, navigate] = useLocation();
  const [stripe] = useState(() => loadStripe(publishableKey));
  useEffect(() => {
    stripe.catch(() => {
      toastError("Failed to load payment form", "Check your connection, then try again.");
      navigate(paths.signUp, { replace: true });
    });
  }, [stripe, navigate]);
  return (
    <Elements key={clientSecret} stripe={stripe} options={{ clientSecret }}>
      <StripeForm pending={pending} onRenew={onRenew} />
    </Elements>
  );
}

function StripeForm({ pending, onRenew }: Pick<Props, "pending" | "onRenew">) {
  const [stripe, elements] = [useStripe(), useElements()];
  const finishing = useFinishSignUp(pending);
  const [trouble, setTrouble] = useState<CardTrouble>();
  const [passwordError, setPasswordError] = useState<string>();
  const [isConfirming, setConfirming] = useState(false);
  // A card that was confirmed is kept: only the account has to be tried again.
  const [confirmed, setConfirmed] = useState<string>();
  const isBusy = isConfirming || finishing.isBusy;

  const confirm = async (): Promise<string | undefined> => {
    if (!stripe || !elements) return undefined;
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      redirect: "if_required",
      confirmParams: { return_url: window.location.href },
    });
    const method = setupIntent?.payment_method;
    if (error)
      setTrouble({ title: "Payment setup failed", description: error.message ?? "Please check your payment details." });
    else if (setupIntent.status === "succeeded" && method) return typeof method === "string" ? method : method.id;
    else setTrouble({ title: "Payment confirmation failed", description: "Please try again." });
    return undefined;
  };

  const submit = async () => {
    const wrong = passwordProblem(finishing);
    setPasswordError(wrong);
    setTrouble(undefined);
    finishing.setTrouble(undefined);
    if (wrong !== undefined || isBusy) return;
    setConfirming(true);
    try {
      const method = confirmed ?? (await confirm());
      setConfirmed(method);
      if (method === undefined) return;
      const { isCardRefused } = await finishing.finish(method);
      if (isCardRefused) onRenew();
    } catch {
      setTrouble({ title: "An error occurred", description: "Please try again or contact support." });
    } finally {
      setConfirming(false);
    }
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {trouble && <Problem {...trouble} />}
      <FinishProblem finishing={finishing} />
      <PasswordAgain finishing={finishing} error={passwordError} />
      <div className={styles.element}>
        <PaymentElement />
      </div>
      {finishing.isDone ? (
        <FinishDone />
      ) : (
        <Button type="submit" look="main" wide busy={isBusy} disabled={!stripe || !elements}>
          Start {TRIAL_DAYS} days free
        </Button>
      )}
      <WithoutTrialDialog finishing={finishing} />
    </form>
  );
}
