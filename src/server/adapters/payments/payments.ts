import type { Cents } from "#shared/money.ts";

/** What may stand in the way of a card; each has a sentence of the provider's for the user. */
export type CardRefusal = {
  kind: "declined";
  code: "card_declined" | "insufficient_funds" | "authentication_required" | "expired_card" | "invalid";
  message: string;
};

/** What may be known of a card: never its number. `fingerprint` is the same for the same number. */
export interface Card {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  fingerprint: string;
}

export type CustomerOutcome = { kind: "accepted"; customerId: string; card: Card } | CardRefusal;
export type SubscriptionOutcome = { kind: "started"; subscriptionId: string } | CardRefusal;

/** The provider's statuses; `canceled` in its spelling. */
export type ProviderStatus = "trialing" | "active" | "past_due" | "unpaid" | "canceled";

/** A subscription as the provider has it now. Instants are unix seconds, money is cents. */
export interface ProviderSubscription {
  id: string;
  /** The plan that was named when it was started. */
  plan: string;
  monthly: Cents;
  status: ProviderStatus;
  trialEnd: number | null;
  currentPeriodStart: number;
  currentPeriodEnd: number;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  /** Our own reference that the checkout carried, when it came from one. */
  accountId: string | null;
}

/** An invoice as the provider has it now. `credit` is the part of `total` that the customer's credit covered. */
export interface ProviderInvoice {
  id: string;
  subscriptionId: string | null;
  number: string;
  status: "open" | "paid" | "void" | "uncollectible";
  total: Cents;
  credit: Cents;
  amountPaid: Cents;
  amountRefunded: Cents;
  periodStart: number;
  periodEnd: number;
  createdAt: number;
  paidAt: number | null;
  /** When the provider tries the card again; null when it does not. */
  nextAttempt: number | null;
}

/** Everything of one customer, newest first, bounded to the latest hundred invoices. */
export interface CustomerState {
  subscriptions: ProviderSubscription[];
  invoices: ProviderInvoice[];
  card: Card | null;
  /** What the next invoices are lowered by. */
  credit: Cents;
}

export interface CheckoutState {
  customerId: string;
  accountId: string;
  complete: boolean;
  subscriptionId: string | null;
}

/** What a signed event is about; its content is never trusted, the customer is read anew. */
export interface ProviderEvent {
  id: string;
  type: string;
  customerId: string | null;
}

/** What is charged: a plan's monthly price, and the days before the first charge. */
export interface Offer {
  plan: string;
  planName: string;
  monthly: Cents;
  trialDays: number;
}

/**
 * The card payment provider. Its network calls never run inside a transaction. `key` makes a retry safe: the same key
 * does the thing once. Every call but `readEvent` throws `PaymentsError` when the provider cannot be reached or refuses.
 */
export interface PaymentsAdapter {
  readonly name: "sandbox" | "stripe";
  /** What the browser's part of the provider starts with; null where there is none. */
  readonly publishableKey: string | null;
  /** Where the provider's customers, checkouts and invoices are worked without a network; null for a real provider. */
  readonly desk: SandboxDesk | null;
  /** Prepares the confirmation of a card in the browser. */
  createSetupIntent(input: { key: string }): Promise<{ clientSecret: string }>;
  /** Makes a customer with this confirmed card. */
  createCustomer(input: {
    email: string;
    name: string;
    paymentMethodId: string;
    key: string;
  }): Promise<CustomerOutcome>;
  /** Makes a customer who will give a card at the hosted checkout. */
  createCardlessCustomer(input: { email: string; name: string; key: string }): Promise<{ customerId: string }>;
  startSubscription(input: {
    customerId: string;
    accountId: string | null;
    offer: Offer;
    key: string;
  }): Promise<SubscriptionOutcome>;
  /** A hosted page that takes a card and starts a subscription. `{CHECKOUT_SESSION_ID}` in the address is filled in. */
  createCheckout(input: {
    customerId: string;
    accountId: string;
    offer: Offer;
    successUrl: string;
    cancelUrl: string;
    key: string;
  }): Promise<{ url: string }>;
  /** Null when the provider does not know the session. */
  findCheckout(sessionId: string): Promise<CheckoutState | null>;
  /** A hosted page to change the card, cancel, resume and read invoices. */
  createPortal(input: { customerId: string; returnUrl: string }): Promise<{ url: string }>;
  /** The customer as of now; null when the provider does not know them. */
  readCustomer(customerId: string): Promise<CustomerState | null>;
  setCancelAtPeriodEnd(input: { subscriptionId: string; cancel: boolean }): Promise<void>;
  /** Ends the subscription at once. One that has ended already is left as it is. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Lowers the customer's next invoices by this amount. */
  addCredit(input: { customerId: string; amount: Cents; reason: string; key: string }): Promise<void>;
  /** Gives back what was paid for an invoice. Answers the cents refunded: none when all were before. */
  refundInvoice(input: { invoiceId: string; key: string }): Promise<{ amount: Cents }>;
  /** Ends every subscription of the customer and removes their data. An unknown customer is no error. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Checks the signature of an event's raw body. Throws `PaymentsError` "signature" for an unsigned, forged or old one. */
  readEvent(rawBody: string, signature: string): ProviderEvent;
}

/** The provider could not be reached, refused our side of the matter, or an event was not signed. */
export class PaymentsError extends Error {
  override name = "PaymentsError";
  readonly code: "unreachable" | "refused" | "signature";
  constructor(code: PaymentsError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/** How a card number was confirmed in the sandbox. `requires_action` asks for the pretended bank's yes or no. */
export type SetupOutcome = { kind: "succeeded"; paymentMethodId: string } | { kind: "requires_action" } | CardRefusal;

/** The sandbox's own hosted pages work on this. Ids in addresses cannot be guessed. */
export interface SandboxDesk {
  confirmSetup(input: {
    clientSecret: string;
    paymentMethodId: string;
    authenticated: boolean | null;
  }): Promise<SetupOutcome>;
  findCheckoutPage(sessionId: string): Promise<SandboxCheckoutPage | null>;
  payCheckout(sessionId: string, paymentMethodId: string): Promise<{ kind: "paid"; url: string } | CardRefusal>;
  findPortalPage(sessionId: string): Promise<SandboxPortalPage | null>;
  portalCustomer(sessionId: string): Promise<string | null>;
  changeCard(customerId: string, paymentMethodId: string): Promise<CardRefusal | { kind: "accepted" }>;
  payOpenInvoice(customerId: string): Promise<CardRefusal | { kind: "paid" }>;
}

export interface SandboxCheckoutPage {
  email: string;
  offer: Offer;
  credit: Cents;
  complete: boolean;
  successUrl: string;
  cancelUrl: string;
}

export interface SandboxPortalPage {
  email: string;
  returnUrl: string;
  state: CustomerState;
}
