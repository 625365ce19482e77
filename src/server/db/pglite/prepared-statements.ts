import {
  messages as protocolMessages,
  parse,
  protocol,
  type PGlite,
  type QueryOptions,
  type Results,
} from "@electric-sql/pglite";

const { serialize } = protocol;

/** The newest statements stay prepared; the product has fewer, and a list of many ids makes a text of its own. */
const MOST_STATEMENTS = 300;

/** "The plan must not change its result type" (a table was altered) and "no such prepared statement". */
const OUTDATED = new Set(["0A000", "26000"]);

const isOutdated = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" && OUTDATED.has(error.code);

type Message = Awaited<ReturnType<PGlite["execProtocolStream"]>>[number];
interface Statement {
  name: string;
  /** The type of each parameter, as the engine has inferred it. */
  parameterTypes: number[];
  /** What the engine says of the columns; repeated before each answer's rows, whose reader wants it there. */
  columns: InstanceType<typeof protocolMessages.RowDescriptionMessage> | null;
}

const closing = ({ name }: Statement) => serialize.close({ type: "S", name });

/**
 * The statements that one embedded engine knows by name.
 *
 * Left alone, PGlite enters the engine six times for each query and has it parsed, analysed and planned anew. A
 * prepared one is entered once and keeps its plan, which makes a small query four times as fast. The engine has one
 * connection, so its statements can be kept for its whole life.
 */
export class PreparedStatements {
  readonly #engine: PGlite;
  readonly #byText = new Map<string, Statement>();
  #named = 0;

  constructor(engine: PGlite) {
    this.#engine = engine;
  }

  /** Runs one statement. Call it inside the engine's exclusive section. Throws the engine's own errors. */
  async run<Row>(text: string, parameters: unknown[], options: QueryOptions): Promise<Results<Row>> {
    const known = this.#byText.get(text);
    if (!known) return this.#execute<Row>(await this.#prepare(text), parameters, options);
    // The map keeps the order in which its entries came: the one asked for last stands last.
    this.#byText.delete(text);
    this.#byText.set(text, known);
    try {
      return await this.#execute<Row>(known, parameters, options);
    } catch (error) {
      // An open transaction ended with that error; outside of one nothing has happened yet.
      if (!isOutdated(error) || this.#engine.isInTransaction()) throw error;
      this.#byText.delete(text);
      await this.#send([closing(known), serialize.sync()]);
      return this.#execute<Row>(await this.#prepare(text), parameters, options);
    }
  }

  async #prepare(text: string): Promise<Statement> {
    this.#named += 1;
    const name = `s${this.#named}`;
    const messages = await this.#send([
      ...this.#dropOldest(),
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
      serialize.sync(),
    ]);
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(messages),
      columns: messages.find((message) => message instanceof protocolMessages.RowDescriptionMessage) ?? null,
    };
    this.#byText.set(text, statement);
    return statement;
  }

  async #execute<Row>(statement: Statement, parameters: unknown[], options: QueryOptions): Promise<Results<Row>> {
    const { name: statementName, parameterTypes, columns } = statement;
    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const type = parameterTypes[index] ?? 0;
      const serializer = options.serializers?.[type] ?? this.#engine.serializers[type];
      return serializer ? serializer(value) : String(value);
    });
    const answer = await this.#send([
      serialize.bind({ statement: statementName, values }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    const { parsers, ...others } = options;
    // The reader of answers copies every parser it is given, for each answer: it gets those of these columns alone.
    const needed = columns?.fields.map(({ dataTypeID }) => [
      dataTypeID,
      parsers?.[dataTypeID] ?? this.#engine.parsers[dataTypeID],
    ]);
    const [results] = parse.parseResults(
      columns ? [columns, ...answer] : answer,
      Object.fromEntries(needed ?? []),
      others,
    );
    return results as Results<Row>; // one statement has one result, and its caller knows its rows
  }

  /** Takes the statement that was not asked for the longest out of a full list. */
  #dropOldest(): Uint8Array[] {
    const [oldest] = this.#byText;
    if (!oldest || this.#byText.size < MOST_STATEMENTS) return [];
    const [text, statement] = oldest;
    this.#byText.delete(text);
    return [closing(statement)];
  }

  #send(messages: Uint8Array[]): Promise<Message[]> {
    return this.#engine.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
  }
}
