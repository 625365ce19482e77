import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import type { Profile } from "#shared/profile/schema.ts";

/** What a proposal is judged against, together with the estimator's draft. */
export interface ValidationContext {
  transcription: string;
  catalogue: readonly CatalogueEntry[];
  profile?: Pick<Profile, "businessName" | "description" | "teamSize"> | null;
}
