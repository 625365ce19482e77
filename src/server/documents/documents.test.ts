import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, dayOf } from "#shared/dates.ts";
import { documentEvents, idempotencyKeys, voiceSessions } from "#server/db/tables/documents.ts";
import { z } from "zod";
import {
  documentContentSchema,
  documentSchema,
  generatedSchema,
  keptVersionSchema,
  refinedSchema,
} from "#shared/documents/schema.ts";
import { suggestionsSchema } from "#shared/documents/suggestions/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";

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

async function generate(client: TestClient = owner, transcription = WORDS, type = "quote") {
  const response = await client.post("/api/generate-document", { transcription, type, includeLogo: true });
  expect(response.status).toBe(201);
  return (await wire(generatedSchema, response)).document;
}

describe("generation", () => {
  test("turns words into a stored document whose figures name their words", async () => {
    const document = await generate();
    expect(document).toMatchObject({
      type: "quote",
      client: "Maria Lopez",
      amount: 1625,
      status: "draft",
      version: 1,
      transcription: WORDS,
    });
    expect(document.number).toMatch(/^Q-\d{4}$/);
    expect(document.content.validUntil).toBe(addDays(dayOf(new Date(document.createdAt)), 30));
    for (const item of document.content.items)
      for (const source of Object.values(item.sources))
        if (source?.kind === "spoken") expect(WORDS.slice(source.start, source.end)).toBe(source.text);
    const stored = await (await owner.get(`/api/documents/${document.id}`)).json();
    expect(stored).toEqual(document);
    const [session] = await app.deps.db.select().from(voiceSessions).where(eq(voiceSessions.documentId, document.id));
    expect(session?.transcription).toBe(WORDS);
  });

  test("a smart quote understands the type from the words", async () => {
    const response = await owner.post("/api/generate-contractor-quote", {
      transcription: "Invoice Brightside Dental for ten hours of consulting at ninety an hour.",
      includeLogo: false,
    });
    expect((await wire(generatedSchema, response)).document).toMatchObject({ type: "invoice", amount: 900 });
  });

  test("as events it reports progress, then the draft, then the document", async () => {
    const response = await owner.post(
      "/api/generate-document",
      { transcription: WORDS, type: "bid" },
      { accept: "text/event-stream" },
    );
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const events = (await response.text()).split("\n\n").flatMap((block) => {
      const [, name = "", data = ""] = /^event: (\w+)\ndata: (.*)$/m.exec(block) ?? [];
      return name ? [{ name, data: JSON.parse(data) }] : [];
    });
    const names = events.map((event) => event.name);
    expect(names.indexOf("progress")).toBe(0);
    expect(names.indexOf("draft")).toBeGreaterThan(0);
    expect(names.at(-1)).toBe("done");
    expect(events.at(-1)?.data.document).toMatchObject({ type: "bid", amount: 1625 });
    const percents = events.filter((event) => event.name === "progress").map((event) => event.data.percent);
    expect(percents).toEqual(percents.toSorted((a: number, b: number) => a - b));
  });

  test("a retry with the same key answers the first document, also when both come at once", async () => {
    const send = () =>
      owner.post("/api/generate-document", { transcription: WORDS, type: "quote" }, { "idempotency-key": "retry-1" });
    const [one, two] = await Promise.all([send(), send()]);
    const three = await send();
    const ids = await Promise.all(
      [one, two, three].map(async (response) => (await wire(generatedSchema, response)).document.id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await app.deps.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, "retry-1"))).toHaveLength(1);
    const other = await owner.post(
      "/api/generate-document",
      { transcription: `${WORDS} And more.`, type: "quote" },
      { "idempotency-key": "retry-1" },
    );
    expect(other.status).toBe(409);
  });

  test("numbers run on per type, without gaps, under concurrent callers", async () => {
    const client = await app.account();
    const made = await Promise.all(Array.from({ length: 8 }, () => generate(client, WORDS, "invoice")));
    expect(made.map((document) => document.number).toSorted()).toEqual(
      Array.from({ length: 8 }, (_, index) => `I-${1001 + index}`),
    );
    expect((await generate(client, WORDS, "estimate")).number).toBe("E-1001");
  });

  test("prices come from the price list, and the business from the profile", async () => {
    const client = await app.account();
    await client.post("/api/services", { name: "Drain cleaning", fixedRate: 189, category: "Plumbing" });
    await client.post("/api/business-profile", { businessName: "Kessler Plumbing", email: "ray@kessler.example" });
    const document = await generate(client, "Drain cleaning for Mister Alvarez, nothing else.");
    expect(document).toMatchObject({ amount: 189 });
    const sources = document.content.items[0]?.sources;
    expect(sources?.unitPrice ?? sources?.amount).toMatchObject({ kind: "catalogue", name: "Drain cleaning" });
    expect(document.content.businessInfo).toMatchObject({ businessName: "Kessler Plumbing" });
  });

  test.each([
    [
      "too short",
      { transcription: "  short  " },
      422,
      "Please record a longer message with more details about your project.",
    ],
    ["too long", { transcription: "a".repeat(20_001) }, 422, "A transcript is at most 20,000 characters."],
    ["an unknown type", { transcription: WORDS, type: "poem" }, 422, ""],
    ["no transcript", {}, 422, ""],
    ["malformed JSON", "{", 400, "The request body is not valid JSON."],
    [
      "a body over the limit",
      { transcription: WORDS, padding: "x".repeat(1_000_001) },
      413,
      "A request is at most 1 MB.",
    ],
  ])("%s is refused in words", async (_name, sent, status, message) => {
    const response = await owner.post("/api/generate-document", sent);
    expect(response.status).toBe(status);
    const answer = await refusal(response);
    if (message) expect(answer.message).toBe(message);
    expect(answer.code).toBeTruthy();
  });

  test("a transcript of 20,000 characters is a document", async () => {
    const long = `${WORDS} `.repeat(200).slice(0, 20_000);
    const document = await generate(owner, long);
    expect(document.content.items.length).toBeGreaterThan(0);
  });
});

