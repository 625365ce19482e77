import { createHash } from "node:crypto";
import { z } from "zod";
import { cents, type Cents } from "#shared/money.ts";
import type { Offer, SubscriptionOutcome } from "../payments.ts";
import { refusalOfCharge, sandboxCardSchema } from "./test-cards.ts";

/**
 * The rules by which a card provider runs trials, renewals and failed payments, on one customer as a value: nothing
 * here reads a clock or a database. Instants are unix seconds. The retries follow the provider's usual schedule: the
 * card is tried again 3, 5 and 7 days after it failed, and the subscription ends when the last try fails.
 */
const money = z.int().transform(cents);

const subscriptionSchema = z.object({
  id: z.string(),
  accountId: z.string().nullable(),
  plan: z.string(),
  planName: z.string(),
  monthly: money,
  status: z.enum(["trialing", "active", "past_due", "unpaid", "canceled"]),
  trialEnd: z.int().nullable(),
  currentPeriodStart: z.int(),
  currentPeriodEnd: z.int(),
  cancelAtPeriodEnd: z.boolean(),
  /** The months that are paid or asked for count from here, so that the 31st stays the 31st. */
  anchor: z.int(),
  endedAt: z.int().nullable(),
});
export type SandboxSubscription = z.output<typeof subscriptionSchema>;

const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  subscriptionId: z.string(),
  status: z.enum(["open", "paid", "void", "uncollectible"]),
  total: money,
  credit: money,
  amountPaid: money,
  amountRefunded: money,
  periodStart: z.int(),
  periodEnd: z.int(),
  createdAt: z.int(),
  paidAt: z.int().nullable(),
  attempts: z.int(),
  nextAttempt: z.int().nullable(),
});
export type SandboxInvoice = z.output<typeof invoiceSchema>;

export const sandboxCustomerSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  card: sandboxCardSchema.nullable(),
  credit: money,
  /** Keys of the credits and refunds that were given, so that each is given once. */
  done: z.array(z.string()),
  subscriptions: z.array(subscriptionSchema),
  invoices: z.array(invoiceSchema),
});
export type SandboxCustomer = z.output<typeof sandboxCustomerSchema>;

const DAY_SECONDS = 86_400;
/** Days after the first failure on which the card is tried again. */
const RETRY_DAYS = [3, 5, 7];
/** A customer whose clock was moved on by years is caught up with in one reading. */
const MOST_STEPS = 400;

/** An id that is the same for the same key: doing a thing twice finds the first one. */
export const idFor = (prefix: string, key: string): string =>
  `${prefix}_${createHash("sha256").update(`${prefix}:${key}`).digest("hex").slice(0, 24)}`;

/** The same day of the month `count` months after the anchor, or the month's last day. */
function monthsAfter(anchor: number, count: number): number {
  const first = new Date(anchor * 1000);
  const moved = new Date(anchor * 1000);
  moved.setUTCMonth(first.getUTCMonth() + count);
  if (moved.getUTCDate() !== first.getUTCDate()) moved.setUTCDate(0);
  return Math.floor(moved.getTime() / 1000);
}

function nextPeriodEnd(subscription: SandboxSubscription, from: number): number {
  let months = 1;
  while (months < 1_200 && monthsAfter(subscription.anchor, months) <= from) months += 1;
  return monthsAfter(subscription.anchor, months);
}

const replaceSubscription = (customer: SandboxCustomer, next: SandboxSubscription): SandboxCustomer => ({
  ...customer,
  subscriptions: customer.subscriptions.map((one) => (one.id === next.id ? next : one)),
});
const replaceInvoice = (customer: SandboxCustomer, next: SandboxInvoice): SandboxCustomer => ({
  ...customer,
  invoices: customer.invoices.map((one) => (one.id === next.id ? next : one)),
});

/** Writes the invoice of a period and charges it. */
function bill(customer: SandboxCustomer, subscription: SandboxSubscription, at: number): SandboxCustomer {
  const credit = cents(Math.min(customer.credit, subscription.monthly));
  const invoice: SandboxInvoice = {
    id: idFor("in", `${subscription.id}:${subscription.currentPeriodStart}`),
    number: `SB-${idFor("no", subscription.id).slice(3, 9).toUpperCase()}-${String(customer.invoices.length + 1).padStart(4, "0")}`,
    subscriptionId: subscription.id,
    status: "open",
    total: subscription.monthly,
    credit,
    amountPaid: cents(0),
    amountRefunded: cents(0),
    periodStart: subscription.currentPeriodStart,
    periodEnd: subscription.currentPeriodEnd,
    createdAt: at,
    paidAt: null,
    attempts: 0,
    nextAttempt: at,
  };
  const billed = { ...customer, credit: cents(customer.credit - credit), invoices: [...customer.invoices, invoice] };
  return charge(replaceSubscription(billed, subscription), invoice, at);
}

