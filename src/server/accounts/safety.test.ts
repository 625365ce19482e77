import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { accountTokens, users } from "#server/db/tables/accounts.ts";
import { emailNotifications } from "#server/db/tables/mail.ts";
import { sessionSchema, userSchema } from "#shared/accounts/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const PASSWORD = "a long password";
const login = (client: TestClient, email: string, password = PASSWORD) =>
  client.post("/api/auth/login", { email, password });

/** The secret of the newest mail to this address whose subject matches. */
async function linkTo(email: string, subject: RegExp): Promise<string> {
  await app.runJobs();
  const mail = (await app.mails()).find((one) => one.to === email && subject.test(one.subject));
  const token = /#(\S+)/.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error(`No mail to ${email} has a link.`);
  return token;
}

describe("a forgotten password", () => {
  test("is set anew by the mail's link, once; everybody else is signed out, and the owner is told", async () => {
    const owner = await app.account({ email: "forgot@example.com" });
    await app.visitor().post("/api/auth/forgot-password", { email: "Forgot@Example.com" });
    const token = await linkTo("forgot@example.com", /new password/);
    const visitor = app.visitor();
    const reset = await visitor.post("/api/auth/reset-password", { token, password: "another password" });
    expect(reset.status).toBe(200);
    expect((await wire(userSchema, visitor.get("/api/auth/user"))).emailVerified).toBe(true);
    expect((await owner.get("/api/auth/user")).status).toBe(401);
    expect((await login(app.visitor(), "forgot@example.com")).status).toBe(401);
    expect((await login(app.visitor(), "forgot@example.com", "another password")).status).toBe(200);
    const again = await app.visitor().post("/api/auth/reset-password", { token, password: "a third password" });
    expect([again.status, (await refusal(again)).message]).toEqual([
      422,
      "This link was used before or is too old. Ask for a new one.",
    ]);
    await app.runJobs();
    const mails = (await app.mails()).filter(({ to }) => to === "forgot@example.com");
    expect(mails.map(({ subject }) => subject)).toContain("Your password was changed");
  });

  test("is not replaced by one of those that are guessed first", async () => {
    const email = "common@example.com";
    const owner = await app.account({ email });
    await app.visitor().post("/api/auth/forgot-password", { email });
    const token = await linkTo(email, /new password/);
    const visitor = app.visitor();
    for (const password of ["Football1", "1q2w3e4r5t", "bidspoke2026!"]) {
      const changed = owner.post("/api/auth/change-password", { currentPassword: PASSWORD, newPassword: password });
      const signUp = {
        email: "new@example.com",
        password,
        firstName: "A",
        lastName: "B",
        paymentMethodId: "pm_card_visa",
      };
      const answers: [path: string, answer: Response][] = [
        ["password", await visitor.post("/api/auth/check-email", { email: "new@example.com", password })],
        ["password", await visitor.post("/api/auth/signup-with-payment", signUp)],
        ["password", await visitor.post("/api/auth/reset-password", { token, password })],
        ["newPassword", await changed],
      ];
      for (const [path, answer] of answers) {
        expect(answer.status).toBe(422);
        expect(await refusal(answer)).toMatchObject({ issues: [{ path, message: expect.stringMatching(/guessed/) }] });
      }
    }
    const free = await visitor.post("/api/auth/check-email", { email: "new@example.com", password: PASSWORD });
    expect(await free.json()).toEqual({ exists: false });
    expect((await visitor.post("/api/auth/reset-password", { token, password: "football at the lake" })).status).toBe(
      200,
    );
  });

  test("answers the same for an address that nobody has, and writes to nobody", async () => {
    const known = await app.visitor().post("/api/auth/forgot-password", { email: "forgot@example.com" });
    const unknown = await app.visitor().post("/api/auth/forgot-password", { email: "nobody@example.com" });
    expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
    await app.runJobs();
    expect((await app.mails()).some(({ to }) => to === "nobody@example.com")).toBe(false);
  });

  test("the link opens nothing after its hour, and neither the database nor the mail's row knows it", async () => {
    await app.account({ email: "late@example.com" });
    await app.visitor().post("/api/auth/forgot-password", { email: "late@example.com" });
    const token = await linkTo("late@example.com", /new password/);
    const secret = token.split(".")[1] ?? "";
    const rows = [await app.deps.db.select().from(accountTokens), await app.deps.db.select().from(emailNotifications)];
    expect(secret.length).toBeGreaterThan(30);
    expect(JSON.stringify(rows)).not.toContain(secret);
    await app.deps.db.update(accountTokens).set({ expiresAt: new Date(Date.now() - 1000) });
    const late = await app.visitor().post("/api/auth/reset-password", { token, password: "another password" });
    expect(late.status).toBe(422);
  });

  test.each(["", "short", "no.such-token-anywhere", "0192b5a0-0000-7000-8000-000000000000.x".repeat(9)])(
    "a link that is not one is refused: %j",
    async (token) => {
      const answer = await app.visitor().post("/api/auth/reset-password", { token, password: "another password" });
      expect(answer.status).toBe(422);
    },
  );
});