describe("saving", () => {
  test("computes the sums again and marks what the user typed", async () => {
    const { id, content, version } = await generate();
    const [first, ...others] = content.items;
    const response = await owner.patch(`/api/documents/${id}`, {
      version,
      title: "Painting",
      content: { items: [{ ...first, unitPrice: 500, amount: 1 }, ...others], amount: 7 },
    });
    expect(response.status).toBe(200);
    const saved = await wire(documentSchema, response);
    expect(saved).toMatchObject({ title: "Painting", amount: 1775, version: 2 });
    expect(saved.content.items[0]?.amount).toBe(1500);
    expect(saved.content.items[0]?.sources.unitPrice).toEqual({ kind: "edited" });
    expect(saved.content.items[0]?.sources.quantity).toMatchObject({ kind: "spoken" });
  });

  test("tells a count and a line that went in the texts too, and leaves what was written beside them", async () => {
    const words =
      "Install 6 recessed lights at 95 each. Install 2 dimmer switches at 40 each. Patch the ceiling for 150.";
    const { id, content } = await generate(owner, words);
    const told = () => [...content.scope, content.description].join("\n");
    expect(told()).toMatch(/6 recessed lights[\s\S]*dimmer[\s\S]*6 recessed lights[\s\S]*dimmer/);
    const [lights, , ceiling] = content.items;
    const items = [{ ...lights, quantity: 4 }, ceiling];
    const scope = ["Bring 6 recessed lights", ...content.scope];
    const saved = await wire(
      documentSchema,
      owner.patch(`/api/documents/${id}`, { version: 1, content: { items, scope } }),
    );
    expect(saved.content.scope).toEqual(["Bring 6 recessed lights", "Install 4 recessed lights", "Patch the ceiling"]);
    expect(saved.content.description).toMatch(/4 recessed lights/);
    expect(saved.content.description).not.toMatch(/dimmer|6/);
    const restored = await wire(documentSchema, owner.post(`/api/documents/${id}/versions/1/restore`));
    expect(restored.content).toMatchObject({ scope: content.scope, description: content.description });
  });

  test("keeps the tax of a city to its three decimals", async () => {
    const { id, version } = await generate();
    const tax = { percent: 8.875, amount: 0 };
    expect((await owner.patch(`/api/documents/${id}`, { version, content: { tax } })).status).toBe(200);
    expect(await (await owner.get(`/api/documents/${id}`)).json()).toMatchObject({
      amount: 1769.22,
      content: { tax: { percent: 8.875, amount: 144.22 } },
    });
  });

  test("a stale save answers both versions and loses nothing", async () => {
    const { id } = await generate();
    await owner.patch(`/api/documents/${id}`, { version: 1, title: "First" });
    const response = await owner.patch(`/api/documents/${id}`, { version: 1, title: "Second" });
    expect(response.status).toBe(409);
    expect(await refusal(response)).toMatchObject({
      code: "conflict",
      current: { title: "First", version: 2 },
      yours: { title: "Second", version: 1 },
    });
    expect(await (await owner.get(`/api/documents/${id}`)).json()).toMatchObject({ title: "First" });
  });

  test("keeps the version before, which can be restored", async () => {
    const before = await generate();
    await owner.patch(`/api/documents/${before.id}`, { version: 1, title: "Changed", content: { items: [] } });
    const versions = await (await owner.get(`/api/documents/${before.id}/versions`)).json();
    expect(versions).toMatchObject([{ version: 1, title: before.title, amount: 1625, reason: "edited" }]);
    const kept = await wire(keptVersionSchema, owner.get(`/api/documents/${before.id}/versions/1`));
    expect(kept).toMatchObject({ version: 1, title: before.title, content: { items: before.content.items } });
    expect((await owner.get(`/api/documents/${before.id}/versions/9`)).status).toBe(404);
    expect((await owner.get(`/api/documents/${before.id}/versions/first`)).status).toBe(422);
    const restored = await (await owner.post(`/api/documents/${before.id}/versions/1/restore`)).json();
    expect(restored).toMatchObject({ title: before.title, amount: 1625, version: 3 });
    expect((await owner.post(`/api/documents/${before.id}/versions/9/restore`)).status).toBe(404);
  });

  test("a change of type that is taken back gives the number back", async () => {
    const { id, number } = await generate();
    const say = (instructions: string) => owner.post(`/api/documents/${id}/refine`, { instructions });
    const numberNow = async () => (await wire(documentSchema, owner.get(`/api/documents/${id}`))).number;
    await say("make this an invoice");
    const asInvoice = await numberNow();
    expect(asInvoice).toMatch(/^I-/);
    await owner.post(`/api/documents/${id}/versions/1/restore`);
    expect(await numberNow()).toBe(number);
    await say("make this an invoice");
    expect(await numberNow()).toBe(asInvoice);
    expect((await generate()).number).not.toBe(number);
  });

  test("a change of status is an event with its actor", async () => {
    const { id } = await generate();
    await owner.patch(`/api/documents/${id}`, { version: 1, status: "pending" });
    const events = await app.deps.db.select().from(documentEvents).where(eq(documentEvents.documentId, id));
    expect(events.map((event) => [event.kind, event.data])).toContainEqual([
      "status",
      { from: "draft", to: "pending" },
    ]);
    expect(events.every((event) => event.actor === event.userId)).toBe(true);
  });

  test("another type takes a number of that type", async () => {
    const { id } = await generate();
    const saved = await wire(documentSchema, owner.patch(`/api/documents/${id}`, { version: 1, type: "bid" }));
    expect(saved.number).toMatch(/^B-/);
    expect(saved.content.quote_type).toBe("bid");
  });

  test.each([
    ["no version", { title: "x" }, "version"],
    ["an empty title", { version: 1, title: " " }, "title"],
    [
      "a field over 5,000 characters",
      { version: 1, content: { description: "x".repeat(5_001) } },
      "content.description",
    ],
    ["a price with three decimals", { version: 1, content: { amountPaid: 1.005 } }, "content.amountPaid"],
    [
      "a tax with four decimals",
      { version: 1, content: { tax: { percent: 8.8755, amount: 0 } } },
      "content.tax.percent",
    ],
    [
      "too many lines",
      {
        version: 1,
        content: {
          items: Array.from({ length: 501 }, (_, index) => ({
            id: `i${index}`,
            description: "",
            quantity: 1,
            unit: null,
            unitPrice: 1,
            amount: 1,
            category: "service",
            optional: false,
            sources: {},
          })),
        },
      },
      "content.items",
    ],
    [
      "an amount beyond decimal(10,2)",
      {
        version: 1,
        content: {
          items: [
            {
              id: "a",
              description: "",
              quantity: 9_000_000,
              unit: null,
              unitPrice: 90_000,
              amount: null,
              category: "service",
              optional: false,
              sources: {},
            },
          ],
        },
      },
      "content.items.0.amount",
    ],
  ])("%s is refused, naming the field", async (_name, change, path) => {
    const { id } = await generate();
    const response = await owner.patch(`/api/documents/${id}`, change);
    expect(response.status).toBe(422);
    expect((await refusal(response)).issues?.[0]?.path).toBe(path);
  });
});

