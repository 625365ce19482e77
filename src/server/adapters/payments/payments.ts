/** The card's outcome when it is attached. `declined` carries the provider's sentence for the user. */
export type CardOutcome =
  | { kind: "accepted"; customerId: string; subscriptionId: string; trialEnd: Date; fingerprint: string }
  | {
      kind: "declined";
      code: "card_declined" | "insufficient_funds" | "authentication_required" | "expired_card" | "invalid";
      message: string;
    };

/** Unix seconds, as the specification's subscription status has them. */
export interface SubscriptionState {
  status: string;
  trialEnd: number | null;
  currentPeriodEnd: number | null;
  cancelAtPeriodEnd: boolean;
}

/** The card payment provider: cards, customers and subscriptions. Its network calls never run inside a transaction. */
export interface PaymentsAdapter {
  readonly name: "sandbox" | "stripe";
  /** Attaches the card to a new customer and starts a subscription with its trial. `key` makes a retry safe. */
  startTrial(input: {
    email: string;
    paymentMethodId: string;
    trialDays: number;
    key: string;
    now: Date;
  }): Promise<CardOutcome>;
  /** The state of a subscription, or null when the provider does not know it. */
  subscription(subscriptionId: string, now: Date): Promise<SubscriptionState | null>;
  /**
   * Ends every subscription of the customer at once, without a last charge, and forgets the customer and their cards.
   * A customer that the provider does not know is forgotten already: calling it again is safe.
   */
  deleteCustomer(customerId: string): Promise<void>;
}
