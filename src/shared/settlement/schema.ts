import { z } from "zod";
import { moneySchema } from "#shared/documents/figures.ts";
import { daySchema, documentStatusSchema, documentTypeSchema } from "#shared/documents/schema.ts";
import { cents } from "#shared/money.ts";
import { limitedText } from "#shared/text.ts";

/** An id that the browser makes, so that a press that was sent twice counts once. */
const ownId = z.uuid("Not an id.").optional();
const positiveMoney = moneySchema.refine((amount) => amount > 0, "More than $0.00.");

/** POST /api/documents/{id}/invoices: what the invoice takes of what was accepted. A deposit of null is the one agreed. */
export const convertSchema = z.intersection(
  z.object({ id: ownId }),
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("rest") }),
    z.object({ kind: z.literal("lines"), lines: z.array(limitedText(100)).min(1, "Choose a line.").max(500) }),
    z.object({ kind: z.literal("deposit"), amount: positiveMoney.nullable().default(null) }),
  ]),
);
export type Convert = z.output<typeof convertSchema>;

export const paymentMethods = ["cash", "check", "card", "transfer", "other"] as const;
export const paymentMethodSchema = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** POST /api/documents/{id}/payments. */
export const recordPaymentSchema = z.object({
  id: ownId,
  amount: positiveMoney,
  paidOn: daySchema,
  method: paymentMethodSchema,
  note: limitedText(500).trim().nullable().default(null),
});
export type RecordPayment = z.output<typeof recordPaymentSchema>;

const paymentSchema = z.object({
  id: z.string(),
  amount: moneySchema,
  paidOn: daySchema,
  method: paymentMethodSchema,
  note: z.string().nullable(),
  voidedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Payment = z.output<typeof paymentSchema>;

const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(["all", "lines", "deposit", "rest"]),
  status: documentStatusSchema,
  amount: moneySchema,
  balance: moneySchema,
  dueOn: daySchema.nullable(),
  isOverdue: z.boolean(),
});

/** A document that may be of the same job: the same client and total, from about the same time. */
const alikeSchema = z.object({
  id: z.string(),
  number: z.string(),
  type: documentTypeSchema,
  amount: moneySchema,
  /** Of one that was accepted: the numbers of the invoices that were made of it. */
  invoices: z.array(z.string()),
});
export type Alike = z.output<typeof alikeSchema>;

/** What may still be invoiced of an accepted document, and the invoices that were. */
const offerSchema = z.object({
  accepted: moneySchema,
  invoiced: moneySchema,
  left: moneySchema,
  /** The deposit that was agreed. */
  deposit: moneySchema.nullable(),
  /** The lines that count; `invoice` is the number of the one that has it. */
  lines: z.array(
    z.object({
      id: z.string(),
      description: z.string(),
      amount: moneySchema.nullable(),
      invoice: z.string().nullable(),
    }),
  ),
  invoices: z.array(invoiceSchema),
  /** Invoices that may bill the same job and were made of no document. */
  alike: z.array(alikeSchema),
});

/** What came in on an invoice, and where it is from. */
const billSchema = z.object({
  source: z.object({ id: z.string(), number: z.string(), type: documentTypeSchema, title: z.string() }).nullable(),
  amount: moneySchema,
  paid: moneySchema,
  balance: moneySchema,
  dueOn: daySchema.nullable(),
  isOverdue: z.boolean(),
  payments: z.array(paymentSchema),
  /** Of an invoice that was made of no document: what was accepted and may be the same job. */
  alike: z.array(alikeSchema),
});

/** GET /api/documents/{id}/settlement: `bill` for an invoice, `offer` for a document that was accepted. */
export const settlementSchema = z.object({ bill: billSchema.nullable(), offer: offerSchema.nullable() });
export type Settlement = z.output<typeof settlementSchema>;
export type Bill = NonNullable<Settlement["bill"]>;
export type Offer = NonNullable<Settlement["offer"]>;

/** An invoice is overdue from the day after it was due, while something of it is left to pay. */
export const isOverdue = (invoice: { dueOn: string | null; balance: number }, today: string): boolean =>
  invoice.dueOn !== null && invoice.dueOn < today && invoice.balance > cents(0);
