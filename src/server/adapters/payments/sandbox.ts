import { randomBytes } from "node:crypto";
import { cents } from "#shared/money.ts";
import type { Database } from "#server/db/client.ts";
import { PaymentsError, type PaymentsAdapter } from "./payments.ts";
import { createDesk } from "./sandbox/desk.ts";
import {
  addCredit,
  advance,
  endNow,
  idFor,
  refund,
  setCancelAtPeriodEnd,
  start,
  type SandboxCustomer,
} from "./sandbox/engine.ts";
import { checkoutSchema, type Checkout } from "./sandbox/sessions.ts";
import { stateOf } from "./sandbox/state.ts";
import { changeCustomer, findObject, findOwner, insertObject, removeCustomerObjects } from "./sandbox/store.ts";
import { keepCard } from "./sandbox/test-cards.ts";

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000);
const newId = (prefix: string) => `${prefix}_${randomBytes(18).toString("base64url")}`;
const unknown = (what: string) => new PaymentsError("refused", `The sandbox knows no such ${what}.`);

/**
 * A card provider that charges nothing, for use without a key. Its records live in the database, it never sees a card
 * number, and its clock is the server's: a customer is brought up to date whenever they are read.
 */
export function createSandboxPayments(db: Database, clock: () => Date = () => new Date()): PaymentsAdapter {
  const now = () => secondsOf(clock());

  /** Changes a customer as of now. */
  const change = <T>(id: string, work: (customer: SandboxCustomer) => { customer: SandboxCustomer; result: T }) =>
    changeCustomer(db, id, (customer) => work(advance(customer, now())));

  async function insertCustomer(id: string, fields: Pick<SandboxCustomer, "email" | "name" | "card">): Promise<void> {
    const customer: SandboxCustomer = {
      ...fields,
      id,
      credit: cents(0),
      done: [],
      subscriptions: [],
      invoices: [],
    };
    await insertObject(db, { id, kind: "customer", customerId: id, data: { ...customer } });
  }

  async function changeSubscription(id: string, work: (customer: SandboxCustomer) => SandboxCustomer): Promise<void> {
    const owner = await findOwner(db, "subscriptions", id);
    if (!owner) throw unknown("subscription");
    await change(owner, (customer) => ({ customer: work(customer), result: null }));
  }

  return {
    name: "sandbox",
    publishableKey: null,
    desk: createDesk(db, clock),

    async createSetupIntent({ key }) {
      const id = idFor("seti", key);
      const clientSecret = `${id}_secret_${randomBytes(12).toString("hex")}`;
      return { clientSecret };
    },

    async createCustomer({ email, name, paymentMethodId, key }) {
      const id = idFor("cus", key);
      const kept = await findObject(db, "payment_method", paymentMethodId);
      const card = keepCard(kept ? String(kept.token) : paymentMethodId, id, clock());
      if ("kind" in card) return card;
      await insertCustomer(id, { email, name, card });
      return { kind: "accepted", customerId: id, card };
    },

    async createCardlessCustomer({ email, name, key }) {
      const id = idFor("cus", key);
      await insertCustomer(id, { email, name, card: null });
      return { customerId: id };
    },

    async startSubscription({ customerId, ...input }) {
      const outcome = await change(customerId, (customer) => {
        const started = start(customer, input, now());
        return { customer: started.customer, result: started.outcome };
      });
      if (!outcome) throw unknown("customer");
      return outcome;
    },

    async createCheckout({ customerId, key: _key, ...input }) {
      const id = newId("cs_test");
      const data: Checkout = {
        ...input,
        customerId,
        successUrl: input.successUrl.replace("{CHECKOUT_SESSION_ID}", id),
        subscriptionId: null,
      };
      await insertObject(db, { id, kind: "checkout", customerId, data: { ...data } });
      return { url: `/sandbox/checkout/${id}` };
    },

    async findCheckout(sessionId) {
      const data = await findObject(db, "checkout", sessionId);
      if (!data) return null;
      const { customerId, accountId, subscriptionId } = checkoutSchema.parse(data);
      return { customerId, accountId, subscriptionId, complete: subscriptionId !== null };
    },

    async createPortal({ customerId, returnUrl }) {
      const id = newId("bps_test");
      await insertObject(db, { id, kind: "portal", customerId, data: { customerId, returnUrl, madeAt: now() } });
      return { url: `/sandbox/portal/${id}` };
    },

    readCustomer: (customerId) => change(customerId, (customer) => ({ customer, result: stateOf(customer) })),

    setCancelAtPeriodEnd: ({ subscriptionId, cancel }) =>
      changeSubscription(subscriptionId, (customer) => setCancelAtPeriodEnd(customer, subscriptionId, cancel)),

    endSubscription: (subscriptionId) =>
      changeSubscription(subscriptionId, (customer) => endNow(customer, subscriptionId, now())),

    async addCredit({ customerId, amount, key }) {
      const found = await change(customerId, (customer) => ({
        customer: addCredit(customer, amount, key),
        result: true,
      }));
      if (!found) throw unknown("customer");
    },

    async refundInvoice({ invoiceId }) {
      const owner = await findOwner(db, "invoices", invoiceId);
      if (!owner) throw unknown("invoice");
      const amount = await change(owner, (customer) => {
        const refunded = refund(customer, invoiceId);
        return { customer: refunded.customer, result: refunded.amount };
      });
      return { amount: amount ?? cents(0) };
    },

    deleteCustomer: (customerId) => removeCustomerObjects(db, customerId),

    readEvent() {
      throw new PaymentsError("signature", "The sandbox sends no events.");
    },
  };
}
