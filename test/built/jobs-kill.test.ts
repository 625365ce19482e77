import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres, type RunningPostgres } from "#test/postgres.ts";
import { addressOf, spawnServer } from "#test/server.ts";

/** Each account is four mails and one charge: 250 jobs' worth of things that may happen once. */
const ACCOUNTS = Number(process.env.ACCOUNTS ?? 50);
const ROUNDS = Number(process.env.KILLS ?? 4);
/** The first rounds are cut while cards are charged, the later ones while mails are sent. */
const longestLifeMs = (round: number) => (round < ROUNDS / 2 ? 500 : 1_600);
const SETTLING_MS = 240_000;
/** So much of a server's last words is shown when it ended by itself. */
const MOST_SAID = 4_000;
const TRIAL_AND_A_DAY_MS = 8 * 86_400_000;

type Server = { child: ChildProcess; address: string; said: () => string };

let postgres: RunningPostgres;
let database: Client;
let dataDir = "";
const servers: Server[] = [];

beforeAll(async () => {
  postgres = await startPostgres({ isLasting: true });
  dataDir = await mkdtemp(join(tmpdir(), "bidspoke-jobs-"));
});
afterAll(async () => {
  for (const { child } of servers) child.kill("SIGKILL");
  await database?.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: postgres.url });
  client.on("error", () => {}); // the killed database takes its line along
  await client.connect();
  return client;
}

async function start(): Promise<Server> {
  const child = spawnServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    RATE_LIMITS: "off",
    TEST_CLOCK: "on",
  });
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-MOST_SAID)));
  return { child, address: await addressOf(child), said: () => said };
}

const post = (address: string, path: string, body: unknown) =>
  fetch(address + path, {
    method: "POST",
    headers: { origin: address, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function signUp(address: string, index: number): Promise<void> {
  const response = await post(address, "/api/auth/signup-with-payment", {
    email: `account-${index}@example.com`,
    password: "a long password",
    firstName: "Ann",
    lastName: "Load",
    paymentMethodId: "pm_card_visa",
  });
  if (response.status !== 201) throw new Error(`A sign-up answered ${response.status}: ${await response.text()}`);
}

/** The trials are over for this server from now on, and it charges; a server that dies meanwhile does not answer. */
const endTrials = ({ address }: Server) =>
  post(address, "/api/test-clock", { now: new Date(Date.now() + TRIAL_AND_A_DAY_MS).toISOString() }).catch(() => null);

async function kill({ child, said }: Server): Promise<void> {
  expect(child.exitCode, `it runs until it is killed: ${said()}`).toBeNull();
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

async function count(statement: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(`select count(*)::int as count from ${statement}`);
  return rows[0]?.count ?? 0;
}

/** Waits until what is wanted is there; the assertions after it say what is missing when it never is. */
async function until(isThere: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + SETTLING_MS; Date.now() < deadline; await setTimeout(500))
    if (await isThere()) return;
}

const PAID = "sandbox_objects, jsonb_path_query(data, '$.**.invoices[*] ? (@.amountPaid > 0)')";

test(`two servers, both killed every few seconds: ${ACCOUNTS} charges and ${4 * ACCOUNTS} mails, each exactly once, though PostgreSQL is killed in between`, async () => {
  servers.push(await start(), await start());
  database = await connect();
  for (let index = 0; index < ACCOUNTS; index += 1) await signUp(servers[index % 2]?.address ?? "", index);

  for (let round = 0; round < ROUNDS; round += 1) {
    void Promise.all(servers.map(endTrials));
    if (round % 2 === 1) {
      // The database goes first, in the middle of their transactions.
      await setTimeout(Math.random() * longestLifeMs(round));
      await Promise.all([database.end(), postgres.crash()]);
      database = await connect();
    }
    // Now one, soon after the other: in between nobody is there to finish what they began.
    for (const at of [round % 2, (round + 1) % 2]) {
      await setTimeout(Math.random() * longestLifeMs(round));
      const victim = servers[at];
      if (victim) await kill(victim);
    }
    servers.splice(0, 2, ...(await Promise.all([start(), start()])));
  }
  await Promise.all(servers.map(endTrials));
  await until(
    async () =>
      (await count("email_notifications where status = 'sent'")) >= 4 * ACCOUNTS && (await count(PAID)) >= ACCOUNTS,
  );

  expect(await count(PAID), "charges at the provider").toBe(ACCOUNTS);
  expect(await count("invoices where status = 'paid' and amount_paid > 0"), "paid invoices").toBe(ACCOUNTS);
  const { rows } = await database.query<{ type: string; mails: number; readers: number }>(
    `select type, count(*)::int as mails, count(distinct email)::int as readers
     from email_notifications where status = 'sent' group by type order by type`,
  );
  const each = { mails: ACCOUNTS, readers: ACCOUNTS };
  expect(rows).toEqual([
    { type: "email_verification", ...each },
    { type: "subscription_renewed", ...each },
    { type: "trial_ended", ...each },
    { type: "welcome", ...each },
  ]);
  expect(await count("email_notifications where status <> 'sent'")).toBe(0);
  // One file for each mail, under its own id: none is missing, none is there twice, none is half.
  const files = (await readdir(join(dataDir, "mail"))).sort();
  const { rows: ids } = await database.query<{ id: string }>("select id from email_notifications order by id");
  expect(files.filter((name) => name.endsWith(".eml"))).toEqual(ids.map(({ id }) => `${id}.eml`));

  for (const { child } of servers) {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  }
});
