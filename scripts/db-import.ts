// npm run db:import -- FILE: loads what db:export wrote into an empty database: that of DATABASE_URL, else a new embedded
// one in DATA_DIR.
import { createReadStream } from "node:fs";
import { importSql } from "#server/db/import.ts";
import { explainFailure, withDatabase } from "./whole-database.ts";

async function main(): Promise<void> {
  const file = process.argv[2];
  if (!file) throw new Error("Say which file: npm run db:import -- FILE");
  await withDatabase({ migrated: false }, async (pool, title) => {
    await importSql(pool, createReadStream(file));
    console.error(`Loaded ${file} into ${title}.`);
  });
}

main().catch(explainFailure);
