import type { Ctx } from "#server/context.ts";
import { findProfile } from "#server/profile/service.ts";
import { listActiveServices } from "#server/services/service.ts";
import { dayOf } from "#shared/dates.ts";
import { judgeSuggestions } from "#shared/documents/proposed/suggestions.ts";
import { ranked, suggest } from "#shared/documents/suggestions.ts";
import type { Suggestion } from "#shared/documents/suggestions/schema.ts";
import { documentOf } from "../present.ts";
import { findDocument } from "../store/documents.ts";
import { findUsualTax, listAcceptedLines } from "../store/lists.ts";
import { requireDocument } from "./read.ts";

/**
 * What would make the document better: what the checks find, and with a model what it adds and the validator lets
 * stand. Without an answer of the model the checks' stand alone.
 *
 * @param from `checks` answers at once, for a count
 */
export async function suggestionsFor(
  ctx: Ctx,
  id: string,
  { from }: { from: "checks" | "all" },
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const row = await requireDocument(findDocument(ctx, id));
  const [catalogue, profile] = [await listActiveServices(ctx), await findProfile(ctx)];
  const { content } = documentOf(row, profile);
  const today = dayOf(ctx.now());
  const accepted = await listAcceptedLines(ctx, id);
  const usualTax = await findUsualTax(ctx, id);
  const known = suggest(content, { catalogue, accepted, usualTax, type: row.type, today });
  const { model, logger } = ctx.deps;
  if (!model || from === "checks") return known;
  const transcription = row.transcription ?? "";
  try {
    const proposed = await model.suggest({ document: content, transcription, catalogue, profile, known }, signal);
    const judged = judgeSuggestions(proposed, content, { transcription, catalogue, profile, today });
    const titles = new Set(known.map(({ title }) => title.toLowerCase()));
    return ranked([...known, ...judged.filter(({ title }) => !titles.has(title.toLowerCase()))]);
  } catch (error) {
    logger.warn({ failure: error instanceof Error ? error.message : "unknown" }, "the model suggested nothing");
    return known;
  }
}
