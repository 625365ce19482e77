import { deletedBefore } from "#server/db/deleted-rows.ts";
import { centsFromDecimal } from "#server/db/money.ts";
import type { Ctx, Deps } from "#server/context.ts";
import type { FindTemplateFill } from "#server/documents/service/change.ts";
import { generateDocument } from "#server/documents/service/generate.ts";
import { getDocument } from "#server/documents/service/read.ts";
import { notFound } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import { listActiveServices } from "#server/services/service.ts";
import type { Document, DocumentContent } from "#shared/documents/schema.ts";
import type { Cents } from "#shared/money.ts";
import { fillTemplate } from "#shared/templates/fill.ts";
import { bodyOfDocument, linesOfBody, tradeOfDocument } from "#shared/templates/from-document.ts";
import { publicTemplates } from "#shared/templates/public-templates.ts";
import { analyse, recommend } from "#shared/templates/recommend.ts";
import {
  templateBodySchema,
  type Analysis,
  type RenameTemplate,
  type SaveTemplate,
  type ShownRecommendation,
  type ShownTemplate,
  type UseTemplate,
} from "#shared/templates/schema.ts";
import type { Template } from "#shared/templates/template.ts";
import {
  findTemplateRow,
  insertTemplate,
  listTemplateRows,
  listUsage,
  markTemplateDeleted,
  removeDeletedTemplates,
  unmarkTemplateDeleted,
  updateTemplateRow,
  type TemplateRow,
} from "./store.ts";

function templateOf(row: TemplateRow): Template {
  const body = templateBodySchema.parse(row.template);
  return {
    id: row.id,
    isPublic: row.isPublic,
    name: row.name,
    description: row.description ?? "",
    category: row.category,
    industry: row.industry,
    projectType: row.projectType,
    tags: row.tags,
    lines: linesOfBody(body),
    approach: body.approach,
    terms: body.terms,
    notes: body.notes,
  };
}

interface Usage {
  uses: number;
  average: Cents | null;
}
const UNUSED: Usage = { uses: 0, average: null };

async function readUsage(ctx: Ctx): Promise<(templateId: string) => Usage> {
  const rows = await listUsage(ctx);
  const known = new Map(
    rows.map(({ templateId, uses, average }) => [templateId, { uses, average: centsFromDecimal(average) }]),
  );
  return (templateId) => known.get(templateId) ?? UNUSED;
}

const shown = (template: Template, { uses, average }: Usage): ShownTemplate => ({
  id: template.id,
  name: template.name,
  description: template.description,
  averageAmount: average,
  usageCount: uses,
  tags: [...template.tags],
  category: template.category,
  industry: template.industry,
  projectType: template.projectType,
  isPublic: template.isPublic,
  lines: template.lines.map((line) => line.description),
});

/** The account's own templates, and the product's, which stand in code. */
async function allTemplates(ctx: Ctx): Promise<Template[]> {
  return [...(await listTemplateRows(ctx)).map(templateOf), ...publicTemplates];
}

/** The account's own templates, newest first, and then the product's. */
export async function listTemplates(ctx: Ctx): Promise<ShownTemplate[]> {
  const usageOf = await readUsage(ctx);
  return (await allTemplates(ctx)).map((template) => shown(template, usageOf(template.id)));
}

/** What the words speak of, and the templates that fit them, best first. */
export async function recommendTemplates(
  ctx: Ctx,
  transcription: string,
): Promise<{ analysis: Analysis; recommendations: ShownRecommendation[] }> {
  const fitting = recommend(transcription, await allTemplates(ctx));
  const usageOf = fitting.length > 0 ? await readUsage(ctx) : () => UNUSED;
  return {
    analysis: analyse(transcription),
    recommendations: fitting.map(({ template, confidence }) => ({
      template: shown(template, usageOf(template.id)),
      confidence,
    })),
  };
}

async function findTemplate(ctx: Ctx, id: string): Promise<Template | null> {
  const ours = publicTemplates.find((template) => template.id === id);
  if (ours) return ours;
  const row = await findTemplateRow(ctx, id);
  return row ? templateOf(row) : null;
}

async function requireTemplate(ctx: Ctx, id: string): Promise<Template> {
  const template = await findTemplate(ctx, id);
  if (!template) throw notFound("The template");
  return template;
}

async function fillOf(ctx: Ctx, template: Template, transcription: string) {
  const catalogue = await listActiveServices(ctx);
  return (content: DocumentContent) => fillTemplate(content, transcription, template, catalogue);
}

/** What a template makes of a document's content; null when it was deleted. */
export const findTemplateFill: FindTemplateFill = async (ctx, templateId, transcription) => {
  const template = await findTemplate(ctx, templateId);
  return template && fillOf(ctx, template, transcription);
};

const silent = { progress: () => {}, draft: () => {} };

/** Makes a document from the words as any other, with the template's lines and wording around what was said. */
export async function useTemplate(
  ctx: Ctx,
  { templateId, customizations }: UseTemplate,
  idempotencyKey: string | undefined,
  signal: AbortSignal,
): Promise<Document> {
  const template = await requireTemplate(ctx, templateId);
  const { originalTranscription: transcription, type, includeLogo } = customizations;
  return generateDocument(
    ctx,
    {
      transcription,
      type,
      includeLogo,
      idempotencyKey,
      template: { id: template.id, fill: await fillOf(ctx, template, transcription) },
    },
    silent,
    signal,
  );
}

/** Keeps the lines and wording of a document, without its client, as a template of the account. */
export async function saveTemplate(ctx: Ctx, input: SaveTemplate): Promise<ShownTemplate> {
  const { content } = await getDocument(ctx, input.documentId);
  const { tags, ...trade } = tradeOfDocument(content);
  const row = await insertTemplate(ctx, {
    ...trade,
    id: newId(ctx.now().getTime()),
    name: input.name,
    description: input.description,
    tags: [...new Set(input.tags ?? tags)],
    template: templateBodySchema.encode(bodyOfDocument(content)),
  });
  if (!row) throw notFound("The template");
  return shown(templateOf(row), UNUSED);
}

async function shownRow(ctx: Ctx, row: TemplateRow | undefined): Promise<ShownTemplate> {
  if (!row) throw notFound("The template");
  return shown(templateOf(row), (await readUsage(ctx))(row.id));
}

/** Gives a template of the account another name, and says what it is for. */
export const renameTemplate = async (ctx: Ctx, id: string, change: RenameTemplate): Promise<ShownTemplate> =>
  shownRow(ctx, await updateTemplateRow(ctx, id, change));

/** Deletes a template of the account; for a while `undeleteTemplate` brings it back. */
export async function deleteTemplate(ctx: Ctx, id: string): Promise<void> {
  if (!(await markTemplateDeleted(ctx, id))) throw notFound("The template");
}

/** Brings a deleted template back, with how often it was used. One that was never deleted stays as it is. */
export async function undeleteTemplate(ctx: Ctx, id: string): Promise<ShownTemplate> {
  await unmarkTemplateDeleted(ctx, id);
  return shownRow(ctx, await findTemplateRow(ctx, id));
}

/** Removes for good what was deleted a while ago. */
export async function removeOldTemplates(deps: Deps): Promise<void> {
  await removeDeletedTemplates(deps.db, deletedBefore(deps.now()));
}
