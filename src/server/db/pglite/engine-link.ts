import { Duplex } from "node:stream";
import type { EngineChannel } from "./engine-channel.ts";

const letter = (code: number | undefined) => String.fromCharCode(code ?? 0);

/** A message of the wire protocol: its letter, its length with the length's own four bytes, and its body. */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

const text = (...words: string[]) => Buffer.from(words.map((word) => `${word}\0`).join(""));

/** "You are in, the encoding is UTF-8, go on": what PostgreSQL says to a new connection. */
const WELCOME = Buffer.concat([
  message("R", Buffer.alloc(4)),
  message("S", text("client_encoding", "UTF8")),
  message("Z", Buffer.from("I")),
]);

/** Against what an earlier connection may have left: an open transaction, and statements and channels listened to. */
const ROLLBACK = message("Q", text("rollback"));
const DISCARD = message("Q", text("discard all"));

/** Where the whole messages of `bytes` end, and the letter of the last of them. */
function lastMessage(bytes: Buffer): { end: number; type: string } {
  let end = 0;
  let type = "";
  while (end + 5 <= bytes.length) {
    const next = end + 1 + bytes.readInt32BE(end + 1);
    if (next > bytes.length) break;
    type = letter(bytes[end]);
    end = next;
  }
  return { end, type };
}

/**
 * The socket of a `pg` connection whose other end is the embedded engine: the driver that speaks to a PostgreSQL
 * speaks to this one too. Messages are gathered until the driver waits for an answer ("Sync" or a plain query), so that
 * a statement enters the engine once.
 */
export class EngineLink extends Duplex {
  readonly #channel: EngineChannel;
  #isWelcome = false;
  #gathered: Buffer = Buffer.alloc(0);

  constructor(channel: EngineChannel) {
    super();
    this.#channel = channel;
  }

  /** As a socket's: the driver calls it with an address, which is of no use here. */
  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#take(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  #take(chunk: Buffer): void {
    if (!this.#isWelcome) {
      this.#isWelcome = true;
      void this.#ask(new Uint8Array(ROLLBACK), () => {});
      void this.#ask(new Uint8Array(DISCARD), () => this.push(WELCOME));
      return;
    }
    this.#gathered = this.#gathered.length === 0 ? chunk : Buffer.concat([this.#gathered, chunk]);
    const { end, type } = lastMessage(this.#gathered);
    if (end < this.#gathered.length) return;
    if (type === "X") {
      this.push(null);
    } else if (type === "S" || type === "Q") {
      const messages = new Uint8Array(this.#gathered);
      this.#gathered = Buffer.alloc(0);
      void this.#ask(messages, (answer) => this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)));
    }
  }

  /** The driver sends on before the answer is there; answers come in the order of the asking. */
  async #ask(messages: Uint8Array<ArrayBuffer>, hear: (answer: Uint8Array) => void): Promise<void> {
    try {
      hear(await this.#channel.ask(messages));
    } catch (error) {
      this.destroy(
        error instanceof Error ? error : new Error("The embedded database did not answer.", { cause: error }),
      );
    }
  }
}
