import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSmtpMail } from "#server/adapters/mail/smtp.ts";
import { documents } from "#server/db/tables/documents.ts";
import { documentSnapshots, proofEvents } from "#server/db/tables/sending.ts";
import { documentSchema, generatedSchema } from "#shared/documents/schema.ts";
import { answersSchema } from "#shared/sending/answers.ts";
import { clientPageSchema, MOST_LINKS, MOST_SIGNATURE, sendingStateSchema } from "#shared/sending/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";
import { testClock } from "#test/clock.ts";
import { startSmtpServer, type TestSmtpServer } from "#test/providers/smtp-server.ts";
import { acceptance, look, makeQuote, send, sending, tokenIn } from "#test/sent-quote.ts";
import { textOf } from "#server/adapters/pdf/pdf-reading.ts";
import { isWhole } from "./service/proof.ts";

let smtp: TestSmtpServer;
let app: TestApp;
const clock = testClock("2026-11-21T15:00:00.000Z");
beforeAll(async () => {
  smtp = await startSmtpServer();
  const mail = createSmtpMail({ url: smtp.url, from: "Bidspoke <hello@mail.example>" });
  app = await testApp({ mail, now: clock.now });
});
afterAll(async () => {
  await app.deps.mail.close();
  await app.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.manners = {};
});

/** What opens the document in the newest mail to this address. */
async function tokenFor(email: string): Promise<string> {
  await app.runJobs();
  return tokenIn(smtp.arrived.findLast(({ to }) => to.includes(email))?.mail.text);
}

async function sent(change: Record<string, unknown> = {}) {
  const made = await makeQuote(app, change);
  await send(made.owner, made.document, made.email);
  return { ...made, token: await tokenFor(made.email) };
}

const answer = (token: string, what: "accept" | "decline" | "change", body: unknown) =>
  app.visitor().post(`/api/shared/${token}/${what}`, body);
const accept = (token: string, fields: Record<string, unknown> = {}) => answer(token, "accept", acceptance(fields));
const documentOf = (owner: TestClient, id: string) => wire(documentSchema, owner.get(`/api/documents/${id}`));
const stateOf = (owner: TestClient, id: string) => wire(sendingStateSchema, owner.get(`/api/documents/${id}/sending`));
const chainOf = (id: string) =>
  app.deps.db.select().from(proofEvents).where(eq(proofEvents.documentId, id)).orderBy(asc(proofEvents.sequence));
const kindsOf = async (id: string) => (await chainOf(id)).map(({ kind }) => kind);

