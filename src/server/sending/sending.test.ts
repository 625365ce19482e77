import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { randomUUID } from "node:crypto";
import { documentSchema, generatedSchema } from "#shared/documents/schema.ts";
import { clientPageSchema, sendingStateSchema } from "#shared/sending/schema.ts";
import { refusal, testApp, wire, type TestApp, type TestClient } from "#test/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const JOB = "Quote for Maria Lopez. Three bedrooms at four hundred fifty each and the hallway for two seventy five.";

/** A new account with a priced quote whose second line is optional. */
async function quote() {
  const owner = await app.account();
  await owner.post("/api/business-profile", { businessName: "Kessler Painting", email: "office@kessler.example" });
  const made = await wire(generatedSchema, owner.post("/api/generate-document", { transcription: JOB, type: "quote" }));
  const { id, content } = made.document;
  const items = content.items.map((item, index) => ({ ...item, optional: index === 1 }));
  const document = await wire(
    documentSchema,
    owner.patch(`/api/documents/${id}`, { version: 1, content: { items, questions: [] } }),
  );
  return { owner, document, id, option: items[1]?.id ?? "" };
}

const sending = (version: number, fields = {}) => ({
  sendingId: randomUUID(),
  version,
  to: ["maria@example.com"],
  subject: "Your quote",
  message: "Hello Maria,\n\nhere it is.",
  ...fields,
});

/** The token of the newest mail to this address. */
async function tokenFor(email: string): Promise<string> {
  await app.runJobs();
  const mail = (await app.mails()).find(({ to, text }) => to === email && /\/d\/[\w-]{43}/.test(text));
  const token = /\/d\/([\w-]{43})/.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error(`No link was mailed to ${email}.`);
  return token;
}

async function sent() {
  const made = await quote();
  const email = `client-${made.id}@example.com`;
  const answer = await made.owner.post(
    `/api/documents/${made.id}/send`,
    sending(made.document.version, { to: [email] }),
  );
  expect(answer.status).toBe(200);
  return { ...made, email, token: await tokenFor(email) };
}

const look = (token: string, client: TestClient = app.visitor()) =>
  wire(clientPageSchema, client.get(`/api/shared/${token}`));
const acceptance = (fields = {}) => ({
  chosen: [],
  amount: 1350,
  name: "Maria Lopez",
  signature: { kind: "typed", text: "Maria Lopez" },
  consent: true,
  ...fields,
});

describe("a quote that is sent", () => {
  test("arrives by mail with its PDF and a link, and is pending", async () => {
    const { owner, id, email, token } = await sent();
    const document = await wire(documentSchema, owner.get(`/api/documents/${id}`));
    expect(document).toMatchObject({ status: "pending", isSigned: false });
    expect(document.sentAt).not.toBeNull();
    const state = await wire(sendingStateSchema, owner.get(`/api/documents/${id}/sending`));
    expect(state).toMatchObject({ hasChanged: false, liveLinks: 1, isProofWhole: true });
    expect(state.deliveries).toMatchObject([{ email, status: "sent" }]);
    const page = await look(token);
    expect(page).toMatchObject({ state: "open", mayAccept: true, isOwner: false });
    expect(page.document?.content.amount).toBe(1350);
    expect(page.document?.content.generator.name).toBe("");
  });

  test("is accepted with the option that was ticked, to the cent", async () => {
    const { owner, id, option, token } = await sent();
    const answer = app.visitor().post(`/api/shared/${token}/accept`, acceptance({ chosen: [option], amount: 1625 }));
    expect(await wire(clientPageSchema, answer)).toMatchObject({
      state: "accepted",
      answer: { name: "Maria Lopez", isSigned: true },
    });
    const document = await wire(documentSchema, owner.get(`/api/documents/${id}`));
    expect(document).toMatchObject({ status: "accepted", isSigned: true, amount: 1625 });
    const refused = await owner.patch(`/api/documents/${id}`, { version: document.version, title: "Other" });
    expect(refused.status).toBe(409);
    expect((await refusal(refused)).isSigned).toBe(true);
  });
});
