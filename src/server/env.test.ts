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

test("several wrong settings are told at once", () => {
  expect(() => readSettings({ PORT: "x", LOG_LEVEL: "loud" })).toThrow(/PORT: .*\nLOG_LEVEL: |LOG_LEVEL: .*\nPORT: /);
});

test("docs/settings.md has every setting with its sentence", () => {
  const document = readFileSync(new URL("../../docs/settings.md", import.meta.url), "utf8");
  for (const [name, schema] of Object.entries(settingsSchema.shape))
    expect(document).toContain(`| \`${name}\` | ${schema.description} |`);
});
