import { PGlite, type QueryOptions, type Results, type Transaction } from "@electric-sql/pglite";
import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import { PreparedStatements } from "./prepared-statements.ts";

const openTransaction = new AsyncLocalStorage<{ engine: PGlite; open: boolean }>();

/**
 * PGlite that keeps its statements prepared, lets the event loop turn after each query, and refuses what would hang it.
 *
 * The engine runs inside this thread and answers within one microtask: a queue of queries would otherwise keep
 * timers, sockets and health checks waiting until it is empty. And it has one connection: a query sent past an open
 * transaction waits for that transaction, which waits for the query.
 */
export class YieldingPGlite extends PGlite {
  readonly #statements = new PreparedStatements(this);

  #runPrepared<Row>(text: string, parameters: unknown[], options: QueryOptions): Promise<Results<Row>> {
    // oxlint-disable-next-line no-underscore-dangle -- the engine names its own seam so
    return this._runExclusiveQuery(async () => {
      const results = await this.#statements.run<Row>(text, parameters, options);
      if (!this.isInTransaction()) await this.syncToFs();
      return results;
    });
  }

  override async query<Row>(text: string, parameters: unknown[] = [], options: QueryOptions = {}) {
    // oxlint-disable-next-line no-underscore-dangle -- the engine names its own seam so
    await this._checkReady();
    // oxlint-disable-next-line no-underscore-dangle -- the engine names its own seam so
    return this._runExclusiveTransaction(() => this.#runPrepared<Row>(text, parameters, options));
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((stock) =>
      work({
        query: <Row>(text: string, parameters: unknown[] = [], options: QueryOptions = {}) =>
          stock.closed
            ? stock.query<Row>(text, parameters, options)
            : this.#runPrepared<Row>(text, parameters, options),
        sql: stock.sql,
        exec: stock.exec,
        rollback: stock.rollback,
        listen: stock.listen,
        get closed() {
          return stock.closed;
        },
      }),
    );
  }

  override _runExclusiveQuery<T>(run: () => Promise<T>): Promise<T> {
    // The pause belongs inside the exclusive section: after it, the next query in line would go first.
    // oxlint-disable-next-line no-underscore-dangle -- the engine names its own seam so
    return super._runExclusiveQuery(async () => {
      try {
        return await run();
      } finally {
        await setImmediate();
      }
    });
  }

  override async _runExclusiveTransaction<T>(run: () => Promise<T>): Promise<T> {
    const outer = openTransaction.getStore();
    if (outer?.open && outer.engine === this) {
      throw new Error("The database handle was used inside its own transaction. Use the transaction's handle there.");
    }
    const scope = { engine: this, open: true };
    // oxlint-disable-next-line no-underscore-dangle -- the engine names its own seam so
    return super._runExclusiveTransaction(() =>
      openTransaction.run(scope, run).finally(() => {
        scope.open = false;
      }),
    );
  }
}
