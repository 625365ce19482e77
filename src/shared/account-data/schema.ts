import { z } from "zod";
import { moneySchema } from "#shared/documents/figures.ts";
import {
  daySchema,
  documentContentSchema,
  documentStatusSchema,
  documentTypeSchema,
} from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";
import { profileSchema } from "#shared/profile/schema.ts";
import { serviceSchema } from "#shared/services/schema.ts";
import { paymentMethodSchema } from "#shared/settlement/schema.ts";
import { templateBodySchema } from "#shared/templates/schema.ts";
import { limitedText, requiredText } from "#shared/text.ts";
import { themeSchema } from "#shared/themes/schema.ts";

/** DELETE /api/user/delete-account. The message is the specification's (section 8). */
export const accountDeletedSchema = z.object({
  success: z.literal(true),
  message: z.literal("Your account has been permanently deleted."),
});

const id = z.uuid("Not an id that this product made.");
const instant = z.iso.datetime();
const MOST_VERSIONS = 1_000_000;
const MOST_NUMBERS = 999_999_999;
const eventData = z
  .record(z.string().max(100), z.unknown())
  .refine((data) => JSON.stringify(data).length <= LIMITS.textField, "At most 5,000 characters.");

/** What stands in the file of an account, section by section, in this order. Figures are those of the wire. */
export const recordSchemas = {
  profile: profileSchema.extend({ id, email: z.email().max(320).nullable() }),
  services: serviceSchema.extend({ id }),
  themes: themeSchema.extend({ id }),
  templates: z.object({
    id,
    name: requiredText(200, "A name is required."),
    description: limitedText(500).nullable(),
    category: limitedText(100),
    industry: limitedText(100).nullable(),
    projectType: limitedText(100).nullable(),
    template: templateBodySchema,
    tags: z.array(limitedText(30)).max(10),
    createdAt: instant,
    updatedAt: instant,
  }),
  /** By name; `alsoOf` is the client that another name leads to. */
  clients: z.object({
    name: requiredText(300, "A client has a name."),
    alsoOf: limitedText(300).nullable(),
    email: limitedText(500).nullable(),
    phone: limitedText(500).nullable(),
    address: limitedText(500).nullable(),
    notes: limitedText(LIMITS.textField).nullable(),
    isKept: z.boolean(),
    usedAt: instant,
    createdAt: instant,
    updatedAt: instant,
  }),
  /** The last number given out for each type, so that none is given twice. */
  counters: z.object({ type: documentTypeSchema, last: z.int().min(1).max(MOST_NUMBERS) }),
  documents: z.object({
    id,
    number: requiredText(30, "A document has a number."),
    status: documentStatusSchema,
    themeId: limitedText(100).nullable(),
    version: z.int().min(1).max(MOST_VERSIONS),
    transcription: limitedText(LIMITS.transcriptMaximum).nullable(),
    content: documentContentSchema,
    /** How it was answered; files of before these were kept do not have them. */
    answeredAt: instant.nullable().default(null),
    acceptedAmount: moneySchema.nullable().default(null),
    followUpOff: z.boolean().default(false),
    createdAt: instant,
    updatedAt: instant,
  }),
  versions: z.object({
    documentId: id,
    version: z.int().min(1).max(MOST_VERSIONS),
    reason: limitedText(50),
    content: documentContentSchema,
    createdAt: instant,
  }),
  /** `actor` is "owner" for the account's own user, or the name of a job. */
  events: z.object({
    id,
    documentId: limitedText(100),
    kind: limitedText(50),
    actor: limitedText(100),
    data: eventData,
    createdAt: instant,
  }),
  payments: z.object({
    id,
    documentId: id,
    amount: moneySchema,
    paidOn: daySchema,
    method: paymentMethodSchema,
    note: limitedText(500).nullable(),
    voidedAt: instant.nullable(),
    createdAt: instant,
  }),
  conversions: z.object({
    invoiceId: id,
    sourceId: id,
    kind: z.enum(["all", "lines", "deposit", "rest"]),
    lines: z.array(limitedText(100)).max(LIMITS.itemsPerDocument),
    amount: moneySchema,
    createdAt: instant,
  }),
  words: z.object({
    id,
    documentId: limitedText(100).nullable(),
    transcription: limitedText(LIMITS.transcriptMaximum),
    createdAt: instant,
  }),
} as const;
export type SectionName = keyof typeof recordSchemas;
/** A record as it stands in the file. */
export type FileRecord<Name extends SectionName> = z.input<(typeof recordSchemas)[Name]>;
// Object.keys loses the literal types.
export const sectionNames = Object.keys(recordSchemas) as SectionName[];

/** The first line of the file. `version` is that of the format. */
export const fileHeadSchema = z.object({
  format: z.literal("bidspoke-account"),
  version: z.literal(1),
  exportedAt: instant,
  account: z.object({ email: z.string().max(320), firstName: z.string().nullable(), lastName: z.string().nullable() }),
});
export type FileHead = z.output<typeof fileHeadSchema>;

/** POST /api/import: without `apply` it only says what it would do; `replace` takes the file's record where both differ. */
export const importQuerySchema = z.object({
  apply: z.enum(["true", "false"]).default("false"),
  differing: z.enum(["keep", "replace"]).default("keep"),
});

const countsSchema = z.object({
  name: z.enum(sectionNames),
  /** In the file and not in the account: added. */
  added: z.int(),
  /** In both and the same. */
  same: z.int(),
  /** In both and not the same: kept as the account has it, or replaced, as was asked. */
  differing: z.int(),
});

/** What an import does, or did. */
export const accountImportSchema = z.object({
  applied: z.boolean(),
  head: fileHeadSchema,
  sections: z.array(countsSchema),
  /** The first few that differ, by what a person calls them. */
  differing: z.array(z.string()),
  /** Documents that get a new number, since theirs is taken. */
  renumbered: z.int(),
  /** Records that cannot be taken. While there is one, nothing is imported. */
  problems: z.array(z.object({ where: z.string(), message: z.string() })),
});
export type AccountImport = z.output<typeof accountImportSchema>;
