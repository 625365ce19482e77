import type { Provider } from "./provider.ts";

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;
const field = `<label>Payment method <input name="payment_method" value="pm_card_visa"></label>`;

/** The provider's hosted checkout, as far as a browser needs it. */
export function checkoutPage(provider: Provider, id: string): string {
  const session = provider.checkouts.get(id);
  const price = ((session?.offer.monthly ?? 0) / 100).toFixed(2);
  return page("Checkout", `<p>$${price} a month</p><form method="post">${field}<button>Subscribe</button></form>`);
}

/** Its billing portal: the card, the open invoice, and the cancellation. */
export function portalPage(provider: Provider, id: string): string {
  const portal = provider.portals.get(id);
  const form = (action: string, label: string, more = "") =>
    `<form method="post"><input type="hidden" name="action" value="${action}">${more}<button>${label}</button></form>`;
  return page(
    "Portal",
    form("card", "Save card", field) +
      form("pay", "Pay now") +
      form("cancel", "Cancel plan") +
      form("resume", "Keep plan") +
      `<a href="${portal?.returnUrl ?? "/"}">Return</a>`,
  );
}

/** A button of the portal was pressed. */
export function atPortal(provider: Provider, id: string, fields: URLSearchParams): void {
  const customerId = provider.portals.get(id)?.customerId ?? "";
  const action = fields.get("action");
  const subscription = provider.customer(customerId).subscriptions.at(-1)?.id ?? "";
  if (action === "card") provider.setCard(customerId, fields.get("payment_method") ?? "");
  if (action === "pay") provider.payOpen(customerId);
  if (action === "cancel" || action === "resume") provider.setCancel(customerId, subscription, action === "cancel");
}

/**
 * The provider's script in the browser, as far as our page uses it: a card field in the page, and a confirmation that
 * gives a test token. The real one cannot be had without its network.
 */
export const SCRIPT = `
window.Stripe = function Stripe() {
  let number;
  const element = {
    on() { return element; }, off() { return element; }, once() { return element; },
    update() {}, destroy() {}, unmount() {}, collapse() {}, focus() {}, blur() {}, clear() {},
    mount(target) {
      const place = typeof target === "string" ? document.querySelector(target) : target;
      const label = document.createElement("label");
      label.textContent = "Card number ";
      number = document.createElement("input");
      label.append(number);
      place.replaceChildren(label);
    },
  };
  const elements = { create: () => element, getElement: () => element, update() {}, fetchUpdates() {}, submit: async () => ({}) };
  const tokens = { "4242424242424242": "pm_card_visa", "5555555555554444": "pm_card_mastercard" };
  return {
    elements: () => elements,
    createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
    confirmSetup: async () => {
      const token = tokens[number.value.replaceAll(" ", "")];
      if (!token) return { error: { type: "card_error", message: "Your card was declined." } };
      return { setupIntent: { status: "succeeded", payment_method: token } };
    },
  };
};
window.Stripe.version = "endive";
`;
