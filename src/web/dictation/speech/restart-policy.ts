/** What to do after a session of the recogniser ended by itself. */
export type AfterEnd =
  | { kind: "restart"; delay: number; warn: boolean }
  | { kind: "give-up"; why: "keeps-ending" | "no-speech" };

export type EndedSession = { lastedMs: number; heard: boolean };

const SHORT_SESSION_MS = 1_000;
const SHORT_SESSIONS_ALLOWED = 3;
const RESTART_MS = [200, 500, 1_000] as const;
/** A session without a word lasts 7 to 10 s: after about a minute of silence we stop listening. */
const SILENT_SESSIONS_ALLOWED = 6;

/** Counts sessions that were short or silent; one with words starts the count again. */
export class RestartPolicy {
  #short = 0;
  #silent = 0;

  reset(): void {
    this.#short = 0;
    this.#silent = 0;
  }

  ended({ lastedMs, heard }: EndedSession): AfterEnd {
    const wasShort = lastedMs < SHORT_SESSION_MS && !heard;
    this.#short = wasShort ? this.#short + 1 : 0;
    this.#silent = heard ? 0 : this.#silent + 1;
    if (this.#short >= SHORT_SESSIONS_ALLOWED) return { kind: "give-up", why: "keeps-ending" };
    if (this.#silent >= SILENT_SESSIONS_ALLOWED) return { kind: "give-up", why: "no-speech" };
    const delay = RESTART_MS[Math.min(this.#short, RESTART_MS.length - 1)] ?? RESTART_MS[0];
    return { kind: "restart", delay, warn: this.#silent === 1 && !wasShort };
  }
}
