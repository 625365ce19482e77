import { afterEach, expect, test, vi } from "vitest";
import { fakeMicrophone } from "./fake-microphone.fixture.ts";
import { Recorder, type Transcribe } from "./recorder.ts";
import type { RecordingStore } from "./recording-store.ts";
import type { SpeechState } from "./speech-source.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A recorder over a microphone without sound; without Web Audio it cannot tell silence, and sends everything. */
function record(transcribe: Transcribe, microphone = fakeMicrophone(), recordings?: RecordingStore) {
  vi.stubGlobal("navigator", microphone.navigator);
  vi.stubGlobal("MediaRecorder", microphone.MediaRecorder);
  const words: string[] = [];
  const told: string[] = [];
  const states: SpeechState["kind"][] = [];
  const recorder = new Recorder({
    transcribe,
    recordings,
    prefix: "a",
    reasonOf: (error) => String(error),
    events: {
      onSegment: ({ text }) => words.push(text),
      onState: ({ kind }) => states.push(kind),
      onError: (kind) => told.push(kind),
    },
  });
  const listen = async () => {
    recorder.start();
    await vi.waitFor(() => expect(states.at(-1)).toBe("listening"));
  };
  return { recorder, words, told, states, listen, tracks: microphone.tracks };
}

test("one file with the right ending; its stretches become segments, the microphone is let go", async () => {
  const files: File[] = [];
  const { recorder, words, states, listen, tracks } = record(async (file) => {
    files.push(file);
    return ["two gates ", " two eighty-five each"];
  });
  await listen();
  await recorder.stop();
  expect(files.map((file) => file.name)).toEqual(["recording.webm"]);
  expect(words).toEqual(["two gates", "two eighty-five each"]);
  expect(states).toEqual(["starting", "listening", "finishing", "stopped"]);
  expect(tracks.every((track) => track.stopped)).toBe(true);
});

test("a failed transcription keeps the recording, and trying again brings its words", async () => {
  let failures = 1;
  const { recorder, words, told, listen } = record(async () => {
    failures -= 1;
    if (failures >= 0) throw new Error("no connection");
    return ["a latch for forty"];
  });
  await listen();
  await recorder.stop();
  expect(told).toEqual(["transcription-failed"]);
  expect(words).toEqual([]);
  await recorder.retry();
  expect(words).toEqual(["a latch for forty"]);
  await recorder.retry();
  expect(words).toEqual(["a latch for forty"]);
});

test("a take is kept before it is sent and until its words are there", async () => {
  const kept = new Map<number, File>();
  const recordings: RecordingStore = {
    keep: async (file) => kept.set(7, file) && 7,
    all: async () => [...kept].map(([id, file]) => ({ id, file })),
    drop: async (id) => void kept.delete(id),
    clear: async () => kept.clear(),
  };
  const atSending: number[] = [];
  const { recorder, listen } = record(
    async () => {
      atSending.push(kept.size);
      if (atSending.length === 1) throw new Error("no connection");
      return ["a latch for forty"];
    },
    fakeMicrophone(),
    recordings,
  );
  await listen();
  await recorder.stop();
  expect([atSending, kept.size]).toEqual([[1], 1]);
  recorder.dispose();
  expect(kept.size).toBe(1);
  await listen();
  await recorder.stop();
  expect(kept.size).toBe(0);
});

test("nothing understood is told and writes nothing", async () => {
  const { recorder, words, told, listen } = record(async () => [" "]);
  await listen();
  await recorder.stop();
  expect(told).toEqual(["no-speech"]);
  expect(words).toEqual([]);
});

test.each([
  ["NotAllowedError", "denied"],
  ["NotFoundError", "no-microphone"],
  ["AbortError", "failed"],
])("%s is told as %s", async (refuse, kind) => {
  const { recorder, told, states } = record(async () => [], fakeMicrophone({ refuse }));
  recorder.start();
  await vi.waitFor(() => expect(states.at(-1)).toBe("stopped"));
  expect(told).toEqual([kind]);
});

test("recording again while the last take is transcribed keeps listening", async () => {
  const take = new EventTarget();
  const { recorder, words, states, listen } = record(
    () => new Promise((resolve) => take.addEventListener("answer", () => resolve(["first take"]))),
  );
  await listen();
  const stopped = recorder.stop();
  await vi.waitFor(() => expect(states).toContain("finishing"));
  await listen();
  take.dispatchEvent(new Event("answer"));
  await stopped;
  expect(words).toEqual(["first take"]);
  expect(states.at(-1)).toBe("listening");
  recorder.dispose();
});

test("a stop before the microphone is open records nothing and lets go of it", async () => {
  const { recorder, told, states, tracks } = record(async () => ["never"]);
  recorder.start();
  await recorder.stop();
  expect(states.at(-1)).toBe("stopped");
  expect(told).toEqual([]);
  expect(tracks.every((track) => track.stopped)).toBe(true);
});