describe("a changed password", () => {
  test("needs the one before, keeps this browser signed in and ends the others", async () => {
    const email = "change@example.com";
    const owner = await app.account({ email });
    const phone = app.visitor();
    await login(phone, email);
    const wrong = await owner.post("/api/auth/change-password", {
      currentPassword: "no",
      newPassword: "a new password",
    });
    expect((await refusal(wrong)).issues).toEqual([{ path: "currentPassword", message: "This is not your password." }]);
    const short = await owner.post("/api/auth/change-password", { currentPassword: PASSWORD, newPassword: "short" });
    expect((await refusal(short)).message).toBe("Password must be at least 8 characters");
    const right = await owner.post("/api/auth/change-password", {
      currentPassword: PASSWORD,
      newPassword: "a new password",
    });
    expect(right.status).toBe(200);
    expect((await owner.get("/api/auth/user")).status).toBe(200);
    expect((await phone.get("/api/auth/user")).status).toBe(401);
    expect((await login(app.visitor(), email, "a new password")).status).toBe(200);
  });

  test("is a signed-in person's alone", async () => {
    const body = { currentPassword: PASSWORD, newPassword: "a new password" };
    expect((await app.visitor().post("/api/auth/change-password", body)).status).toBe(401);
  });
});

test("a password that was hashed more weakly is hashed as today at the next sign-in", async () => {
  const email = "old-hash@example.com";
  await app.account({ email });
  const stored = async () => {
    const [user] = await app.deps.db.select().from(users).where(eq(users.email, email));
    return user?.hashedPassword ?? "";
  };
  const ofToday = await stored();
  const weak = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  await app.deps.db.update(users).set({ hashedPassword: weak }).where(eq(users.email, email));
  expect((await login(app.visitor(), email, "not it")).status).toBe(401);
  expect(await stored()).toBe(weak);
  expect((await login(app.visitor(), email)).status).toBe(200);
  const renewed = await stored();
  expect(renewed.split("$").slice(0, 4)).toEqual(ofToday.split("$").slice(0, 4));
  expect((await login(app.visitor(), email)).status).toBe(200);
  expect(await stored(), "and then it stays").toBe(renewed);
});

