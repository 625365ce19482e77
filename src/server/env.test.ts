import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSettings, settingsSchema } from "./env.ts";

test("an empty environment is a working start: embedded database, demo account, this machine only", () => {
  expect(readSettings({})).toMatchObject({
    HOST: "127.0.0.1",
    PORT: 3000,
    DATA_DIR: "./data",
    DEMO_ACCOUNT: "on",
    RATE_LIMITS: "on",
  });
});

test("with a PostgreSQL or in production there is no demo account unless it is asked for", () => {
  expect(readSettings({ DATABASE_URL: "postgres://localhost/x" }).DEMO_ACCOUNT).toBe("off");
  expect(readSettings({ NODE_ENV: "production", PAYMENTS: "sandbox" }).DEMO_ACCOUNT).toBe("off");
});

test.each([
  [{ NODE_ENV: "production", PAYMENTS: "sandbox", DEMO_ACCOUNT: "on" }, "DEMO_ACCOUNT: must be off"],
  [{ NODE_ENV: "production" }, "PAYMENTS: no card provider is configured"],
  [{ PORT: "eighty" }, "PORT: "],
  [{ AI_PROVIDER: "openai" }, "AI_MODEL: needed"],
  [{ AI_PROVIDER: "openai-compatible", AI_MODEL: "m" }, "AI_BASE_URL: needed"],
])("refuses %j with a line that names the setting", (environment, line) => {
  expect(() => readSettings(environment)).toThrow(line);
});

const IN_PRODUCTION = { NODE_ENV: "production", PAYMENTS: "sandbox" };

test.each([
  ["PUBLIC_URL", "http://quotes.example.com"],
  ["AI_BASE_URL", "http://models.example.com/v1"],
  ["STT_BASE_URL", "http://8.8.8.8:9000"],
  ["BACKUP_S3_ENDPOINT", "http://s3.example.com"],
  ["STRIPE_API_URL", "http://stripe.example.com"],
  ["DATABASE_URL", "postgresql://bidspoke:secret@db.example.com/bidspoke"],
  ["DATABASE_URL", "postgresql://bidspoke:secret@db.example.com/bidspoke?sslmode=disable"],
  ["DATABASE_URL", "postgresql:///bidspoke?host=db.example.com"],
])("production refuses a plain line to the internet, and its words name no secret: %s=%s", (name, address) => {
  const start = () => readSettings({ ...IN_PRODUCTION, [name]: address });
  expect(start).toThrow(new RegExp(`^${name}: .*(https|sslmode)`));
  expect(start).not.toThrow("secret");
  expect(readSettings({ [name]: address })).toMatchObject({ [name]: address });
});

test.each([
  ["PUBLIC_URL", "https://quotes.example.com"],
  ["PUBLIC_URL", "http://192.168.1.20:3000"],
  ["AI_BASE_URL", "http://127.0.0.1:11434/v1"],
  ["STT_BASE_URL", "http://whisper:9000"],
  ["DATABASE_URL", "postgresql://bidspoke:secret@database:5432/bidspoke"],
  ["DATABASE_URL", "postgresql://bidspoke:secret@db.example.com/bidspoke?sslmode=verify-full"],
  ["DATABASE_URL", "postgresql:///bidspoke?host=/var/run/postgresql"],
  ["DATABASE_URL", "/var/run/postgresql bidspoke"],
])("and takes an encrypted one, or one in a network of one's own: %s=%s", (name, address) => {
  expect(readSettings({ ...IN_PRODUCTION, [name]: address })).toMatchObject({ [name]: address });
});

test("several wrong settings are told at once", () => {
  expect(() => readSettings({ PORT: "x", LOG_LEVEL: "loud" })).toThrow(/PORT: .*\nLOG_LEVEL: |LOG_LEVEL: .*\nPORT: /);
});

test("docs/settings.md has every setting with its sentence", () => {
  const document = readFileSync(new URL("../../docs/settings.md", import.meta.url), "utf8");
  for (const [name, schema] of Object.entries(settingsSchema.shape))
    expect(document).toContain(`| \`${name}\` | ${schema.description} |`);
});
