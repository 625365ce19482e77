import { PGlite } from "@electric-sql/pglite";
import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";

const openTransaction = new AsyncLocalStorage<{ engine: PGlite; open: boolean }>();

/**
 * PGlite that lets the event loop turn after each query, and that refuses what would hang it.
 *
 * The engine runs inside this thread and answers within one microtask: a queue of queries would otherwise keep
 * timers, sockets and health checks waiting until it is empty. And it has one connection: a query sent past an open
 * transaction waits for that transaction, which waits for the query.
 */
export class YieldingPGlite extends PGlite {
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
