import type { z } from "@hono/zod-openapi";
import {
  clientDetailsSchema,
  clientSchema,
  listedClientSchema,
  type Client,
  type ClientDetails,
  type ClientTotals,
  type ListedClient,
} from "#shared/clients/schema.ts";
import { centsFromDollars } from "#shared/money.ts";
import type { ClientRow } from "./store/clients.ts";
import type { TotalsRow } from "./store/totals.ts";

export const clientOf = (row: ClientRow): Client => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  address: row.address,
  notes: row.notes,
  usedAt: row.usedAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const centsOf = (sum: string | undefined) => centsFromDollars(Number(sum ?? 0));

/** Zero for a client without a document. */
export const totalsOf = (row: TotalsRow | undefined): ClientTotals => ({
  documents: row?.documents ?? 0,
  quoted: centsOf(row?.quoted),
  accepted: centsOf(row?.accepted),
  invoiced: centsOf(row?.invoiced),
  outstanding: centsOf(row?.outstanding),
});

export const presentClient = (client: Client): z.input<typeof clientSchema> => clientSchema.encode(client);
export const presentListed = (client: ListedClient): z.input<typeof listedClientSchema> =>
  listedClientSchema.encode(client);
export const presentDetails = (client: ClientDetails): z.input<typeof clientDetailsSchema> =>
  clientDetailsSchema.encode(client);