describe("refining", () => {
  test("tells what a share comes to after all that was asked, and not before the last line went", async () => {
    const { id } = await generate();
    const instructions = "take 10% off and remove the hallway";
    const { document, changes } = await wire(
      refinedSchema,
      owner.post(`/api/documents/${id}/refine`, { instructions }),
    );
    expect(document.content.discount?.amount).toBe(135);
    expect(changes[0]).toEqual({ label: "Discount", before: "None", after: "10% ($135.00)" });
  });

  test("does what it understands, and says what it does not", async () => {
    const { id } = await generate();
    const response = await owner.post(`/api/documents/${id}/refine`, { instructions: "add ten percent off" });
    const { document, changes } = await wire(refinedSchema, response);
    expect(changes).toHaveLength(1);
    expect(document).toMatchObject({
      amount: 1462.5,
      version: 2,
      content: { discount: { percent: 10, amount: 162.5 } },
    });
    const lost = await wire(
      refinedSchema,
      owner.post(`/api/documents/${id}/refine`, { instructions: "purple monkey dishwasher" }),
    );
    expect(lost).toMatchObject({ changes: [], document: { version: 2 } });
    expect(lost.notUnderstood).toHaveLength(1);
    const { advice } = await wire(
      refinedSchema,
      owner.post(`/api/documents/${id}/refine`, { instructions: "round it to fourteen hundred" }),
    );
    expect(advice.map(({ text }) => text)).toEqual([
      "The total follows from the lines. With “a discount of $225.00” it is $1,400.00.",
    ]);
  });

  test("polishes content that it is given without storing it", async () => {
    const { id, content } = await generate();
    const response = await owner.post(`/api/documents/${id}/refine`, {
      content: { ...content, title: "  painting   the house " },
      title: "x",
      amount: "1625",
    });
    expect((await wire(z.object({ refinedContent: documentContentSchema }), response)).refinedContent.title).toBe(
      "Painting the house",
    );
    expect(await (await owner.get(`/api/documents/${id}`)).json()).toMatchObject({ version: 1 });
  });

  test.each([[""], ["x".repeat(4_001)]])("refuses instructions that are empty or too long", async (instructions) => {
    const { id } = await generate();
    expect((await owner.post(`/api/documents/${id}/refine`, { instructions })).status).toBe(422);
  });
});

