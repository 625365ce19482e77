import { centsFromDecimal } from "#server/db/money.ts";
import type { Ctx } from "#server/context.ts";
import { AppError, notFound } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import { LIMITS } from "#shared/limits.ts";
import type { SaveService, Service } from "#shared/services/schema.ts";
import {
  countServices,
  insertService,
  listServiceRows,
  removeService,
  updateServiceRow,
  type ServiceRow,
} from "./store.ts";

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

/** What jobs are priced from: a service that is not active is kept and not used. */
export const listActiveServices = async (ctx: Ctx): Promise<Service[]> =>
  (await listServices(ctx)).filter((service) => service.isActive);

/** Throws `conflict` when the price list is full. */
export async function createService(ctx: Ctx, input: SaveService): Promise<Service> {
  if ((await countServices(ctx)) >= LIMITS.services)
    throw new AppError(
      "conflict",
      `A price list holds at most ${LIMITS.services.toLocaleString("en-US")} services. Delete one to add another.`,
    );
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
