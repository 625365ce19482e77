import { and, avg, count, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { removeDeletedRows } from "#server/db/deleted-rows.ts";
import { documentEvents, documents } from "#server/db/tables/documents.ts";
import { quoteTemplates } from "#server/db/tables/business.ts";
import type { TemplateBodyWire } from "#shared/templates/schema.ts";

export type TemplateRow = typeof quoteTemplates.$inferSelect;

/** A shelf has an end: more templates than this are not read. */
const MOST_TEMPLATES = 500;

const own = (ctx: Ctx, id: string) =>
  and(eq(quoteTemplates.userId, ctx.account), eq(quoteTemplates.id, id), isNull(quoteTemplates.deletedAt));

/** The account's own templates, newest first. */
export async function listTemplateRows(ctx: Ctx): Promise<TemplateRow[]> {
  return ctx.db
    .select()
    .from(quoteTemplates)
    .where(and(eq(quoteTemplates.userId, ctx.account), isNull(quoteTemplates.deletedAt)))
    .orderBy(desc(quoteTemplates.createdAt), desc(quoteTemplates.id))
    .limit(MOST_TEMPLATES);
}

export async function findTemplateRow(ctx: Ctx, id: string): Promise<TemplateRow | undefined> {
  const [row] = await ctx.db.select().from(quoteTemplates).where(own(ctx, id));
  return row;
}

export interface NewTemplate {
  id: string;
  name: string;
  description: string;
  category: string;
  industry: string | null;
  projectType: string | null;
  tags: string[];
  template: TemplateBodyWire;
}

export async function insertTemplate(ctx: Ctx, template: NewTemplate): Promise<TemplateRow | undefined> {
  const [row] = await ctx.db
    .insert(quoteTemplates)
    .values({ userId: ctx.account, ...template, createdAt: ctx.now(), updatedAt: ctx.now() })
    .returning();
  return row;
}

/** Undefined when there is none. */
export async function updateTemplateRow(
  ctx: Ctx,
  id: string,
  change: Pick<NewTemplate, "name" | "description">,
): Promise<TemplateRow | undefined> {
  const [row] = await ctx.db
    .update(quoteTemplates)
    .set({ ...change, updatedAt: ctx.now() })
    .where(own(ctx, id))
    .returning();
  return row;
}

/** Takes a template out of everything. False when there is none. */
export async function markTemplateDeleted(ctx: Ctx, id: string): Promise<boolean> {
  const rows = await ctx.db
    .update(quoteTemplates)
    .set({ deletedAt: ctx.now() })
    .where(own(ctx, id))
    .returning({ id: quoteTemplates.id });
  return rows.length === 1;
}

/** Brings a deleted template back as it was; one that is there stays so. */
export async function unmarkTemplateDeleted(ctx: Ctx, id: string): Promise<void> {
  const { userId, id: ownId, deletedAt } = quoteTemplates;
  await ctx.db
    .update(quoteTemplates)
    .set({ deletedAt: null })
    .where(and(eq(userId, ctx.account), eq(ownId, id), isNotNull(deletedAt)));
}

/** Removes for good what was deleted before this instant, in any account. */
export const removeDeletedTemplates = (db: Ctx["db"], before: Date): Promise<void> =>
  removeDeletedRows(db, quoteTemplates, before);

const templateId = sql<string>`${documentEvents.data}->>'templateId'`;

/**
 * How often the account used each template, and what the documents that came of it amount to today. Read from the
 * events of creation, so that it is true of public templates too and follows every later edit; unpriced documents and
 * deleted ones are no part of the average.
 */
export async function listUsage(ctx: Ctx): Promise<{ templateId: string; uses: number; average: string | null }[]> {
  return ctx.db
    .select({
      templateId: templateId.as("template_id"),
      uses: sql<number>`${count()}::int`,
      average: sql<string | null>`round(${avg(documents.amount)}, 2)::text`,
    })
    .from(documentEvents)
    .leftJoin(
      documents,
      and(
        eq(documents.userId, ctx.account),
        eq(documents.id, documentEvents.documentId),
        isNull(documents.deletedAt),
        gt(documents.amount, sql`0`),
      ),
    )
    .where(
      and(eq(documentEvents.userId, ctx.account), eq(documentEvents.kind, "created"), sql`${templateId} is not null`),
    )
    .groupBy(sql`template_id`);
}
