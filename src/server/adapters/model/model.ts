import type { Day } from "#shared/dates.ts";
import type { ProposedRefinement } from "#shared/documents/proposed/refinement.ts";
import type { ProposedSuggestions } from "#shared/documents/proposed/suggestions.ts";
import type { DocumentContent, DocumentType } from "#shared/documents/schema.ts";
import type { Suggestion } from "#shared/documents/suggestions/schema.ts";
import type { Proposal } from "#shared/estimator/validator/proposal.ts";
import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import type { Profile } from "#shared/profile/schema.ts";

const modelProviders = ["openai", "anthropic", "google", "openai-compatible"] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** Where the model is. `baseUrl` is required for "openai-compatible" and includes the "/v1" of such servers. */
export interface ModelSettings {
  provider: ModelProvider;
  model: string;
  apiKey: string | null;
  baseUrl: string | null;
  /** The whole deadline of one proposal, retries included, in milliseconds; 45,000 when absent. */
  timeoutMs?: number;
}

export interface ProposalRequest {
  transcription: string;
  type: DocumentType;
  catalogue: readonly CatalogueEntry[];
  profile: Pick<Profile, "businessName" | "description" | "teamSize"> | null;
  draft: DocumentContent;
}

/** Instructions that were not understood without a model. */
export interface RefineRequest {
  instructions: readonly string[];
  document: DocumentContent;
  catalogue: readonly CatalogueEntry[];
  today: Day;
}

export interface SuggestRequest {
  document: DocumentContent;
  transcription: string;
  catalogue: readonly CatalogueEntry[];
  profile: Pick<Profile, "businessName" | "description"> | null;
  /** What was found without a model. */
  known: readonly Pick<Suggestion, "title" | "description">[];
}

/** Each method asks the model once, and rejects with a `ModelError` or with the signal's reason when the caller aborts. */
export interface ModelAdapter {
  /** The provider, for `generator.name`. */
  readonly name: string;
  readonly model: string;
  /** A document's wording and lines. `onPartial` gets the unvalidated object as it grows. */
  propose(request: ProposalRequest, onPartial: (partial: unknown) => void, signal: AbortSignal): Promise<Proposal>;
  /** The operations that the instructions come down to. */
  refine(request: RefineRequest, signal: AbortSignal): Promise<ProposedRefinement>;
  suggest(request: SuggestRequest, signal: AbortSignal): Promise<ProposedSuggestions>;
}

/** The closed list of ways in which a model fails. */
const modelFailures = ["refused", "rate_limited", "timeout", "cut_off", "nonsense", "unavailable"] as const;
export type ModelFailure = (typeof modelFailures)[number];

export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly failure: ModelFailure;
  constructor(failure: ModelFailure, options?: ErrorOptions) {
    super(`The model failed: ${failure}`, options);
    this.failure = failure;
  }
}
