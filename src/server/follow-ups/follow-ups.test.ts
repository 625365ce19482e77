import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { createSmtpMail } from "#server/adapters/mail/smtp.ts";
import { emailNotifications } from "#server/db/tables/mail.ts";
import { documentSchema, generatedSchema } from "#shared/documents/schema.ts";
import { followUpSchema, followUpSettingsSchema } from "#shared/follow-ups/schema.ts";
import { sendingStateSchema } from "#shared/sending/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";
import { testClock } from "#test/clock.ts";
import { startSmtpServer, type TestSmtpServer } from "#test/providers/smtp-server.ts";
import { acceptance, look, makeQuote, send, tokenIn } from "#test/sent-quote.ts";
import { runFollowUps } from "./service/run.ts";

let smtp: TestSmtpServer;
let app: TestApp;
let clock: ReturnType<typeof testClock>;
beforeAll(async () => {
  clock = testClock("2026-11-21T15:00:00.000Z");
  smtp = await startSmtpServer();
  const mail = createSmtpMail({ url: smtp.url, from: "Bidspoke <hello@mail.example>" });
  app = await testApp({ mail, now: () => clock.now() });
});
afterAll(async () => {
  await app.deps.mail.close();
  await app.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.manners = {};
});

/** Time passes, and what is due goes out. */
async function pass(days: number) {
  clock.pass(days);
  await app.runJob("follow-ups.run");
  await app.runJobs();
}
const mailsTo = (email: string) =>
  smtp.arrived.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.subject ?? "");
const reminders = (email: string) => mailsTo(email).filter((subject) => subject.startsWith("Reminder: "));
const lastText = (email: string) => smtp.arrived.findLast(({ to }) => to.includes(email))?.mail.text ?? "";
const ownEmail = async (owner: TestClient) => {
  const { email } = await wire(z.object({ email: z.string() }), owner.get("/api/auth/user"));
  return email;
};
const followUp = (owner: TestClient, id: string) => wire(followUpSchema, owner.get(`/api/documents/${id}/follow-up`));

async function sentQuote(change: Record<string, unknown> = {}) {
  const made = await makeQuote(app, { validUntil: "2027-12-31", ...change });
  await send(made.owner, made.document, made.email);
  await app.runJobs();
  return { ...made, token: tokenIn(lastText(made.email)) };
}

async function sentInvoice() {
  const owner = await app.account();
  const words = { transcription: "Invoice for Tom Reed. Two gates at two eighty five each. Net 15.", type: "invoice" };
  const { document } = await wire(generatedSchema, owner.post("/api/generate-document", words));
  const email = `client-${document.id}@example.com`;
  await send(owner, document, email);
  await app.runJobs();
  return { owner, id: document.id, version: document.version, number: document.number, email };
}
const pay = (owner: TestClient, id: string, amount: number) =>
  owner.post(`/api/documents/${id}/payments`, {
    amount,
    paidOn: clock.now().toISOString().slice(0, 10),
    method: "check",
  });

describe("a quote that nobody answers", () => {
  test("is called to mind after 3 and 7 days, each once for two servers, by a link that opens it", async () => {
    const { owner, id, email } = await sentQuote();
    expect(await followUp(owner, id)).toMatchObject({
      nextAt: new Date(clock.now().getTime() + 3 * 86_400_000).toISOString(),
      remindable: [email],
    });
    await pass(2.9);
    expect(reminders(email)).toHaveLength(0);
    clock.pass(0.2);
    await Promise.all([runFollowUps(app.deps), runFollowUps(app.deps)]);
    await app.runJobs();
    expect(reminders(email)).toHaveLength(1);
    expect(await look(app, tokenIn(lastText(email)))).toMatchObject({ state: "open", mayAccept: true });
    await pass(1);
    expect(reminders(email)).toHaveLength(1);
    await pass(3);
    await pass(6);
    expect(reminders(email)).toHaveLength(2);
    const rows = await app.deps.db.select().from(emailNotifications).where(eq(emailNotifications.email, email));
    expect(rows.filter(({ type }) => type === "document_reminder").map(({ status }) => status)).toEqual([
      "sent",
      "sent",
    ]);
    const { happenings } = await wire(sendingStateSchema, owner.get(`/api/documents/${id}/sending`));
    expect(happenings.filter(({ kind }) => kind === "reminded").map(({ who }) => who)).toEqual([email, email]);
  });

  test.each([
    ["accepted", (token: string) => app.visitor().post(`/api/shared/${token}/accept`, acceptance())],
    ["declined", (token: string) => app.visitor().post(`/api/shared/${token}/decline`, { name: "Maria", reason: "" })],
    [
      "asked to be changed",
      (token: string) => app.visitor().post(`/api/shared/${token}/change`, { name: "Maria", message: "Cheaper?" }),
    ],
    [
      "accepted and voided",
      async (token: string, owner: TestClient, id: string) => {
        await app.visitor().post(`/api/shared/${token}/accept`, acceptance());
        return owner.post(`/api/documents/${id}/void`, { reason: "A mistake" });
      },
    ],
    ["withdrawn", (_: string, owner: TestClient, id: string) => owner.post(`/api/documents/${id}/withdraw`)],
    ["deleted", (_: string, owner: TestClient, id: string) => owner.delete(`/api/documents/${id}`)],
    [
      "changed by its owner",
      (_: string, owner: TestClient, id: string) => owner.patch(`/api/documents/${id}`, { version: 2, title: "Other" }),
    ],
    [
      "switched off",
      (_: string, owner: TestClient, id: string) => owner.put(`/api/documents/${id}/follow-up`, { isOn: false }),
    ],
  ])("is not called to mind once it was %s", async (_what, change) => {
    const { owner, id, token, email } = await sentQuote();
    expect((await change(token, owner, id)).ok).toBe(true);
    await pass(3.1);
    await pass(4);
    expect(reminders(email)).toEqual([]);
  });

  test("starts anew with each sending, and stays silent about what bounced", async () => {
    const { owner, id, document, email } = await sentQuote();
    await pass(3.1);
    const changed = await wire(
      documentSchema,
      owner.patch(`/api/documents/${id}`, { version: document.version, title: "Painted twice" }),
    );
    await send(owner, changed, email);
    await app.runJobs();
    await pass(3.1);
    expect(reminders(email)).toHaveLength(2);

    const other = await makeQuote(app);
    smtp.manners = { refuse: { code: 550, message: "No such mailbox" } };
    await send(other.owner, other.document, other.email);
    await app.runJobs();
    smtp.manners = {};
    await pass(3.1);
    expect(reminders(other.email)).toEqual([]);
    expect(await followUp(other.owner, other.id)).toMatchObject({ nextAt: null, remindable: [] });
  });

  test("is called to mind as its account wants it", async () => {
    const { owner, email } = await sentQuote();
    const wanted = { isOn: true, afterDays: [5, 2], expiryNotice: false, overdueNotice: false };
    const saved = await wire(followUpSettingsSchema, owner.put("/api/follow-up-settings", wanted));
    expect(saved.afterDays).toEqual([2, 5]);
    await pass(2.1);
    expect(reminders(email)).toHaveLength(1);
    await owner.put("/api/follow-up-settings", { ...wanted, isOn: false });
    await pass(3);
    expect(reminders(email)).toHaveLength(1);
    for (const [afterDays, message] of [
      [[0], "At least 1 day."],
      [[3, 3], "A day stands there twice."],
      [[1, 2, 3, 4, 5], "At most 4 reminders."],
    ] as const) {
      const refused = await refusal(owner.put("/api/follow-up-settings", { ...wanted, afterDays }));
      expect(refused.issues?.[0]?.message).toBe(message);
    }
  });

  test("that was answered while the mail server was down is not called to mind by the mail that waited", async () => {
    const { token, email } = await sentQuote();
    clock.pass(3.1);
    await runFollowUps(app.deps);
    await app.visitor().post(`/api/shared/${token}/decline`, { name: "Maria", reason: "" });
    await app.runJobs();
    expect(reminders(email)).toEqual([]);
  });
});

