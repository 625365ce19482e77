import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/db/client.ts";
import { placeIn } from "#test/bases.ts";
import { SECRET_KEY, startStripeServer, WEBHOOK_SECRET, type StripeServer } from "#test/providers/stripe-server.ts";
import { addressOf, spawnServer } from "#test/server.ts";

const WEB = new URL("../../dist/web", import.meta.url).pathname;
const PASSWORD = "a password that nobody may read";
/** Never sent by our pages; here by a hand that means harm, or by mistake. */
const CARD = "4556737586899855";
/** The provider's public test numbers, which the sandbox's form knows. */
const TEST_NUMBERS = new Set([
  "4242424242424242",
  "5555555555554444",
  "378282246310005",
  "4000000000000002",
  "4000000000009995",
  "4000000000000069",
  "4000000000000341",
  "4000002500003155",
]);

let stripe: StripeServer;
let dataDir = "";
let logs = "";
let session = "";
beforeAll(async () => {
  stripe = await startStripeServer();
  dataDir = await mkdtemp(join(tmpdir(), "bidspoke-secrets-"));
  await placeIn(dataDir, "migrated");
  await useTheServer();
});
afterAll(async () => {
  await stripe.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A sign-up that works, ones that do not, calls that fail, a forged event, and card numbers where none belong. */
async function useTheServer(): Promise<void> {
  const child = spawnServer({
    ...stripe.environment,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    LOG_LEVEL: "debug",
    RATE_LIMITS: "off",
  });
  child.stdout?.on("data", (chunk: Buffer) => (logs += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (logs += chunk.toString()));
  const address = await addressOf(child);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(address + path, {
      method: "POST",
      headers: { origin: address, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const person = (more: object) => ({
    email: "secret@example.com",
    password: PASSWORD,
    firstName: "Ray",
    lastName: "Kessler",
    paymentMethodId: "pm_card_visa",
    ...more,
  });
  const made = await post("/api/auth/signup-with-payment", person({}));
  expect(made.status).toBe(201);
  session = made.headers.getSetCookie()[0]?.split(";")[0]?.split("=")[1] ?? "";
  await post("/api/auth/signup-with-payment", person({ email: "a@example.com", paymentMethodId: CARD }));
  await post("/api/create-setup-intent", { email: "b@example.com", number: CARD });
  await post("/api/webhooks/stripe", { number: CARD }, { "stripe-signature": "t=1,v1=forged" });
  stripe.trouble(...Array.from({ length: 9 }, () => "failing" as const));
  await post("/api/auth/signup-with-payment", person({ email: "c@example.com" }));
  await post("/api/auth/login", { email: "secret@example.com", password: `${PASSWORD}!` });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

/** Numbers that a card could have: 13 to 19 digits whose check digit is right. */
function cardNumbersIn(text: string): string[] {
  const candidates = text.match(/(?<![\d.])\d(?:[ -]?\d){12,18}(?![\d.])/g) ?? [];
  return candidates
    .map((found) => found.replaceAll(/\D/g, ""))
    .filter((digits) => /^[3-6]/.test(digits) && isChecked(digits) && !TEST_NUMBERS.has(digits));
}

function isChecked(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const secretsIn = (text: string): string[] =>
  [PASSWORD, SECRET_KEY, WEBHOOK_SECRET, session].filter((secret) => text.includes(secret));

test("the search finds what it looks for", () => {
  expect(cardNumbersIn(`"number": "${CARD}"`)).toEqual([CARD]);
  expect(cardNumbersIn("4556 7375 8689 9855")).toEqual([CARD]);
  expect(cardNumbersIn("4242424242424242 and 1795251571206")).toEqual([]);
  expect(session.length).toBeGreaterThan(30);
});

test("the logs hold no secret and no card number", () => {
  expect(logs).toContain("a request failed");
  expect([secretsIn(logs), logs.includes(CARD)]).toEqual([[], false]);
});

test("the database holds no secret and no card number", async () => {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as "name" from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  let lines = 0;
  for (const { name } of rows) {
    const table = await db.execute<{ line: string }>(sql`select t::text as "line" from ${sql.raw(name)} t`);
    lines += table.rows.length;
    const text = table.rows.map(({ line }) => line).join("\n");
    expect([name, secretsIn(text), cardNumbersIn(text)]).toEqual([name, [], []]);
  }
  expect(lines).toBeGreaterThan(5);
  await close();
});

test("the pages hold no secret, and no card number but the public test numbers", async () => {
  const files = (await readdir(WEB, { recursive: true })).filter((name) => /\.(js|css|html|json)$/.test(name));
  expect(files.length).toBeGreaterThan(5);
  for (const name of files) {
    const text = await readFile(join(WEB, name), "utf8");
    const keys = text.match(/\b(?:sk|rk)_(?:live|test)_\w*|whsec_\w*|demo-quotepad/g) ?? [];
    expect([name, secretsIn(text), keys, cardNumbersIn(text)]).toEqual([name, [], [], []]);
  }
});