describe("an address", () => {
  test("is proven by the mail that a sign-up sends", async () => {
    const owner = await app.account({ email: "prove@example.com" });
    const token = await linkTo("prove@example.com", /Confirm your email/);
    const answer = await app.visitor().post("/api/auth/verify-email", { token });
    expect(await answer.json()).toEqual({ email: "prove@example.com" });
    expect((await wire(userSchema, owner.get("/api/auth/user"))).emailVerified).toBe(true);
  });

  test("changes once the new one is proven, and the old one is told", async () => {
    const owner = await app.account({ email: "old@example.com" });
    const wrong = await owner.post("/api/auth/change-email", { email: "new@example.com", password: "no" });
    expect((await refusal(wrong)).issues?.[0]?.path).toBe("password");
    const asked = await owner.post("/api/auth/change-email", { email: "New@Example.com", password: PASSWORD });
    expect(asked.status).toBe(200);
    expect((await wire(userSchema, owner.get("/api/auth/user"))).email).toBe("old@example.com");
    const token = await linkTo("new@example.com", /new email/);
    expect((await app.visitor().post("/api/auth/verify-email", { token })).status).toBe(200);
    expect((await wire(userSchema, owner.get("/api/auth/user"))).email).toBe("new@example.com");
    expect((await login(app.visitor(), "new@example.com")).status).toBe(200);
    await app.runJobs();
    const told = (await app.mails()).find(({ subject }) => subject === "Your email address was changed");
    expect(told).toMatchObject({ to: "old@example.com" });
  });

  test("of somebody else is refused, also when they took it while the mail was on its way", async () => {
    const owner = await app.account({ email: "first@example.com" });
    await app.account({ email: "taken@example.com" });
    const taken = await owner.post("/api/auth/change-email", { email: "taken@example.com", password: PASSWORD });
    expect([taken.status, (await refusal(taken)).message]).toEqual([409, "Email already registered"]);
    await owner.post("/api/auth/change-email", { email: "soon@example.com", password: PASSWORD });
    const token = await linkTo("soon@example.com", /new email/);
    await app.account({ email: "soon@example.com" });
    expect((await app.visitor().post("/api/auth/verify-email", { token })).status).toBe(409);
    expect((await wire(userSchema, owner.get("/api/auth/user"))).email).toBe("first@example.com");
  });
});

describe("where somebody is signed in", () => {
  const sessionsOf = (client: TestClient) => wire(z.array(sessionSchema), client.get("/api/sessions"));

  test("is listed, and each can be ended, all others at once too", async () => {
    const email = "where@example.com";
    const desk = await app.account({ email });
    const [phone, tablet] = [app.visitor(), app.visitor()];
    await phone.send("POST", "/api/auth/login", { email, password: PASSWORD }, { "user-agent": "Phone/1" });
    await login(tablet, email);
    const listed = await sessionsOf(desk);
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const onPhone = listed.find(({ userAgent }) => userAgent === "Phone/1");
    const end = desk.post(`/api/sessions/${onPhone?.id}/end`, { password: PASSWORD });
    expect((await end).status).toBe(200);
    expect((await phone.get("/api/auth/user")).status).toBe(401);
    expect((await tablet.get("/api/auth/user")).status).toBe(200);
    expect((await desk.post("/api/sessions/end-others", { password: PASSWORD })).status).toBe(200);
    expect((await tablet.get("/api/auth/user")).status).toBe(401);
    expect(await sessionsOf(desk)).toHaveLength(1);
  });

  test("nobody ends a session without the password", async () => {
    const email = "found-open@example.com";
    const [desk, phone] = [await app.account({ email }), app.visitor()];
    await login(phone, email);
    const onPhone = (await sessionsOf(desk)).find(({ isCurrent }) => !isCurrent);
    for (const path of [`/api/sessions/${onPhone?.id}/end`, "/api/sessions/end-others"])
      for (const body of [{}, { password: "no" }]) {
        const answer = await desk.post(path, body);
        expect(answer.status).toBe(422);
        expect((await refusal(answer)).issues).toEqual([{ path: "password", message: "This is not your password." }]);
      }
    expect((await phone.get("/api/auth/user")).status).toBe(200);
  });

  test("another's session is not there", async () => {
    const [one, other] = [await app.account(), await app.account()];
    const [session] = await sessionsOf(one);
    const end = other.post(`/api/sessions/${session?.id}/end`, { password: PASSWORD });
    expect((await end).status).toBe(404);
    expect((await app.visitor().get("/api/sessions")).status).toBe(401);
    expect((await one.get("/api/auth/user")).status).toBe(200);
  });
});

