const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** "November 28, 2026", of unix seconds. */
export const dayOfSeconds = (seconds: number): string => longDay.format(new Date(seconds * 1000));
/** The same of an instant on the wire. */
export const dayOfInstant = (instant: string): string => longDay.format(new Date(instant));

const brands: Record<string, string> = { visa: "Visa", mastercard: "Mastercard", amex: "American Express" };

/** "Visa ending in 4242, expires 12/34" */
export function describeCard(card: { brand: string; last4: string; expMonth: number; expYear: number }): string {
  const expiry = `${String(card.expMonth).padStart(2, "0")}/${String(card.expYear).slice(2)}`;
  return `${brands[card.brand] ?? card.brand} ending in ${card.last4}, expires ${expiry}`;
}
