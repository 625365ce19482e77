import type { z } from "zod";
import { cents } from "#shared/money.ts";
import type { FormValue } from "./form.ts";
import { parameters } from "./parameters.ts";
import type { Provider } from "./provider.ts";
import { refuse } from "./refusal.ts";
import { shapes } from "./shapes.ts";

type Call = (provider: Provider, ids: string[], given: Record<string, FormValue>) => unknown;
type Endpoint = { method: string; path: RegExp; answer: Call };

/** Checks the parameters of a call strictly before it is answered. */
function on<Schema extends z.ZodType>(
  method: string,
  path: string,
  schema: Schema,
  answer: (provider: Provider, given: z.output<Schema>, ids: string[]) => unknown,
): Endpoint {
  const pattern = new RegExp(`^/v1/${path.replaceAll("{id}", "([^/]+)")}$`);
  return {
    method,
    path: pattern,
    answer: (provider, ids, given) => {
      const parsed = schema.safeParse(given);
      if (parsed.success) return answer(provider, parsed.data, ids);
      const [issue] = parsed.error.issues;
      const unknown = issue?.code === "unrecognized_keys";
      const param = unknown ? issue.keys.join(", ") : (issue?.path.join(".") ?? "");
      const code = unknown ? "parameter_unknown" : "parameter_invalid";
      throw refuse(400, code, `${unknown ? "Received unknown" : "Invalid"} parameter: ${param}`, param);
    },
  };
}

const newestFirst = <T>(values: readonly T[]): T[] => [...values].reverse();

function subscriptionShape(provider: Provider, id: string) {
  const customer = provider.customerWith("subscriptions", id);
  const found = customer.subscriptions.find((one) => one.id === id);
  if (!found) throw refuse(404, "resource_missing", "No such subscription");
  const price = [...provider.prices.values()].find(
    ({ amount, name }) => amount === found.monthly && name === found.planName,
  );
  return shapes.subscription(customer, found, price);
}

function checkoutShape(provider: Provider, id: string, address: string) {
  const session = provider.checkouts.get(id);
  if (!session) throw refuse(404, "resource_missing", `No such checkout.session: ${id}`);
  return {
    id,
    object: "checkout.session",
    client_reference_id: session.accountId,
    customer: session.customerId,
    status: session.subscriptionId === null ? "open" : "complete",
    subscription: session.subscriptionId,
    url: `${address}/pay/${id}`,
  };
}

const nameOf = (product: string) => product.replace(/^Bidspoke /, "");

