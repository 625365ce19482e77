/** The provider's well-known test cards, and the token that stands for each: no card number leaves the page. */
const cards = new Map([
  ["4242424242424242", "pm_card_visa"],
  ["5555555555554444", "pm_card_mastercard"],
  ["378282246310005", "pm_card_amex"],
  ["4000000000000002", "pm_card_chargeDeclined"],
  ["4000000000009995", "pm_card_chargeDeclinedInsufficientFunds"],
  ["4000000000000069", "pm_card_chargeDeclinedExpiredCard"],
  ["4000000000000341", "pm_card_chargeCustomerFail"],
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

/** "1234" as "12 / 34" while it is typed. */
export function groupExpiry(text: string): string {
  const digits = text.replaceAll(/\D/g, "").slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Whether "12 / 34" is a month that is not over on the day of `now`. */
export function isExpiryAhead(text: string, now: Date): boolean {
  const [, month, year] = /^(\d{2}) ?\/ ?(\d{2})$/.exec(text.trim()) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return false;
  return Date.UTC(2000 + Number(year), Number(month)) > now.getTime();
}
