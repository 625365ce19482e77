import type { CustomerState } from "../payments.ts";
import type { SandboxCustomer } from "./engine.ts";

const MOST_INVOICES = 100;

/** A customer of the sandbox in the words that every provider's customers have. */
export function stateOf({ subscriptions, invoices, card, credit }: SandboxCustomer): CustomerState {
  return {
    credit,
    card: card && {
      brand: card.brand,
      last4: card.last4,
      expMonth: card.expMonth,
      expYear: card.expYear,
      fingerprint: card.fingerprint,
    },
    subscriptions: subscriptions
      .map(({ anchor: _anchor, planName: _planName, ...subscription }) => subscription)
      .reverse(),
    invoices: invoices
      .map(({ attempts: _attempts, ...invoice }) => invoice)
      .reverse()
      .slice(0, MOST_INVOICES),
  };
}
