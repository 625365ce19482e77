import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTranscriptionAdapter } from "#server/adapters/transcription/openai-compatible.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";
import { sentences } from "#test/audio/sentences.ts";
import { speakToWav } from "#test/audio/speak.ts";
import { startTranscriptionServer, type TranscriptionServer } from "#test/providers/transcription-server.ts";
import { ensureSpeechTools } from "#test/speech-tools.ts";

const transcript = z.object({ text: z.string(), segments: z.array(z.object({ id: z.string(), text: z.string() })) });
const folder = mkdtempSync(join(tmpdir(), "bidspoke-audio-"));
let listener: TranscriptionServer;
let app: TestApp;
let owner: TestClient;
beforeAll(async () => {
  ensureSpeechTools();
  listener = await startTranscriptionServer();
  app = await testApp({
    transcription: createTranscriptionAdapter({ baseUrl: listener.baseUrl, apiKey: "stt-secret", model: "test" }),
  });
  owner = await app.account();
  await speakToWav(sentences.job, join(folder, "job.wav"));
}, 300_000);
afterAll(async () => {
  await app.close();
  await listener.close();
  rmSync(folder, { recursive: true, force: true });
});

function recording(bytes: Uint8Array<ArrayBuffer>, name = "job.wav", type = "audio/wav"): FormData {
  const form = new FormData();
  form.append("file", new File([bytes], name, { type }));
  return form;
}
const spoken = () => new Uint8Array(readFileSync(join(folder, "job.wav")));

test("a spoken recording comes back as words, with the account's names as vocabulary", async () => {
  await owner.post("/api/services", { name: "Wainscoting", fixedRate: 10 });
  const heard = await wire(transcript, owner.post("/api/transcriptions", recording(spoken())));
  expect(heard.text.replaceAll("\n", " ")).toBe(sentences.job);
  const [request] = listener.requests;
  expect(request?.fields.prompt).toContain("Wainscoting");
  expect(request?.authorization).toBe("Bearer stt-secret");
});

test.each([
  ["text that claims to be audio", new TextEncoder().encode("not audio at all"), 422],
  ["more than 10 MB", new Uint8Array(10_000_001), 413],
])("%s is refused in words", async (_name, bytes, status) => {
  const response = await owner.post("/api/transcriptions", recording(bytes));
  expect(response.status).toBe(status);
  expect((await refusal(response)).message).toMatch(/recording/i);
});

test("no file is refused, naming the field", async () => {
  const response = await owner.post("/api/transcriptions", new FormData());
  expect(response.status).toBe(422);
  expect((await refusal(response)).issues?.[0]?.path).toBe("file");
});

test("a service that fails says what to do instead", async () => {
  listener.behave({ kind: "refuses", status: 500 });
  const response = await owner.post("/api/transcriptions", recording(spoken()));
  expect(response.status).toBe(503);
  expect((await refusal(response)).message).toMatch(/type the job/);
  listener.behave({ kind: "listens" });
});

test("without a service the answer is 501, and signed out 401", async () => {
  const bare = await testApp();
  const client = await bare.account();
  expect((await client.post("/api/transcriptions", recording(spoken()))).status).toBe(501);
  expect((await bare.visitor().post("/api/transcriptions", recording(spoken()))).status).toBe(401);
  await bare.close();
});
