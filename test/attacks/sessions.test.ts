import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";

const PASSWORD = "a long password";
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const asks = (cookie: string) => app.visitor().get("/api/auth/user", { cookie });
const sessionIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((line) => /^bidspoke_session=[^;]/.test(line))
    ?.split(";")[0] ?? "";

test("a session that somebody planted in a browser is not the one that its owner gets", async () => {
  const email = "fixated@example.com";
  await app.account({ email });
  for (const planted of ["bidspoke_session=chosen", `bidspoke_session=${"A".repeat(43)}`]) {
    const answer = await app.visitor().post("/api/auth/login", { email, password: PASSWORD }, { cookie: planted });
    expect(answer.status).toBe(200);
    expect(sessionIn(answer)).not.toBe(planted);
    expect((await asks(planted)).status).toBe(401);
    expect((await asks(sessionIn(answer))).status).toBe(200);
  }
});

test("who signs in with the attacker's own session in the browser leaves that one behind, dead", async () => {
  const attacker = await app.account({ email: "attacker@example.com" });
  const planted = attacker.cookie;
  await app.account({ email: "victim@example.com" });
  const answer = await app
    .visitor()
    .post("/api/auth/login", { email: "victim@example.com", password: PASSWORD }, { cookie: planted });
  expect(await (await asks(sessionIn(answer))).json()).toMatchObject({ email: "victim@example.com" });
  expect((await asks(planted)).status).toBe(401);
});

test("a session cannot be sent in an address, a header or a body", async () => {
  const owner = await app.account();
  const token = /bidspoke_session=([^;]+)/.exec(owner.cookie)?.[1] ?? "";
  expect(token).not.toBe("");
  const visitor = app.visitor();
  expect((await visitor.get(`/api/auth/user?bidspoke_session=${token}`)).status).toBe(401);
  expect((await visitor.get("/api/auth/user", { authorization: `Bearer ${token}` })).status).toBe(401);
  expect((await visitor.get("/api/auth/user", { "x-session": token })).status).toBe(401);
});

test("cookies and addresses are for encrypted lines alone once the site has one", async () => {
  const safe = await testApp({}, { PUBLIC_URL: "https://bidspoke.example" });
  const headers = { origin: "https://bidspoke.example" };
  const answer = await safe
    .visitor()
    .post(
      "/api/auth/signup-with-payment",
      { email: "a@example.com", password: PASSWORD, firstName: "R", lastName: "K", paymentMethodId: "pm_card_visa" },
      headers,
    );
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie().length).toBeGreaterThan(1);
  for (const line of answer.headers.getSetCookie()) expect(line).toMatch(/^__Host-.*; HttpOnly; Secure; SameSite=Lax$/);
  expect(answer.headers.get("strict-transport-security")).toMatch(/max-age=31536000/);
  await safe.close();
});

test("on a developer's own machine nothing asks for an encrypted line", async () => {
  const answer = await app.visitor().post("/api/auth/login", { email: "fixated@example.com", password: PASSWORD });
  expect(answer.headers.getSetCookie().join()).not.toMatch(/Secure|__Host/);
  expect(answer.headers.get("strict-transport-security")).toBeNull();
});
