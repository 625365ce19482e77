import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { sentences } from "#test/audio/sentences.ts";
import { speakToWav } from "#test/audio/speak.ts";
import { startTranscriptionServer, type TranscriptionServer } from "#test/providers/transcription-server.ts";
import { startServer, type RunningServer } from "#test/server.ts";
import { ensureSpeechTools } from "#test/speech-tools.ts";
import { downloadPdf, expect, test } from "./fixtures.ts";
import { answerMeanwhile, openPad } from "./prepared.ts";

let listener: TranscriptionServer;
let recording: RunningServer;
let folder: string;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  ensureSpeechTools();
  folder = mkdtempSync(join(tmpdir(), "bidspoke-audio-"));
  listener = await startTranscriptionServer();
  recording = await startServer({ RATE_LIMITS: "off", STT_BASE_URL: listener.baseUrl });
});
test.afterAll(async () => {
  await recording.stop();
  await listener.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a spoken job goes through the recorder and the endpoint to a PDF", async ({ launchOptions }) => {
  const wav = join(folder, "job.wav");
  const seconds = await speakToWav(sentences.job, wav);
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-audio-capture=${wav}%noloop`,
    ],
  });
  try {
    // With less motion the pad shows what it hears as a bar, which a test can read.
    const context = await browser.newContext({
      baseURL: recording.address,
      acceptDownloads: true,
      reducedMotion: "reduce",
    });
    // Without the browser's recogniser the recorder is what is offered.
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, "SpeechRecognition");
      Reflect.deleteProperty(window, "webkitSpeechRecognition");
    });
    const page = await context.newPage();
    await openPad(page, recording.address);
    await expect(page.getByText(/recorded and transcribed by this server, not stored/i).first()).toBeVisible();
    await page.getByRole("button", { name: "Start Recording" }).click();
    await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
    // The length of what is said aloud, from its first sound: a busy machine begins to play seconds after the button is there.
    await expect(page.locator("i[data-on=true]")).not.toHaveCount(0, { timeout: 30_000 });
    await page.waitForTimeout(seconds * 1000);
    // The connection is gone just then: the recording waits on the device, over a reload, and becomes words later.
    const lineIsBack = await answerMeanwhile(page, "**/api/transcriptions", (route) => route.abort());
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByText("Recognition Error").first()).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(page.getByText(/A recording from before has not been transcribed yet/)).toBeVisible();
    lineIsBack();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Generate Quote" })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/A recording from before/)).toHaveCount(0);
    await expect(page.getByText(sentences.job)).toBeVisible();
    expect(listener.requests).toHaveLength(1);
    await page.getByRole("button", { name: "Generate Quote" }).click();
    await expect(page.getByRole("dialog").getByText("$1,625.00").first()).toBeVisible();
    const text = await downloadPdf(page);
    for (const part of ["Maria Lopez", "edroom", "$1,350.00", "allway", "$275.00", "$1,625.00"])
      expect(text).toContain(part);
  } finally {
    await browser.close();
  }
});
