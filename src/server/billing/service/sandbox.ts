import type { CheckoutPage, PortalPage, SetupResult } from "#shared/billing/sandbox.ts";
import type { Invoice } from "#shared/billing/schema.ts";
import { cents } from "#shared/money.ts";
import type { CardRefusal, ProviderInvoice, SandboxDesk } from "#server/adapters/payments/payments.ts";
import type { Deps } from "#server/context.ts";
import { notFound } from "#server/errors.ts";
import { findUserOfCustomer } from "../store/users.ts";
import { instantOf } from "./differences.ts";
import { refuseCard } from "./sign-up.ts";
import { currentOf, syncAccount } from "./sync.ts";

/** The sandbox's desk; its pages are not there where a real provider is. */
function deskOf(deps: Deps): SandboxDesk {
  if (!deps.payments.desk) throw notFound("This page");
  return deps.payments.desk;
}

export async function confirmSandboxSetup(
  deps: Deps,
  input: { clientSecret: string; paymentMethodId: string; authenticated: boolean | null },
): Promise<SetupResult> {
  const outcome = await deskOf(deps).confirmSetup(input);
  if (outcome.kind === "succeeded") return { status: "succeeded", paymentMethodId: outcome.paymentMethodId };
  return outcome.kind === "requires_action"
    ? { status: "requires_action" }
    : { status: "failed", message: outcome.message };
}

export async function readSandboxCheckout(deps: Deps, id: string): Promise<CheckoutPage> {
  const page = await deskOf(deps).findCheckoutPage(id);
  if (!page) throw notFound("This checkout");
  const { email, offer, credit, complete, successUrl, cancelUrl } = page;
  const { planName, monthly, trialDays } = offer;
  const dueToday = cents(trialDays > 0 ? 0 : Math.max(0, monthly - credit));
  return { email, planName, monthly, trialDays, credit, dueToday, complete, successUrl, cancelUrl };
}

export async function paySandboxCheckout(deps: Deps, id: string, paymentMethodId: string): Promise<{ url: string }> {
  const outcome = await deskOf(deps).payCheckout(id, paymentMethodId);
  if (outcome.kind === "declined") throw refuseCard(outcome);
  return { url: outcome.url };
}

const presentInvoice = (invoice: ProviderInvoice): Invoice => ({
  id: invoice.id,
  number: invoice.number,
  status: invoice.status,
  total: invoice.total,
  credit: invoice.credit,
  amountPaid: invoice.amountPaid,
  amountRefunded: invoice.amountRefunded,
  createdAt: instantOf(invoice.createdAt).toISOString(),
  paidAt: invoice.paidAt === null ? null : instantOf(invoice.paidAt).toISOString(),
});

export async function readSandboxPortal(deps: Deps, id: string): Promise<PortalPage> {
  const page = await deskOf(deps).findPortalPage(id);
  if (!page) throw notFound("This visit to the billing portal");
  const { subscriptions, invoices, card, credit } = page.state;
  return {
    email: page.email,
    returnUrl: page.returnUrl,
    card,
    credit,
    subscription: currentOf(subscriptions) ?? null,
    invoices: invoices.map(presentInvoice),
  };
}

/** What a real provider reports by a signed event, the sandbox tells at once. */
async function report(deps: Deps, customerId: string): Promise<void> {
  const user = await findUserOfCustomer(deps.db, customerId);
  if (user) await syncAccount(deps, user.id);
}

async function atPortal(
  deps: Deps,
  id: string,
  work: (desk: SandboxDesk, customerId: string) => Promise<CardRefusal | { kind: "accepted" | "paid" }>,
): Promise<void> {
  const desk = deskOf(deps);
  const customerId = await desk.portalCustomer(id);
  if (!customerId) throw notFound("This visit to the billing portal");
  const outcome = await work(desk, customerId);
  await report(deps, customerId);
  if (outcome.kind === "declined") throw refuseCard(outcome);
}

export const changeSandboxCard = (deps: Deps, id: string, paymentMethodId: string): Promise<void> =>
  atPortal(deps, id, (desk, customerId) => desk.changeCard(customerId, paymentMethodId));

export const paySandboxInvoice = (deps: Deps, id: string): Promise<void> =>
  atPortal(deps, id, (desk, customerId) => desk.payOpenInvoice(customerId));

export const setSandboxCancellation = (deps: Deps, id: string, cancel: boolean): Promise<void> =>
  atPortal(deps, id, async (_desk, customerId) => {
    const state = await deps.payments.readCustomer(customerId);
    const current = currentOf(state?.subscriptions ?? []);
    if (current) await deps.payments.setCancelAtPeriodEnd({ subscriptionId: current.id, cancel });
    return { kind: "accepted" };
  });
