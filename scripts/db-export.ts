// npm run db:export -- FILE: writes the embedded database of DATA_DIR as SQL for an empty PostgreSQL.
import { createWriteStream, existsSync } from "node:fs";
import { finished, pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { exportSql } from "#server/db/export.ts";
import { migrateEmbedded } from "#server/db/migrate.ts";
import { openPglite } from "#server/db/pglite/open.ts";
import { readSettings } from "#server/env.ts";

const { DATA_DIR } = readSettings(process.env);
const file = process.argv[2];

async function main(): Promise<void> {
  if (!existsSync(DATA_DIR)) throw new Error(`There is no database in ${DATA_DIR}.`);
  const { pool, close } = await openPglite({ dataDir: DATA_DIR });
  try {
    await migrateEmbedded(pool);
    const sql = Readable.from(exportSql(pool));
    if (file) {
      await pipeline(sql, createWriteStream(file, { flags: "wx", mode: 0o600 })); // it holds everyone's data
      console.error(`Written to ${file}. Load it with: psql --set ON_ERROR_STOP=1 --file ${file} "$DATABASE_URL"`);
    } else {
      sql.pipe(process.stdout, { end: false });
      await finished(sql);
    }
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
