/** The provider's well-known test cards, and the token that stands for each: no card number leaves the page. */
const cards = new Map([
  ["4242424242424242", "pm_card_visa"],
  ["4000000000000002", "pm_card_chargeDeclined"],
  ["4000000000009995", "pm_card_chargeDeclinedInsufficientFunds"],
  ["4000002500003155", "pm_card_authenticationRequired"],
]);

/** The payment method of a test card; undefined for any other number. Spaces and dashes do not matter. */
export const paymentMethodOf = (number: string): string | undefined => cards.get(digitsOf(number));

export const digitsOf = (number: string): string => number.replaceAll(/[\s-]/g, "");

/** Digits in groups of four, as they stand on the card. */
export const groupDigits = (number: string): string =>
  digitsOf(number)
    .replaceAll(/\D/g, "")
    .slice(0, 16)
    .replaceAll(/(\d{4})(?=\d)/g, "$1 ");
