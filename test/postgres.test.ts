import { Client } from "pg";
import { expect, test } from "vitest";
import { startPostgres } from "./postgres.ts";

test("a PostgreSQL of its own starts, answers and leaves nothing running", async () => {
  const { url, stop } = await startPostgres();
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select current_setting('server_version_num')::int as version");
  await client.end();
  await stop();

  expect(rows[0].version).toBeGreaterThanOrEqual(150_000);
  await expect(new Client({ connectionString: url }).connect()).rejects.toThrow("ECONNREFUSED");
});
