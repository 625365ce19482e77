import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { documentEvents, voiceSessions } from "#server/db/tables/documents.ts";
import { users } from "#server/db/tables/accounts.ts";
import { documentSchema, generatedSchema } from "#shared/documents/schema.ts";
import { recommendationsSchema, templateSchema } from "#shared/templates/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";
import { removeOldTemplates } from "./service.ts";

let app: TestApp;
let owner: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  app = await testApp();
  owner = await app.account();
  stranger = await app.account();
});
afterAll(() => app.close());

const WORDS =
  "Quote for Maria Lopez. Interior painting, three bedrooms at four hundred fifty each and the hallway for two seventy five.";
const PAINTING = "interior-painting";

async function use(client: TestClient, templateId: string, words = WORDS) {
  const response = await client.post("/api/use-template", {
    templateId,
    customizations: { originalTranscription: words },
  });
  expect(response.status).toBe(201);
  return wire(generatedSchema, response);
}

async function list(client: TestClient) {
  return wire(z.array(templateSchema), client.get("/api/templates"));
}
const one = async (client: TestClient, id: string) => (await list(client)).find((template) => template.id === id);

async function save(client: TestClient, name = "Our rooms") {
  const { document } = await use(client, PAINTING);
  const response = await client.post("/api/templates", { documentId: document.id, name });
  expect(response.status).toBe(201);
  return wire(templateSchema, response);
}

/** The templates recommended for the words. */
const idsFor = async (asker: TestClient) =>
  (
    await wire(recommendationsSchema, asker.post("/api/template-recommendations", { transcription: WORDS }))
  ).recommendations.map(({ template }) => template.id);

describe("recommending", () => {
  test("says what the words speak of, and which templates fit", async () => {
    const response = await owner.post("/api/template-recommendations", { transcription: WORDS });
    expect(response.status).toBe(200);
    const { analysis, recommendations } = await wire(recommendationsSchema, response);
    expect(analysis).toEqual({ category: "Painting", industry: "Trade Services", projectType: "Interior painting" });
    expect(recommendations[0]).toMatchObject({
      template: { id: PAINTING, name: "Interior painting", isPublic: true },
    });
    expect(recommendations[0]?.confidence).toBeGreaterThan(70);
    expect(recommendations.length).toBeLessThanOrEqual(5);
  });

  test("words of no trade have no analysis and no template", async () => {
    const response = owner.post("/api/template-recommendations", { transcription: "good morning to everybody" });
    expect(await wire(recommendationsSchema, response)).toEqual({
      analysis: { category: null, industry: null, projectType: null },
      recommendations: [],
    });
  });

  test("one's own templates are recommended to their owner alone", async () => {
    const client = await app.account();
    const { id } = await save(client);
    expect(await idsFor(client)).toContain(id);
    expect(await idsFor(stranger)).not.toContain(id);
  });

  test.each([
    [{}, "transcription"],
    [{ transcription: "short" }, "transcription"],
    [{ transcription: "a".repeat(20_001) }, "transcription"],
  ])("bad input names its field: %.40j", async (sent, path) => {
    const response = await owner.post("/api/template-recommendations", sent);
    expect(response.status).toBe(422);
    expect((await refusal(response)).issues?.[0]?.path).toBe(path);
  });
});

