import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeIn } from "#test/bases.ts";
import { DatabaseInUseError } from "./lock.ts";
import { openPglite } from "./open.ts";

let parent = "";
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "bidspoke-open-"));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const MAKING_TWO_MS = 90_000; // a database that is made anew takes seconds, and more beside other tests

test(
  "what was written is there after closing and opening again",
  async () => {
    const dataDir = join(parent, "deep/er/kept");
    await placeIn(dataDir, "empty");
    const first = await openPglite({ dataDir });
    await first.pool.query("create table notes (body text); insert into notes values ('kept')");
    await first.close();

    const second = await openPglite({ dataDir });
    expect((await second.pool.query("select body from notes")).rows).toEqual([{ body: "kept" }]);
    await second.close();
  },
  MAKING_TWO_MS,
);

test(
  "a folder copied while its server was writing opens with every acknowledged row",
  async () => {
    const dataDir = join(parent, "copied");
    await placeIn(dataDir, "empty");
    const first = await openPglite({ dataDir });
    await first.pool.query("create table notes (id int)");
    for (let id = 0; id < 50; id += 1) await first.pool.query("insert into notes values ($1)", [id]);
    await cp(dataDir, `${dataDir}-copy`, { recursive: true }); // as a crash would leave it: never closed
    await first.close();

    const second = await openPglite({ dataDir: `${dataDir}-copy` });
    expect((await second.pool.query("select count(*)::int as count from notes")).rows).toEqual([{ count: 50 }]);
    await second.close();
  },
  MAKING_TWO_MS,
);

test(
  "a first start that was cut short leaves nothing in the way of the next",
  async () => {
    const dataDir = join(parent, "cut");
    await mkdir(join(dataDir, "postgres.unfinished/base"), { recursive: true });
    await writeFile(join(dataDir, "postgres.unfinished/PG_VERSION"), "18\n");

    const { pool, close } = await openPglite({ dataDir });
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await close();
  },
  MAKING_TWO_MS,
);

test(
  "a folder in use is refused, and a failed opening does not keep it locked",
  async () => {
    const dataDir = join(parent, "contested");
    await placeIn(dataDir, "empty");
    const first = await openPglite({ dataDir });
    await expect(openPglite({ dataDir })).rejects.toThrow(DatabaseInUseError);
    await first.close();

    await rm(join(dataDir, "postgres/global"), { recursive: true });
    await expect(openPglite({ dataDir })).rejects.toThrow(/./);
    await rm(join(dataDir, "postgres"), { recursive: true });
    await placeIn(dataDir, "empty");
    await (await openPglite({ dataDir })).close();
  },
  MAKING_TWO_MS,
);
