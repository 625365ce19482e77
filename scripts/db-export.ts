// npm run db:export -- FILE: writes the database (of DATABASE_URL, else the embedded one of DATA_DIR) as SQL for an empty
// one of either kind. Stop the servers first: what is written afterwards is not in the file.
import { createWriteStream, existsSync } from "node:fs";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { exportSql } from "#server/db/export.ts";
import { readSettings } from "#server/env.ts";
import { explainFailure, withDatabase } from "./whole-database.ts";

const file = process.argv[2];

async function main(): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env);
  if (!DATABASE_URL && !existsSync(DATA_DIR)) throw new Error(`There is no database in ${DATA_DIR}.`);
  await withDatabase({ migrated: true }, async (pool, title) => {
    const sql = Readable.from(exportSql(pool));
    if (file) {
      await pipeline(sql, createWriteStream(file, { flags: "wx", mode: 0o600, flush: true })); // everyone's data
      console.error(`Wrote ${title} to ${file}. Load it with: npm run db:import -- ${file}`);
    } else {
      sql.pipe(process.stdout, { end: false });
      await finished(sql);
    }
  });
}

main().catch(explainFailure);
