// What requests cost before a product does anything: Hono on its Node adapter and the embedded database, with nothing
// around them: no session, limits, checks, log or metrics. bench/generate.ts starts it, with a folder for its data.
import { serve } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { openPglite } from "#server/db/pglite/open.ts";
import { embeddedDatabase } from "#server/db/client.ts";
import { newId } from "#server/ids.ts";

const { db } = embeddedDatabase(await openPglite({ dataDir: process.argv[2] ?? null }));
await db.execute(sql`create table kept (id text primary key, body jsonb not null)`);

const app = new Hono();
app.get("/nothing", (c) => c.json({ status: "ok" }));
app.get("/list", async (c) =>
  c.json((await db.execute(sql`select id, body from kept order by id desc limit 10`)).rows),
);
app.post("/keep", async (c) => {
  const body = JSON.stringify(await c.req.json());
  const { rows } = await db.execute(sql`insert into kept values (${newId(Date.now())}, ${body}) returning id, body`);
  return c.json(rows[0], 201);
});

serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(`listening on http://127.0.0.1:${port}`),
);
