import { z } from "zod";

/** What is kept on the device from the first word until the server has confirmed the document. */
const keptSchema = z.object({
  /** The words, pauses as newlines. */
  text: z.string(),
  /** How long was spoken, in ms. */
  spokenMs: z.number().min(0),
  includeLogo: z.boolean(),
  /** The key of the last try, and what was tried: the same try again must not make a second document. */
  attempt: z.object({ key: z.string(), of: z.string() }).nullable(),
});
export type Kept = z.output<typeof keptSchema>;

/** The transcript of one account on this device. A device without storage works, and remembers nothing. */
export class TranscriptStore {
  readonly #key: string;
  readonly #storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined;

  constructor(userId: string, storage = findStorage()) {
    this.#key = `bidspoke.dictation.${userId}`;
    this.#storage = storage;
  }

  read(): Kept | undefined {
    try {
      return keptSchema.safeParse(JSON.parse(this.#storage?.getItem(this.#key) ?? "null")).data;
    } catch {
      return undefined;
    }
  }

  /** Keeps the words; without any there is nothing to keep. */
  write(kept: Kept): void {
    if (kept.text.trim() === "") return this.clear();
    try {
      return this.#storage?.setItem(this.#key, JSON.stringify(kept));
    } catch {
      return undefined; // Storage is full or closed: the words stay in the page.
    }
  }

  /** Once the server has the document, or the user throws the words away. */
  clear(): void {
    try {
      this.#storage?.removeItem(this.#key);
    } catch {
      // Closed storage holds nothing.
    }
  }
}

function findStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
