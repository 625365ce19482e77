import { z } from "zod";
import { contactSchema } from "#shared/documents/schema.ts";
import { sumSchema } from "#shared/documents/figures.ts";
import { LIMITS } from "#shared/limits.ts";
import { limitedText, requiredText } from "#shared/text.ts";

const field = limitedText(500).trim().nullable();
const notes = limitedText(LIMITS.textField).trim().nullable();

/** What the owner may write of a client. POST /api/clients takes it whole, PATCH any part of it. */
export const saveClientSchema = z.object({
  name: requiredText(300, "A client has a name."),
  email: field.default(null),
  phone: field.default(null),
  address: field.default(null),
  notes: notes.default(null),
});
export type SaveClient = z.output<typeof saveClientSchema>;
export const changeClientSchema = z.object({
  name: saveClientSchema.shape.name.optional(),
  email: field.optional(),
  phone: field.optional(),
  address: field.optional(),
  notes: notes.optional(),
});
export type ChangeClient = z.output<typeof changeClientSchema>;

/**
 * What was written for a client. `quoted`: quotes, bids and estimates that are no drafts; `accepted`: what of them was
 * accepted; `invoiced`: invoices that were issued; `outstanding`: what is not paid of those.
 */
export const clientTotalsSchema = z.object({
  documents: z.int(),
  quoted: sumSchema,
  accepted: sumSchema,
  invoiced: sumSchema,
  outstanding: sumSchema,
});
export type ClientTotals = z.output<typeof clientTotalsSchema>;

export const clientSchema = z.object({
  id: z.string(),
  name: z.string(),
  ...contactSchema.shape,
  notes: z.string().nullable(),
  /** When a document was last written for them. */
  usedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Client = z.output<typeof clientSchema>;

const rangesSchema = z.array(z.object({ start: z.int(), end: z.int() }));

/** A row of GET /api/clients. `marks` are the words that a search found in each field. */
export const listedClientSchema = clientSchema.omit({ notes: true }).extend({
  totals: clientTotalsSchema,
  marks: z.object({ name: rangesSchema, email: rangesSchema, phone: rangesSchema, address: rangesSchema }).optional(),
});
export type ListedClient = z.output<typeof listedClientSchema>;

/** GET /api/clients/{id}: with the other names that were merged into this one, and the clients that may be the same. */
export const clientDetailsSchema = clientSchema.extend({
  totals: clientTotalsSchema,
  otherNames: z.array(z.object({ id: z.string(), name: z.string() })),
  alike: z.array(z.object({ id: z.string(), name: z.string(), by: z.enum(["email", "phone"]) })),
});
export type ClientDetails = z.output<typeof clientDetailsSchema>;

export const mergeClientSchema = z.object({ other: z.string().min(1).max(100) });

/** GET /api/clients/known: a name by which the account knows a client, and the contact that goes with it. */
export const knownClientSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The name that was written as it is compared (name-key.ts); of a merged record that of the other name. */
  key: z.string(),
  ...contactSchema.shape,
});
export type KnownClient = z.output<typeof knownClientSchema>;
