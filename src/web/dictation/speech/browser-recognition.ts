// Handlers are replaced when a session is cut off, which is what properties do and listeners do not.
/* oxlint-disable unicorn/prefer-add-event-listener */
import { SPEECH_LANGUAGE, type Recogniser } from "./recogniser.ts";
import { RestartPolicy } from "./restart-policy.ts";
import { SessionResults } from "./session-results.ts";
import type { SpeechError, SpeechEvents, SpeechSource } from "./speech-source.ts";

/** Brave and some Chromium builds have the constructor and then say nothing. */
const START_WATCHDOG_MS = 5_000;
/** After `stop()` Chrome sends the last words within this time; Safari may never end. */
const FINISH_MS = 1_500;
export type RecognitionOptions = {
  create: () => Recogniser;
  android: boolean;
  /** Ask for recognition on the device. */
  local: boolean;
  /** Begins the ids of this source's segments. */
  prefix: string;
  events: SpeechEvents;
};

type Session = { number: number; recogniser: Recogniser; results: SessionResults; startedAt: number; heard: boolean };

const fatal: Record<string, SpeechError> = {
  "not-allowed": "denied",
  "service-not-allowed": "denied",
  "audio-capture": "no-microphone",
  network: "network",
};

/**
 * Speech recognition by the browser, as one long recording: sessions that end by themselves are started again while
 * the user still wants to record. Events of an earlier session are ignored.
 */
export class BrowserRecognition implements SpeechSource {
  readonly #options: RecognitionOptions;
  #local: boolean;
  #wanted = false;
  #session: Session | undefined;
  #sessions = 0;
  readonly #restarts = new RestartPolicy();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #finished: (() => void) | undefined;
  #stopping: Promise<void> | undefined;
  #lastWordAt = Number.NEGATIVE_INFINITY;

  constructor(options: RecognitionOptions) {
    this.#options = options;
    this.#local = options.local;
  }

  start(): void {
    if (this.#wanted) return;
    this.#finishNow();
    this.#wanted = true;
    this.#restarts.reset();
    this.#options.events.onState({ kind: "starting" });
    this.#open();
  }

  stop(): Promise<void> {
    this.#wanted = false;
    if (this.#stopping) return this.#stopping;
    clearTimeout(this.#timer);
    const session = this.#session;
    if (!session) {
      this.#options.events.onState({ kind: "stopped" });
      return Promise.resolve();
    }
    this.#options.events.onState({ kind: "finishing" });
    // The words so far count as final at once; a final that still comes replaces them.
    this.#hand(session.results.settle());
    session.recogniser.onresult = (event) => this.#hand(session.results.readLate(event));
    session.recogniser.onerror = () => undefined;
    session.recogniser.onend = () => this.#finishNow();
    this.#stopping = new Promise((resolve) => {
      this.#finished = resolve;
      this.#timer = setTimeout(() => this.#finishNow(), FINISH_MS);
      quietly(() => session.recogniser.stop());
    });
    return this.#stopping;
  }

  dispose(): void {
    this.#wanted = false;
    clearTimeout(this.#timer);
    this.#close();
    this.#finished?.();
    this.#finished = undefined;
    this.#stopping = undefined;
  }

  /** The API tells no loudness: each word plucks the string, which then comes to rest. */
  level(): number {
    return 0.9 * Math.exp(-(performance.now() - this.#lastWordAt) / 420);
  }

  #open(): void {
    this.#sessions += 1;
    const number = this.#sessions;
    const recogniser = this.#options.create();
    const results = new SessionResults(`${this.#options.prefix}${number}`, this.#options.android);
    const session: Session = { number, recogniser, results, startedAt: performance.now(), heard: false };
    this.#session = session;
    recogniser.lang = SPEECH_LANGUAGE;
    recogniser.continuous = true;
    recogniser.interimResults = true;
    recogniser.maxAlternatives = 1;
    if (this.#local) recogniser.processLocally = true;

    const current = () => this.#session === session;
    recogniser.onstart = () => current() && this.#listening();
    recogniser.onspeechstart = () => current() && this.#pluck();
    recogniser.onresult = (event) => current() && this.#read(session, event);
    recogniser.onerror = (event) => current() && this.#failed(event.error);
    recogniser.onend = () => current() && this.#ended(session);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => current() && this.#giveUp("network"), START_WATCHDOG_MS);
    try {
      recogniser.start();
    } catch {
      this.#giveUp("failed");
    }
  }

  #listening(): void {
    clearTimeout(this.#timer);
    this.#options.events.onState({ kind: "listening", mode: this.#local ? "device" : "service" });
  }

  #read(session: Session, event: Parameters<NonNullable<Recogniser["onresult"]>>[0]): void {
    clearTimeout(this.#timer);
    const segments = session.results.read(event);
    if (segments.length > 0) {
      session.heard = true;
      this.#pluck();
    }
    this.#hand(segments);
  }

  #failed(error: string): void {
    if (error === "language-not-supported") {
      // No `end` follows this one. Without a language pack the browser's service may still understand us.
      if (!this.#local) return this.#giveUp("language");
      this.#local = false;
      this.#close();
      return this.#open();
    }
    // An `end` follows: it decides whether to go on.
    if (error === "no-speech" || error === "aborted") return undefined;
    return this.#giveUp(fatal[error] ?? "failed");
  }

  #ended(session: Session): void {
    this.#hand(session.results.settle());
    this.#session = undefined;
    clearTimeout(this.#timer);
    if (!this.#wanted) return this.#finishNow();

    const lastedMs = performance.now() - session.startedAt;
    const next = this.#restarts.ended({ lastedMs, heard: session.heard });
    if (next.kind === "give-up") return this.#giveUp(next.why);
    if (next.warn) this.#options.events.onError("silence");
    this.#timer = setTimeout(() => this.#wanted && this.#open(), next.delay);
    return undefined;
  }

  #giveUp(kind: SpeechError): void {
    this.#wanted = false;
    clearTimeout(this.#timer);
    const session = this.#session;
    this.#close();
    if (session) this.#hand(session.results.settle());
    this.#options.events.onError(kind);
    this.#options.events.onState({ kind: "stopped" });
  }

  #finishNow(): void {
    if (!this.#finished) return;
    clearTimeout(this.#timer);
    this.#close();
    const finished = this.#finished;
    this.#finished = undefined;
    this.#stopping = undefined;
    this.#options.events.onState({ kind: "stopped" });
    finished();
  }

  /** Cuts the session off: none of its events is heard any more. */
  #close(): void {
    const recogniser = this.#session?.recogniser;
    this.#session = undefined;
    if (!recogniser) return;
    recogniser.onstart = null;
    recogniser.onresult = null;
    recogniser.onerror = null;
    recogniser.onend = null;
    recogniser.onspeechstart = null;
    quietly(() => recogniser.abort());
  }

  #hand(segments: ReturnType<SessionResults["settle"]>): void {
    for (const segment of segments) this.#options.events.onSegment(segment);
  }

  #pluck(): void {
    this.#lastWordAt = performance.now();
  }
}

/** Some browsers throw when the recogniser is not running: then there is nothing to end. */
function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // Nothing to end.
  }
}
