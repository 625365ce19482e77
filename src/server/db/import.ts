import type { Readable } from "node:stream";
import type { Pool, PoolClient } from "pg";
import { MARK_LINE } from "./export.ts";

const LONGEST_MARK_LINE = 100;

/**
 * Loads what `exportSql` wrote into an empty database, in one transaction. Throws, and leaves the database as it was,
 * when it is not empty, when the file was not written by an export, or when its end is missing.
 */
export async function importSql(pool: Pool, file: Readable): Promise<void> {
  const client = await pool.connect();
  try {
    await checkEmpty(client);
    let isWhole = false;
    for await (const piece of readPieces(file)) {
      await client.query(piece);
      isWhole ||= piece === "commit;";
    }
    if (!isWhole) throw new Error("The end of the file is missing.");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function checkEmpty(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(
    "select count(*)::int as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  if (rows[0]?.tables !== 0)
    throw new Error("The database is not empty: an import would mix two. Make a new one, and import into that.");
}

/** What stands between the lines that are the file's own mark. */
async function* readPieces(file: Readable): AsyncGenerator<string> {
  let mark: string | null = null;
  let rest = "";
  for await (const chunk of file.setEncoding("utf8")) {
    rest += String(chunk);
    if (mark === null) {
      const end = rest.indexOf("\n");
      if (end < 0 && rest.length < LONGEST_MARK_LINE) continue;
      const found = MARK_LINE.exec(rest.slice(0, Math.max(0, end)))?.[1];
      if (!found) throw new Error("This is not a file that npm run db:export wrote.");
      mark = `\n-- ${found}\n`;
      rest = rest.slice(end);
    }
    const pieces = rest.split(mark);
    rest = pieces.pop() ?? "";
    yield* pieces.filter((piece) => piece !== "");
  }
  if (rest !== "") yield rest;
}
