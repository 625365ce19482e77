import { z } from "zod";
import type { TestClient } from "#test/client.ts";

const generatedSchema = z.object({ document: z.object({ id: z.string(), version: z.number() }) });
const documentSchema = z.object({ id: z.string(), title: z.string(), version: z.number() });

/** What a client was promised: this document exists, at least at this version. */
type Promised = Map<string, { version: number; title: string | null }>;

async function bodyOf(response: Response, status: number): Promise<unknown> {
  if (response.status === status) return response.json();
  throw new Error(`The server answered ${response.status}: ${await response.text()}`);
}

/** Writes documents to a server that may die, and knows what was promised by a whole answer. */
export class Acknowledged {
  readonly #promised: Promised = new Map();
  readonly #client: TestClient;

  constructor(client: TestClient) {
    this.#client = client;
  }

  get size(): number {
    return this.#promised.size;
  }

  /** What was promised until now. */
  copy(): Promised {
    return new Map(this.#promised);
  }

  /** Writes a document, then saves a new title of it, noting each promise when its answer is whole. It says `more` besides. */
  async writeOne(name: string, more = ""): Promise<void> {
    const transcription = `Quote for ${name}, paint the hallway, 8 hours at 45 dollars an hour, paint 120 dollars. ${more}`;
    const asked = { transcription, type: "quote", includeLogo: false };
    const { document } = generatedSchema.parse(
      await bodyOf(await this.#client.post("/api/generate-document", asked), 201),
    );
    this.#promised.set(document.id, { version: document.version, title: null });

    const title = `Hallway of ${name}`;
    const saved = await this.#client.patch(`/api/documents/${document.id}`, { title, version: document.version });
    const { version } = documentSchema.parse(await bodyOf(saved, 200));
    this.#promised.set(document.id, { version, title });
  }

  /** Writes one document after the other until it is over. A refusal before that is thrown, unless some are expected. */
  async writeUntil(name: string, isOver: () => boolean, { mayFail = false } = {}): Promise<void> {
    for (let count = 0; !isOver(); count += 1) {
      try {
        await this.writeOne(`${name}-${count}`);
      } catch (error) {
        if (!isOver() && !mayFail) throw error;
      }
    }
  }

  /** Those of the promises that this client's server does not keep. */
  async listBroken(promised: Promised = this.#promised, client = this.#client): Promise<string[]> {
    const broken: string[] = [];
    for (const [id, { version, title }] of promised) {
      const response = await client.get(`/api/documents/${id}`);
      const found = response.status === 200 ? documentSchema.parse(await response.json()) : null;
      if (!found || found.version < version) broken.push(`${id}: ${response.status}`);
      else if (title !== null && found.title !== title) broken.push(`${id}: ${found.title}`);
    }
    return broken;
  }
}