describe("guessing", () => {
  test("is slowed for the account, and its owner still gets in from a browser they used before", async () => {
    const limited = await testApp({}, { RATE_LIMITS: "on" });
    const email = "owner@example.com";
    const owner = await limited.account({ email });
    // Each guess comes from an address of its own, which a limit by address does not see.
    const guess = async (count: number, address = email, password = "guess") =>
      login(limited.visitor(`203.0.113.${count}`), address, password);
    const statuses = async (address: string) => {
      const found: number[] = [];
      for (let count = 0; count < 12; count += 1) found.push((await guess(count, address)).status);
      return found;
    };
    const slowed = [...Array.from({ length: 10 }, () => 401), 429, 429];
    expect(await statuses(email)).toEqual(slowed);
    // The right password does not help a stranger's browser now: it could be the eleventh guess.
    const stranger = await guess(99, email, PASSWORD);
    expect(stranger.status).toBe(429);
    expect((await refusal(stranger)).message).toMatch(/try again in 15 minutes, or set a new password by mail/);
    expect(Number(stranger.headers.get("retry-after"))).toBeGreaterThan(60);
    await owner.get("/api/logout", { "sec-fetch-site": "same-origin" });
    expect((await login(owner, email)).status).toBe(200);
    // An address that nobody has is slowed in the same way.
    expect(await statuses("nobody@example.com")).toEqual(slowed);
    await limited.close();
  });

  test("takes the same time whether the address is known or not", async () => {
    await app.account({ email: "timed@example.com" });
    // The processor's time, nearly all of it the hash: what else the machine does would stretch the clock's.
    const time = async (email: string) => {
      const before = process.cpuUsage();
      await login(app.visitor(), email, "guess");
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    let [known, unknown] = [Infinity, Infinity]; // the least: the collector and the database's answers only add to it
    for (let round = 0; round < 25; round += 1) {
      known = Math.min(known, await time("timed@example.com"));
      unknown = Math.min(unknown, await time(`nobody-${round}@example.com`));
    }
    const ratio = known / unknown;
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

test("the name is saved", async () => {
  const owner = await app.account();
  expect((await owner.patch("/api/auth/user", { firstName: " Rosa ", lastName: "Diaz" })).status).toBe(200);
  expect(await wire(userSchema, owner.get("/api/auth/user"))).toMatchObject({ firstName: "Rosa", lastName: "Diaz" });
  expect((await owner.patch("/api/auth/user", { firstName: "", lastName: "Diaz" })).status).toBe(422);
  expect((await app.visitor().patch("/api/auth/user", { firstName: "A", lastName: "B" })).status).toBe(401);
});

test("a session ends after 14 days without use, and 30 days after its sign-in however much it is used", async () => {
  let now = new Date("2026-11-01T08:00:00Z");
  const later = await testApp({ now: () => now });
  const [idle, busy] = [await later.account(), await later.account()];
  const statusOn = async (day: number, client: TestClient) => {
    now = new Date(Date.UTC(2026, 10, 1 + day, 7));
    return (await client.get("/api/auth/user")).status;
  };
  for (const day of [5, 14]) expect(await statusOn(day, busy)).toBe(200);
  expect(await statusOn(15, idle)).toBe(401);
  for (const day of [27, 30]) expect(await statusOn(day, busy)).toBe(200);
  expect(await statusOn(31, busy)).toBe(401);
  await later.close();
});

test("cleaning removes what has run out and nothing else", async () => {
  const owner = await app.account({ email: "clean@example.com" });
  await linkTo("clean@example.com", /Confirm/);
  const [user] = await app.deps.db.select().from(users).where(eq(users.email, "clean@example.com"));
  const tokens = () =>
    app.deps.db
      .select()
      .from(accountTokens)
      .where(eq(accountTokens.userId, user?.id ?? ""));
  await app.runJob("accounts.clean");
  expect(await tokens()).toHaveLength(1);
  await app.deps.db.update(accountTokens).set({ expiresAt: new Date(0) });
  await app.runJob("accounts.clean");
  expect(await tokens()).toHaveLength(0);
  expect((await owner.get("/api/auth/user")).status).toBe(200);
});