test("regenerating takes today's price list and keeps the version before", async () => {
  const client = await app.account();
  const before = await generate(client, "Drain cleaning for Mister Alvarez, nothing else.");
  expect(before.amount).toBe(0);
  await client.post("/api/services", { name: "Drain cleaning", fixedRate: 189, category: "Plumbing" });
  const after = await (await client.post(`/api/documents/${before.id}/regenerate`)).json();
  expect(after).toMatchObject({ amount: 189, version: 2, number: before.number });
  expect(await (await client.get(`/api/documents/${before.id}/versions`)).json()).toMatchObject([
    { version: 1, reason: "regenerated" },
  ]);
});

test("suggestions look at the real document", async () => {
  const { id } = await generate();
  const { suggestions } = await wire(suggestionsSchema, owner.get(`/api/documents/${id}/suggestions`));
  expect(suggestions.length).toBeGreaterThan(0);
  expect(Object.keys(suggestions[0] ?? {}).toSorted()).toEqual([
    "category",
    "description",
    "id",
    "operations",
    "priority",
    "rationale",
    "suggestedChange",
    "title",
  ]);
});

test("the tax of this account's newest document that has one is suggested, and another account's not", async () => {
  const [taxing, other] = [await app.account(), await app.account()];
  const suggested = async (client: TestClient) => {
    const { id } = await generate(client, "Quote for Dana Whitfield. Two gates at ninety each.");
    const { suggestions } = await wire(suggestionsSchema, client.get(`/api/documents/${id}/suggestions`));
    return suggestions.find((each) => each.id === "tax")?.suggestedChange;
  };
  expect(await suggested(taxing)).toMatch(/^Add the sales tax, or/);
  await generate(taxing, "Quote for Tom Becker. Two gates at ninety each, plus seven percent tax.");
  await generate(taxing, "Quote for Tom Becker. Two gates at ninety each, plus 8.25 percent tax.");
  expect(await suggested(taxing)).toBe("Add 8.25% sales tax.");
  expect(await suggested(other)).toMatch(/^Add the sales tax, or/);
});

