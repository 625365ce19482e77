import { LIMITS } from "#shared/limits.ts";
import { Loudness } from "./loudness.ts";
import { chooseFormat, fileNameOf } from "./recording-format.ts";
import type { RecordingStore } from "./recording-store.ts";
import type { SpeechError, SpeechEvents, SpeechSource } from "./speech-source.ts";

/** Turns a recording into the words of its stretches. */
export type Transcribe = (file: File) => Promise<string[]>;

export type RecorderOptions = {
  transcribe: Transcribe;
  /** Begins the ids of this source's segments. */
  prefix: string;
  events: SpeechEvents;
  /** Where a recording waits for its words. */
  recordings?: RecordingStore | undefined;
  /** What to tell the user of a failed transcription. */
  reasonOf: (error: unknown) => string;
};

type Recorded = { file: File; number: number; kept: number | null };
type Take = { recorder: MediaRecorder; stream: MediaStream; loudness: Loudness; limit: ReturnType<typeof setTimeout> };

/** True where this page can record. */
export const canRecord = (): boolean =>
  globalThis.isSecureContext &&
  typeof MediaRecorder !== "undefined" &&
  typeof navigator.mediaDevices?.getUserMedia === "function";

/**
 * Records in the page and has the recording transcribed. Each pause ends a take: its words arrive then. One blob
 * without timeslices. A take is kept on the device before it is sent and until its words are there; one that failed
 * is tried again with `retry`.
 */
export class Recorder implements SpeechSource {
  readonly #options: RecorderOptions;
  #take: Take | undefined;
  #opening: Promise<void> | undefined;
  #wanted = false;
  #takes = 0;
  #failed: Recorded[] = [];

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

  start(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#options.events.onState({ kind: "starting" });
    this.#opening = this.#open();
  }

  async stop(): Promise<void> {
    this.#wanted = false;
    await this.#opening;
    const take = this.#take;
    this.#take = undefined;
    if (take) {
      this.#options.events.onState({ kind: "finishing" });
      const blob = await endOf(take);
      await this.#deliver(blob, take.loudness.heardSpeech);
    }
    // The next take may have begun while this one was transcribed.
    if (!this.#wanted) this.#options.events.onState({ kind: "stopped" });
  }

  async retry(): Promise<void> {
    const again = this.#failed;
    this.#failed = [];
    this.#options.events.onState({ kind: "finishing" });
    for (const recorded of again) await this.#transcribe(recorded);
    this.#options.events.onState({ kind: "stopped" });
  }

  dispose(): void {
    this.#wanted = false;
    this.#failed = [];
    const take = this.#take;
    this.#take = undefined;
    if (take) void endOf(take);
  }

  level(): number {
    return this.#take?.loudness.level ?? 0;
  }

  async #open(): Promise<void> {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: { echoCancellation: true, noiseSuppression: true },
      });
      if (!this.#wanted) return stopTracks(stream);
      const format = chooseFormat(navigator.userAgent, (type) => MediaRecorder.isTypeSupported(type));
      const recorder = new MediaRecorder(stream, format ? { mimeType: format.mimeType } : {});
      const limit = setTimeout(() => this.#reachLimit(), LIMITS.audioSeconds * 1000 - 2_000);
      this.#take = { recorder, stream, loudness: new Loudness(stream), limit };
      recorder.start();
      return this.#options.events.onState({ kind: "listening", mode: "server" });
    } catch (error) {
      this.#wanted = false;
      this.#options.events.onError(errorOf(error));
      return this.#options.events.onState({ kind: "stopped" });
    }
  }

  #reachLimit(): void {
    void this.stop();
    this.#options.events.onError("too-long");
  }

  async #deliver(blob: Blob, heardSpeech: boolean): Promise<void> {
    // A transcriber invents text on silence: nothing is sent, nothing is written.
    if (!heardSpeech || blob.size === 0) return this.#options.events.onError("no-speech");
    this.#takes += 1;
    const file = new File([blob], fileNameOf(blob.type), { type: blob.type });
    const number = this.#takes;
    const kept = (await this.#options.recordings?.keep(file)) ?? null;
    return this.#transcribe({ file, number, kept });
  }

  async #transcribe(recorded: Recorded): Promise<void> {
    const { file, number, kept } = recorded;
    try {
      const texts = (await this.#options.transcribe(file)).map((text) => text.trim()).filter((text) => text !== "");
      if (texts.length === 0) this.#options.events.onError("no-speech");
      for (const [index, text] of texts.entries())
        this.#options.events.onSegment({ id: `${this.#options.prefix}${number}.${index + 1}`, text, isFinal: true });
      if (kept !== null) await this.#options.recordings?.drop(kept);
    } catch (error) {
      this.#failed.push(recorded);
      this.#options.events.onError("transcription-failed", this.#options.reasonOf(error));
    }
  }
}

function endOf({ recorder, stream, loudness, limit }: Take): Promise<Blob> {
  clearTimeout(limit);
  loudness.close();
  return new Promise((resolve) => {
    const parts: Blob[] = [];
    recorder.addEventListener("dataavailable", (event) => parts.push(event.data));
    recorder.addEventListener("stop", () => {
      stopTracks(stream);
      resolve(new Blob(parts, { type: recorder.mimeType }));
    });
    if (recorder.state === "inactive") resolve(new Blob(parts, { type: recorder.mimeType }));
    else recorder.stop();
  });
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function errorOf(error: unknown): SpeechError {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  return name === "NotFoundError" || name === "NotReadableError" ? "no-microphone" : "failed";
}
