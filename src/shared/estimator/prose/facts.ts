import type { Day } from "#shared/dates.ts";
import type { DocumentType, LineItem } from "#shared/documents/schema.ts";

/** What the estimator understood of a job: all that the prose may speak of. */
export interface JobFacts {
  type: DocumentType;
  transcription: string;
  client: string | null;
  address: string | null;
  items: readonly LineItem[];
  /** Work that was named without a price. */
  unpricedTasks: readonly string[];
  /** What the job was announced as, where no line bears it: "Whirlpool washer not draining"; "" or undefined for nothing. */
  announced?: string;
  timeline: string;
  /** Whole sentences or phrases, such as "Net 30"; they stand first in the terms. */
  paymentTerms: readonly string[];
  /** What was said beside the work in the user's own words: what is left out, details of the work, how it is paid and warranted, and on what conditions. */
  told: Readonly<Record<"leftOut" | "details" | "payment" | "conditions", readonly string[]>> & {
    /** Where in the transcription it was said that is no work of ours: offsets. */
    noWork: readonly { start: number; end: number }[];
  };
  validUntil: Day;
  businessName: string | null;
  /** The user's own words about the business: the only place that differentiators come from. */
  profileDescription: string | null;
}

/** Nothing was said beside the work. */
export const NOTHING_TOLD: JobFacts["told"] = { leftOut: [], details: [], payment: [], conditions: [], noWork: [] };

/** The written parts of a document. `terms` begins with the facts' payment terms. */
export interface Prose {
  title: string;
  description: string;
  scope: string[];
  approach: string[];
  differentiators: string[];
  terms: string[];
  notes: string;
}
