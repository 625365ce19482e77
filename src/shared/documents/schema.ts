import { z } from "zod";
import { isDay } from "#shared/dates.ts";
import { LIMITS } from "#shared/limits.ts";
import { limitedText, requiredText, storableText } from "#shared/text.ts";
import { moneySchema, percentSchema, quantitySchema } from "./figures.ts";
import { sourceSchema } from "./source.ts";

export const documentTypes = ["quote", "bid", "estimate", "invoice"] as const;
export const documentTypeSchema = z.enum(documentTypes);
export type DocumentType = z.infer<typeof documentTypeSchema>;

export const documentStatuses = ["draft", "pending", "accepted", "declined"] as const;
export const documentStatusSchema = z.enum(documentStatuses);
export type DocumentStatus = z.infer<typeof documentStatusSchema>;

/** What is to be seen of a document beside its status. None of them is stored: they follow from what is (states.ts). */
export const documentStates = ["viewed", "expired", "overdue", "partly_paid", "paid"] as const;
export const documentStateSchema = z.enum(documentStates);
export type DocumentState = z.infer<typeof documentStateSchema>;

const text = limitedText(LIMITS.textField);
const shortText = limitedText(500);
const list = z.array(text).max(LIMITS.listEntries, `At most ${LIMITS.listEntries} entries.`);
export const daySchema = z.string().refine(isDay, "A date such as 2026-11-21.");

export const itemCategories = ["labor", "material", "travel", "service", "fee"] as const;
export type ItemCategory = (typeof itemCategories)[number];

/**
 * A line. With a `unitPrice` the amount is quantity x unit price. Without one a given `amount` is a lump sum for the
 * line. With neither the line is unpriced: it counts as zero and a question stands for it. A flat price is quantity 1
 * and unit null. Negative prices are credits. `sources` says where each figure came from.
 */
const lineItemSchema = z.object({
  id: limitedText(100).min(1),
  description: text,
  quantity: quantitySchema,
  unit: limitedText(50).nullable(),
  unitPrice: moneySchema.nullable(),
  amount: moneySchema.nullable(),
  category: z.enum(itemCategories),
  optional: z.boolean(),
  sources: z.object({
    description: sourceSchema.optional(),
    quantity: sourceSchema.optional(),
    unitPrice: sourceSchema.optional(),
    amount: sourceSchema.optional(),
  }),
});
export type LineItem = z.output<typeof lineItemSchema>;

/** A discount, tax or deposit. With a `percent` the amount is computed; without one the amount was said. */
const adjustmentSchema = z.object({ percent: percentSchema.nullable(), amount: moneySchema });
export type Adjustment = z.output<typeof adjustmentSchema>;

/** What one answer to a question does: to its line (figures, or `remove`), or to a field of the document. */
export const choiceSchema = z.object({
  label: shortText,
  change: z.object({
    quantity: quantitySchema.optional(),
    unitPrice: moneySchema.optional(),
    amount: moneySchema.optional(),
    percent: percentSchema.optional(),
    text: text.optional(),
    remove: z.boolean().optional(),
  }),
  source: sourceSchema.optional(),
});

/**
 * Something that nobody said, or that can be read in two ways. `field` names a field of the line, or of the document.
 * `days` are the working days whose length is asked: hours that are typed are those of one.
 */
const questionSchema = z.object({
  id: limitedText(100).min(1),
  text: shortText,
  itemId: limitedText(100).optional(),
  field: limitedText(50).optional(),
  days: quantitySchema.optional(),
  source: sourceSchema.optional(),
  choices: z.array(choiceSchema).max(10).optional(),
});
export type Question = z.output<typeof questionSchema>;

export const contactSchema = z.object({
  email: shortText.nullable(),
  phone: shortText.nullable(),
  address: shortText.nullable(),
});

export const businessInfoSchema = z.object({
  businessName: shortText,
  email: shortText.nullable(),
  phone: shortText.nullable(),
  address: shortText.nullable(),
  website: shortText.nullable(),
  logoUrl: z.string().max(LIMITS.profileBodyBytes).nullable(),
});

