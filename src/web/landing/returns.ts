/** What the calculator starts with: an example, marked as one. Minutes a document, dollars an hour. */
export const exampleReturns = { documents: 6, before: 35, after: 5, rate: 65 } as const;

export type ReturnsInput = { documents: number; before: number; after: number; rate: number };
export type Returns = { hoursAMonth: string; worthAMonth: string };

/** Weeks in a month, on average. */
const WEEKS = 52 / 12;

const hours = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** The time saved in a month and what it is worth at the visitor's own rate; nothing saved is never less than nothing. */
export function returnsOf({ documents, before, after, rate }: ReturnsInput): Returns {
  const saved = Math.max(0, (documents * (before - after) * WEEKS) / 60);
  return { hoursAMonth: hours.format(saved), worthAMonth: dollars.format((Math.round(saved * 10) / 10) * rate) };
}
