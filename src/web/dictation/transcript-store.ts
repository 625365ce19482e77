import { z } from "zod";
import { dictationKey } from "#web/accounts/kept-on-device.ts";
import { deviceStorage, type DeviceStorage } from "#web/device-storage.ts";

/** What is kept on the device from the first word until the server has confirmed the document. */
const keptSchema = z.object({
  /** The words, pauses as newlines. */
  text: z.string(),
  /** How long was spoken, in ms. */
  spokenMs: z.number().min(0),
  includeLogo: z.boolean(),
  /** The key of the last try, and what was tried: the same try again must not make a second document. */
  attempt: z
    .object({
      key: z.string(),
      of: z.string(),
      /** There was no line: it is tried again by itself once there is. */
      waits: z.boolean().catch(false),
    })
    .nullable(),
});
export type Kept = z.output<typeof keptSchema>;

/** The transcript of one account on this device. Without storage it lasts as long as the page. */
export class TranscriptStore {
  readonly #key: string;
  readonly #storage: DeviceStorage;
  #inPage: Kept | undefined;

  constructor(userId: string, storage: DeviceStorage = deviceStorage) {
    this.#key = dictationKey(userId);
    this.#storage = storage;
  }

  read(): Kept | undefined {
    const stored = this.#storage.get(this.#key);
    return stored === null ? this.#inPage : parse(stored);
  }

  /** Keeps the words; without any there is nothing to keep. */
  write(kept: Kept): void {
    if (kept.text.trim() === "") return this.clear();
    const stored = this.#storage.set(this.#key, JSON.stringify(kept));
    this.#inPage = stored ? undefined : kept;
    return undefined;
  }

  /** Once the server has the document, or the user throws the words away. */
  clear(): void {
    this.#inPage = undefined;
    this.#storage.remove(this.#key);
  }
}

function parse(text: string): Kept | undefined {
  try {
    return keptSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
