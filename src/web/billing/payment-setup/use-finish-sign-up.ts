import { useState } from "react";
import { useLocation } from "wouter";
import { z } from "zod";
import { centsFromDollars, type Cents } from "#shared/money.ts";
import { useSignUp } from "#web/accounts/api.ts";
import { dropPendingSignUp, pendingPassword, type PendingSignUp } from "#web/accounts/pending-sign-up.ts";
import { ApiError, reasonOf } from "#web/api-client.ts";
import { paths } from "#web/paths.ts";

/** Section 2 of the specification: the dashboard follows the success after this long. */
const SUCCESS_MS = 1_500;

export type Trouble = { title: string; description: string; isTaken?: boolean };
/** The trial was had: what today's charge would be, and the card that would be charged. */
export type WithoutTrial = { monthly: Cents; paymentMethodId: string };

const trialUsedSchema = z.object({ reason: z.literal("trial_used"), monthly: z.number() });

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError))
    return { title: "An error occurred", description: "Please try again or contact support." };
  if (error.reason === "Email already registered")
    return {
      title: error.reason,
      description: "Please sign in or use a different email address.",
      isTaken: true,
    };
  return { title: "Account creation failed", description: reasonOf(error, "Please try again.") };
}

/** Makes the account once the card is confirmed, and goes on to the start. */
export function useFinishSignUp(pending: PendingSignUp) {
  const signUp = useSignUp();
  const [, navigate] = useLocation();
  const [password] = useState(pendingPassword);
  const [typed, setTyped] = useState("");
  const [trouble, setTrouble] = useState<Trouble>();
  const [withoutTrial, setWithoutTrial] = useState<WithoutTrial>();
  const [isDone, setDone] = useState(false);

  /** Answers whether the card can be used again: one that was refused has to be entered anew. */
  const finish = async (paymentMethodId: string, agreed = false): Promise<{ isCardRefused: boolean }> => {
    const { email, firstName, lastName, referralCode } = pending;
    setTrouble(undefined);
    setWithoutTrial(undefined);
    try {
      await signUp.mutateAsync({
        email,
        firstName,
        lastName,
        password: password ?? typed,
        paymentMethodId,
        ...(referralCode !== "" && { referralCode }),
        ...(agreed && { withoutTrial: true }),
      });
    } catch (error) {
      const used = error instanceof ApiError ? trialUsedSchema.safeParse(error.body).data : undefined;
      if (used) setWithoutTrial({ monthly: centsFromDollars(used.monthly), paymentMethodId });
      else setTrouble(troubleOf(error));
      return { isCardRefused: error instanceof ApiError && error.status === 422 };
    }
    dropPendingSignUp();
    setDone(true);
    setTimeout(() => navigate(paths.home, { replace: true }), SUCCESS_MS);
    return { isCardRefused: false };
  };

  return {
    finish,
    trouble,
    setTrouble,
    withoutTrial,
    forgetWithoutTrial: () => setWithoutTrial(undefined),
    isDone,
    isBusy: signUp.isPending || isDone,
    /** After a reload the password of the form is gone and is typed again here. */
    needsPassword: password === undefined,
    email: pending.email,
    typed,
    setTyped,
  };
}
export type FinishSignUp = ReturnType<typeof useFinishSignUp>;
