import { z } from "zod";
import { moneySchema, sumSchema } from "#shared/documents/figures.ts";
import { cents } from "#shared/money.ts";

/** How far back the figures go, in months, this one included. */
export const monthsQuerySchema = z.object({ months: z.coerce.number().int().min(1).max(36).default(12) });

/** A month in UTC, "2026-11". */
const monthSchema = z.string().regex(/^\d{4}-\d{2}$/);

/**
 * The amounts of one month. `quoted`: the quotes, bids and estimates that went out in it; `accepted`: what clients
 * accepted of them in it; `invoiced`: the invoices that went out; `collected`: the money that came in.
 */
export const monthAmountsSchema = z.object({
  month: monthSchema,
  quoted: sumSchema,
  accepted: sumSchema,
  invoiced: sumSchema,
  collected: sumSchema,
});
export type MonthAmounts = z.output<typeof monthAmountsSchema>;

/** What became of the quotes, bids and estimates that went out in a time. Counts, unless they say an amount. */
const offerFiguresSchema = z.object({
  sent: z.int(),
  amount: sumSchema,
  /** Those that went out with a link: of the others nobody can say whether they were seen. */
  linked: z.int(),
  viewed: z.int(),
  accepted: z.int(),
  acceptedAmount: sumSchema,
  declined: z.int(),
  /** Not answered by the day until which it held. */
  expired: z.int(),
  waiting: z.int(),
  /** The median, in hours; null when none has both a sending and an answer. */
  hoursToAnswer: z.number().nullable(),
});
export type OfferFigures = z.output<typeof offerFiguresSchema>;

/** Of a time in which nothing was sent. */
export const noOffers: OfferFigures = {
  sent: 0,
  amount: cents(0),
  linked: 0,
  viewed: 0,
  accepted: 0,
  acceptedAmount: cents(0),
  declined: 0,
  expired: 0,
  waiting: 0,
  hoursToAnswer: null,
};

const groupSchema = offerFiguresSchema.extend({ name: z.string() });
export type OfferGroup = z.output<typeof groupSchema>;

export const groupings = ["type", "trade", "size", "month"] as const;
export type Grouping = (typeof groupings)[number];

/** GET /api/insights: everything that the page shows for a number of months; what each counts is in definitions.ts. */
export const insightsSchema = z.object({
  /** Whether the account has ever issued anything: an empty period is not an empty account. */
  isEmpty: z.boolean(),
  months: z.array(monthAmountsSchema),
  totals: monthAmountsSchema.omit({ month: true }).extend({
    /** Today, whatever the period. */
    outstanding: sumSchema,
    /** The part of it that is past its day. */
    overdue: sumSchema,
  }),
  offers: offerFiguresSchema,
  by: z.object({
    type: z.array(groupSchema),
    trade: z.array(groupSchema),
    size: z.array(groupSchema),
    month: z.array(groupSchema),
  }),
  /** The newest that clients declined; `reason` is null where none was given. */
  declines: z.array(
    z.object({
      documentId: z.string(),
      number: z.string(),
      title: z.string(),
      client: z.string().nullable(),
      amount: moneySchema,
      reason: z.string().nullable(),
      declinedAt: z.iso.datetime(),
    }),
  ),
  /** Lines that were offered as options on signed documents, the most offered first. */
  options: z.array(z.object({ name: z.string(), offered: z.int(), chosen: z.int(), amount: sumSchema })),
});
export type Insights = z.output<typeof insightsSchema>;

/** The part that was accepted of what is decided, 0 to 1; null while nothing is. */
export function acceptanceRate({ accepted, declined, expired }: OfferFigures): number | null {
  const decided = accepted + declined + expired;
  return decided === 0 ? null : accepted / decided;
}