/** Tries the card for an open invoice. What it settles or leaves open is the status of the subscription. */
export function charge(customer: SandboxCustomer, invoice: SandboxInvoice, at: number): SandboxCustomer {
  const subscription = customer.subscriptions.find((one) => one.id === invoice.subscriptionId);
  if (!subscription) return customer;
  const due = cents(invoice.total - invoice.credit);
  const refusal = due === 0 ? null : refusalOfCharge(customer.card, at);
  if (!refusal) {
    const paid = { ...invoice, status: "paid" as const, amountPaid: due, paidAt: at, nextAttempt: null };
    const status = subscription.status === "canceled" ? "canceled" : "active";
    return replaceInvoice(replaceSubscription(customer, { ...subscription, status }), paid);
  }
  const attempts = invoice.attempts + 1;
  const retryDays = RETRY_DAYS[attempts - 1];
  if (retryDays !== undefined) {
    const nextAttempt = invoice.createdAt + retryDays * DAY_SECONDS;
    const failed = { ...invoice, attempts, nextAttempt };
    return replaceInvoice(replaceSubscription(customer, { ...subscription, status: "past_due" }), failed);
  }
  const lost = replaceInvoice(customer, { ...invoice, attempts, status: "uncollectible", nextAttempt: null });
  return replaceSubscription(lost, { ...subscription, status: "canceled", endedAt: at });
}

/** The next thing that the clock brings to this subscription, or null. */
function nextInstant(customer: SandboxCustomer, subscription: SandboxSubscription): number | null {
  if (subscription.status === "canceled" || subscription.status === "unpaid") return null;
  const open = customer.invoices.find((one) => one.subscriptionId === subscription.id && one.status === "open");
  return open ? open.nextAttempt : subscription.currentPeriodEnd;
}

function step(customer: SandboxCustomer, subscription: SandboxSubscription, at: number): SandboxCustomer {
  const open = customer.invoices.find((one) => one.subscriptionId === subscription.id && one.status === "open");
  if (open) return charge(customer, open, at);
  if (subscription.cancelAtPeriodEnd)
    return replaceSubscription(customer, { ...subscription, status: "canceled", endedAt: at });
  const renewed = {
    ...subscription,
    currentPeriodStart: subscription.currentPeriodEnd,
    currentPeriodEnd: nextPeriodEnd(subscription, subscription.currentPeriodEnd),
  };
  return bill(customer, renewed, at);
}

/** The customer as of `now`: every trial, renewal, retry and end that came due since, in its order. */
export function advance(customer: SandboxCustomer, now: number): SandboxCustomer {
  let current = customer;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const due = current.subscriptions
      .map((subscription) => ({ subscription, at: nextInstant(current, subscription) }))
      .flatMap(({ subscription, at }) => (at !== null && at <= now ? [{ subscription, at }] : []))
      .sort((a, b) => a.at - b.at)[0];
    if (!due) return current;
    current = step(current, due.subscription, due.at);
  }
  return current;
}

/** Starts a subscription: with a trial nothing is charged yet, without one the first month is. The same key finds the first. */
export function start(
  customer: SandboxCustomer,
  input: { accountId: string | null; offer: Offer; key: string },
  now: number,
): { customer: SandboxCustomer; outcome: SubscriptionOutcome } {
  const id = idFor("sub", input.key);
  const started = { kind: "started" as const, subscriptionId: id };
  if (customer.subscriptions.some((one) => one.id === id)) return { customer, outcome: started };
  const { plan, planName, monthly, trialDays } = input.offer;
  const trialEnd = trialDays > 0 ? now + trialDays * DAY_SECONDS : null;
  const anchor = trialEnd ?? now;
  const subscription: SandboxSubscription = {
    id,
    accountId: input.accountId,
    plan,
    planName,
    monthly,
    status: trialEnd === null ? "active" : "trialing",
    trialEnd,
    currentPeriodStart: now,
    currentPeriodEnd: trialEnd ?? monthsAfter(anchor, 1),
    cancelAtPeriodEnd: false,
    anchor,
    endedAt: null,
  };
  const withIt = { ...customer, subscriptions: [...customer.subscriptions, subscription] };
  if (trialEnd !== null) return { customer: withIt, outcome: started };
  const refusal = customer.credit >= monthly ? null : refusalOfCharge(customer.card, now);
  return refusal ? { customer, outcome: refusal } : { customer: bill(withIt, subscription, now), outcome: started };
}

export function setCancelAtPeriodEnd(customer: SandboxCustomer, id: string, cancel: boolean): SandboxCustomer {
  const subscription = customer.subscriptions.find((one) => one.id === id);
  if (!subscription || subscription.status === "canceled") return customer;
  return replaceSubscription(customer, { ...subscription, cancelAtPeriodEnd: cancel });
}

/** Ends a subscription at once; what is open on it is no longer asked for. */
export function endNow(customer: SandboxCustomer, id: string, now: number): SandboxCustomer {
  const subscription = customer.subscriptions.find((one) => one.id === id);
  if (!subscription || subscription.status === "canceled") return customer;
  const invoices = customer.invoices.map((one) =>
    one.subscriptionId === id && one.status === "open" ? { ...one, status: "void" as const, nextAttempt: null } : one,
  );
  return replaceSubscription({ ...customer, invoices }, { ...subscription, status: "canceled", endedAt: now });
}

export function addCredit(customer: SandboxCustomer, amount: Cents, key: string): SandboxCustomer {
  if (customer.done.includes(key)) return customer;
  return { ...customer, credit: cents(customer.credit + amount), done: [...customer.done, key] };
}

export function refund(customer: SandboxCustomer, invoiceId: string): { customer: SandboxCustomer; amount: Cents } {
  const invoice = customer.invoices.find((one) => one.id === invoiceId);
  const amount = invoice?.amountPaid ?? cents(0);
  if (!invoice) return { customer, amount };
  return { customer: replaceInvoice(customer, { ...invoice, amountRefunded: amount }), amount };
}
