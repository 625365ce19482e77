import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sentences } from "#test/audio/sentences.ts";
import { silentWav, speakToWav } from "#test/audio/speak.ts";
import { startTranscriptionServer, type TranscriptionServer } from "#test/providers/transcription-server.ts";
import { ensureSpeechTools } from "#test/speech-tools.ts";
import { createTranscriptionAdapter, vocabularyPrompt } from "./openai-compatible.ts";
import type { Recording } from "./transcription.ts";

const run = promisify(execFile);

let server: TranscriptionServer;
let folder: string;
const spoken = new Map<string, Uint8Array>();
const unending = new AbortController().signal;

async function speak(words: string, name: string): Promise<void> {
  const path = join(folder, name);
  await speakToWav(words, path);
  spoken.set(words, await readFile(path));
}

beforeAll(async () => {
  ensureSpeechTools();
  folder = await mkdtemp(join(tmpdir(), "spoken-"));
  server = await startTranscriptionServer();
  await Promise.all(Object.entries(sentences).map(([name, words]) => speak(words, `${name}.wav`)));
}, 400_000);

beforeEach(() => {
  server.requests.length = 0;
  server.behave({ kind: "listens" });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const recordingOf = (bytes: Uint8Array): Recording => ({ bytes, fileName: "blob", mimeType: "audio/wav" });
const spokenRecording = (words: string) => recordingOf(spoken.get(words) ?? new Uint8Array());

function transcribe(recording: Recording, { timeoutMs = 20_000, vocabulary = [] as string[], signal = unending } = {}) {
  const adapter = createTranscriptionAdapter({
    baseUrl: server.baseUrl,
    apiKey: "key-1",
    model: "listen-1",
    timeoutMs,
  });
  return adapter.transcribe(recording, vocabulary, signal);
}

describe("a spoken recording", () => {
  test.each(Object.values(sentences))("comes back as its own words: %s", async (words) => {
    expect(await transcribe(spokenRecording(words))).toEqual({ text: words, segments: [{ id: "s1", text: words }] });
  });

  test("words that the recogniser does not know do not come back as the job", async () => {
    await speak("please water the tomatoes on the balcony every evening", "stranger.wav");
    const { text } = await transcribe(spokenRecording("please water the tomatoes on the balcony every evening"));
    expect(text).not.toContain("maria");
  });

  test.each([
    ["webm", ["-c:a", "libopus"]],
    ["mp4", ["-c:a", "aac"]],
    ["ogg", ["-c:a", "libopus"]],
    ["mp3", ["-c:a", "libmp3lame"]],
  ])("is understood in %s, under a name that ends like its container", async (container, codec) => {
    const [wav, encoded] = [join(folder, "job.wav"), join(folder, `job.${container}`)];
    await run("ffmpeg", ["-loglevel", "error", "-y", "-nostdin", "-i", wav, "-ar", "48000", ...codec, encoded]);
    const { text } = await transcribe(recordingOf(await readFile(encoded)));
    expect(text).toBe(sentences.job);
    expect(server.requests[0]?.file.name).toMatch(container === "mp4" ? /\.m4a$/ : new RegExp(`\\.${container}$`));
  });

  test("goes out with the key, the model and the account's names", async () => {
    await transcribe(spokenRecording(sentences.job), { vocabulary: ["Interior painting", "Maria Lopez"] });
    expect(server.requests).toMatchObject([
      {
        path: "/v1/audio/transcriptions",
        authorization: "Bearer key-1",
        fields: { model: "listen-1", response_format: "verbose_json", prompt: "Interior painting, Maria Lopez" },
      },
    ]);
  });
});

describe("a simpler server", () => {
  test.each(["text only", "plain text"] as const)("that answers with %s still gives one segment", async (answers) => {
    server.behave({ kind: "listens", answers });
    expect(await transcribe(spokenRecording(sentences.job))).toMatchObject({ segments: [{ text: sentences.job }] });
  });

  test("that refuses the verbose answer is asked for the plain one", async () => {
    server.behave({ kind: "listens", refusesVerbose: true });
    expect(await transcribe(spokenRecording(sentences.job))).toMatchObject({ text: sentences.job });
    expect(server.requests.map((request) => request.fields["response_format"])).toEqual(["verbose_json", "json"]);
  });
});

describe("silence", () => {
  test("gives no text", async () => {
    expect(await transcribe(recordingOf(silentWav(2)))).toEqual({ text: "", segments: [] });
  });

  test.each([
    JSON.stringify({ text: " Thank you." }),
    JSON.stringify({ text: "Thanks for watching!" }),
    JSON.stringify({ text: "[BLANK_AUDIO]" }),
    JSON.stringify({ text: "Buy now", segments: [{ text: " Buy now", no_speech_prob: 0.9, avg_logprob: -1.4 }] }),
  ])("that the server fills with words of its own gives no text: %s", async (body) => {
    server.behave({ kind: "answers", body });
    expect(await transcribe(recordingOf(silentWav(1)))).toEqual({ text: "", segments: [] });
  });
});

describe("a failing server", () => {
  test.each([
    [401, "refused"],
    [403, "refused"],
    [429, "rate_limited"],
    [413, "too_large"],
    [500, "unavailable"],
  ])("with status %i is %s", async (status, failure) => {
    server.behave({ kind: "refuses", status });
    await expect(transcribe(recordingOf(silentWav(1)))).rejects.toMatchObject({ name: "TranscriptionError", failure });
  });

  test.each(["", "{}", '{"text":5}', "<html>"])("that answers %j is nonsense", async (body) => {
    server.behave({ kind: "answers", body });
    await expect(transcribe(recordingOf(silentWav(1)))).rejects.toMatchObject({ failure: "nonsense" });
  });

  test("that never answers is a timeout", async () => {
    server.behave({ kind: "says nothing" });
    const asked = transcribe(recordingOf(silentWav(1)), { timeoutMs: 200 });
    await expect(asked).rejects.toMatchObject({ failure: "timeout" });
  });

  test("that is not there is unavailable", async () => {
    const adapter = createTranscriptionAdapter({ baseUrl: "http://127.0.0.1:9", apiKey: null, model: "listen-1" });
    const asked = adapter.transcribe(recordingOf(silentWav(1)), [], unending);
    await expect(asked).rejects.toMatchObject({ failure: "unavailable" });
  });

  test("does not outlive the caller, who gets their own reason back", async () => {
    server.behave({ kind: "says nothing" });
    const caller = new AbortController();
    const asked = transcribe(recordingOf(silentWav(1)), { signal: caller.signal });
    setTimeout(() => caller.abort(new Error("gone")), 50);
    await expect(asked).rejects.toThrow("gone");
  });
});

describe("what is not sent at all", () => {
  test.each([
    ["not_audio", new TextEncoder().encode("<svg onload=alert(1)>")],
    ["not_audio", new Uint8Array()],
    ["too_large", Buffer.concat([silentWav(1), Buffer.alloc(10_000_000)])],
    ["too_large", silentWav(301)],
  ])("%s", async (failure, bytes) => {
    await expect(transcribe(recordingOf(bytes))).rejects.toMatchObject({ failure });
    expect(server.requests).toEqual([]);
  });
});

test("the vocabulary is cut between names", () => {
  const prompt = vocabularyPrompt(Array.from({ length: 200 }, (_, index) => `Service number ${index}`));
  expect(prompt.length).toBeLessThanOrEqual(800);
  expect(prompt).toMatch(/^Service number 0, .*Service number \d+$/);
  expect(vocabularyPrompt(["  Deck\nstaining ", "", "Deck staining"])).toBe("Deck staining");
});
