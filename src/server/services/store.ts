import { and, asc, eq } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { services } from "#server/db/tables/business.ts";
import { decimalFromCents } from "#server/db/money.ts";
import { newId } from "#server/ids.ts";
import { LIMITS } from "#shared/limits.ts";
import type { SaveService } from "#shared/services/schema.ts";

export type ServiceRow = typeof services.$inferSelect;

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
    .limit(LIMITS.services);
}

export async function insertService(ctx: Ctx, id: string, input: SaveService): Promise<ServiceRow | undefined> {
  const [row] = await ctx.db
    .insert(services)
    .values({ userId: ctx.account, id, ...columnsOf(input), createdAt: ctx.now(), updatedAt: ctx.now() })
    .returning();
  return row;
}

/** Few enough that a statement stays below the 65,535 values that PostgreSQL takes. */
const INSERTED_AT_ONCE = 500;

export async function insertServices(ctx: Ctx, inputs: readonly SaveService[]): Promise<void> {
  const now = ctx.now();
  const made = { userId: ctx.account, createdAt: now, updatedAt: now };
  for (let start = 0; start < inputs.length; start += INSERTED_AT_ONCE)
    await ctx.db
      .insert(services)
      .values(
        inputs
          .slice(start, start + INSERTED_AT_ONCE)
          .map((input) => ({ ...made, id: newId(now.getTime()), ...columnsOf(input) })),
      );
}

export async function countServices(ctx: Ctx): Promise<number> {
  return ctx.db.$count(services, eq(services.userId, ctx.account));
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
