import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pino } from "pino";
import { z } from "zod";
import { userSchema } from "#shared/accounts/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire } from "#test/client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("every answer carries the headers that keep a page safe", async () => {
  const { headers } = await app.visitor().get("/api/health");
  expect(headers.get("content-security-policy")).toMatch(/script-src 'self';/);
  expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers.get("content-security-policy")).toMatch(/base-uri 'none';.*object-src 'none'/);
  expect(headers.get("permissions-policy")).toContain("microphone=(self)");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cache-control")).toBe("no-store");
});

test("an address that does not exist is a 404 in the shape of every refusal", async () => {
  const response = await app.visitor().get("/api/nothing");
  expect(response.status).toBe(404);
  expect(await refusal(response)).toEqual({ message: "Not Found", code: "not_found" });
});

const operation = z.object({ responses: z.record(z.string(), z.unknown()) });
const description = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

const open = new Set([
  "post /api/auth/login",
  "post /api/auth/check-email",
  "post /api/auth/signup-with-payment",
  "get /api/offers",
  "get /api/stats",
  "post /api/create-setup-intent",
  "post /api/create-checkout-session",
  "post /api/payment-success",
  // The sandbox's pages: an id that cannot be guessed stands for the sign-in.
  "post /api/sandbox/confirm-setup",
  "get /api/sandbox/checkouts/{id}",
  "post /api/sandbox/checkouts/{id}/pay",
  "get /api/sandbox/portals/{id}",
  "post /api/sandbox/portals/{id}/card",
  "post /api/sandbox/portals/{id}/pay",
  "post /api/sandbox/portals/{id}/cancel",
  "post /api/sandbox/portals/{id}/resume",
  // The secret of a mail stands for the sign-in, or nothing but a mail comes of it.
  "post /api/auth/forgot-password",
  "post /api/auth/reset-password",
  "post /api/auth/verify-email",
  "post /unsubscribe/{id}",
  // The token of a sent document's link stands for the sign-in.
  "get /api/shared/{token}",
  "get /api/shared/{token}/pdf",
  "post /api/shared/{token}/viewed",
  "post /api/shared/{token}/accept",
  "post /api/shared/{token}/decline",
  "post /api/shared/{token}/change",
  "get /api/mailbox",
  "get /api/mailbox/{id}",
  "get /api/health",
  "get /api/ready",
  "get /api/config",
  // Another secret stands for the sign-in, and without one there is nothing.
  "get /api/metrics",
  "get /api/demo-account",
]);

test("every other route refuses a visitor without a session", async () => {
  const { paths } = await wire(description, app.visitor().get("/api/openapi.json"));
  const visitor = app.visitor();
  for (const [path, operations] of Object.entries(paths))
    for (const method of Object.keys(operations)) {
      if (open.has(`${method} ${path}`)) continue;
      const body = method === "get" || method === "delete" ? undefined : validBodies[path];
      const address = path.replace("{version}", "1").replaceAll(/\{\w+\}/g, "some-id");
      const response = await visitor.send(method.toUpperCase(), address, body);
      expect([`${method} ${path}`, response.status]).toEqual([`${method} ${path}`, 401]);
    }
});

const words = { transcription: "Paint two rooms at three hundred each" };
const file = new FormData();
file.append("file", new File(["x"], "x.wav"));
/** A visitor's request must be refused for want of a session, not for its body. */
const validBodies: Record<string, unknown> = {
  "/api/auth/user": { firstName: "Ray", lastName: "Kessler" },
  "/api/auth/change-password": { currentPassword: "a long password", newPassword: "another password" },
  "/api/auth/change-email": { email: "new@example.com", password: "a long password" },
  "/api/sessions/{id}/end": { password: "a long password" },
  "/api/sessions/end-others": { password: "a long password" },
  "/api/mail-preferences": { reminders: true, receipts: true, referrals: true },
  "/api/documents/{id}": { version: 1 },
  "/api/documents/bulk": { action: "delete", ids: ["some-id"] },
  "/api/documents/{id}/refine": { instructions: "add ten percent off" },
  "/api/documents/{id}/send": {
    sendingId: "0192b5a0-7c1e-7d3a-9b1f-2f0a5c6d7e8f",
    version: 1,
    to: ["maria@example.com"],
    subject: "Your quote",
    message: "Here it is.",
  },
  "/api/documents/{id}/links": { version: 1 },
  "/api/documents/{id}/invoices": { kind: "rest" },
  "/api/documents/{id}/payments": { amount: 1, paidOn: "2026-11-21", method: "cash" },
  "/api/documents/{id}/void": { reason: "A mistake" },
  "/api/documents/{id}/follow-up": { isOn: false },
  "/api/follow-up-settings": { isOn: true, afterDays: [3, 7], expiryNotice: true, overdueNotice: true },
  "/api/generate-document": words,
  "/api/generate-contractor-quote": words,
  "/api/refund-request": { reason: "Not for me" },
  "/api/transcriptions": file,
  "/api/business-profile": { businessName: "x", email: "x@example.com" },
  "/api/clients": { name: "x" },
  "/api/clients/{id}": { name: "x" },
  "/api/clients/{id}/merge": { other: "another-id" },
  "/api/clients/{id}/separate": { other: "another-id" },
  "/api/services": { name: "x" },
  "/api/services/{id}": { name: "x" },
  "/api/services/import": { csv: "name" },
  "/api/template-recommendations": words,
  "/api/use-template": {
    templateId: "interior-painting",
    customizations: { originalTranscription: words.transcription },
  },
  "/api/templates": { documentId: "some-id", name: "x" },
  "/api/templates/{id}": { name: "x" },
  "/api/themes": { name: "x" },
  "/api/themes/{id}": { name: "x" },
};

