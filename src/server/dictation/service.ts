import type { Ctx } from "#server/context.ts";
import { AppError } from "#server/errors.ts";
import { listKnownClients } from "#server/clients/service/list.ts";
import { listServices } from "#server/services/service.ts";
import {
  TranscriptionError,
  type Recording,
  type Transcript,
  type TranscriptionFailure,
} from "#server/adapters/transcription/transcription.ts";
import type { ErrorCode } from "#shared/errors.ts";

const refusals: Record<TranscriptionFailure, [ErrorCode, string]> = {
  not_audio: ["invalid", "This file is not a recording that can be transcribed."],
  too_large: ["too_large", "A recording is at most 10 MB and 5 minutes."],
  refused: ["unavailable", "The transcription service refused this server's key. Type the job instead."],
  rate_limited: [
    "unavailable",
    "The transcription service is over its limit just now. Try again in a minute, or type the job.",
  ],
  timeout: ["unavailable", "The transcription took too long. Try again, or type the job."],
  nonsense: [
    "unavailable",
    "The transcription service gave an answer that could not be used. Try again, or type the job.",
  ],
  unavailable: ["unavailable", "The transcription service could not be reached. Try again, or type the job."],
};

/** Speech to text with the account's service and client names as vocabulary. The recording stays in memory. */
export async function transcribe(ctx: Ctx, recording: Recording, signal: AbortSignal): Promise<Transcript> {
  const { transcription } = ctx.deps;
  if (!transcription)
    throw new AppError(
      "not_configured",
      "This server has no transcription service. Type the job, or use a browser with speech recognition.",
    );
  const vocabulary = [...(await listServices(ctx)), ...(await listKnownClients(ctx))].map(({ name }) => name);
  try {
    return await transcription.transcribe(recording, vocabulary, signal);
  } catch (error) {
    if (error instanceof TranscriptionError) throw new AppError(...refusals[error.failure]);
    throw error;
  }
}
