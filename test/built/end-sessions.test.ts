import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientOf, signUp } from "#test/client.ts";
import { startPostgres, type RunningPostgres } from "#test/postgres.ts";
import { startServer, type RunningServer } from "#test/server.ts";

const COMMAND = new URL("../../dist/server/end-sessions.js", import.meta.url).pathname;

let postgres: RunningPostgres;
let server: RunningServer;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startServer({ DATABASE_URL: postgres.url });
});
afterAll(async () => {
  await server.stop();
  await postgres.stop();
});

async function end(...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: postgres.url };
  return (await promisify(execFile)(process.execPath, [COMMAND, ...words], { env })).stderr;
}

test("an operator ends the sessions of one account, or of everybody, while the server runs", async () => {
  const [ray, maria] = [clientOf(() => server.address), clientOf(() => server.address)];
  await signUp(ray, { email: "ray@example.com" });
  await signUp(maria, { email: "maria@example.com" });
  const statuses = () => Promise.all([ray, maria].map(async (one) => (await one.get("/api/auth/user")).status));
  await expect(end()).rejects.toThrow("Say whose");
  await expect(end("nobody@example.com")).rejects.toThrow("The account of nobody@example.com");
  expect(await statuses()).toEqual([200, 200]);
  expect(await end("Ray@Example.com")).toMatch(/^Ended 1 session in the PostgreSQL at 127/);
  expect(await statuses()).toEqual([401, 200]);
  expect(await end("--everybody")).toMatch(/^Ended 1 session /);
  expect(await statuses()).toEqual([401, 401]);
});
