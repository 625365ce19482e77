import { knownClientRows } from "#server/clients/service/list.ts";
import type { Ctx } from "#server/context.ts";
import { noticeFor } from "#server/adapters/model/notice.ts";
import { dayOf } from "#shared/dates.ts";
import type { DocumentContent, DocumentType } from "#shared/documents/schema.ts";
import { withKnownClient } from "#shared/clients/known-client.ts";
import { estimate } from "#shared/estimator/estimate.ts";
import { validateProposal } from "#shared/estimator/validator/validate.ts";
import type { Profile } from "#shared/profile/schema.ts";
import { readBusiness, type Business } from "./store.ts";

export interface GenerationInput {
  transcription: string;
  /** Understood from the words when it is not given. */
  type?: DocumentType | undefined;
  includeLogo: boolean;
}

/** How a generation reports itself while it runs. The percentages and messages are the specification's (section 4). */
export interface GenerationListener {
  progress(percent: number, message: string): void;
  draft(content: DocumentContent): void;
}

/** What a document needs of the business; the logo stays in the profile and is joined when a document is shown. */
export const businessInfoOf = (profile: Profile | null): DocumentContent["businessInfo"] =>
  profile && {
    businessName: profile.businessName,
    email: profile.email || null,
    phone: profile.phone,
    address: profile.address,
    website: profile.website,
    logoUrl: null,
  };

/** Asks the model for better wording and lets the validator judge it. A model that fails leaves the draft and a notice. */
async function withModel(
  ctx: Ctx,
  draft: DocumentContent,
  request: { transcription: string } & Pick<Business, "catalogue" | "profile">,
  listener: GenerationListener,
  signal: AbortSignal,
): Promise<DocumentContent> {
  const { model, logger } = ctx.deps;
  if (!model) return draft;
  try {
    listener.progress(55, "Generating professional content...");
    const proposal = await model.propose(
      { ...request, type: draft.quote_type, draft },
      (partial) => listener.draft(validateProposal(partial, draft, request).content),
      signal,
    );
    const { content } = validateProposal(proposal, draft, request);
    return { ...content, generator: { ...content.generator, name: model.name, model: model.model } };
  } catch (error) {
    logger.warn({ failure: error instanceof Error ? error.message : "unknown" }, "the model gave no document");
    return { ...draft, generator: { ...draft.generator, notice: noticeFor(error) } };
  }
}

/**
 * Makes the content of a document from spoken words: the estimator's draft, bettered by the model when there is one.
 * Stores nothing. Answers the profile that it was made with too. The draft is reported as soon as it stands, which is before the model has said a word.
 */
export async function generateContent(
  ctx: Ctx,
  input: GenerationInput,
  listener: GenerationListener,
  signal: AbortSignal,
): Promise<{ content: DocumentContent; profile: Profile | null }> {
  listener.progress(15, "Processing voice transcription...");
  const { catalogue, profile, clients } = await readBusiness(ctx, knownClientRows(ctx));
  const started = performance.now();
  const estimated = estimate({
    transcription: input.transcription,
    ...(input.type ? { type: input.type } : {}),
    catalogue,
    clients: clients.map(({ name }) => name),
    businessInfo: businessInfoOf(profile),
    description: profile?.description ?? null,
    today: dayOf(ctx.now()),
    includeLogo: input.includeLogo,
  });
  const draft = withKnownClient(estimated, clients);
  const ms = Math.round((performance.now() - started) * 100) / 100;
  const timed = { ...draft, generator: { ...draft.generator, ms } };
  listener.progress(35, "Analyzing business context...");
  listener.draft(timed);
  const content = await withModel(
    ctx,
    timed,
    { transcription: input.transcription, catalogue, profile },
    listener,
    signal,
  );
  listener.progress(90, "Finalizing details...");
  return { content, profile };
}
