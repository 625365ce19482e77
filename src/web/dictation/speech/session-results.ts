import type { RecogniserResult, RecogniserResults } from "./recogniser.ts";
import type { Segment } from "./speech-source.ts";

/**
 * Reads the results of one session of the recogniser. `resultIndex` is not looked at (Android sends 0 and repeats
 * itself): finals are counted, those already taken are skipped. On Android a final of confidence 0 is interim, and a
 * final that only goes on from the one before replaces it.
 */
export class SessionResults {
  readonly #prefix: string;
  readonly #android: boolean;
  #taken: string[] = [];
  #interim = "";
  /** How many finals of the recogniser have been looked at. */
  #seen = 0;
  /** The last segment was settled from interim words: a late final of the same words replaces it. */
  #settled = false;

  constructor(prefix: string, android: boolean) {
    this.#prefix = prefix;
    this.#android = android;
  }

  get hasWords(): boolean {
    return this.#taken.length > 0 || this.#interim !== "";
  }

  /** The segments that an event changes, in order. */
  read(event: RecogniserResults): Segment[] {
    const results = Array.from(event.results);
    const finals = results.filter((result) => this.#isFinal(result)).map(textOf);
    const changed = finals.slice(this.#seen).flatMap((text) => this.#take(text));
    this.#seen = Math.max(this.#seen, finals.length);

    const interim = this.#interimOf(results);
    const before = this.#interim;
    this.#interim = interim;
    if (interim !== "" && interim !== before) changed.push({ id: this.#nextId, text: interim, isFinal: false });
    return changed;
  }

  /** The last interim words as final ones: nothing better will come. */
  settle(): Segment[] {
    const text = this.#interim;
    this.#interim = "";
    if (text === "") return [];
    this.#settled = true;
    return this.#take(text);
  }

  /** Finals that come after `settle`. The first one stands for the words that were settled, so it replaces them. */
  readLate(event: RecogniserResults): Segment[] {
    const finals = Array.from(event.results)
      .filter((result) => this.#isFinal(result))
      .map(textOf);
    const fresh = finals.slice(this.#seen).filter((text) => text !== "");
    this.#seen = Math.max(this.#seen, finals.length);
    return fresh.flatMap((text) => (this.#settled ? this.#replaceSettled(text) : this.#take(text)));
  }

  #replaceSettled(text: string): Segment[] {
    this.#settled = false;
    const last = Math.max(0, this.#taken.length - 1);
    this.#taken[last] = text;
    return [{ id: this.#idOf(last), text, isFinal: true }];
  }

  #take(text: string): Segment[] {
    const previous = this.#taken.at(-1);
    if (text === "" || (this.#android && text === previous)) return [];
    const goesOn = this.#android && previous !== undefined && text.startsWith(previous);
    if (goesOn) this.#taken[this.#taken.length - 1] = text;
    else this.#taken.push(text);
    this.#interim = "";
    return [{ id: this.#idOf(this.#taken.length - 1), text, isFinal: true }];
  }

  #interimOf(results: readonly RecogniserResult[]): string {
    const open = results.filter((result) => !this.#isFinal(result)).map(textOf);
    // Android piles up its half-heard results: the last one holds them all.
    const text = this.#android ? (open.at(-1) ?? "") : open.join(" ");
    return text.replaceAll(/\s+/g, " ").trim();
  }

  #isFinal(result: RecogniserResult): boolean {
    return result.isFinal && !(this.#android && result[0]?.confidence === 0);
  }

  get #nextId(): string {
    return this.#idOf(this.#taken.length);
  }

  #idOf(index: number): string {
    return `${this.#prefix}.${index + 1}`;
  }
}

const textOf = (result: RecogniserResult): string => (result[0]?.transcript ?? "").replaceAll(/\s+/g, " ").trim();
