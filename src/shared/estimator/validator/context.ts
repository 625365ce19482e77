import type { Profile } from "#shared/profile/schema.ts";
import type { Service } from "#shared/services/schema.ts";

/** What a validator and a model need of a priced service. Rates in cents. */
export type CatalogueService = Pick<Service, "id" | "name" | "description" | "hourlyRate" | "fixedRate">;

/** What a proposal is judged against, together with the estimator's draft. */
export interface ValidationContext {
  transcription: string;
  catalogue: readonly CatalogueService[];
  profile?: Pick<Profile, "businessName" | "description" | "teamSize"> | null;
}
