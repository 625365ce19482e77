import type { Page } from "@playwright/test";

/** One result as a recogniser reports it: its words, whether it is final, its confidence. */
export interface Heard {
  words: string;
  isFinal: boolean;
  confidence?: number;
}
/** What happens after `start`: an event with all results so far, a pause, an error, or an end. */
export type Step =
  | { kind: "results"; resultIndex: number; results: Heard[] }
  | { kind: "error"; error: string }
  | { kind: "end" };

/**
 * Puts a recogniser into the page that replays a recorded sequence of events: it proves our code from the browser's
 * edge on, and nothing of the browser's own hearing. Each `start()` plays the next of `sessions`; after the last one
 * it is silent. `stop()` ends the session.
 */
export async function replayRecogniser(page: Page, sessions: Step[][]): Promise<void> {
  // Where tsx runs this, it marks functions with a name of its own, also those that are handed to the page.
  await page.addInitScript("globalThis.__name = (target) => target");
  await page.addInitScript((played: Step[][]) => {
    let next = 0;
    class ReplayedRecognition extends EventTarget {
      continuous = false;
      interimResults = false;
      lang = "";
      onstart: ((event: Event) => void) | null = null;
      onresult: ((event: Event) => void) | null = null;
      onerror: ((event: Event) => void) | null = null;
      onend: ((event: Event) => void) | null = null;
      #running = false;

      #say(type: "start" | "result" | "error" | "end", fields: object = {}) {
        const event = Object.assign(new Event(type), fields);
        this[`on${type}`]?.(event);
        this.dispatchEvent(event);
      }

      start() {
        this.#running = true;
        const steps = played[next] ?? [];
        next += 1;
        setTimeout(() => this.#say("start"), 5);
        steps.forEach((step, index) => setTimeout(() => this.#play(step), 30 * (index + 1)));
      }

      #play(step: Step) {
        if (!this.#running) return;
        if (step.kind === "end") this.stop();
        else if (step.kind === "error") this.#say("error", { error: step.error, message: "" });
        else {
          const results = step.results.map(({ words, isFinal, confidence = 0.9 }) =>
            Object.assign([{ transcript: words, confidence }], { isFinal }),
          );
          this.#say("result", { resultIndex: step.resultIndex, results });
        }
      }

      stop() {
        if (!this.#running) return;
        this.#running = false;
        setTimeout(() => this.#say("end"), 5);
      }

      abort() {
        this.stop();
      }
    }
    Object.assign(window, { SpeechRecognition: ReplayedRecognition, webkitSpeechRecognition: ReplayedRecognition });
  }, sessions);
}

/** The words as a desktop browser reports them: interim, then final, in one session. */
export const desktopSession = (sentences: readonly string[]): Step[] =>
  sentences.flatMap((words, index): Step[] => {
    const before = sentences.slice(0, index).map((done) => ({ words: done, isFinal: true }));
    const half = words.slice(0, Math.floor(words.length / 2));
    return [
      { kind: "results", resultIndex: index, results: [...before, { words: half, isFinal: false }] },
      { kind: "results", resultIndex: index, results: [...before, { words, isFinal: true }] },
    ];
  });