describe("using a template", () => {
  test("stores a document from the words, with the template's other lines open", async () => {
    const { document, generatedContent } = await use(owner, PAINTING);
    expect(document).toMatchObject({ type: "quote", client: "Maria Lopez", amount: 1625, status: "draft", version: 1 });
    expect(document.number).toMatch(/^Q-\d{4}$/);
    expect(generatedContent).toEqual(document.content);
    const open = document.content.items.filter((item) => item.amount === null);
    expect(open.map((item) => item.description)).toEqual([
      "Preparation and patching",
      "Ceilings",
      "Trim and doors",
      "Paint and supplies",
    ]);
    expect(document.openQuestions).toBe(document.content.questions.length);
    for (const { id } of open) expect(document.content.questions.some(({ itemId }) => itemId === id)).toBe(true);
    expect(await wire(documentSchema, owner.get(`/api/documents/${document.id}`))).toEqual(document);
    const [session] = await app.deps.db.select().from(voiceSessions).where(eq(voiceSessions.documentId, document.id));
    expect(session?.transcription).toBe(WORDS);
    const events = await app.deps.db.select().from(documentEvents).where(eq(documentEvents.documentId, document.id));
    expect(events.map(({ kind, data }) => [kind, data])).toEqual([
      ["created", { generator: "estimator", templateId: PAINTING }],
    ]);
  });

  test("a price of the price list is offered, not filled in", async () => {
    const client = await app.account();
    await client.post("/api/services", { name: "Ceilings", fixedRate: 120 });
    const { document } = await use(client, PAINTING);
    const ceilings = document.content.items.find((item) => item.description === "Ceilings");
    const question = document.content.questions.find(({ itemId }) => itemId === ceilings?.id);
    expect(ceilings?.amount).toBeNull();
    expect(question?.choices?.[0]).toMatchObject({ label: "$120.00, your price list", change: { unitPrice: 120 } });
    expect(document.amount).toBe(1625);
  });

  test("a retry with the same key answers the first document, and counts once", async () => {
    const client = await app.account();
    const body = { templateId: PAINTING, customizations: { originalTranscription: WORDS } };
    const send = (sent: unknown) => client.post("/api/use-template", sent, { "idempotency-key": "retry" });
    const first = await wire(generatedSchema, send(body));
    expect((await wire(generatedSchema, send(body))).document.id).toBe(first.document.id);
    expect((await send({ ...body, templateId: "drywall" })).status).toBe(409);
    expect(await one(client, PAINTING)).toMatchObject({ usageCount: 1 });
  });

  test("usage and average follow what the account made, and what became of it", async () => {
    const client = await app.account();
    expect(await one(client, PAINTING)).toMatchObject({ usageCount: 0, averageAmount: null });
    const first = await use(client, PAINTING);
    const second = await use(client, PAINTING, "Paint two rooms at three hundred each, for Sam Field.");
    await use(client, "drywall");
    expect(await one(client, PAINTING)).toMatchObject({ usageCount: 2, averageAmount: 1112.5 });
    expect(await one(stranger, PAINTING)).toMatchObject({ usageCount: 0, averageAmount: null });
    await client.patch(`/api/documents/${first.document.id}`, { version: 1, content: { items: [] } });
    expect(await one(client, PAINTING)).toMatchObject({ usageCount: 2, averageAmount: 600 });
    await client.delete(`/api/documents/${second.document.id}`);
    expect(await one(client, PAINTING)).toMatchObject({ usageCount: 2, averageAmount: null });
  });

  test("a document written again keeps the lines of its template, until the template is gone", async () => {
    const client = await app.account();
    const template = await save(client);
    const { document } = await use(client, template.id);
    const again = () => wire(documentSchema, client.post(`/api/documents/${document.id}/regenerate`));
    const lines = (content: { items: readonly { description: string }[] }) =>
      content.items.map(({ description }) => description);
    expect(lines((await again()).content)).toEqual(lines(document.content));
    expect(lines(document.content)).toContain("Ceilings");
    expect(await one(client, template.id)).toMatchObject({ usageCount: 1 });
    await client.delete(`/api/templates/${template.id}`);
    expect(lines((await again()).content)).not.toContain("Ceilings");
  });

  test.each([
    [{ templateId: "" }, "templateId"],
    [{ templateId: PAINTING }, "customizations"],
    [{ templateId: PAINTING, customizations: {} }, "customizations.originalTranscription"],
    [{ templateId: PAINTING, customizations: { originalTranscription: WORDS, type: "poem" } }, "customizations.type"],
  ])("bad input names its field: %j", async (sent, path) => {
    const response = await owner.post("/api/use-template", sent);
    expect(response.status).toBe(422);
    expect((await refusal(response)).issues?.map((issue) => issue.path)).toContain(path);
  });

  test("a template that is not there, or is another account's, makes nothing", async () => {
    const { id } = await save(owner);
    for (const templateId of [id, "no-such-template"]) {
      const response = await stranger.post("/api/use-template", {
        templateId,
        customizations: { originalTranscription: WORDS },
      });
      expect(response.status).toBe(404);
    }
    expect(await (await stranger.get("/api/documents")).json()).toEqual([]);
  });

  test("an ended subscription makes nothing", async () => {
    const email = "ended-templates@example.com";
    const client = await app.account({ email });
    await app.deps.db.update(users).set({ subscriptionStatus: "canceled" }).where(eq(users.email, email));
    const response = await client.post("/api/use-template", {
      templateId: PAINTING,
      customizations: { originalTranscription: WORDS },
    });
    expect(response.status).toBe(402);
    expect(await (await client.get("/api/documents")).json()).toEqual([]);
  });
});

