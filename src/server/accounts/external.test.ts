import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOidcProvider } from "#server/adapters/identity/oidc.ts";
import { referrals, users } from "#server/db/tables/accounts.ts";
import { userSchema } from "#shared/accounts/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, TestClient, wire } from "#test/client.ts";
import { startOpenIdServer, type OpenIdServer, type Person } from "#test/providers/openid-server.ts";

const CALLBACK = "http://127.0.0.1:3000/api/login/callback";
let provider: OpenIdServer;
let app: TestApp;
beforeAll(async () => {
  provider = await startOpenIdServer(CALLBACK);
  app = await testApp({ identity: createOidcProvider(provider) });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const ray: Person = {
  sub: "ray",
  email: "ray@example.com",
  email_verified: true,
  given_name: "Ray",
  family_name: "K.",
};
beforeEach(() => {
  provider.person = ray;
});

const pathOf = (address: string) => address.replace("http://127.0.0.1:3000", "");

/** Walks through the provider as a browser does, and returns its address back to us. */
async function walk(client: TestClient, query = "", choice = "in"): Promise<string> {
  const away = await client.get(`/api/login${query}`);
  expect(away.status).toBe(302);
  const browser = new TestClient((request) => fetch(request, { redirect: "manual" }));
  let address = away.headers.get("location") ?? "";
  for (let step = 0; step < 10 && !address.startsWith(CALLBACK); step += 1) {
    const url = new URL(address, provider.issuer);
    const isForm = url.pathname.startsWith("/interaction/");
    const answer = await browser.visit(url, isForm ? `as=${choice}` : null);
    address = answer.headers.get("location") ?? "";
    await answer.arrayBuffer();
  }
  return address;
}

/** The whole way; answers where we send the browser in the end. */
async function signIn(client: TestClient, query = "", choice = "in") {
  const back = await client.get(pathOf(await walk(client, query, choice)));
  return back.headers.get("location");
}

describe("an external sign-in", () => {
  test("of somebody new makes an account without a password, which chooses a subscription first", async () => {
    const client = app.visitor();
    expect(await signIn(client)).toBe("/subscribe");
    expect(await wire(userSchema, client.get("/api/auth/user"))).toMatchObject({
      email: "ray@example.com",
      firstName: "Ray",
      emailVerified: true,
      hasPassword: false,
      subscriptionStatus: null,
    });
    const [row] = await app.deps.db.select().from(users).where(eq(users.email, "ray@example.com"));
    expect(row).toMatchObject({ authProvider: "external", hashedPassword: null });
    const again = app.visitor();
    await signIn(again);
    expect((await wire(userSchema, again.get("/api/auth/user"))).id).toBe(row?.id);
  });

  test("stays the same person when the provider knows them by another address now", async () => {
    const before = app.visitor();
    await signIn(before);
    provider.person = { ...ray, email: "ray.new@example.com" };
    const after = app.visitor();
    await signIn(after);
    const id = async (client: TestClient) => (await wire(userSchema, client.get("/api/auth/user"))).id;
    expect(await id(after)).toBe(await id(before));
  });

  test("of a proven address that has an account is that account, and returns to where it was going", async () => {
    const owner = await app.account({ email: "maria@example.com" });
    await app.deps.db.update(users).set({ emailVerified: true }).where(eq(users.email, "maria@example.com"));
    provider.person = { sub: "maria", email: "Maria@Example.com", email_verified: true };
    const client = app.visitor();
    expect(await signIn(client, "?returnTo=%2Fquotes%3Fstatus%3Ddraft")).toBe("/quotes?status=draft");
    const user = await wire(userSchema, client.get("/api/auth/user"));
    expect(user).toMatchObject({ id: (await wire(userSchema, owner.get("/api/auth/user"))).id, hasPassword: true });
  });

  test("takes an account that somebody else had made of the address away from them", async () => {
    const squatter = await app.account({ email: "victim@example.com" });
    await squatter.post("/api/auth/change-email", { email: "stranger@example.com", password: "a long password" });
    await app.runJobs();
    const asked = (await app.mails()).find(({ to }) => to === "stranger@example.com");
    provider.person = { sub: "victim", email: "victim@example.com", email_verified: true };
    const client = app.visitor();
    await signIn(client);
    expect(await wire(userSchema, client.get("/api/auth/user"))).toMatchObject({
      hasPassword: false,
      emailVerified: true,
    });
    expect((await squatter.get("/api/auth/user")).status).toBe(401);
    const back = await app
      .visitor()
      .post("/api/auth/login", { email: "victim@example.com", password: "a long password" });
    expect(back.status).toBe(401);
    const token = /#(\S+)/.exec(asked?.text ?? "")?.[1];
    expect(token).toBeDefined();
    expect((await squatter.post("/api/auth/verify-email", { token })).status).toBe(422);
    expect((await wire(userSchema, client.get("/api/auth/user"))).email).toBe("victim@example.com");
  });

  test.each([
    [{ sub: "u1", email: "maria@example.com", email_verified: false }, "unverified"],
    [{ sub: "u2", email: "fresh@example.com" }, "unverified"],
    [{ sub: "u3" }, "no_email"],
  ] as const)("is refused with a reason for %j", async (person, problem) => {
    provider.person = person;
    const client = app.visitor();
    expect(await signIn(client)).toBe(`/auth?external=${problem}`);
    expect((await client.get("/api/auth/user")).status).toBe(401);
  });

  test("that its owner breaks off signs nobody in", async () => {
    const client = app.visitor();
    expect(await signIn(client, "", "out")).toBe("/auth?external=unfinished");
    expect((await client.get("/api/auth/user")).status).toBe(401);
  });

  test("remembers who invited", async () => {
    const referrer = await wire(userSchema, (await app.account()).get("/api/auth/user"));
    provider.person = { sub: "invited", email: "invited@example.com", email_verified: true };
    await signIn(app.visitor(), `?ref=${referrer.referralCode}`);
    const rows = await app.deps.db.select().from(referrals).where(eq(referrals.userId, referrer.id));
    expect(rows).toMatchObject([{ refereeEmail: "invited@example.com", status: "pending" }]);
  });
});

test("who has no password ends other sessions after a sign-in of the last ten minutes, which the provider asks for anew", async () => {
  let now = new Date("2026-11-01T08:00:00Z");
  const later = await testApp({ identity: app.deps.identity, now: () => now });
  const [desk, phone] = [later.visitor(), later.visitor()];
  await signIn(desk);
  await signIn(phone);
  now = new Date("2026-11-01T08:11:00Z");
  const late = await desk.post("/api/sessions/end-others", {});
  expect([late.status, (await refusal(late)).message]).toEqual([
    403,
    "Sign in again first, so that it is certain that it is you.",
  ]);
  expect((await phone.get("/api/auth/user")).status).toBe(200);
  const asked = await later.visitor().get("/api/login?anew");
  expect(new URL(asked.headers.get("location") ?? "").searchParams.get("prompt")).toBe("login");
  await signIn(desk, "?anew");
  now = new Date("2026-11-01T08:20:00Z");
  expect((await desk.post("/api/sessions/end-others", {})).status).toBe(200);
  expect((await phone.get("/api/auth/user")).status).toBe(401);
  await later.close();
});

describe("an answer of the provider that nobody asked for", () => {
  test("in another browser, with another state, or a second time, signs nobody in", async () => {
    const client = app.visitor();
    const answer = pathOf(await walk(client));
    const other = app.visitor();
    expect((await other.get(answer)).headers.get("location")).toBe("/auth?external=unfinished");
    const victim = app.visitor();
    await victim.get("/api/login");
    expect((await victim.get(answer)).headers.get("location")).toBe("/auth?external=unfinished");
    expect((await client.get(answer)).headers.get("location")).toBe("/subscribe");
    expect((await client.get(answer)).headers.get("location")).toBe("/auth?external=unfinished");
  });

  test("by a token that the provider did not sign signs nobody in", async () => {
    provider.forges = true;
    const client = app.visitor();
    expect(await signIn(client)).toBe("/auth?external=unfinished");
    provider.forges = false;
    expect((await client.get("/api/auth/user")).status).toBe(401);
  });

  test("a way back to another site is not taken", async () => {
    for (const target of ["//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example", "/api/logout"])
      expect(await signIn(app.visitor(), `?returnTo=${encodeURIComponent(target)}`)).toBe("/subscribe");
  });
});

test("the provider gets a challenge, a state and a nonce, and never the verifier", async () => {
  const away = await app.visitor().get("/api/login");
  const url = new URL(away.headers.get("location") ?? "");
  expect(url.searchParams.get("code_challenge_method")).toBe("S256");
  for (const name of ["code_challenge", "state", "nonce"])
    expect(url.searchParams.get(name)?.length).toBeGreaterThan(20);
  expect(url.search).not.toContain("verifier");
  expect(away.headers.get("set-cookie")).toMatch(/bidspoke_sign_in=.*Path=\/api\/login; HttpOnly; SameSite=Lax/);
});

test("a provider that is down is said, and asked again at the next sign-in", async () => {
  const down = createOidcProvider({ ...provider, issuer: "http://127.0.0.1:9" });
  const cut = await testApp({ identity: down });
  expect((await cut.visitor().get("/api/login")).headers.get("location")).toBe("/auth?external=unavailable");
  await cut.close();
});

test("without a provider the sign-in is our own page", async () => {
  const plain = await testApp();
  expect((await plain.visitor().get("/api/login")).headers.get("location")).toBe("/auth");
  await plain.close();
});