test.each(["/api/documents/%00", "/api/documents?q=%00", "/api/documents/%ED%A0%80/pdf"])(
  "%s is refused, not a failure",
  async (path) => {
    const client = await app.account();
    expect([404, 422, 200]).toContain((await client.get(path)).status);
  },
);

test("a number beyond what the database counts to is refused, not a failure", async () => {
  const client = await app.account();
  const made = await client.post("/api/generate-document", { ...words, type: "quote" });
  const { document } = z.object({ document: z.object({ id: z.string() }) }).parse(await made.json());
  const response = await client.post(`/api/documents/${document.id}/versions/2147483648/restore`);
  expect([response.status, (await refusal(response)).message]).toEqual([422, "A number is too large."]);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
  "a body that says it is %s is refused, not a failure",
  async (type) => {
    const client = await app.account();
    const response = await client.post("/api/services", '{"name":"x"}', { "content-type": type });
    expect([response.status, (await refusal(response)).code]).toEqual([400, "bad_request"]);
  },
);

test("a failure of ours says nothing of its cause", async () => {
  const broken = await testApp();
  const client = await broken.account();
  await broken.close(); // the database is gone from here on
  const response = await client.get("/api/services");
  expect(response.status).toBe(500);
  expect(await refusal(response)).toEqual({
    message: "Something went wrong on our side. Please try again.",
    code: "failed",
  });
});

test("metrics are for who has their token, and name routes by their pattern alone", async () => {
  expect((await app.visitor().get("/api/metrics")).status).toBe(404);
  const watched = await testApp({}, { METRICS_TOKEN: "a token of sixteen or more" });
  const visitor = watched.visitor();
  await visitor.get("/api/documents/who-else-s-document");
  await visitor.get("/api/who/ever@example.com");
  expect((await visitor.get("/api/metrics", { authorization: "Bearer a guess" })).status).toBe(401);
  const answer = await visitor.get("/api/metrics", { authorization: "Bearer a token of sixteen or more" });
  expect(answer.headers.get("content-type")).toContain("application/openmetrics-text");
  const text = await answer.text();
  expect(text).toMatch(/bidspoke_request_duration_seconds_count\{.*route="\/api\/documents\/:id".*status="401".*\} 1/);
  expect(text).toContain('route="unmatched"');
  expect(text).not.toMatch(/who-else|ever@example/);
  expect(text.trimEnd()).toMatch(/# EOF$/);
  await watched.close();
});

test("a request leaves one line in the log, without what was sent and who sent it", async () => {
  const lines: string[] = [];
  const logger = pino({ level: "debug" }, { write: (line: string) => lines.push(line) });
  const logged = await testApp({ logger });
  const answer = await logged
    .visitor("203.0.113.77")
    .post("/api/auth/login", { email: "ray@example.com", password: "p" });
  await logged.close();
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request");
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ method: "POST", route: "/api/auth/login", status: 401, account: null });
  expect(requests[0].requestId).toBe(answer.headers.get("x-request-id"));
  expect(lines.join("")).not.toMatch(/ray@|203\.0\.113/);
});

test("the log says whose request it was by a reference that takes a key to read", async () => {
  const LOG_KEY = "a key of this test";
  const lines: string[] = [];
  const logger = pino({ level: "debug" }, { write: (line: string) => lines.push(line) });
  const logged = await testApp({ logger }, { LOG_KEY });
  const client = await logged.account();
  const { id } = await wire(userSchema, client.get("/api/auth/user"));
  await logged.visitor().get("/api/auth/user");
  await logged.close();
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request");
  const reference = createHmac("sha256", LOG_KEY).update(id).digest("hex").slice(0, 16);
  expect(requests.map(({ status, account }) => [status, account])).toEqual([
    [201, reference],
    [200, reference],
    [401, null],
  ]);
  expect(lines.join("")).not.toContain(id);
});