test("a rate far from what this account's clients accepted is told, and from another account's not", async () => {
  const fence = (price: number) => `Quote for Dana Whitfield. Hundred foot of cedar fence at $${price} a foot.`;
  const accepted = await generate(owner, fence(40));
  const { status } = await owner.patch(`/api/documents/${accepted.id}`, { version: 1, status: "accepted" });
  expect(status).toBe(200);
  const titles = async (client: TestClient) => {
    const { id } = await generate(client, fence(25));
    const { suggestions } = await wire(suggestionsSchema, client.get(`/api/documents/${id}/suggestions`));
    return suggestions.map(({ description }) => description);
  };
  expect(await titles(owner)).toContain("$25.00 is 38% below the $40.00 of your accepted work.");
  expect((await titles(stranger)).join()).not.toContain("accepted work");
});

test("a document deleted is gone, its words are not", async () => {
  const { id } = await generate();
  expect((await owner.delete(`/api/documents/${id}`)).status).toBe(204);
  expect((await owner.get(`/api/documents/${id}`)).status).toBe(404);
  const [session] = await app.deps.db.select().from(voiceSessions).where(eq(voiceSessions.documentId, id));
  expect(session?.transcription).toBe(WORDS);
});

const routes: [string, string, unknown?][] = [
  ["GET", ""],
  ["PATCH", "", { version: 1, title: "Mine now" }],
  ["DELETE", ""],
  ["POST", "/refine", { instructions: "add ten percent off" }],
  ["POST", "/regenerate"],
  ["GET", "/versions"],
  ["GET", "/versions/1"],
  ["POST", "/versions/1/restore"],
  ["GET", "/suggestions"],
  ["GET", "/pdf"],
  ["POST", "/undelete"],
];

describe("a document is its owner's alone", () => {
  test.each(routes)("%s %s is 404 for another account and 401 signed out", async (method, path, body) => {
    const { id } = await generate();
    expect((await stranger.send(method, `/api/documents/${id}${path}`, body)).status).toBe(404);
    expect((await app.visitor().send(method, `/api/documents/${id}${path}`, body)).status).toBe(401);
    expect(await (await owner.get(`/api/documents/${id}`)).json()).toMatchObject({ version: 1 });
  });
});
