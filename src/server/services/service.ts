import { centsFromDecimal } from "#server/db/money.ts";
import type { Ctx } from "#server/context.ts";
import { notFound } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import type { SaveService, Service } from "#shared/services/schema.ts";
import { insertService, listServiceRows, removeService, updateServiceRow, type ServiceRow } from "./store.ts";

const serviceOf = (row: ServiceRow): Service => ({
  id: row.id,
  name: row.name,
  description: row.description,
  hourlyRate: centsFromDecimal(row.hourlyRate),
  fixedRate: centsFromDecimal(row.fixedRate),
  category: row.category,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const listServices = async (ctx: Ctx): Promise<Service[]> => (await listServiceRows(ctx)).map(serviceOf);

export async function createService(ctx: Ctx, input: SaveService): Promise<Service> {
  const row = await insertService(ctx, newId(ctx.now().getTime()), input);
  if (!row) throw notFound("The service");
  return serviceOf(row);
}

export async function updateService(ctx: Ctx, id: string, input: SaveService): Promise<Service> {
  const row = await updateServiceRow(ctx, id, input);
  if (!row) throw notFound("The service");
  return serviceOf(row);
}

export async function deleteService(ctx: Ctx, id: string): Promise<void> {
  if (!(await removeService(ctx, id))) throw notFound("The service");
}
