// npm run sessions:end -- EMAIL, or --everybody: signs an account out of every browser, or all accounts. With a PostgreSQL
// while the servers run; the embedded database has one user, so its server is stopped before.
import { drizzle } from "drizzle-orm/node-postgres";
import { endSessionsOf } from "#server/accounts/service/sessions.ts";
import { schema } from "#server/db/schema.ts";
import { explainFailure, withDatabase } from "./whole-database.ts";

async function main(): Promise<void> {
  const who = process.argv[2];
  if (!who) throw new Error("Say whose: npm run sessions:end -- EMAIL, or --everybody");
  await withDatabase({ migrated: false }, async (pool, title) => {
    const db = drizzle({ client: pool, schema });
    const ended = await endSessionsOf({ db }, who === "--everybody" ? "everybody" : { email: who });
    console.error(`Ended ${ended} ${ended === 1 ? "session" : "sessions"} in ${title}.`);
  });
}

main().catch(explainFailure);
