import { z } from "zod";
import { wordTable } from "#shared/word-table.ts";
import type { CardRefusal } from "../payments.ts";

/** What is kept of a card: the token that says how it behaves, and never a number. */
export const sandboxCardSchema = z.object({
  token: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  fingerprint: z.string(),
});
export type SandboxCard = z.output<typeof sandboxCardSchema>;

/** The tokens and refusals of Stripe's test mode (docs.stripe.com/testing). */
const refused = (code: CardRefusal["code"], message: string): CardRefusal => ({ kind: "declined", code, message });

const DECLINED = refused("card_declined", "Your card was declined.");
const EXPIRED = refused("expired_card", "Your card has expired.");
const NOT_CONFIRMED = refused(
  "authentication_required",
  "Your bank asks you to confirm this card, and it was not confirmed.",
);
const UNKNOWN = refused("invalid", "This card is not one of the test cards.");

/** Cards that are refused as soon as they are given. */
const refusedAtOnce = wordTable<CardRefusal>({
  pm_card_chargeDeclined: DECLINED,
  pm_card_chargeDeclinedInsufficientFunds: refused("insufficient_funds", "Your card has insufficient funds."),
  pm_card_chargeDeclinedExpiredCard: EXPIRED,
});

/** Cards that can be kept. The last one is accepted, and refused when it is charged. */
const accepted = wordTable<{ brand: string; last4: string }>({
  pm_card_visa: { brand: "visa", last4: "4242" },
  pm_card_mastercard: { brand: "mastercard", last4: "4444" },
  pm_card_amex: { brand: "amex", last4: "8431" },
  pm_card_chargeCustomerFail: { brand: "visa", last4: "0341" },
});
const ASKS_FIRST = "pm_card_authenticationRequired";
/** What the card that asks becomes once its owner said yes. */
const CONFIRMED = "pm_card_authenticationConfirmed";
const FAILS_WHEN_CHARGED = "pm_card_chargeCustomerFail";

/** What the pretended bank says to a card. `authenticated` is the owner's answer to its question, null before it. */
export function judge(
  token: string,
  authenticated: boolean | null,
): { kind: "accepted"; token: string } | { kind: "requires_action" } | CardRefusal {
  if (token === ASKS_FIRST) {
    if (authenticated === null) return { kind: "requires_action" };
    return authenticated ? { kind: "accepted", token: CONFIRMED } : NOT_CONFIRMED;
  }
  const refusal = refusedAtOnce[token];
  if (refusal) return refusal;
  return accepted[token] ? { kind: "accepted", token } : UNKNOWN;
}

/** Everybody tries 4242, so Visa is a new card each time; the others are recognised when they come again. */
const isNewEachTime = (brand: string) => brand === "visa";

/** The card behind a confirmed token, as it may be kept for `owner`; a refusal for any other. */
export function keepCard(token: string, owner: string, now: Date): SandboxCard | CardRefusal {
  const known = token === CONFIRMED ? { brand: "visa", last4: "3155" } : accepted[token];
  if (known) {
    const fingerprint = `${known.brand}-${known.last4}${isNewEachTime(known.brand) ? `-${owner}` : ""}`;
    return { token, ...known, expMonth: 12, expYear: now.getUTCFullYear() + 3, fingerprint };
  }
  return refusedAtOnce[token] ?? (token === ASKS_FIRST ? NOT_CONFIRMED : UNKNOWN);
}

/** Why a charge fails at this moment (unix seconds); null when it succeeds. */
export function refusalOfCharge(card: SandboxCard | null, at: number): CardRefusal | null {
  if (!card) return refused("invalid", "There is no card to charge.");
  const expires = Date.UTC(card.expYear, card.expMonth) / 1000;
  if (at >= expires) return EXPIRED;
  return card.token === FAILS_WHEN_CHARGED ? DECLINED : null;
}
