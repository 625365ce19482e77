import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailNotifications } from "#server/db/tables/mail.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { userSchema } from "#shared/accounts/schema.ts";
import { referralUsed } from "#shared/mail/letters/referrals.ts";
import { paymentFailed, welcome } from "#shared/mail/letters/subscription.ts";
import { keptMailSchema, mailPreferencesSchema } from "#shared/mail/schema.ts";
import { cents } from "#shared/money.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { wire, type TestClient } from "#test/client.ts";
import { z } from "zod";
import { queueMail, sweepMail, type Mail } from "./service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({}, { DEMO_ACCOUNT: "on" });
});
afterAll(() => app.close());

const failed = paymentFailed({
  amount: cents(400),
  triedOn: "2026-11-21",
  worksUntil: "2026-11-28",
});

/** Writes a mail to a new account, in a transaction as a verb would. */
async function write(mail: Partial<Mail>, client?: TestClient) {
  const owner = client ?? (await app.account());
  const { id, email } = await wire(userSchema, owner.get("/api/auth/user"));
  const whole: Mail = { to: email, userId: id, ...failed, ...mail };
  await inTransaction(app.deps.db, (tx) => queueMail(app.deps, tx, whole));
  return { owner, id, email };
}

const rowsTo = (email: string, type = "payment_failed") =>
  app.deps.db
    .select()
    .from(emailNotifications)
    .where(eq(emailNotifications.email, email))
    .then((rows) => rows.filter((row) => row.type === type));
const keptFor = async (email: string, subject: RegExp) =>
  (await app.mails()).filter((mail) => mail.to === email && subject.test(mail.subject));

const greeting = (firstName: string) =>
  welcome({ firstName, monthly: cents(400), trialEndsOn: "2026-11-28" }).letter.heading;

describe("a mail", () => {
  test("is pending until it is sent, then says when", async () => {
    const { email } = await write({});
    const [pending] = await rowsTo(email);
    expect(pending).toMatchObject({ status: "pending", sentAt: null, subject: "Your payment did not go through" });
    expect(pending?.body).toContain("$4.00");
    await app.runJobs();
    const [sent] = await rowsTo(email);
    expect(sent).toMatchObject({ status: "sent", error: null });
    expect(sent?.sentAt).toBeInstanceOf(Date);
    const kept = await keptFor(email, /did not go through/);
    expect(kept).toHaveLength(1);
    expect(kept[0]?.html).toContain("http://127.0.0.1:3000/settings?tab=subscription");
    expect(kept[0]?.text).toMatch(/Update your card:\nhttp:\/\/127\.0\.0\.1:3000\/settings/);
  });

  test("of one occasion is written once", async () => {
    const { owner, email } = await write({ occasion: "invoice in_1 failed" });
    await write({ occasion: "invoice in_1 failed" }, owner);
    await app.runJobs();
    expect(await rowsTo(email)).toHaveLength(1);
  });

  test("falls with the transaction that wrote it", async () => {
    const owner = await app.account();
    const { id, email } = await wire(userSchema, owner.get("/api/auth/user"));
    const undone = inTransaction(app.deps.db, async (tx) => {
      await queueMail(app.deps, tx, { to: email, userId: id, ...failed });
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    await app.runJobs();
    expect(await keptFor(email, /did not go through/)).toEqual([]);
  });

  test("greets a person by name, and carries nobody's advertisement", async () => {
    expect(greeting("Maria José")).toBe("Welcome, Maria José");
    expect(greeting("Win at casino.example now")).toBe("Welcome");
    expect(greeting("http://x.example")).toBe("Welcome");
  });

  test("that lost its job is found and sent", async () => {
    const { email } = await write({});
    const boss = await app.deps.jobs.ready();
    await boss.deleteAllJobs("mail.send");
    await app.deps.db
      .update(emailNotifications)
      .set({ createdAt: new Date(0) })
      .where(eq(emailNotifications.email, email));
    await sweepMail(app.deps);
    await app.runJobs();
    expect((await rowsTo(email))[0]?.status).toBe("sent");
  });
});

describe("what somebody wants to get", () => {
  const all = { reminders: true, receipts: true, referrals: true };
  const used = referralUsed({ firstName: "Ray" });

  test("is everything at first, and what they say from then on", async () => {
    const owner = await app.account();
    expect(await wire(mailPreferencesSchema, owner.get("/api/mail-preferences"))).toEqual(all);
    const without = { ...all, referrals: false };
    expect(await wire(mailPreferencesSchema, owner.put("/api/mail-preferences", without))).toEqual(without);
    const { email } = await write(used, owner);
    await write({}, owner);
    await app.runJobs();
    expect(await rowsTo(email, "referral_used")).toEqual([]);
    expect(await rowsTo(email)).toHaveLength(1);
  });

  test("is asked of the signed-in alone, and checked", async () => {
    expect((await app.visitor().get("/api/mail-preferences")).status).toBe(401);
    expect((await (await app.account()).put("/api/mail-preferences", { reminders: "yes" })).status).toBe(422);
  });

  test("ends with one press in a mail program, without a cookie or an origin (RFC 8058)", async () => {
    const { email, owner } = await write(used);
    await app.runJobs();
    const [row] = await rowsTo(email, "referral_used");
    const [kept] = await keptFor(email, /link/);
    expect(kept).toBeDefined();
    const pressed = await app.press(`/unsubscribe/${row?.id}`);
    expect(pressed.status).toBe(200);
    expect(await wire(mailPreferencesSchema, owner.get("/api/mail-preferences"))).toEqual({ ...all, referrals: false });
  });

  test("cannot be ended by a mail that everybody must get, nor by a guess", async () => {
    const { email } = await write({});
    const [row] = await rowsTo(email);
    expect((await app.press(`/unsubscribe/${row?.id}`)).status).toBe(404);
    expect((await app.press("/unsubscribe/0192b5a0-0000-7000-8000-000000000000")).status).toBe(404);
  });
});

describe("the mailbox of the demo mode", () => {
  test("shows the newest mails, each under a policy that lets it do nothing", async () => {
    await write({});
    await app.runJobs();
    const mails = await wire(z.array(keptMailSchema), app.visitor().get("/api/mailbox"));
    expect(mails[0]).toMatchObject({ subject: "Your payment did not go through", from: "Bidspoke" });
    const page = await app.visitor().get(`/api/mailbox/${mails[0]?.id}`);
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'.*sandbox/);
    expect(await page.text()).toContain("<!DOCTYPE html>");
    expect((await app.visitor().get("/api/mailbox/..%2F..%2Fetc%2Fpasswd")).status).toBe(404);
  });

  test("is not there in any other mode", async () => {
    const closed = await testApp();
    expect((await closed.visitor().get("/api/mailbox")).status).toBe(404);
    await closed.close();
  });
});
