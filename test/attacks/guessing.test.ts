import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({}, { RATE_LIMITS: "on" });
});
afterAll(() => app.close());

const token = (at: number) => String(at).padStart(43, "a");
const PASSWORD = "another password";

/** What guesses at secrets go to, and after how many from one address the next one waits. */
const guesses: [string, number, (at: number) => [method: string, path: string, body?: unknown]][] = [
  ["the link of a sent document", 120, (at) => ["GET", `/api/shared/${token(at)}`]],
  ["the PDF of a sent document", 120, (at) => ["GET", `/api/shared/${token(at)}/pdf`]],
  [
    "the answer to a sent document",
    30,
    (at) => ["POST", `/api/shared/${token(at)}/decline`, { name: "x", reason: "" }],
  ],
  [
    "a link to a new password",
    10,
    (at) => ["POST", "/api/auth/reset-password", { token: token(at), password: PASSWORD }],
  ],
  ["a link that proves an address", 10, (at) => ["POST", "/api/auth/verify-email", { token: token(at) }]],
  ["which addresses are registered", 20, (at) => ["POST", "/api/auth/check-email", { email: `a${at}@example.com` }]],
  ["a mail's way to unsubscribe", 30, (at) => ["POST", `/unsubscribe/${token(at)}`]],
  ["a hosted checkout", 30, (at) => ["GET", `/api/sandbox/checkouts/cs_${token(at)}`]],
  ["mails to somebody else", 5, (at) => ["POST", "/api/auth/forgot-password", { email: `b${at}@example.com` }]],
];

test.each(guesses)("guesses wait: %s, after %i", async (_what, most, attempt) => {
  const network = `198.51.100.${guesses.findIndex(([, , one]) => one === attempt) + 1}`;
  const visitor = app.visitor(network);
  const statuses: number[] = [];
  for (let at = 0; at <= most; at += 1) {
    const answer = await visitor.send(...attempt(at));
    statuses.push(answer.status);
    if (at === most) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(statuses.slice(0, most)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});

test("asking for a new password says the same of every address", async () => {
  await app.account({ email: "known@example.com" });
  const ask = (email: string, from: string) => app.visitor(from).post("/api/auth/forgot-password", { email });
  const [known, unknown] = [await ask("known@example.com", "203.0.113.1"), await ask("who@example.com", "203.0.113.2")];
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
});
