import { randomBytes } from "node:crypto";
import type { Offer } from "#server/adapters/payments/payments.ts";
import {
  addCredit,
  advance,
  charge,
  endNow,
  refund,
  setCancelAtPeriodEnd,
  start,
  type SandboxCustomer,
} from "#server/adapters/payments/sandbox/engine.ts";
import { keepCard } from "#server/adapters/payments/sandbox/test-cards.ts";
import { cents } from "#shared/money.ts";
import { refuse } from "./refusal.ts";
import type { Price } from "./shapes.ts";

export type Checkout = {
  id: string;
  customerId: string;
  accountId: string;
  offer: Offer;
  successUrl: string;
  cancelUrl: string;
  subscriptionId: string | null;
};

/** An event before it is sent: the object that changed. */
export type WireEvent = { id: string; type: string; object: Record<string, unknown> };

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;

/** What the provider keeps, in memory, and its clock. Trials, renewals and retries run by the same rules as the sandbox's. */
export class Provider {
  readonly customers = new Map<string, SandboxCustomer>();
  readonly deleted = new Set<string>();
  readonly prices = new Map<string, Price>();
  readonly checkouts = new Map<string, Checkout>();
  readonly portals = new Map<string, { customerId: string; returnUrl: string }>();
  readonly events: WireEvent[] = [];
  ahead = 0;

  get date(): Date {
    return new Date(Date.now() + this.ahead);
  }
  get now(): number {
    return Math.floor(this.date.getTime() / 1000);
  }

  /** Lets time pass; what becomes due happens, and is reported. */
  moveTo(to: Date): void {
    this.ahead = Math.max(this.ahead, to.getTime() - Date.now());
    for (const [id] of this.customers) this.change(id, (customer) => customer);
  }

  customer(id: string): SandboxCustomer {
    const found = this.customers.get(id);
    if (!found) throw refuse(404, "resource_missing", `No such customer: '${id}'`, "customer");
    return found;
  }

  customerWith(list: "subscriptions" | "invoices", id: string): SandboxCustomer {
    const found = [...this.customers.values()].find((customer) => customer[list].some((one) => one.id === id));
    if (!found) throw refuse(404, "resource_missing", `No such ${list.slice(0, -1)}: '${id}'`);
    return found;
  }

  price(id: string): Price {
    const found = [...this.prices.values()].find((price) => price.id === id);
    if (!found) throw refuse(400, "resource_missing", `No such price: '${id}'`, "items[0][price]");
    return found;
  }

  addPrice(lookupKey: string, amount: number, name: string): Price {
    if (this.prices.has(lookupKey)) throw refuse(400, "lookup_key_taken", "A price already uses that lookup key.");
    const price = { id: newId("price"), lookupKey, amount, name };
    this.prices.set(lookupKey, price);
    return price;
  }

  addCustomer(email: string, name: string, token: string | undefined): SandboxCustomer {
    const id = newId("cus");
    const card = token === undefined ? null : keepCard(token, id, this.date);
    if (card && "kind" in card) throw refuse(402, "card_declined", card.message, "payment_method", card.code);
    const none = { done: [], subscriptions: [], invoices: [], credit: cents(0) };
    this.customers.set(id, { id, email, name, card, ...none });
    return this.customer(id);
  }

  /** Changes a customer as of now, and reports what came of it. */
  change(id: string, work: (customer: SandboxCustomer) => SandboxCustomer): SandboxCustomer {
    const before = this.customer(id);
    const after = work(advance(before, this.now));
    this.customers.set(id, after);
    this.#report(before, after);
    return after;
  }

  #report(before: SandboxCustomer, after: SandboxCustomer): void {
    const add = (type: string, object: Record<string, unknown>) =>
      this.events.push({ id: newId("evt"), type, object: { ...object, customer: after.id } });
    for (const subscription of after.subscriptions) {
      const was = before.subscriptions.find(({ id }) => id === subscription.id);
      if (JSON.stringify(was) === JSON.stringify(subscription)) continue;
      const kind = was ? (subscription.status === "canceled" ? "deleted" : "updated") : "created";
      add(`customer.subscription.${kind}`, {
        id: subscription.id,
        object: "subscription",
        status: subscription.status,
      });
    }
    for (const invoice of after.invoices) {
      const was = before.invoices.find(({ id }) => id === invoice.id);
      if (was?.status === invoice.status && was.attempts === invoice.attempts) continue;
      const kind = invoice.status === "paid" ? "paid" : "payment_failed";
      add(`invoice.${kind}`, { id: invoice.id, object: "invoice" });
    }
  }

  startSubscription(id: string, offer: Offer, accountId: string | null): string {
    let subscriptionId = "";
    this.change(id, (customer) => {
      const started = start(customer, { accountId, offer, key: newId("key") }, this.now);
      if (started.outcome.kind === "declined")
        throw refuse(402, "card_declined", started.outcome.message, "payment_method", started.outcome.code);
      subscriptionId = started.outcome.subscriptionId;
      return started.customer;
    });
    return subscriptionId;
  }

  setCard(id: string, token: string): void {
    const card = keepCard(token, id, this.date);
    if ("kind" in card) throw refuse(402, "card_declined", card.message, "payment_method", card.code);
    this.change(id, (customer) => ({ ...customer, card }));
  }

  payOpen(id: string): void {
    this.change(id, (customer) => {
      const open = customer.invoices.find(({ status }) => status === "open");
      return open ? charge(customer, open, this.now) : customer;
    });
  }

  setCancel(id: string, subscriptionId: string, cancel: boolean): void {
    this.change(id, (customer) => setCancelAtPeriodEnd(customer, subscriptionId, cancel));
  }

  end(id: string, subscriptionId: string): void {
    this.change(id, (customer) => endNow(customer, subscriptionId, this.now));
  }

  credit(id: string, amount: number): void {
    this.change(id, (customer) => addCredit(customer, cents(amount), newId("credit")));
  }

  refund(id: string, invoiceId: string): number {
    let amount = 0;
    this.change(id, (customer) => {
      const refunded = refund(customer, invoiceId);
      amount = refunded.amount;
      return refunded.customer;
    });
    this.events.push({
      id: newId("evt"),
      type: "charge.refunded",
      object: { id: `ch_${invoiceId}`, object: "charge", customer: id },
    });
    return amount;
  }

  remove(id: string): void {
    this.customer(id);
    this.customers.delete(id);
    this.deleted.add(id);
  }

  payCheckout(sessionId: string, token: string): string {
    const session = this.checkouts.get(sessionId);
    if (!session) throw refuse(404, "resource_missing", "No such checkout.session");
    if (session.subscriptionId === null) {
      this.setCard(session.customerId, token);
      session.subscriptionId = this.startSubscription(session.customerId, session.offer, session.accountId);
      const object = { id: sessionId, object: "checkout.session", customer: session.customerId };
      this.events.push({ id: newId("evt"), type: "checkout.session.completed", object });
    }
    return session.successUrl;
  }
}
