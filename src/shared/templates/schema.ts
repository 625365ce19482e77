import { z } from "zod";
import { documentTypeSchema, itemCategories, transcriptionSchema } from "#shared/documents/schema.ts";
import { moneySchema } from "#shared/documents/figures.ts";
import { LIMITS } from "#shared/limits.ts";
import { limitedText, requiredText } from "#shared/text.ts";

/** More tags than this are kept but never shown (section 9 of the specification). */
export const SHOWN_TAGS = 3;
const MOST_TAGS = 10;
const MOST_LINES = 200;

/** A template as it is shown. `averageAmount` is of the account's own documents made with it, null before there is one. */
export const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  averageAmount: moneySchema.nullable(),
  usageCount: z.int(),
  tags: z.array(z.string()),
  category: z.string(),
  industry: z.string().nullable(),
  projectType: z.string().nullable(),
  isPublic: z.boolean(),
  /** What its lines are called. */
  lines: z.array(z.string()),
});
export type ShownTemplate = z.output<typeof templateSchema>;

/** What the words speak of; null where they name no trade. */
const analysisSchema = z.object({
  category: z.string().nullable(),
  industry: z.string().nullable(),
  projectType: z.string().nullable(),
});
export type Analysis = z.output<typeof analysisSchema>;

/** POST /api/template-recommendations */
export const recommendTemplatesSchema = z.object({ transcription: transcriptionSchema });
const recommendationSchema = z.object({
  template: templateSchema,
  /** Percent. */
  confidence: z.int().min(0).max(100),
});
export type ShownRecommendation = z.output<typeof recommendationSchema>;
export const recommendationsSchema = z.object({
  analysis: analysisSchema,
  recommendations: z.array(recommendationSchema),
});

/** POST /api/use-template */
export const useTemplateSchema = z.object({
  templateId: limitedText(100).min(1, "Choose a template."),
  customizations: z.object({
    originalTranscription: transcriptionSchema,
    /** Understood from the words when it is not given. */
    type: documentTypeSchema.optional(),
    includeLogo: z.boolean().default(true),
  }),
});
export type UseTemplate = z.output<typeof useTemplateSchema>;

/** POST /api/templates: keeps the wording and lines of a document under a name. */
export const saveTemplateSchema = z.object({
  documentId: limitedText(100).min(1, "Choose a document."),
  name: requiredText(200, "A name is required."),
  description: limitedText(500).trim().default(""),
  tags: z.array(requiredText(30, "A tag is a word.")).max(MOST_TAGS, `At most ${MOST_TAGS} tags.`).optional(),
});
export type SaveTemplate = z.output<typeof saveTemplateSchema>;

/** PATCH /api/templates/{id} */
export const renameTemplateSchema = saveTemplateSchema.pick({ name: true, description: true });
export type RenameTemplate = z.output<typeof renameTemplateSchema>;

const text = limitedText(LIMITS.textField);
const list = z.array(text).max(LIMITS.listEntries);

/** What the table keeps of a template. `price` is of a flat line, null for every other. */
export const templateBodySchema = z.object({
  schemaVersion: z.literal(1),
  lines: z
    .array(
      z.object({
        description: text,
        category: z.enum(itemCategories),
        optional: z.boolean(),
        price: moneySchema.nullable(),
      }),
    )
    .max(MOST_LINES),
  approach: list,
  terms: list,
  notes: text,
});
export type TemplateBody = z.output<typeof templateBodySchema>;
/** As the table keeps it: dollars. */
export type TemplateBodyWire = z.input<typeof templateBodySchema>;
export const MOST_TEMPLATE_LINES = MOST_LINES;
