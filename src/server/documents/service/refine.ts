import { atomically, type Ctx } from "#server/context.ts";
import { businessInfoOf } from "#server/generation/service.ts";
import { findProfile } from "#server/profile/service.ts";
import { listActiveServices } from "#server/services/service.ts";
import { dayOf } from "#shared/dates.ts";
import { judgeRefinement, type JudgeContext, type ProposedRefinement } from "#shared/documents/proposed/refinement.ts";
import { withFinalShares } from "#shared/documents/refine/describe.ts";
import { refine, type RefineContext } from "#shared/documents/refine/refine.ts";
import {
  documentContentSchema,
  type DocumentContent,
  type Refined,
  type RefineInstructions,
} from "#shared/documents/schema.ts";
import { documentOf } from "../present.ts";
import { requireUnsigned } from "../rules.ts";
import { findDocument, findDocumentForUpdate } from "../store/documents.ts";
import { storeChange } from "./change.ts";
import { requireDocument } from "./read.ts";

type Both = RefineContext & JudgeContext;

/** The model's reading of what the rules did not understand; nothing without a model, or when it fails. */
async function askModel(
  ctx: Ctx,
  content: DocumentContent,
  instructions: readonly string[],
  { catalogue, today }: Both,
  signal: AbortSignal,
): Promise<ProposedRefinement> {
  const { model, logger } = ctx.deps;
  if (!model || instructions.length === 0) return { operations: [] };
  try {
    return await model.refine({ instructions, document: content, catalogue, today }, signal);
  } catch (error) {
    logger.warn({ failure: error instanceof Error ? error.message : "unknown" }, "the model gave no operations");
    return { operations: [] };
  }
}

/**
 * Carries out what the instructions say, as far as they are understood; what is not understood changes nothing. A model
 * is asked for what the rules leave over, and its operations are judged by the same words.
 */
export async function refineDocument(
  ctx: Ctx,
  id: string,
  { instructions, asNewVersion }: RefineInstructions,
  signal: AbortSignal,
): Promise<Refined> {
  const profile = await findProfile(ctx);
  const before = await requireDocument(findDocument(ctx, id));
  requireUnsigned(before, asNewVersion);
  const context: Both = {
    catalogue: await listActiveServices(ctx),
    today: dayOf(ctx.now()),
    businessInfo: businessInfoOf(profile),
    transcription: before.transcription ?? "",
    profile,
  };
  // Asked before the document is locked: the network has no place in a transaction.
  const read = refine(documentContentSchema.decode(before.content), instructions, context);
  const proposed = await askModel(ctx, read.content, read.notUnderstood, context, signal);
  return atomically(ctx, async (tx) => {
    const row = await requireDocument(findDocumentForUpdate(tx, id));
    const plain = refine(documentContentSchema.decode(row.content), instructions, context);
    // Written for the version that the model was shown: of another its lines may not be what they were.
    const fitting = row.version === before.version ? proposed : { operations: [] };
    const judged = judgeRefinement(fitting, plain.notUnderstood, plain.content, context);
    const { content, notUnderstood } = judged;
    const changes = withFinalShares([...plain.changes, ...judged.changes], content);
    const stored = changes.length > 0 ? await storeChange(tx, row, { content, reason: "refined", asNewVersion }) : row;
    const advice = plain.advice.filter(({ instruction }) => notUnderstood.includes(instruction));
    return { document: documentOf(stored, profile), changes, notUnderstood, advice };
  });
}
