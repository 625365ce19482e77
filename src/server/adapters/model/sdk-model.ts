import { proposedRefinementSchema } from "#shared/documents/proposed/refinement.ts";
import { proposedSuggestionsSchema } from "#shared/documents/proposed/suggestions.ts";
import { proposalSchema } from "#shared/estimator/validator/proposal.ts";
import { ask } from "./ask.ts";
import type { ModelAdapter, ModelSettings } from "./model.ts";
import { dataFor, instructions } from "./prompt.ts";
import { languageModel } from "./provider.ts";
import { refineData, refineInstructions } from "./refine-prompt.ts";
import { suggestData, suggestInstructions } from "./suggest-prompt.ts";

const DEADLINE_MS = 45_000;
/** Somebody looks at the screen meanwhile. */
const SHORT_DEADLINE_MS = 20_000;
const TOKENS_OF_PROSE = 4_000;
const TOKENS_OF_A_LINE = 120;
const MOST_TOKENS = 16_000;

/** A model behind any of the providers, by the AI SDK. The answer has the proposal's shape and is otherwise untrusted. */
export function createModelAdapter(settings: ModelSettings): ModelAdapter {
  languageModel(settings, { structured: true }); // a wrong setting stops the start, not the first document
  const timeoutMs = settings.timeoutMs ?? DEADLINE_MS;
  const short = { maxTokens: TOKENS_OF_PROSE, timeoutMs: Math.min(timeoutMs, SHORT_DEADLINE_MS) };
  return {
    name: settings.provider,
    model: settings.model,
    propose(request, onPartial, signal) {
      const maxTokens = Math.min(MOST_TOKENS, TOKENS_OF_PROSE + TOKENS_OF_A_LINE * request.draft.items.length);
      const data = dataFor(request);
      return ask(settings, { instructions, data, schema: proposalSchema, maxTokens, timeoutMs, signal, onPartial });
    },
    refine(request, signal) {
      const data = refineData(request);
      return ask(settings, {
        ...short,
        instructions: refineInstructions,
        data,
        schema: proposedRefinementSchema,
        signal,
      });
    },
    suggest(request, signal) {
      const data = suggestData(request);
      return ask(settings, {
        ...short,
        instructions: suggestInstructions,
        data,
        schema: proposedSuggestionsSchema,
        signal,
      });
    },
  };
}
