import { NoObjectGeneratedError, Output, streamText } from "ai";
import { proposalSchema, type Proposal } from "#shared/estimator/validator/proposal.ts";
import { modelErrorOf, refusesSchema } from "./failure.ts";
import type { ModelAdapter, ModelSettings, ProposalRequest } from "./model.ts";
import { dataFor, instructions } from "./prompt.ts";
import { languageModel } from "./provider.ts";
import { repairProposal } from "./repair.ts";

const DEADLINE_MS = 45_000;
const SILENCE_MS = 20_000; // between two pieces of the stream
const PARTIAL_MS = 150; // a partial comes with each token, and the caller works on each one
const TOKENS_OF_PROSE = 4_000;
const TOKENS_OF_A_LINE = 120;
const MOST_TOKENS = 16_000;

// The SDK would write its warnings to the console, past the server's log.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

interface Call {
  request: ProposalRequest;
  onPartial: (partial: unknown) => void;
  signal: AbortSignal;
  timeoutMs: number;
}

async function stream(settings: ModelSettings, structured: boolean, call: Call): Promise<Proposal> {
  // What goes wrong before the first piece reaches onError alone; the promises then say only that nothing came.
  let early: unknown;
  const result = streamText({
    model: languageModel(settings, { structured }),
    output: Output.object({ schema: proposalSchema }),
    system: instructions,
    prompt: dataFor(call.request),
    maxRetries: 1,
    maxOutputTokens: Math.min(MOST_TOKENS, TOKENS_OF_PROSE + TOKENS_OF_A_LINE * call.request.draft.items.length),
    timeout: { totalMs: call.timeoutMs, chunkMs: Math.min(SILENCE_MS, call.timeoutMs) },
    abortSignal: call.signal,
    onError: ({ error }) => {
      early ??= error;
    },
  });
  try {
    let reported = Number.NEGATIVE_INFINITY;
    for await (const partial of result.partialOutputStream) {
      if (performance.now() - reported < PARTIAL_MS) continue;
      reported = performance.now();
      call.onPartial(partial);
    }
    return await result.output;
  } catch (error) {
    throw early ?? error;
  }
}

async function propose(settings: ModelSettings, call: Call): Promise<Proposal> {
  try {
    return await stream(settings, true, call);
  } catch (error) {
    if (settings.provider === "openai-compatible" && refusesSchema(error)) return stream(settings, false, call);
    throw error;
  }
}

/** A model behind any of the providers, by the AI SDK. The answer has the proposal's shape and is otherwise untrusted. */
export function createModelAdapter(settings: ModelSettings): ModelAdapter {
  languageModel(settings, { structured: true }); // a wrong setting stops the start, not the first document
  const timeoutMs = settings.timeoutMs ?? DEADLINE_MS;
  return {
    name: settings.provider,
    model: settings.model,
    async propose(request, onPartial, signal) {
      try {
        return await propose(settings, { request, onPartial, signal, timeoutMs });
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        const repaired = NoObjectGeneratedError.isInstance(error) ? repairProposal(error.text ?? "") : undefined;
        if (repaired) return repaired;
        throw modelErrorOf(error);
      }
    },
  };
}
