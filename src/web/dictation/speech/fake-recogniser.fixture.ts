import type { Recogniser, RecogniserResult } from "./recogniser.ts";

/** What a browser's recogniser did in one session, in order; `at` is ms after `start()`. */
export type RecordedEvent =
  | { at: number; kind: "start" }
  | { at: number; kind: "end" }
  | { at: number; kind: "error"; error: string }
  | { at: number; kind: "result"; results: [text: string, isFinal: boolean, confidence?: number][] };

export type RecordedSession = {
  events: RecordedEvent[];
  /** Played after `stop()`, `at` counted from there. */
  afterStop?: RecordedEvent[];
};

/** Replays recorded sessions: the first recogniser that is made plays the first one, and so on; the last repeats. */
export function replay(sessions: readonly RecordedSession[]) {
  const made: FakeRecogniser[] = [];
  const create = (): Recogniser => {
    const session = sessions[Math.min(made.length, sessions.length - 1)] ?? { events: [] };
    const recogniser = new FakeRecogniser(session);
    made.push(recogniser);
    return recogniser;
  };
  return { create, made };
}

class FakeRecogniser implements Recogniser {
  lang = "";
  continuous = false;
  interimResults = false;
  maxAlternatives = 0;
  processLocally = false;
  onstart: Recogniser["onstart"] = null;
  onend: Recogniser["onend"] = null;
  onerror: Recogniser["onerror"] = null;
  onresult: Recogniser["onresult"] = null;
  onspeechstart: Recogniser["onspeechstart"] = null;
  aborted = false;
  readonly #session: RecordedSession;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(session: RecordedSession) {
    this.#session = session;
  }

  start(): void {
    this.#play(this.#session.events);
  }

  stop(): void {
    this.#clear();
    this.#play(this.#session.afterStop ?? [{ at: 10, kind: "end" }]);
  }

  abort(): void {
    this.aborted = true;
    this.#clear();
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  #play(events: readonly RecordedEvent[]): void {
    this.#timers.push(...events.map((event) => setTimeout(() => this.#send(event), event.at)));
  }

  #send(event: RecordedEvent): void {
    switch (event.kind) {
      case "start":
        return this.onstart?.();
      case "end":
        return this.onend?.();
      case "error":
        return this.onerror?.({ error: event.error });
      case "result":
        return this.onresult?.({ results: event.results.map(resultOf) });
    }
  }
}

const resultOf = ([transcript, isFinal, confidence = 0.9]: [string, boolean, number?]): RecogniserResult => ({
  isFinal,
  0: { transcript, confidence },
});
