import { LIMITS } from "#shared/limits.ts";
import { audioKind, audioKinds } from "./audio-kind.ts";
import { audioSeconds } from "./audio-length.ts";
import { readAnswer } from "./read-answer.ts";
import {
  TranscriptionError,
  type Recording,
  type Transcript,
  type TranscriptionAdapter,
  type TranscriptionFailure,
  type TranscriptionSettings,
} from "./transcription.ts";

const DEADLINE_MS = 60_000;
/** Recognisers of this family read the last 224 tokens of the prompt; names run to about four characters a token. */
const VOCABULARY_CHARACTERS = 800;

/** The names as a prompt, first ones first, cut between names. */
export function vocabularyPrompt(vocabulary: readonly string[]): string {
  let prompt = "";
  for (const name of new Set(vocabulary.map((entry) => entry.replaceAll(/\s+/g, " ").trim()))) {
    const longer = prompt === "" ? name : `${prompt}, ${name}`;
    if (name !== "" && longer.length <= VOCABULARY_CHARACTERS) prompt = longer;
  }
  return prompt;
}

function failureOfStatus(status: number): TranscriptionFailure {
  if (status === 401 || status === 403) return "refused";
  if (status === 429) return "rate_limited";
  if (status === 413) return "too_large";
  if (status === 408 || status === 504) return "timeout";
  return "unavailable";
}

/** Some servers know no verbose answer and say so with one of these. */
const refusesFormat = (status: number) => status === 400 || status === 422;

function formFor(recording: Recording, settings: TranscriptionSettings, vocabulary: readonly string[], format: string) {
  const kind = audioKind(recording.bytes);
  if (kind === undefined) throw new TranscriptionError("not_audio");
  if (recording.bytes.length > LIMITS.audioBytes) throw new TranscriptionError("too_large");
  if ((audioSeconds(kind, recording.bytes) ?? 0) > LIMITS.audioSeconds) throw new TranscriptionError("too_large");
  const { ending, mimeType } = audioKinds[kind];
  const form = new FormData();
  // A copy on an ArrayBuffer of its own, which is what Blob takes; the name's ending tells servers the container.
  form.set("file", new Blob([new Uint8Array(recording.bytes)], { type: mimeType }), `recording.${ending}`);
  form.set("model", settings.model);
  form.set("language", "en");
  form.set("response_format", format);
  form.set("temperature", "0");
  const prompt = vocabularyPrompt(vocabulary);
  if (prompt !== "") form.set("prompt", prompt);
  return form;
}

async function ask(settings: TranscriptionSettings, form: FormData, signal: AbortSignal): Promise<Response> {
  const base = settings.baseUrl.replace(/\/+$/, "").replace(/\/v1$/, "");
  const headers = settings.apiKey === null ? {} : { authorization: `Bearer ${settings.apiKey}` };
  // A redirect would carry the key and somebody's voice where no setting leads.
  return fetch(`${base}/v1/audio/transcriptions`, { method: "POST", headers, body: form, signal, redirect: "manual" });
}

async function readTranscript(response: Response): Promise<Transcript> {
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  const transcript = readAnswer(await response.text(), isJson);
  if (transcript === undefined) throw new TranscriptionError("nonsense");
  return transcript;
}

/** A transcriber behind any server that has OpenAI's `/v1/audio/transcriptions`. The audio stays in memory. */
export function createTranscriptionAdapter(settings: TranscriptionSettings): TranscriptionAdapter {
  return {
    async transcribe(recording, vocabulary, signal) {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(settings.timeoutMs ?? DEADLINE_MS)]);
      const attempt = (format: string) => ask(settings, formFor(recording, settings, vocabulary, format), deadline);
      try {
        const first = await attempt("verbose_json");
        const response = refusesFormat(first.status) ? await attempt("json") : first;
        if (!response.ok) throw new TranscriptionError(failureOfStatus(response.status));
        return await readTranscript(response);
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (error instanceof TranscriptionError) throw error;
        throw new TranscriptionError(deadline.aborted ? "timeout" : "unavailable", { cause: error });
      }
    },
  };
}
