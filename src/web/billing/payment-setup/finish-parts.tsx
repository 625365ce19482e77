import { Check } from "lucide-react";
import { Link } from "wouter";
import { formatMoney } from "#shared/money.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Problem } from "#web/ui/problem.tsx";
import styles from "./finish-parts.module.css";
import type { FinishSignUp } from "./use-finish-sign-up.ts";

/** What went wrong, in the specification's words, with the way on. */
export function FinishProblem({ finishing: { trouble } }: { finishing: FinishSignUp }) {
  if (!trouble) return null;
  return (
    <Problem
      title={trouble.title}
      description={trouble.description}
      action={
        trouble.isTaken && (
          <Link href={paths.auth} className={buttonClass({ size: "small" })}>
            Sign in
          </Link>
        )
      }
    />
  );
}

/** A page that was loaded anew has forgotten the password. */
export function PasswordAgain({ finishing, error }: { finishing: FinishSignUp; error: string | undefined }) {
  if (!finishing.needsPassword) return null;
  return (
    <>
      {/* A password manager keeps the password under this name. */}
      <input type="email" autoComplete="username" hidden readOnly value={finishing.email} />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="Type your password once more: it is never kept in the browser."
        error={error}
        value={finishing.typed}
        onChange={(event) => finishing.setTyped(event.target.value)}
      />
    </>
  );
}

/** Nobody is charged today without having said yes to the sum. */
export function WithoutTrialDialog({ finishing }: { finishing: FinishSignUp }) {
  const { withoutTrial, forgetWithoutTrial, finish, isBusy } = finishing;
  const price = withoutTrial ? formatMoney(withoutTrial.monthly) : "";
  return (
    <ConfirmDialog
      open={withoutTrial !== undefined}
      title="Your free trial is used"
      description={`This email or card has had its 7 free days. You can start now: ${price} is charged today, then ${price} a month.`}
      confirm={`Start and pay ${price}`}
      cancel="Not now"
      destructive={false}
      busy={isBusy}
      onConfirm={() => withoutTrial && void finish(withoutTrial.paymentMethodId, true)}
      onClose={forgetWithoutTrial}
    />
  );
}

export function FinishDone() {
  return (
    <p className={styles.done} role="status">
      <Check aria-hidden="true" /> Your account is ready. One moment.
    </p>
  );
}