/** The content of a document. Decoded it holds cents, thousandths and thousandths of a percent; on the wire and in the database JSON numbers. */
export const documentContentSchema = z.object({
  schemaVersion: z.literal(1),
  title: requiredText(300, "A title is required."),
  description: text,
  client: limitedText(300).nullable(),
  contact: contactSchema.nullable(),
  quote_type: documentTypeSchema,
  job_description: text,
  items: z.array(lineItemSchema).max(LIMITS.itemsPerDocument, `At most ${LIMITS.itemsPerDocument} lines.`),
  subtotal: moneySchema,
  discount: adjustmentSchema.nullable(),
  tax: adjustmentSchema.nullable(),
  deposit: adjustmentSchema.nullable(),
  amountPaid: moneySchema,
  amount: moneySchema,
  total_cost: moneySchema,
  labor_hours: quantitySchema,
  hourly_rate: moneySchema.nullable(),
  material_costs: moneySchema,
  travel_time_hours: quantitySchema,
  travel_cost: moneySchema,
  scope: list,
  approach: list,
  differentiators: list,
  terms: list,
  notes: text,
  timeline: text,
  validUntil: daySchema,
  includeLogo: z.boolean(),
  businessInfo: businessInfoSchema.nullable(),
  questions: z.array(questionSchema).max(LIMITS.itemsPerDocument),
  /** Sources of figures outside the lines: client, discount, tax, deposit, amountPaid, validUntil, timeline, terms, travel_time_hours, and "scope" and "terms.1", "terms.2" for more that is told there. */
  sources: z.record(limitedText(50), sourceSchema),
  generator: z.object({ name: shortText, model: shortText.optional(), notice: text.optional(), ms: z.number() }),
});
/** Decoded: cents, thousandths, thousandths of a percent. */
export type DocumentContent = z.output<typeof documentContentSchema>;
/** As JSON: dollars, units, percent. */
export type DocumentContentWire = z.input<typeof documentContentSchema>;

/** A row of a list: never the content. */
export const documentSummarySchema = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  type: documentTypeSchema,
  client: z.string().nullable(),
  amount: moneySchema,
  status: documentStatusSchema,
  transcription: z.string().nullable(),
  openQuestions: z.int(),
  /** When it was last sent, first seen by the client since then, and answered. */
  sentAt: z.iso.datetime().nullable(),
  viewedAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** It bears the client's signature, and is not edited. */
  isSigned: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type DocumentSummary = z.output<typeof documentSummarySchema>;

const rangesSchema = z.array(z.object({ start: z.int(), end: z.int() }));

/** A document as a list has it: `transcription` is an excerpt. `marks` are the words that a search found in each field. */
export const listedDocumentSchema = documentSummarySchema.extend({
  states: z.array(documentStateSchema),
  marks: z
    .object({ number: rangesSchema, title: rangesSchema, client: rangesSchema, transcription: rangesSchema })
    .optional(),
});
export type ListedDocument = z.output<typeof listedDocumentSchema>;

/** Where a search looks: at everything, or at title, client and number alone. */
export const searchScopes = ["all", "names"] as const;
export type SearchScope = (typeof searchScopes)[number];

const documentCountSchema = z.object({ status: documentStatusSchema, type: documentTypeSchema, count: z.int() });
export type DocumentCount = z.output<typeof documentCountSchema>;

/**
 * GET /api/documents/counts: of all documents of the account, or of those that a search finds. With `isMore` these were
 * not counted to their end: there are more than 1,000, and how many of each is not known. The same of each state, which
 * only all documents are counted by: none stands beside a search.
 */
export const documentCountsSchema = z.object({
  counts: z.array(documentCountSchema),
  isMore: z.boolean(),
  states: z.array(z.object({ state: documentStateSchema, count: z.int(), isMore: z.boolean() })),
});
export type DocumentCounts = z.output<typeof documentCountsSchema>;