describe("its owner", () => {
  test("is told once that it runs out, and no more when it was answered", async () => {
    const day = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const { owner } = await sentQuote({ validUntil: day(12) });
    const answered = await sentQuote({ validUntil: day(12) });
    await app.visitor().post(`/api/shared/${answered.token}/accept`, acceptance());
    await pass(9);
    const about = async (of: TestClient) => mailsTo(await ownEmail(of)).filter((subject) => /runs out/.test(subject));
    expect(await about(owner)).toEqual([]);
    await pass(1.1);
    await pass(0.5);
    expect(await about(owner)).toHaveLength(1);
    expect(await about(answered.owner)).toEqual([]);
  });

  test("sends a reminder by hand, once a day, and none of what waits for nothing", async () => {
    const { owner, id, email, token } = await sentQuote();
    const stranger = await app.account();
    expect((await stranger.post(`/api/documents/${id}/remind`)).status).toBe(404);
    expect(await (await owner.post(`/api/documents/${id}/remind`)).json()).toEqual({ to: [email] });
    expect((await refusal(owner.post(`/api/documents/${id}/remind`))).message).toMatch(/went out today already/);
    await app.runJobs();
    expect(reminders(email)).toHaveLength(1);
    await app.visitor().post(`/api/shared/${token}/accept`, acceptance());
    await pass(1);
    expect((await refusal(owner.post(`/api/documents/${id}/remind`))).message).toMatch(/not waiting/);
    const draft = await makeQuote(app);
    expect((await draft.owner.post(`/api/documents/${draft.id}/remind`)).status).toBe(409);
  });
});

describe("an invoice", () => {
  test("that is past its day with a balance: its client and its owner are told once, with what is left", async () => {
    const { owner, id, number, email } = await sentInvoice();
    await pay(owner, id, 200);
    const ownersEmail = await ownEmail(owner);
    await pass(15);
    expect(reminders(email)).toEqual([]);
    await pass(1.1);
    await pass(1);
    expect(reminders(email)).toHaveLength(1);
    expect(lastText(email)).toMatch(/Balance due\s+\$370\.00/);
    expect(await look(app, tokenIn(lastText(email)))).toMatchObject({ state: "open" });
    const told = mailsTo(ownersEmail).filter((subject) => /overdue/.test(subject));
    expect(told).toEqual([`Invoice ${number} is overdue: $370.00`]);
  });

  test("that is paid, or voided by a withdrawal, is left alone", async () => {
    const paid = await sentInvoice();
    await pay(paid.owner, paid.id, 570);
    const withdrawn = await sentInvoice();
    await withdrawn.owner.post(`/api/documents/${withdrawn.id}/withdraw`);
    const owners = await Promise.all([paid, withdrawn].map(({ owner }) => ownEmail(owner)));
    await pass(17);
    for (const { email } of [paid, withdrawn]) expect(reminders(email)).toEqual([]);
    for (const email of owners) expect(mailsTo(email).filter((subject) => /overdue/.test(subject))).toEqual([]);
  });
});
