import { NoObjectGeneratedError, Output, streamText } from "ai";
import type { z } from "zod";
import { modelErrorOf, refusesSchema } from "./failure.ts";
import type { ModelSettings } from "./model.ts";
import { languageModel } from "./provider.ts";
import { readWrapped } from "./repair.ts";

const SILENCE_MS = 20_000; // between two pieces of the stream
const PARTIAL_MS = 150; // a partial comes with each token, and the caller works on each one

// The SDK would write its warnings to the console, past the server's log.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** What a model is asked: rules that hold nothing of the user's, and the user's data apart from them. */
export interface ModelQuestion<Answer> {
  instructions: string;
  /** JSON. */
  data: string;
  schema: z.ZodType<Answer>;
  maxTokens: number;
  /** The whole deadline, retries included. */
  timeoutMs: number;
  signal: AbortSignal;
  /** Gets the unvalidated object as it grows. */
  onPartial?: (partial: unknown) => void;
}

async function stream<Answer>(
  settings: ModelSettings,
  structured: boolean,
  question: ModelQuestion<Answer>,
): Promise<Answer> {
  // What goes wrong before the first piece reaches onError alone; the promises then say only that nothing came.
  let early: unknown;
  const result = streamText({
    model: languageModel(settings, { structured }),
    output: Output.object({ schema: question.schema }),
    system: question.instructions,
    prompt: question.data,
    maxRetries: 1,
    maxOutputTokens: question.maxTokens,
    timeout: { totalMs: question.timeoutMs, chunkMs: Math.min(SILENCE_MS, question.timeoutMs) },
    abortSignal: question.signal,
    onError: ({ error }) => {
      early ??= error;
    },
  });
  try {
    let reported = Number.NEGATIVE_INFINITY;
    for await (const partial of result.partialOutputStream) {
      if (performance.now() - reported < PARTIAL_MS) continue;
      reported = performance.now();
      question.onPartial?.(partial);
    }
    return await result.output;
  } catch (error) {
    throw early ?? error;
  }
}

async function streamEither<Answer>(settings: ModelSettings, question: ModelQuestion<Answer>): Promise<Answer> {
  try {
    return await stream(settings, true, question);
  } catch (error) {
    if (settings.provider === "openai-compatible" && refusesSchema(error)) return stream(settings, false, question);
    throw error;
  }
}

/**
 * Asks a model behind any of the providers once, by the AI SDK. The answer has the schema's shape and is otherwise
 * untrusted. Rejects with a `ModelError`, or with the signal's reason when the caller aborts.
 */
export async function ask<Answer>(settings: ModelSettings, question: ModelQuestion<Answer>): Promise<Answer> {
  try {
    return await streamEither(settings, question);
  } catch (error) {
    if (question.signal.aborted) throw question.signal.reason;
    const repaired = NoObjectGeneratedError.isInstance(error)
      ? readWrapped(error.text ?? "", question.schema)
      : undefined;
    if (repaired) return repaired;
    throw modelErrorOf(error);
  }
}
