import type { Day } from "#shared/dates.ts";
import type { DocumentContent, DocumentType } from "#shared/documents/schema.ts";
import type { Cents } from "#shared/money.ts";

/** A priced service of the account. Rates in cents, null when there is none. */
export interface CatalogueEntry {
  id: string;
  name: string;
  description: string | null;
  hourlyRate: Cents | null;
  fixedRate: Cents | null;
  category: string | null;
}

/** All that the estimator may know. `description` is the profile's own words about the business. */
export interface EstimateInput {
  transcription: string;
  type?: DocumentType | undefined;
  catalogue: readonly CatalogueEntry[];
  clients: readonly string[];
  businessInfo: DocumentContent["businessInfo"];
  description?: string | null | undefined;
  today: Day;
  includeLogo: boolean;
}
