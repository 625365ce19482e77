import { useState } from "react";
import { reasonOf } from "#web/api-client.ts";
import { confirmSandboxSetup } from "../api.ts";
import { useSandboxCard } from "./use-sandbox-card.ts";

export type CardTrouble = { title: string; description: string };

/**
 * The sandbox's card form at work: reads the card, has it confirmed, asks the pretended bank where the card wants it,
 * and hands over the payment method.
 */
export function useSandboxSetup(clientSecret: string, onConfirmed: (paymentMethodId: string) => Promise<unknown>) {
  const card = useSandboxCard();
  const [trouble, setTrouble] = useState<CardTrouble>();
  const [asked, setAsked] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const confirm = async (paymentMethodId: string, authenticated: boolean | null) => {
    setTrouble(undefined);
    setBusy(true);
    try {
      const result = await confirmSandboxSetup({ clientSecret, paymentMethodId, authenticated });
      setAsked(result.status === "requires_action" ? paymentMethodId : undefined);
      if (result.status === "failed") setTrouble({ title: "Payment setup failed", description: result.message });
      if (result.status === "succeeded") await onConfirmed(result.paymentMethodId);
    } catch (error) {
      setAsked(undefined);
      setTrouble({ title: "Payment confirmation failed", description: reasonOf(error, "Please try again.") });
    } finally {
      setBusy(false);
    }
  };

  return {
    card,
    trouble,
    isBusy,
    isAsked: asked !== undefined,
    /** Reads the fields and goes on when they hold a card. */
    submit: () => {
      const paymentMethodId = card.read();
      if (paymentMethodId !== undefined && !isBusy) void confirm(paymentMethodId, null);
      return paymentMethodId !== undefined;
    },
    answer: (yes: boolean) => {
      if (asked !== undefined) void confirm(asked, yes);
    },
  };
}
