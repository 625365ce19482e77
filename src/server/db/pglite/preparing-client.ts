import { Client, type QueryConfig, type QueryResult } from "pg";

/** The newest statements stay prepared; the product has fewer, and a list of many ids makes a text of its own. */
const MOST_STATEMENTS = 300;

/** "The plan must not change its result type" (a table was altered) and "no such prepared statement". */
const OUTDATED = new Set(["0A000", "26000"]);

const isOutdated = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" && OUTDATED.has(error.code);

const hasParameters = (values: unknown) => Array.isArray(values) && values.length > 0;

/** Of the form that the driver takes when it answers with a promise. */
type Ask = (query: QueryConfig | string, values?: unknown[]) => Promise<QueryResult>;

/**
 * A connection that keeps the statements it was asked with parameters prepared. The embedded engine has this one
 * connection for its whole life, and a small statement that it need not parse and plan anew takes a quarter of the time.
 */
export class PreparingClient extends Client {
  readonly #names = new Map<string, string>();
  #named = 0;

  // The driver also takes callbacks and cursors here; those, and statements without parameters, go on as they are.
  override query: Client["query"] = ((query: QueryConfig | string, values?: unknown, ...rest: unknown[]) => {
    const config = typeof query === "string" ? { text: query } : query;
    const isPlain = typeof config.text === "string" && !("submit" in config) && !config.name;
    if (!isPlain || typeof values === "function" || rest.length > 0 || !hasParameters(values ?? config.values))
      return (super.query as (...given: unknown[]) => unknown)(query, values, ...rest);
    return this.#ask(config, values as unknown[] | undefined);
  }) as Client["query"];

  async #ask(config: QueryConfig, values: unknown[] | undefined): Promise<QueryResult> {
    const ask = super.query.bind(this) as Ask;
    try {
      return await ask({ ...config, name: this.#nameOf(config.text, ask) }, values);
    } catch (error) {
      // An open transaction ended with that error; outside of one nothing has happened yet.
      if (!isOutdated(error) || this.getTransactionStatus() !== "I") throw error;
      this.#names.delete(config.text);
      return ask({ ...config, name: this.#nameOf(config.text, ask) }, values);
    }
  }

  /** Known at once: the next statement is asked before this one is answered. */
  #nameOf(text: string, ask: Ask): string {
    const known = this.#names.get(text);
    // The map keeps the order in which its entries came: the one asked for last stands last.
    this.#names.delete(text);
    if (!known) {
      this.#named += 1;
      this.#makeRoom(ask);
    }
    const name = known ?? `s${this.#named}`;
    this.#names.set(text, name);
    return name;
  }

  #makeRoom(ask: Ask): void {
    const [oldest] = this.#names;
    if (!oldest || this.#names.size < MOST_STATEMENTS) return;
    const [text, name] = oldest;
    this.#names.delete(text);
    ask(`deallocate ${name}`).catch(() => {}); // in a transaction that failed it stays, and is one too many
  }
}