export const documentSchema = documentSummarySchema.extend({
  version: z.int(),
  /** The theme that was chosen for it; null, or a theme that is gone, is the account's default. */
  themeId: z.string().nullable(),
  content: documentContentSchema,
});
export type Document = z.output<typeof documentSchema>;

/** Transcript of a generation. The messages are the specification's (section 5) and the decisions' (section 11). */
export const transcriptionSchema = z
  .string()
  .overwrite(storableText)
  .refine(
    (value) => value.trim().length >= LIMITS.transcriptMinimum,
    "Please record a longer message with more details about your project.",
  )
  .refine((value) => value.length <= LIMITS.transcriptMaximum, "A transcript is at most 20,000 characters.");

/** POST /api/generate-document. A newline in the transcription is a pause of the speaker: the recogniser's segments are joined by one. */
export const generateDocumentSchema = z.object({
  transcription: transcriptionSchema,
  type: documentTypeSchema.default("quote"),
  includeLogo: z.boolean().default(true),
});

/** POST /api/generate-contractor-quote ("Smart Quote"): the type is understood from the words. */
export const generateContractorQuoteSchema = generateDocumentSchema
  .omit({ type: true })
  .extend({ type: documentTypeSchema.optional() });

export const generatedSchema = z.object({ document: documentSchema, generatedContent: documentContentSchema });
export type Generated = z.output<typeof generatedSchema>;

/** Server-sent events of a generation. */
export const progressEventSchema = z.object({ percent: z.number(), message: z.string() });

/** What a client signed is changed only by who says so: it becomes a draft that must be sent and accepted anew. */
const asNewVersionSchema = z.boolean().optional();

/** POST .../regenerate and .../restore may have a body, with this alone. */
export const rewriteSchema = z.object({ asNewVersion: asNewVersionSchema });

/** PATCH /api/documents/{id}: any field of the document, and the version that it was based on. */
export const updateDocumentSchema = z.object({
  version: z.int().min(1),
  title: documentContentSchema.shape.title.optional(),
  type: documentTypeSchema.optional(),
  client: documentContentSchema.shape.client.optional(),
  status: documentStatusSchema.optional(),
  themeId: limitedText(100).nullable().optional(),
  content: documentContentSchema.partial().optional(),
  asNewVersion: asNewVersionSchema,
});
export type UpdateDocument = z.output<typeof updateDocumentSchema>;

export const refineInstructionsSchema = z.object({
  instructions: requiredText(LIMITS.refineInstructions, "Say what to change."),
  asNewVersion: z.boolean().optional(),
});
export type RefineInstructions = z.output<typeof refineInstructionsSchema>;
export const refineContentSchema = z.object({
  content: documentContentSchema,
  title: text,
  amount: limitedText(50),
});

/** One change that a refinement made, for the before-and-after list. */
export const changeSchema = z.object({ label: shortText, before: text, after: text });
export type Change = z.output<typeof changeSchema>;
/** What helps with an instruction that was not understood; of one with two meanings, `choices` say each in words. */
export const adviceSchema = z.object({ instruction: text, text: shortText, choices: z.array(shortText).optional() });
export type Advice = z.output<typeof adviceSchema>;
export const refinedSchema = z.object({
  document: documentSchema,
  changes: z.array(changeSchema),
  notUnderstood: z.array(text),
  advice: z.array(adviceSchema),
});
export type Refined = z.output<typeof refinedSchema>;

export const documentVersionSchema = z.object({
  version: z.int(),
  title: z.string(),
  amount: moneySchema,
  reason: z.string(),
  createdAt: z.iso.datetime(),
});
export type DocumentVersion = z.output<typeof documentVersionSchema>;

/** GET /api/documents/{id}/versions/{version}: what the document said then. */
export const keptVersionSchema = documentVersionSchema.extend({ content: documentContentSchema });
export type KeptVersion = z.output<typeof keptVersionSchema>;
