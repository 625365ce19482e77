import { and, asc, eq } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { services } from "#server/db/schema.ts";
import { decimalFromCents } from "#server/db/money.ts";
import type { SaveService } from "#shared/services/schema.ts";

export type ServiceRow = typeof services.$inferSelect;

/** A price list has an end: more than this many services are not read. */
const MOST_SERVICES = 2_000;

const columnsOf = (input: SaveService) => ({
  name: input.name,
  description: input.description,
  hourlyRate: decimalFromCents(input.hourlyRate),
  fixedRate: decimalFromCents(input.fixedRate),
  category: input.category,
  isActive: input.isActive,
});

export async function listServiceRows(ctx: Ctx): Promise<ServiceRow[]> {
  return ctx.db
    .select()
    .from(services)
    .where(eq(services.userId, ctx.account))
    .orderBy(asc(services.category), asc(services.name), asc(services.id))
    .limit(MOST_SERVICES);
}

export async function insertService(ctx: Ctx, id: string, input: SaveService): Promise<ServiceRow | undefined> {
  const [row] = await ctx.db
    .insert(services)
    .values({ userId: ctx.account, id, ...columnsOf(input), createdAt: ctx.now(), updatedAt: ctx.now() })
    .returning();
  return row;
}

export async function updateServiceRow(ctx: Ctx, id: string, input: SaveService): Promise<ServiceRow | undefined> {
  const [row] = await ctx.db
    .update(services)
    .set({ ...columnsOf(input), updatedAt: ctx.now() })
    .where(and(eq(services.userId, ctx.account), eq(services.id, id)))
    .returning();
  return row;
}

export async function removeService(ctx: Ctx, id: string): Promise<boolean> {
  const rows = await ctx.db
    .delete(services)
    .where(and(eq(services.userId, ctx.account), eq(services.id, id)))
    .returning({ id: services.id });
  return rows.length === 1;
}
