import type { z } from "zod";
import {
  documentContentSchema,
  generatedSchema,
  progressEventSchema,
  type Generated,
} from "#shared/documents/schema.ts";
import { errorBodySchema, errorCodes } from "#shared/errors.ts";
import { ApiError, call } from "#web/api-client.ts";
import type { GenerationGoal } from "./goal.ts";
import { readEvents, type ServerEvent } from "./event-stream.ts";
import type { Progress } from "./progress.ts";

export type GenerationRequest = { goal: GenerationGoal; transcription: string; includeLogo: boolean };

function addressed({ goal, transcription, includeLogo }: GenerationRequest): { path: string; body: unknown } {
  if (goal === "smart") return { path: "/api/generate-contractor-quote", body: { transcription, includeLogo } };
  if (typeof goal === "string")
    return { path: "/api/generate-document", body: { transcription, includeLogo, type: goal } };
  const customizations = { originalTranscription: transcription, includeLogo };
  return { path: "/api/use-template", body: { ...goal, customizations } };
}

const draftSchema = documentContentSchema.partial();
/** What exists of the document while it is written. */
export type PartialContent = z.output<typeof draftSchema>;

export type GenerationHandlers = {
  onProgress: (progress: Progress) => void;
  onDraft: (content: PartialContent) => void;
};

/** A model may write for a while. */
const TIMEOUT_MS = 180_000;

/**
 * Has the document written. The same `key` again gives the same document, so a lost connection can be tried again.
 * Throws ApiError.
 */
export async function generate(
  request: GenerationRequest,
  key: string,
  handlers: GenerationHandlers,
  signal: AbortSignal,
): Promise<Generated> {
  const { path, body } = addressed(request);
  const response = await call("POST", path, body, {
    signal,
    timeoutMs: TIMEOUT_MS,
    headers: { Accept: "text/event-stream, application/json;q=0.5", "Idempotency-Key": key },
  });
  const isStream = response.headers.get("content-type")?.includes("text/event-stream") ?? false;
  if (!isStream || !response.body) return readGenerated(await response.text());
  return follow(response.body, handlers);
}

async function follow(body: ReadableStream<Uint8Array>, handlers: GenerationHandlers): Promise<Generated> {
  try {
    for await (const event of readEvents(body)) {
      if (event.event === "done") return readGenerated(event.data);
      if (event.event === "error") throw refusalIn(event);
      report(event, handlers);
    }
  } catch (error) {
    if (error instanceof ApiError || (error instanceof DOMException && error.name === "AbortError")) throw error;
    throw new ApiError(0, "The connection to the server was lost.", undefined);
  }
  throw new ApiError(0, "The connection to the server was lost.", undefined);
}

function report({ event, data }: ServerEvent, { onProgress, onDraft }: GenerationHandlers): void {
  const json = parseJson(data);
  if (event === "progress") {
    const progress = progressEventSchema.safeParse(json);
    if (progress.success) onProgress(progress.data);
  }
  if (event === "draft" && typeof json === "object" && json !== null && "content" in json) {
    const draft = draftSchema.safeParse(json.content);
    if (draft.success) onDraft(draft.data);
  }
}

function refusalIn({ data }: ServerEvent): ApiError {
  const body = errorBodySchema.safeParse(parseJson(data));
  if (!body.success) return new ApiError(500, "Failed to generate quote. Please try again.", data);
  return new ApiError(errorCodes[body.data.code], body.data.message, body.data);
}

function readGenerated(text: string): Generated {
  const generated = generatedSchema.safeParse(parseJson(text));
  if (!generated.success) throw new ApiError(200, "The server's answer could not be read.", text);
  return generated.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
