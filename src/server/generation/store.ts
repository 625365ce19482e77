import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { businessProfiles, services } from "#server/db/tables/business.ts";
import type { KnownClient } from "#shared/clients/schema.ts";
import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import { centsFromDollars } from "#shared/money.ts";
import type { Profile } from "#shared/profile/schema.ts";

/** A price list has an end: more than this many services are not read. */
const SERVICES_READ = 2_000;

/** What a document is made from besides the words. */
export interface Business {
  catalogue: CatalogueEntry[];
  profile: Profile | null;
  clients: KnownClient[];
}

type StoredService = Omit<CatalogueEntry, "hourlyRate" | "fixedRate"> &
  Record<"hourlyRate" | "fixedRate", number | null>;

const centsOf = (dollars: number | null) => (dollars === null ? null : centsFromDollars(dollars));
const instantOf = (instant: string) => new Date(instant).toISOString();

/**
 * The active price list, the profile and the known clients in one statement: every document asks for all three, and
 * each way to the database costs more than the reading. `knownClients` is the query of the latter.
 */
export async function readBusiness(ctx: Ctx, knownClients: SQL): Promise<Business> {
  const { rows } = await ctx.db.execute<{
    services: StoredService[];
    profile: Profile | null;
    clients: KnownClient[];
  }>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'description', description,
          'hourlyRate', hourly_rate, 'fixedRate', fixed_rate, 'category', category)), '[]')
        from (select * from ${services} where user_id = ${ctx.account} and is_active
          order by category, name, id limit ${SERVICES_READ}) as listed) as services,
      (select json_build_object('id', id, 'businessName', business_name, 'email', coalesce(email, ''), 'logoUrl', logo_url,
          'website', website, 'phone', phone, 'description', description, 'address', address, 'teamSize', team_size,
          'createdAt', created_at, 'updatedAt', updated_at)
        from ${businessProfiles} where user_id = ${ctx.account}) as profile,
      (select coalesce(json_agg(known), '[]') from (${knownClients}) as known) as clients`);
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
    clients: found.clients,
  };
}
