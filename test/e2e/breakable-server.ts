import { Client } from "pg";
import { startPostgres } from "#test/postgres.ts";
import { startServer } from "#test/server.ts";
import { expect, test as base } from "./fixtures.ts";

interface Database {
  url: string;
  /** While the work runs the table is not there: every request that needs it fails on the server. */
  without(table: string, work: () => Promise<void>): Promise<void>;
}

/** A server on a PostgreSQL that these tests may break. */
export const test = base.extend<object, { database: Database }>({
  database: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names that a fixture takes from its pattern
    async ({}, use) => {
      const postgres = await startPostgres();
      const client = new Client({ connectionString: postgres.url });
      await client.connect();
      await use({
        url: postgres.url,
        without: async (table, work) => {
          await client.query(`alter table ${table} rename to ${table}_gone`);
          try {
            await work();
          } finally {
            await client.query(`alter table ${table}_gone rename to ${table}`);
          }
        },
      });
      await client.end();
      await postgres.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ database, environment }, use) => {
      const server = await startServer({ RATE_LIMITS: "off", ...environment, DATABASE_URL: database.url });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});
export { expect };
