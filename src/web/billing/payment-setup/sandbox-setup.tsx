import { useState } from "react";
import { TRIAL_DAYS } from "#shared/billing/plans.ts";
import type { PendingSignUp } from "#web/accounts/pending-sign-up.ts";
import { Button } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { BankDialog } from "../card/bank-dialog.tsx";
import styles from "../card/card-form.module.css";
import { SandboxCardFields } from "../card/sandbox-card-fields.tsx";
import { useSandboxSetup } from "../card/use-sandbox-setup.ts";
import { FinishDone, FinishProblem, PasswordAgain, WithoutTrialDialog } from "./finish-parts.tsx";
import { passwordProblem } from "./password-problem.ts";
import { useFinishSignUp } from "./use-finish-sign-up.ts";

/** The card step without a provider's key: test cards, and nothing is charged. */
export function SandboxSetup({ pending, clientSecret }: { pending: PendingSignUp; clientSecret: string }) {
  const finishing = useFinishSignUp(pending);
  const setup = useSandboxSetup(clientSecret, finishing.finish);
  const [passwordError, setPasswordError] = useState<string>();
  const isBusy = setup.isBusy || finishing.isBusy;

  const submit = () => {
    const wrong = passwordProblem(finishing);
    setPasswordError(wrong);
    finishing.setTrouble(undefined);
    if (wrong === undefined && !isBusy) setup.submit();
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {setup.trouble && <Problem {...setup.trouble} />}
      <FinishProblem finishing={finishing} />
      <PasswordAgain finishing={finishing} error={passwordError} />
      <SandboxCardFields card={setup.card} />
      {finishing.isDone ? (
        <FinishDone />
      ) : (
        <Button type="submit" look="main" wide busy={isBusy}>
          Start {TRIAL_DAYS} days free
        </Button>
      )}
      <BankDialog open={setup.isAsked} busy={setup.isBusy} onAnswer={setup.answer} />
      <WithoutTrialDialog finishing={finishing} />
    </form>
  );
}
