import { createHash } from "node:crypto";
import type { Database } from "#server/db/client.ts";
import type { CardRefusal, SandboxDesk } from "../payments.ts";
import { advance, charge, idFor, sandboxCustomerSchema, start, type SandboxCustomer } from "./engine.ts";
import { checkoutSchema, PORTAL_SECONDS, portalSchema } from "./sessions.ts";
import { stateOf } from "./state.ts";
import { changeCustomer, findObject, insertObject, replaceObject } from "./store.ts";
import { judge, keepCard, refusalOfCharge } from "./test-cards.ts";

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000);
const GONE: CardRefusal = {
  kind: "declined",
  code: "invalid",
  message: "This page is no longer valid. Go back and try again.",
};
const NOTHING_OPEN: CardRefusal = { kind: "declined", code: "invalid", message: "There is nothing to pay." };

/** The sandbox's side of its own card form, checkout and portal pages. */
export function createDesk(db: Database, clock: () => Date): SandboxDesk {
  const now = () => secondsOf(clock());
  const change = <T>(id: string, work: (customer: SandboxCustomer) => { customer: SandboxCustomer; result: T }) =>
    changeCustomer(db, id, (customer) => work(advance(customer, now())));

  /** The token of a payment method that was confirmed here, or the token itself when it is one of the test tokens. */
  async function tokenOf(paymentMethodId: string): Promise<string> {
    const kept = await findObject(db, "payment_method", paymentMethodId);
    return kept ? String(kept.token) : paymentMethodId;
  }

  async function withCard(customerId: string, paymentMethodId: string): Promise<CardRefusal | { kind: "accepted" }> {
    const card = keepCard(await tokenOf(paymentMethodId), customerId, clock());
    if ("kind" in card) return card;
    const found = await change(customerId, (customer) => ({ customer: { ...customer, card }, result: true }));
    return found ? { kind: "accepted" } : GONE;
  }

  async function findPortal(sessionId: string) {
    const data = await findObject(db, "portal", sessionId);
    const portal = data && portalSchema.parse(data);
    return portal && now() - portal.madeAt <= PORTAL_SECONDS ? portal : null;
  }

  const readCustomer = (id: string) => change(id, (customer) => ({ customer, result: customer }));

  return {
    async confirmSetup({ clientSecret, paymentMethodId, authenticated }) {
      const judged = judge(paymentMethodId, authenticated);
      if (judged.kind !== "accepted") return judged;
      const id = idFor("pm", createHash("sha256").update(clientSecret).update(judged.token).digest("hex"));
      await insertObject(db, { id, kind: "payment_method", customerId: null, data: { token: judged.token } });
      return { kind: "succeeded", paymentMethodId: id };
    },

    async findCheckoutPage(sessionId) {
      const data = await findObject(db, "checkout", sessionId);
      if (!data) return null;
      const { offer, successUrl, cancelUrl, subscriptionId, customerId } = checkoutSchema.parse(data);
      const found = await findObject(db, "customer", customerId);
      if (!found) return null;
      const { email, credit } = sandboxCustomerSchema.parse(found);
      return { email, credit, offer, successUrl, cancelUrl, complete: subscriptionId !== null };
    },

    async payCheckout(sessionId, paymentMethodId) {
      const data = await findObject(db, "checkout", sessionId);
      if (!data) return GONE;
      const checkout = checkoutSchema.parse(data);
      if (checkout.subscriptionId !== null) return { kind: "paid", url: checkout.successUrl };
      const given = await withCard(checkout.customerId, paymentMethodId);
      if (given.kind === "declined") return given;
      const outcome = await change(checkout.customerId, (customer) => {
        const started = start(customer, { ...checkout, key: sessionId }, now());
        return { customer: started.customer, result: started.outcome };
      });
      if (!outcome) return GONE;
      if (outcome.kind === "declined") return outcome;
      await replaceObject(db, sessionId, { ...checkout, subscriptionId: outcome.subscriptionId });
      return { kind: "paid", url: checkout.successUrl };
    },

    async findPortalPage(sessionId) {
      const portal = await findPortal(sessionId);
      const customer = portal && (await readCustomer(portal.customerId));
      return customer && { email: customer.email, returnUrl: portal.returnUrl, state: stateOf(customer) };
    },

    portalCustomer: async (sessionId) => (await findPortal(sessionId))?.customerId ?? null,

    changeCard: withCard,

    async payOpenInvoice(customerId) {
      const outcome = await change(customerId, (customer) => {
        const open = customer.invoices.find((invoice) => invoice.status === "open");
        if (!open) return { customer, result: NOTHING_OPEN };
        const refusal = refusalOfCharge(customer.card, now());
        return { customer: charge(customer, open, now()), result: refusal ?? { kind: "paid" as const } };
      });
      return outcome ?? GONE;
    },
  };
}
