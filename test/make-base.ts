// Makes a base that bases.ts keeps: tsx test/make-base.ts empty|migrated dump|folder path
import { PGlite } from "@electric-sql/pglite";
import { writeFile } from "node:fs/promises";
import { migrateEmbedded } from "#server/db/migrate.ts";
import { EmbeddedPool } from "#server/db/pglite/embedded-pool.ts";
import { channelTo } from "#server/db/pglite/engine-channel.ts";
import { openPglite } from "#server/db/pglite/open.ts";
import { makeQueue } from "./database.ts";

const [base, form, path = ""] = process.argv.slice(2);

async function makeTables(pool: EmbeddedPool): Promise<void> {
  if (base === "empty") return;
  await migrateEmbedded(pool);
  await makeQueue({ kind: "pglite", pool });
}

/** As small as can be, since every test file loads it: a short log and no template databases. */
async function makeDump(): Promise<void> {
  const pglite = await PGlite.create({ initDbStartParams: ["--wal-segsize=1"] });
  const pool = new EmbeddedPool(channelTo(pglite));
  await makeTables(pool);
  await pool.end();
  await pglite.exec("update pg_database set datistemplate = false where datname like 'template_'");
  for (const name of ["template0", "template1"]) await pglite.exec(`drop database ${name}`);
  await pglite.exec("checkpoint");
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  await writeFile(path, new Uint8Array(await dump.arrayBuffer()));
}

/** A data folder with a database that a first start made in it. */
async function makeFolder(): Promise<void> {
  const { pool, close } = await openPglite({ dataDir: path });
  await makeTables(pool);
  await close();
}

await (form === "dump" ? makeDump() : makeFolder());
