import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { bulkOutcomeSchema } from "#shared/documents/bulk.ts";
import { documentSchema, generatedSchema, listedDocumentSchema } from "#shared/documents/schema.ts";
import { makeQuote, send } from "#test/sent-quote.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";

let app: TestApp;
let owner: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  app = await testApp({ now: () => new Date("2026-11-21T12:00:00Z") });
  owner = await app.account();
  stranger = await app.account();
});
afterAll(() => app.close());

async function make(client = owner) {
  const transcription = "Quote for Maria Lopez. Paint the hallway for two seventy five.";
  return (await wire(generatedSchema, client.post("/api/generate-document", { transcription }))).document;
}
const bulk = (body: Record<string, unknown>, client = owner) =>
  wire(bulkOutcomeSchema, client.post("/api/documents/bulk", body));
const getDocument = (id: string) => wire(documentSchema, owner.get(`/api/documents/${id}`));
const listed = () => wire(z.array(listedDocumentSchema), owner.get("/api/documents"));

describe("a mark", () => {
  test("is set on each, keeps the version before, and leaves what has it as it is", async () => {
    const [first, second] = [await make(), await make()];
    const ids = [first.id, second.id];
    await bulk({ action: "mark", status: "accepted", ids: [first.id] });
    expect(await bulk({ action: "mark", status: "accepted", ids })).toEqual({ done: ids, failed: [] });
    expect(await getDocument(second.id)).toMatchObject({ status: "accepted", version: 2, content: second.content });
    expect(await getDocument(first.id)).toMatchObject({ status: "accepted", version: 2 });
  });

  test("that one of them refuses is set on the others, and says why", async () => {
    const [invoiced, free] = [await make(), await make()];
    await bulk({ action: "mark", status: "accepted", ids: [invoiced.id] });
    expect((await owner.post(`/api/documents/${invoiced.id}/invoices`, { kind: "rest" })).status).toBe(201);
    const foreign = await make(stranger);
    const ids = [invoiced.id, free.id, foreign.id, "nothing"];
    const { done, failed } = await bulk({ action: "mark", status: "declined", ids });
    expect(done).toEqual([free.id]);
    expect(failed.map(({ id }) => id)).toEqual([invoiced.id, foreign.id, "nothing"]);
    expect(failed[0]?.reason).toMatch(/is invoiced \(I-\d+\)/);
    expect(failed[1]?.reason).toBe(failed[2]?.reason);
    expect((await getDocument(invoiced.id)).status).toBe("accepted");
    expect(await wire(documentSchema, stranger.get(`/api/documents/${foreign.id}`))).toEqual(foreign);
  });
});

test("what is deleted is gone from the list, and all of it comes back", async () => {
  const [first, second, foreign] = [await make(), await make(), await make(stranger)];
  const ids = [first.id, foreign.id, second.id];
  expect(await bulk({ action: "delete", ids })).toEqual({
    done: [first.id, second.id],
    failed: [{ id: foreign.id, reason: "The document was not found." }],
  });
  expect((await listed()).map(({ id }) => id)).not.toContain(first.id);
  expect((await stranger.get(`/api/documents/${foreign.id}`)).status).toBe(200);
  expect(await bulk({ action: "undelete", ids: [first.id, second.id] })).toEqual({
    done: [first.id, second.id],
    failed: [],
  });
  expect((await listed()).map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, second.id]));
});

test("a reminder goes to those that wait, once a day, and of the others it says why not", async () => {
  const [sent, draft] = [await makeQuote(app), await make(stranger)];
  await send(sent.owner, sent.document, sent.email);
  const remind = () => bulk({ action: "remind", ids: [sent.id, draft.id] }, sent.owner);
  expect(await remind()).toEqual({
    done: [sent.id],
    failed: [{ id: draft.id, reason: "The document was not found." }],
  });
  await app.runJobs();
  expect((await app.mails()).filter(({ to }) => to === sent.email)).toHaveLength(2);
  expect((await remind()).failed[0]?.reason).toMatch(/went out today already/);
});

test.each<[string, Record<string, unknown>, string]>([
  ["nothing chosen", { action: "delete", ids: [] }, "ids"],
  ["a document twice", { action: "delete", ids: ["a", "a"] }, "ids"],
  ["more than a hundred", { action: "delete", ids: Array.from({ length: 101 }, (_, at) => `id ${at}`) }, "ids"],
  ["a status that there is not", { action: "mark", status: "lost", ids: ["a"] }, "status"],
  ["an action that there is not", { action: "burn", ids: ["a"] }, "action"],
])("%s is refused by the field's name", async (_what, body, path) => {
  const { code, issues } = await refusal(owner.post("/api/documents/bulk", body));
  expect([code, issues?.[0]?.path]).toEqual(["invalid", path]);
});
