import type { DocumentContent, DocumentType } from "#shared/documents/schema.ts";
import type { Proposal } from "#shared/estimator/validator/proposal.ts";
import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import type { Profile } from "#shared/profile/schema.ts";

export const modelProviders = ["openai", "anthropic", "google", "openai-compatible"] as const;
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

export interface ModelAdapter {
  /** The provider, for `generator.name`. */
  readonly name: string;
  readonly model: string;
  /**
   * Asks the model once. `onPartial` gets the unvalidated object as it grows. Rejects with a `ModelError`, or with the
   * signal's reason when the caller aborts.
   */
  propose(request: ProposalRequest, onPartial: (partial: unknown) => void, signal: AbortSignal): Promise<Proposal>;
}

/** The closed list of ways in which a model fails. */
export const modelFailures = ["refused", "rate_limited", "timeout", "cut_off", "nonsense", "unavailable"] as const;
export type ModelFailure = (typeof modelFailures)[number];

export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly failure: ModelFailure;
  constructor(failure: ModelFailure, options?: ErrorOptions) {
    super(`The model failed: ${failure}`, options);
    this.failure = failure;
  }
}