describe("templates of one's own", () => {
  test("are saved from a document, without its client, listed first, used, and deleted", async () => {
    const client = await app.account();
    const { document } = await use(client, PAINTING);
    const response = await client.post("/api/templates", {
      documentId: document.id,
      name: "Our rooms",
      description: "As we paint them.",
      tags: ["rooms"],
    });
    expect(response.status).toBe(201);
    const template = await wire(templateSchema, response);
    expect(template).toMatchObject({
      name: "Our rooms",
      description: "As we paint them.",
      tags: ["rooms"],
      category: "Painting",
      projectType: "Interior painting",
      isPublic: false,
      usageCount: 0,
      averageAmount: null,
    });
    expect(JSON.stringify(template)).not.toMatch(/Maria|Lopez/);
    expect((await list(client))[0]).toEqual(template);

    const made = await use(client, template.id, "Paint four bedrooms at five hundred each for Sam Field.");
    expect(made.document).toMatchObject({ amount: 2000, client: "Sam Field" });
    expect(JSON.stringify(made)).not.toMatch(/Maria|Lopez/);
    expect(await one(client, template.id)).toMatchObject({ usageCount: 1, averageAmount: 2000 });

    expect((await client.delete(`/api/templates/${template.id}`)).status).toBe(204);
    expect(await one(client, template.id)).toBeUndefined();
    expect((await client.get(`/api/documents/${made.document.id}`)).status).toBe(200);
  });

  test("another account neither sees nor deletes them, and saves none from another's document", async () => {
    const { id } = await save(owner);
    expect(await one(stranger, id)).toBeUndefined();
    expect((await stranger.delete(`/api/templates/${id}`)).status).toBe(404);
    expect(await one(owner, id)).toBeDefined();
    const { document } = await use(owner, PAINTING);
    const response = await stranger.post("/api/templates", { documentId: document.id, name: "Mine now" });
    expect(response.status).toBe(404);
  });

  test("are renamed, and say what they are for", async () => {
    const client = await app.account();
    const template = await save(client);
    const response = client.patch(`/api/templates/${template.id}`, { name: " Rooms ", description: "As we paint." });
    const renamed = { ...template, name: "Rooms", description: "As we paint." };
    expect(await wire(templateSchema, response)).toEqual(renamed);
    expect(await one(client, template.id)).toEqual(renamed);
    const refused = await client.patch(`/api/templates/${template.id}`, { name: " " });
    expect([refused.status, (await refusal(refused)).issues?.[0]?.path]).toEqual([422, "name"]);
    for (const [asker, id] of [
      [stranger, template.id],
      [client, PAINTING],
    ] as const)
      expect((await asker.patch(`/api/templates/${id}`, { name: "Mine" })).status).toBe(404);
    expect(await one(client, template.id)).toEqual(renamed);
  });

  test("that were deleted come back as they were for an hour, and to nobody else", async () => {
    const client = await app.account();
    const template = await save(client);
    await use(client, template.id);
    const before = await one(client, template.id);
    await client.delete(`/api/templates/${template.id}`);
    expect((await client.delete(`/api/templates/${template.id}`)).status).toBe(404);
    expect((await client.patch(`/api/templates/${template.id}`, { name: "x" })).status).toBe(404);
    expect((await stranger.post(`/api/templates/${template.id}/undelete`)).status).toBe(404);
    expect(await wire(templateSchema, client.post(`/api/templates/${template.id}/undelete`))).toEqual(before);
    expect(await one(client, template.id)).toEqual(before);

    await client.delete(`/api/templates/${template.id}`);
    await removeOldTemplates(app.deps);
    const later = { ...app.deps, now: () => new Date(app.deps.now().getTime() + 3_601_000) };
    expect((await client.post(`/api/templates/${template.id}/undelete`)).status).toBe(200);
    await client.delete(`/api/templates/${template.id}`);
    await removeOldTemplates(later);
    expect((await client.post(`/api/templates/${template.id}/undelete`)).status).toBe(404);
  });

  test("a public template is nobody's to delete", async () => {
    expect((await owner.delete(`/api/templates/${PAINTING}`)).status).toBe(404);
    expect(await one(owner, PAINTING)).toBeDefined();
  });

  test.each([
    [{ name: "x" }, "documentId"],
    [{ documentId: "some-id", name: " " }, "name"],
    [{ documentId: "some-id", name: "x".repeat(201) }, "name"],
    [{ documentId: "some-id", name: "x", tags: Array.from({ length: 11 }, (_, index) => `t${index}`) }, "tags"],
  ])("bad input names its field: %.60j", async (sent, path) => {
    const response = await owner.post("/api/templates", sent);
    expect(response.status).toBe(422);
    expect((await refusal(response)).issues?.[0]?.path).toBe(path);
  });
});

test.each([
  ["POST", "/api/template-recommendations", { transcription: WORDS }],
  ["POST", "/api/use-template", { templateId: PAINTING, customizations: { originalTranscription: WORDS } }],
  ["GET", "/api/templates", undefined],
  ["POST", "/api/templates", { documentId: "some-id", name: "x" }],
  ["PATCH", "/api/templates/some-id", { name: "x" }],
  ["DELETE", "/api/templates/some-id", undefined],
  ["POST", "/api/templates/some-id/undelete", undefined],
])("%s %s is 401 signed out", async (method, path, body) => {
  expect((await app.visitor().send(method, path, body)).status).toBe(401);
});
