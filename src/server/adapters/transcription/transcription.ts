/** A recording, in memory only: it is never written and never logged. */
export interface Recording {
  bytes: Uint8Array;
  fileName: string;
  mimeType: string;
}

/** What was heard. `segments` are the recogniser's pieces; `text` joins them with newlines and is "" when nobody spoke. */
export interface Transcript {
  text: string;
  segments: { id: string; text: string }[];
}

export interface TranscriptionAdapter {
  /** Rejects with a `TranscriptionError`, or with the signal's reason when the caller aborts. */
  transcribe(recording: Recording, vocabulary: readonly string[], signal: AbortSignal): Promise<Transcript>;
}

/** `baseUrl` is the address before "/v1/audio/transcriptions". */
export interface TranscriptionSettings {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** Deadline in milliseconds; 60,000 when absent. */
  timeoutMs?: number;
}

/** The closed list of ways in which a transcription fails. */
const transcriptionFailures = [
  "not_audio",
  "too_large",
  "refused",
  "rate_limited",
  "timeout",
  "nonsense",
  "unavailable",
] as const;
export type TranscriptionFailure = (typeof transcriptionFailures)[number];

export class TranscriptionError extends Error {
  override readonly name = "TranscriptionError";
  readonly failure: TranscriptionFailure;
  constructor(failure: TranscriptionFailure, options?: ErrorOptions) {
    super(`The transcription failed: ${failure}`, options);
    this.failure = failure;
  }
}