export const endpointsAt = (address: () => string): Endpoint[] => [
  on("POST", "setup_intents", parameters.createSetupIntent, () => {
    const id = `seti_${Math.random().toString(36).slice(2)}`;
    return { id, object: "setup_intent", client_secret: `${id}_secret_test`, status: "requires_payment_method" };
  }),
  on("POST", "customers", parameters.createCustomer, (provider, given) =>
    shapes.customer(provider.addCustomer(given.email, given.name, given.payment_method)),
  ),
  on("GET", "customers/{id}", parameters.retrieveCustomer, (provider, _given, [id = ""]) => {
    if (provider.deleted.has(id)) return { id, object: "customer", deleted: true };
    provider.change(id, (customer) => customer);
    return shapes.customer(provider.customer(id));
  }),
  on("DELETE", "customers/{id}", parameters.nothing, (provider, _given, [id = ""]) => {
    provider.remove(id);
    return { id, object: "customer", deleted: true };
  }),
  on(
    "POST",
    "customers/{id}/balance_transactions",
    parameters.createBalanceTransaction,
    (provider, given, [id = ""]) => {
      provider.credit(id, -given.amount);
      return { id: `cbtxn_${id}`, object: "customer_balance_transaction", amount: given.amount, customer: id };
    },
  ),
  on("GET", "prices", parameters.listPrices, (provider, given) =>
    shapes.list(
      "/v1/prices",
      given.lookup_keys.flatMap((key) => {
        const price = provider.prices.get(key);
        return price ? [shapes.price(price)] : [];
      }),
    ),
  ),
  on("POST", "prices", parameters.createPrice, (provider, given) =>
    shapes.price(provider.addPrice(given.lookup_key, given.unit_amount, nameOf(given.product_data.name))),
  ),
  on("POST", "subscriptions", parameters.createSubscription, (provider, given) => {
    const price = provider.price(given.items[0]?.price ?? "");
    const offer = {
      plan: given.metadata.plan ?? "",
      planName: price.name,
      monthly: cents(price.amount),
      trialDays: given.trial_period_days ?? 0,
    };
    return subscriptionShape(
      provider,
      provider.startSubscription(given.customer, offer, given.metadata.account ?? null),
    );
  }),
  on("GET", "subscriptions", parameters.listSubscriptions, (provider, given) =>
    shapes.list(
      "/v1/subscriptions",
      newestFirst(provider.customer(given.customer).subscriptions).map(({ id }) => subscriptionShape(provider, id)),
    ),
  ),
  on("POST", "subscriptions/{id}", parameters.updateSubscription, (provider, given, [id = ""]) => {
    provider.setCancel(provider.customerWith("subscriptions", id).id, id, given.cancel_at_period_end);
    return subscriptionShape(provider, id);
  }),
  on("DELETE", "subscriptions/{id}", parameters.nothing, (provider, _given, [id = ""]) => {
    provider.end(provider.customerWith("subscriptions", id).id, id);
    return subscriptionShape(provider, id);
  }),
  on("GET", "invoices", parameters.listInvoices, (provider, given) => {
    const customer = provider.customer(given.customer);
    return shapes.list(
      "/v1/invoices",
      newestFirst(customer.invoices).map((invoice) => shapes.invoice(customer, invoice)),
    );
  }),
  on("GET", "invoices/{id}", parameters.retrieveInvoice, (provider, _given, [id = ""]) => {
    const customer = provider.customerWith("invoices", id);
    const invoice = customer.invoices.find((one) => one.id === id);
    return invoice && shapes.invoice(customer, invoice);
  }),
  on("GET", "refunds", parameters.listRefunds, (provider, given) => {
    const id = given.payment_intent.replace(/^pi_/, "");
    const invoice = provider.customerWith("invoices", id).invoices.find((one) => one.id === id);
    return shapes.list("/v1/refunds", invoice && invoice.amountRefunded > 0 ? [shapes.refund(invoice)] : []);
  }),
  on("POST", "refunds", parameters.createRefund, (provider, given) => {
    const id = given.payment_intent.replace(/^pi_/, "");
    const customer = provider.customerWith("invoices", id);
    if (customer.invoices.find((one) => one.id === id)?.amountRefunded)
      throw refuse(400, "charge_already_refunded", "Charge has already been refunded.");
    provider.refund(customer.id, id);
    const invoice = provider.customer(customer.id).invoices.find((one) => one.id === id);
    return invoice && shapes.refund(invoice);
  }),
  on("POST", "checkout/sessions", parameters.createCheckout, (provider, given) => {
    provider.customer(given.customer);
    const price = provider.price(given.line_items[0]?.price ?? "");
    const id = `cs_test_${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`;
    provider.checkouts.set(id, {
      id,
      customerId: given.customer,
      accountId: given.client_reference_id,
      offer: {
        plan: given.subscription_data.metadata.plan ?? "",
        planName: price.name,
        monthly: cents(price.amount),
        trialDays: given.subscription_data.trial_period_days ?? 0,
      },
      successUrl: given.success_url.replace("{CHECKOUT_SESSION_ID}", id),
      cancelUrl: given.cancel_url,
      subscriptionId: null,
    });
    return checkoutShape(provider, id, address());
  }),
  on("GET", "checkout/sessions/{id}", parameters.nothing, (provider, _given, [id = ""]) =>
    checkoutShape(provider, id, address()),
  ),
  on("POST", "billing_portal/sessions", parameters.createPortal, (provider, given) => {
    provider.customer(given.customer);
    const id = `bps_${Math.random().toString(36).slice(2)}`;
    provider.portals.set(id, { customerId: given.customer, returnUrl: given.return_url });
    return { id, object: "billing_portal.session", customer: given.customer, url: `${address()}/portal/${id}` };
  }),
];
