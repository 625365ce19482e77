// npm run db:restore: lists the backups. npm run db:restore -- latest, or a name of the list, or a file: restores it.
import { listBackups, restoreBackup } from "#server/backups/service/restore.ts";
import { readSettings } from "#server/env.ts";
import { explainFailure } from "./whole-database.ts";

const settings = readSettings(process.env);
const wanted = process.argv[2];

async function main(): Promise<void> {
  if (settings.DATABASE_URL) throw new Error("DATABASE_URL is set: a PostgreSQL is restored with its own programs.");
  if (wanted) {
    const kept = await restoreBackup(settings, wanted, new Date());
    console.error(`Restored into ${settings.DATA_DIR}.${kept ? ` What was there before is kept in ${kept}.` : ""}`);
    return;
  }
  const backups = await listBackups(settings);
  for (const { name, places } of backups) console.log(`${name}  ${places.join(", ")}`);
  console.error(backups.length > 0 ? "Restore one with: npm run db:restore -- NAME" : "There is no backup yet.");
}

main().catch(explainFailure);
