import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { businessProfiles, services } from "#server/db/tables/business.ts";
import { documents } from "#server/db/tables/documents.ts";
import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import { centsFromDollars } from "#shared/money.ts";
import type { Profile } from "#shared/profile/schema.ts";

/** Names are looked for in this many of the newest documents: an index range, however many there are. */
const DOCUMENTS_READ = 200;
/** A price list has an end: more than this many services are not read. */
const SERVICES_READ = 2_000;

const namesOf = (clients: readonly (string | null)[]) => [...new Set(clients.flatMap((client) => client ?? []))];

/** The names of the account's most recent clients, newest first, which the estimator knows when they are spoken. */
export async function listKnownClients(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ client: documents.client })
    .from(documents)
    .where(and(eq(documents.userId, ctx.account), isNull(documents.deletedAt), isNotNull(documents.client)))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(DOCUMENTS_READ);
  return namesOf(rows.map((row) => row.client));
}

/** What a document is made from besides the words. */
export interface Business {
  catalogue: CatalogueEntry[];
  profile: Profile | null;
  clients: string[];
}

type StoredService = Omit<CatalogueEntry, "hourlyRate" | "fixedRate"> &
  Record<"hourlyRate" | "fixedRate", number | null>;

const centsOf = (dollars: number | null) => (dollars === null ? null : centsFromDollars(dollars));
const instantOf = (instant: string) => new Date(instant).toISOString();

/**
 * The active price list, the profile and the known clients in one statement: every document asks for all three, and
 * each way to the database costs more than the reading.
 */
export async function readBusiness(ctx: Ctx): Promise<Business> {
  const { rows } = await ctx.db.execute<{ services: StoredService[]; profile: Profile | null; clients: string[] }>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'description', description,
          'hourlyRate', hourly_rate, 'fixedRate', fixed_rate, 'category', category)), '[]')
        from (select * from ${services} where user_id = ${ctx.account} and is_active
          order by category, name, id limit ${SERVICES_READ}) as listed) as services,
      (select json_build_object('id', id, 'businessName', business_name, 'email', coalesce(email, ''), 'logoUrl', logo_url,
          'website', website, 'phone', phone, 'description', description, 'address', address, 'teamSize', team_size,
          'createdAt', created_at, 'updatedAt', updated_at)
        from ${businessProfiles} where user_id = ${ctx.account}) as profile,
      (select coalesce(json_agg(client), '[]')
        from (select client from ${documents} where user_id = ${ctx.account} and deleted_at is null and client is not null
          order by created_at desc, id desc limit ${DOCUMENTS_READ}) as named) as clients`);
  const [found] = rows;
  if (!found) return { catalogue: [], profile: null, clients: [] };
  const { profile } = found;
  return {
    catalogue: found.services.map((service) => ({
      ...service,
      hourlyRate: centsOf(service.hourlyRate),
      fixedRate: centsOf(service.fixedRate),
    })),
    profile: profile && {
      ...profile,
      createdAt: instantOf(profile.createdAt),
      updatedAt: instantOf(profile.updatedAt),
    },
    clients: namesOf(found.clients),
  };
}
