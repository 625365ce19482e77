import { Stripe } from "stripe";
import { PaymentsError, type CardRefusal } from "../payments.ts";

const codes: Record<string, CardRefusal["code"]> = {
  insufficient_funds: "insufficient_funds",
  expired_card: "expired_card",
  authentication_required: "authentication_required",
};

/** A refusal of the card, in the provider's own words for the user. Anything else is thrown on. */
export function declined(error: unknown): CardRefusal {
  if (error instanceof Stripe.errors.StripeCardError) {
    const code = codes[error.decline_code ?? ""] ?? codes[error.code ?? ""] ?? "card_declined";
    return { kind: "declined", code, message: error.message };
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing")
    return { kind: "declined", code: "invalid", message: "This card is no longer valid here. Please enter it again." };
  throw error;
}

/** What the rest of the server learns: that the provider was not reached, or refused what we asked. */
export function asPaymentsError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const isOurs = error instanceof Stripe.errors.StripeInvalidRequestError || error.type === "StripeAuthenticationError";
  // The provider's message may name the key or the customer: the log keeps its kind and code alone.
  return new PaymentsError(isOurs ? "refused" : "unreachable", `Stripe: ${error.type} ${error.code ?? ""}`.trim());
}
