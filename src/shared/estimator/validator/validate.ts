import type { DocumentContent } from "#shared/documents/schema.ts";
import type { Profile } from "#shared/profile/schema.ts";
import type { Service } from "#shared/services/schema.ts";

export type CatalogueService = Pick<Service, "id" | "name" | "description" | "hourlyRate" | "fixedRate">;

/** What a proposal is judged against, together with the estimator's draft. */
export interface ValidationContext {
  transcription: string;
  catalogue: readonly CatalogueService[];
  profile?: Pick<Profile, "businessName" | "description" | "teamSize"> | null;
}

export interface ValidatedProposal {
  content: DocumentContent;
  /** One plain sentence for each thing of the proposal that was not taken. */
  dropped: string[];
}

/**
 * Judges what a model proposes against the words, the catalogue and the estimator's draft, and gives the content that
 * may become a document. Pure; never throws, whatever the proposal is; nonsense gives the draft back.
 */
export function validateProposal(
  _proposal: unknown,
  draft: DocumentContent,
  _context: ValidationContext,
): ValidatedProposal {
  return { content: draft, dropped: [] };
}