describe("a quote that is sent", () => {
  test("arrives by mail with its PDF and a link, and is pending", async () => {
    const { owner, id, email, token } = await sent();
    const document = await documentOf(owner, id);
    expect(document).toMatchObject({ status: "pending", isSigned: false });
    expect(document.sentAt).not.toBeNull();
    const mail = smtp.arrived.findLast(({ to }) => to.includes(email))?.mail;
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`${document.number}.pdf`]);
    expect(mail?.replyTo?.[0]?.address).toBe("office@kessler.example");
    const state = await stateOf(owner, id);
    expect(state).toMatchObject({ hasChanged: false, liveLinks: 1, isProofWhole: true });
    expect(state.deliveries).toMatchObject([{ email, status: "sent" }]);
    const page = await look(app, token);
    expect(page).toMatchObject({ state: "open", mayAccept: true, isOwner: false });
    expect(page.document?.content.amount).toBe(1350);
    expect(page.document?.content.generator.name).toBe("");
  });

  test("is accepted with the option that was ticked, to the cent", async () => {
    const { owner, id, option, token } = await sent();
    const answered = accept(token, { chosen: [option], amount: 1625 });
    expect(await wire(clientPageSchema, answered)).toMatchObject({
      state: "accepted",
      answer: { name: "Maria Lopez", isSigned: true },
    });
    const document = await documentOf(owner, id);
    expect(document).toMatchObject({ status: "accepted", isSigned: true, amount: 1625 });
    const refused = await owner.patch(`/api/documents/${id}`, { version: document.version, title: "Other" });
    expect(refused.status).toBe(409);
    expect((await refusal(refused)).isSigned).toBe(true);
  });

  test("asked for twice with one id is sent once", async () => {
    const { owner, document, id, email } = await makeQuote(app);
    const body = sending(document.version, { to: [email] });
    const answers = await Promise.all([1, 2, 3].map(() => owner.post(`/api/documents/${id}/send`, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await app.runJobs();
    expect(smtp.arrived.filter(({ to }) => to.includes(email))).toHaveLength(1);
    expect(await kindsOf(id)).toEqual(["sent"]);
  });

  test.each([
    ["to", { to: [] }, "Say whom it goes to."],
    ["to", { to: Array.from({ length: 6 }, (_, at) => `a${at}@example.com`) }, "At most 5 people at once."],
    ["to", { to: ["a@example.com", "A@example.com"] }, "An address stands there twice."],
    ["to.0", { to: ["nobody"] }, "Please enter a valid email address"],
    ["subject", { subject: " " }, "A subject is required."],
    ["message", { message: "" }, "A message is required."],
  ])("with a wrong %s is refused by name and not sent: %j", async (path, fields, message) => {
    const { owner, document, id } = await makeQuote(app);
    const refused = await refusal(owner.post(`/api/documents/${id}/send`, sending(document.version, fields)));
    expect(refused.issues?.[0]).toMatchObject({ path, message });
    expect(await documentOf(owner, id)).toMatchObject({ status: "draft", sentAt: null });
  });

  test("with open points names them first, and as another version than was looked at is refused", async () => {
    const owner = await app.account();
    const words = { transcription: "Quote for Dana. Two gates at two eighty five each. Replace the back fence." };
    const { document } = await wire(generatedSchema, owner.post("/api/generate-document", words));
    const post = (fields = {}) => owner.post(`/api/documents/${document.id}/send`, sending(1, fields));
    expect(await refusal(post())).toMatchObject({ code: "conflict", open: { unpriced: ["Replace the back fence"] } });
    expect((await post({ evenOpen: true, version: 7 })).status).toBe(409);
    expect((await documentOf(owner, document.id)).status).toBe("draft");
    expect((await post({ evenOpen: true })).status).toBe(200);
  });

  test("promises nothing that has no price, on its page, in its PDF or in the mail's", async () => {
    const owner = await app.account();
    const words = "Quote for Dana. Two gates at two eighty five each. Stain the fence for three hundred. Haul the old one away."; // prettier-ignore
    const { document } = await wire(generatedSchema, owner.post("/api/generate-document", { transcription: words }));
    expect(document.content.scope).toContain("Haul the old one away");
    const PROMISE = /haul(ing)? the old one/i;
    const email = `dana-${document.id}@example.com`;
    await send(owner, document, email);
    const token = await tokenFor(email);
    const page = await look(app, token);
    expect(page.document?.content.items).toHaveLength(2);
    expect(page.document?.content.scope).toHaveLength(2);
    expect(JSON.stringify(page)).not.toMatch(PROMISE);
    expect(page.document?.content.description).toContain("stain");
    const mailed = smtp.arrived.findLast(({ to }) => to.includes(email))?.mail;
    const paper = async (path: string, client = app.visitor()) =>
      new Uint8Array(await (await client.get(path)).arrayBuffer());
    const pdfs = [
      await paper(`/api/documents/${document.id}/pdf`, owner),
      await paper(`/api/shared/${token}/pdf`),
      new Uint8Array(mailed?.attachments[0]?.content as ArrayBuffer),
    ];
    for (const pdf of pdfs) {
      expect(textOf(pdf)).toContain("Stain the fence");
      expect(textOf(pdf)).not.toMatch(PROMISE);
    }
    expect(mailed?.text).not.toMatch(PROMISE);
    expect((await documentOf(owner, document.id)).content.scope).toContain("Haul the old one away");
  });
});

describe("a link", () => {
  test("that is guessed, cut, or of another kind opens nothing", async () => {
    const { token } = await sent();
    for (const wrong of ["x".repeat(43), token.slice(0, -1), `${token}A`, token.toUpperCase(), "..%2f..%2fdocuments"])
      for (const ask of [
        app.visitor().get(`/api/shared/${wrong}`),
        app.visitor().get(`/api/shared/${wrong}/pdf`),
        accept(wrong),
      ])
        expect((await ask).status).toBe(404);
  });

  test("that was answered, withdrawn or replaced says so, and takes no second answer", async () => {
    const answered = await sent();
    expect((await accept(answered.token)).status).toBe(200);
    for (const what of ["accept", "decline", "change"] as const) {
      const body = what === "accept" ? acceptance() : { name: "Maria", reason: "", message: "Please" };
      expect(await refusal(answer(answered.token, what, body))).toMatchObject({ code: "conflict", state: "accepted" });
    }
    expect(await kindsOf(answered.id)).toEqual(["sent", "accepted"]);

    const withdrawn = await sent();
    await withdrawn.owner.post(`/api/documents/${withdrawn.id}/withdraw`);
    expect(await look(app, withdrawn.token)).toMatchObject({ state: "withdrawn", document: null });
    expect((await refusal(accept(withdrawn.token))).state).toBe("withdrawn");
    expect((await app.visitor().get(`/api/shared/${withdrawn.token}/pdf`)).status).toBe(409);
    expect((await documentOf(withdrawn.owner, withdrawn.id)).status).toBe("draft");

    const replaced = await sent();
    const { version } = await wire(
      documentSchema,
      replaced.owner.patch(`/api/documents/${replaced.id}`, { version: replaced.document.version, title: "Better" }),
    );
    await send(replaced.owner, { id: replaced.id, version }, replaced.email);
    const newest = await tokenFor(replaced.email);
    expect(await look(app, replaced.token)).toMatchObject({ state: "replaced", document: null });
    expect((await refusal(accept(replaced.token))).state).toBe("replaced");
    expect((await accept(newest)).status).toBe(200);
  });

  test("that has run out cannot be accepted, and a new one can be asked for", async () => {
    const { token, owner, id } = await sent({ validUntil: "2026-11-19" });
    expect(await look(app, token)).toMatchObject({ state: "expired", mayAccept: false, mayAsk: true });
    expect((await refusal(accept(token))).state).toBe("expired");
    const asked = await answer(token, "change", { name: "Maria", message: "Does it still hold?" });
    expect(asked.status).toBe(200);
    expect((await documentOf(owner, id)).status).toBe("pending");
  });

  test("takes no answer after its owner edited the document, and tells of the new version", async () => {
    const { token, owner, id, document } = await sent();
    await owner.patch(`/api/documents/${id}`, { version: document.version, title: "Better" });
    expect(await look(app, token)).toMatchObject({ state: "changing", document: null });
    for (const what of ["accept", "decline"] as const)
      expect((await refusal(answer(token, what, what === "accept" ? acceptance() : { name: "Maria" }))).state).toBe(
        "changing",
      );
    expect(await documentOf(owner, id)).toMatchObject({ status: "pending", isSigned: false, title: "Better" });
  });

  test("of one document opens no other, and gives no more of them than are allowed", async () => {
    const { token, owner, id, document } = await sent();
    const other = await sent();
    const page = await look(app, token);
    expect(page.document?.number).toBe(document.number);
    expect(JSON.stringify(page)).not.toContain(other.id);
    const make = () => owner.post(`/api/documents/${id}/links`, { version: document.version });
    for (let count = 1; count < MOST_LINKS; count += 1) expect((await make()).status).toBe(200);
    expect((await refusal(make())).message).toMatch(/at most 100 links/);
  });
});

describe("an answer", () => {
  test("of two people at once is taken once", async () => {
    const { token, owner, id, option } = await sent();
    const answers = await Promise.all([
      accept(token, { name: "Maria" }),
      accept(token, { name: "Jorge", chosen: [option], amount: 1625 }),
      answer(token, "decline", { name: "Ana", reason: "No" }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    expect((await kindsOf(id)).filter((kind) => kind !== "sent")).toHaveLength(1);
    const { status, amount } = await documentOf(owner, id);
    const won = statuses.indexOf(200);
    expect([status, amount]).toEqual([["accepted", "accepted", "declined"][won], [1350, 1625, 1350][won]]);
    const snapshots = await app.deps.db.$count(documentSnapshots, eq(documentSnapshots.documentId, id));
    expect(snapshots).toBe(won === 2 ? 1 : 2);
  });

  test("with options or a total that were not offered is refused, and nothing is accepted", async () => {
    const { token, owner, id, option, document } = await sent();
    const firm = document.content.items[0]?.id;
    for (const chosen of [["nothing"], [firm], [option, option]])
      expect((await refusal(accept(token, { chosen, amount: 1625 }))).issues?.[0]?.path).toBe("chosen");
    for (const amount of [1, 1350, 0])
      expect((await refusal(accept(token, { chosen: [option], amount }))).message).toMatch(/total has changed/);
    const lines = Array.from({ length: 501 }, (_, at) => `i${at}`);
    expect(await refusal(accept(token, { chosen: lines }))).toMatchObject({
      code: "invalid",
      issues: [{ path: "chosen", message: "At most 500 lines." }],
    });
    expect(await documentOf(owner, id)).toMatchObject({ status: "pending", isSigned: false });
  });

  const png = (bytes: Buffer) => ({ kind: "drawn", image: `data:image/png;base64,${bytes.toString("base64")}` });
  const blank = async (width: number, height: number) =>
    png(
      await sharp({ create: { width, height, channels: 4, background: "#0000" } })
        .png()
        .toBuffer(),
    );

  test("without a signature, with a huge one or with none of an image is refused by name", async () => {
    const { token, owner, id } = await sent();
    for (const [signature, message] of [
      [undefined, /sign/i],
      [{ kind: "typed", text: "  " }, /type your signature/],
      [{ kind: "typed", text: "x".repeat(201) }, /200/],
      [{ kind: "drawn", image: "https://example.com/a.png" }, /not an image/],
      [{ kind: "drawn", image: "data:image/svg+xml;base64,PHN2Zz4=" }, /not an image/],
      [{ kind: "drawn", image: `data:image/png;base64,${"A".repeat(MOST_SIGNATURE)}` }, /too large/],
      [png(Buffer.from("not a picture at all")), /not an image/],
      [await blank(400, 150), /draw your signature/],
      [await blank(3_000, 3_000), /not an image/],
    ] as const) {
      const refused = await refusal(accept(token, { signature }));
      expect(refused.code).toBe("invalid");
      expect(refused.issues?.[0]?.path).toMatch(/^signature/);
      expect(refused.issues?.[0]?.message).toMatch(message);
    }
    for (const fields of [{ name: " " }, { consent: false }])
      expect((await refusal(accept(token, fields))).issues?.[0]?.path).toBe(Object.keys(fields)[0]);
    expect((await app.visitor().post(`/api/shared/${token}/accept`, "x".repeat(1_100_000))).status).toBe(413);
    expect((await documentOf(owner, id)).status).toBe("pending");
    expect(await kindsOf(id)).toEqual(["sent"]);
  });

  test("that is drawn is kept as a picture that we wrote", async () => {
    const { token, id } = await sent();
    const ink = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="150"><path d="M20 100 Q 120 10 200 90 T 380 60" stroke="red" stroke-width="5" fill="none"/></svg>`,
    );
    const given = png(
      await sharp(ink)
        .png()
        .withExif({ IFD0: { Artist: "secret" } })
        .toBuffer(),
    );
    expect((await accept(token, { signature: given })).status).toBe(200);
    const signature = (await chainOf(id)).at(-1)?.data["signature"];
    expect(signature).toMatchObject({ kind: "drawn" });
    expect(JSON.stringify(signature)).not.toContain(given.image.slice(40));
  });

  test("that asks for much too much is slowed, and one by GET is none", async () => {
    const { token, id } = await sent();
    const ask = () => answer(token, "change", { name: "Maria", message: "Cheaper, please" });
    for (let count = 0; count < 20; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    expect((await app.visitor().get(`/api/shared/${token}/accept`)).status).toBe(404);
    expect((await kindsOf(id)).filter((kind) => kind === "accepted")).toEqual([]);
  });
});

describe("what clients answered", () => {
  const answersOf = (owner: TestClient) => wire(answersSchema, owner.get("/api/answers"));

  test("is told to the owner alone, while it stands", async () => {
    const { owner, id, document, option, token } = await sent();
    expect(await answersOf(owner)).toEqual([]);
    await answer(token, "change", { name: "Maria Lopez", message: "Begin on Monday, please." });
    expect(await answersOf(owner)).toMatchObject([
      { documentId: id, kind: "change_requested", who: "Maria Lopez", words: "Begin on Monday, please.", amount: null },
    ]);
    clock.pass(0.01);
    await accept(token, { chosen: [option], amount: 1625 });
    const { number, type, title } = document;
    expect(await answersOf(owner)).toMatchObject([
      { documentId: id, number, type, title, kind: "accepted", who: "Maria Lopez", words: null, amount: 1625 },
    ]);
    expect(await answersOf(await app.account())).toEqual([]);
    await owner.post(`/api/documents/${id}/void`, { reason: "A mistake." });
    expect(await answersOf(owner)).toEqual([]);
  });

  test("is told of a document that is there, for two weeks, and not of what its owner marked", async () => {
    const { owner, id, token } = await sent();
    await answer(token, "decline", { name: "Maria Lopez", reason: "Too late." });
    expect(await answersOf(owner)).toMatchObject([{ kind: "declined", words: "Too late." }]);
    await owner.delete(`/api/documents/${id}`);
    expect(await answersOf(owner)).toEqual([]);
    await owner.post(`/api/documents/${id}/undelete`);
    clock.pass(13.9);
    expect(await answersOf(owner)).toHaveLength(1);
    clock.pass(0.2);
    expect(await answersOf(owner)).toEqual([]);
    const marked = await makeQuote(app);
    await marked.owner.patch(`/api/documents/${marked.id}`, { version: 2, status: "accepted" });
    expect(await answersOf(marked.owner)).toEqual([]);
  });
});

describe("what is signed", () => {
  test("is changed only as a new version, is voided with a reason, and its chain tells of every hand laid on it", async () => {
    const { token, owner, id } = await sent();
    await accept(token);
    expect((await refusal(owner.post(`/api/documents/${id}/void`, { reason: " " }))).issues?.[0]?.path).toBe("reason");
    await owner.post(`/api/documents/${id}/void`, { reason: "A mistake" });
    expect(await look(app, token)).toMatchObject({ state: "open", voided: { reason: "A mistake" } });
    await accept(token, { name: "Maria again" });
    const { version } = await documentOf(owner, id);
    const reopened = await wire(documentSchema, owner.patch(`/api/documents/${id}`, { version, asNewVersion: true }));
    expect(reopened).toMatchObject({ status: "draft", isSigned: false });
    expect(await kindsOf(id)).toEqual(["sent", "accepted", "voided", "accepted", "superseded"]);
    const chain = await chainOf(id);
    expect(isWhole(chain)).toBe(true);
    const [first, second, ...rest] = chain;
    if (!first || !second) throw new Error("The chain is empty.");
    expect(isWhole([first, { ...second, data: { ...second.data, name: "Somebody" } }, ...rest])).toBe(false);
    expect(isWhole([first, ...rest])).toBe(false);
    expect(isWhole(chain.map((event) => ({ ...event, userId: "another" })))).toBe(false);
    await app.deps.db
      .update(proofEvents)
      .set({ data: { ...second.data, amount: "1.00" } })
      .where(and(eq(proofEvents.documentId, id), eq(proofEvents.sequence, 2)));
    expect((await stateOf(owner, id)).isProofWhole).toBe(false);
  });
});

describe("a mail", () => {
  test("that bounces is told to its sender, who sends it again elsewhere; nothing is counted twice", async () => {
    const { owner, id, document, email } = await makeQuote(app);
    smtp.manners = { refuse: { code: 550, message: "No such mailbox" } };
    await send(owner, document, email);
    await app.runJobs();
    expect((await stateOf(owner, id)).deliveries).toMatchObject([{ email, status: "failed", error: /550/ }]);
    expect((await documentOf(owner, id)).status).toBe("pending");
    smtp.manners = {};
    await send(owner, document, `right-${email}`);
    expect((await look(app, await tokenFor(`right-${email}`))).state).toBe("open");
    expect(await app.deps.db.$count(documentSnapshots, eq(documentSnapshots.documentId, id))).toBe(1);
    expect(await kindsOf(id)).toEqual(["sent", "sent"]);
  });

  test("that the server does not take now waits, and goes with a link that works; a withdrawal stops it", async () => {
    const waits = await makeQuote(app);
    const stopped = await makeQuote(app);
    smtp.manners = { refuse: { code: 451, message: "Later" } };
    for (const { owner, document, email } of [waits, stopped]) await send(owner, document, email);
    await app.runJobs();
    expect((await stateOf(waits.owner, waits.id)).deliveries).toMatchObject([{ status: "pending", error: /451/ }]);
    await stopped.owner.post(`/api/documents/${stopped.id}/withdraw`);
    smtp.manners = {};
    clock.pass(0.5); // what has waited for hours is queued anew
    await app.runJob("mail.sweep");
    expect((await look(app, await tokenFor(waits.email))).state).toBe("open");
    expect(smtp.arrived.filter(({ to }) => to.includes(stopped.email))).toEqual([]);
  });
});

describe("looking", () => {
  test("counts once a day for a person, and never for its owner", async () => {
    const { token, owner, id } = await sent();
    await owner.post(`/api/shared/${token}/viewed`);
    expect((await documentOf(owner, id)).viewedAt).toBeNull();
    for (let press = 0; press < 3; press += 1) await app.visitor().post(`/api/shared/${token}/viewed`);
    expect((await documentOf(owner, id)).viewedAt).not.toBeNull();
    expect(await kindsOf(id)).toEqual(["sent", "viewed"]);
  });

  test("at an invoice shows what was paid on it since, on the page and on paper", async () => {
    const owner = await app.account();
    const words = { transcription: "Invoice for Tom Reed. Two gates at two eighty five each.", type: "invoice" };
    const { document } = await wire(generatedSchema, owner.post("/api/generate-document", words));
    const email = `client-${document.id}@example.com`;
    await send(owner, { id: document.id, version: 1 }, email);
    const token = await tokenFor(email);
    const paper = async () => (await app.visitor().get(`/api/shared/${token}/pdf`)).arrayBuffer();
    const before = await paper();
    const payment = { id: randomUUID(), amount: 200.5, paidOn: "2026-11-21", method: "cash" };
    expect((await owner.post(`/api/documents/${document.id}/payments`, payment)).status).toBe(201);
    const page = await look(app, token);
    expect(page).toMatchObject({ state: "open", document: { content: { amount: 570, amountPaid: 200.5 } } });
    expect(Buffer.from(await paper()).equals(Buffer.from(before))).toBe(false);
    const [row] = await app.deps.db.select().from(documents).where(eq(documents.id, document.id));
    expect(row?.paidAmount).toBe("200.50");
  });
});
