import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { documents, documentWords } from "#server/db/tables/documents.ts";
import {
  documentCountsSchema,
  generatedSchema,
  listedDocumentSchema,
  type DocumentCount,
} from "#shared/documents/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { wire, type TestClient } from "#test/client.ts";
import { removeDeletedDocuments } from "./service/delete.ts";

const listed = z.array(listedDocumentSchema);
let app: TestApp;
let owner: TestClient;
let now = new Date();
beforeAll(async () => {
  app = await testApp({ now: () => now });
  owner = await app.account();
  const stranger = await app.account();
  await generate(stranger, "Quote for Zed Unknown. Fence of the stranger for four hundred dollars.");
  for (const [words, type] of jobs) await generate(owner, words, type);
});
afterAll(() => app.close());

const jobs = [
  ["Quote for Dana Whitfield. Cedar fence, hundred foot at thirty eight a foot.", "quote"],
  ["Bid for José Müller's yard. Deck boards for nine hundred dollars.", "bid"],
  ["Quote for Maria Okafor. Bathroom tile, sixty square feet at twelve a foot. Haul the old one away.", "quote"],
  ["Invoice Ben Achterberg for six hours of fence repair at sixty five an hour.", "invoice"],
] as const;

async function generate(client: TestClient, transcription: string, type: string = "quote") {
  // Each a second after the one before, so that their order is known.
  now = new Date(now.getTime() + 1_000);
  const response = await client.post("/api/generate-document", { transcription, type });
  return (await wire(generatedSchema, response)).document;
}
const list = async (query: string, client = owner) => wire(listed, client.get(`/api/documents?${query}`));
const find = async (q: string, more = "") => {
  const rows = await list(`q=${encodeURIComponent(q)}${more}`);
  return rows.map(({ number }) => number);
};
const counts = async (query = "", client = owner) =>
  wire(documentCountsSchema, client.get(`/api/documents/counts?${query}`));
const sum = (entries: readonly DocumentCount[]) => entries.reduce((total, { count }) => total + count, 0);

describe("pages", () => {
  test("come newest first, without content, and lead on to the last document", async () => {
    const client = await app.account();
    for (let made = 0; made < 5; made += 1) await generate(client, `Quote number ${made}, paint for forty dollars.`);
    const first = await client.get("/api/documents?limit=3");
    const rows = await wire(listed, first);
    expect(rows.map((row) => row.number)).toEqual(["Q-1005", "Q-1004", "Q-1003"]);
    expect(Object.keys(rows[0] ?? {})).not.toContain("content");
    // Written between two pages: it is on neither, and nothing is skipped or shown twice.
    await generate(client, "Quote for a late one, paint for forty dollars.");
    const rest = await client.get(`/api/documents?limit=3&cursor=${first.headers.get("next-cursor")}`);
    expect((await wire(listed, rest)).map((row) => row.number)).toEqual(["Q-1002", "Q-1001"]);
    expect(rest.headers.get("next-cursor")).toBeNull();
  });

  test("lose nothing when all were made in the same instant", async () => {
    const client = await app.account();
    for (let made = 0; made < 5; made += 1) await generate(client, `Quote number ${made}, paint for forty dollars.`);
    await app.deps.db.update(documents).set({ createdAt: now }).where(eq(documents.title, "Paint"));
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page = await client.get(`/api/documents?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...(await wire(listed, page)).map(({ id }) => id));
      cursor = page.headers.get("next-cursor");
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });

  test("are narrowed by status and type", async () => {
    expect((await list("type=bid")).map(({ number }) => number)).toEqual(["B-1001"]);
    expect(await list("status=accepted")).toEqual([]);
    expect(await list("status=draft")).toHaveLength(jobs.length);
  });

  test("hold an excerpt of what was said", async () => {
    const client = await app.account();
    await generate(client, `Quote for Ann Long. ${"Paint the wall for forty dollars. ".repeat(100)}`);
    const [row] = await list("", client);
    expect(row?.transcription).toMatch(/^Quote for Ann Long\. .*…$/s);
    expect(row?.transcription?.length).toBeLessThan(250);
  });

  test.each([
    ["limit=5000", "limit"],
    ["cursor=nonsense", "cursor"],
    ["status=lost", "status"],
    [`q=${"x".repeat(201)}`, "q"],
  ])("%s is refused", async (query, path) => {
    const response = await owner.get(`/api/documents?${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ issues: [{ path }] });
  });
});

describe("search", () => {
  test.each([
    ["a title, client or number, whatever the case", "WHITFIELD", ["Q-1001"]],
    ["the beginning of a word", "achter", ["I-1001"]],
    ["words of the transcript", "haul", ["Q-1002"]],
    ["all words, in any order and field", "tile okafor", ["Q-1002"]],
    ["words that several have", "fence", ["I-1001", "Q-1001"]],
    ["a number as it is written", "b-1001", ["B-1001"]],
    ["a number by its digits", "1002", ["Q-1002"]],
    ["names without their accents", "jose muller", ["B-1001"]],
    ["names with other accents", "Jôsé", ["B-1001"]],
    ["a possessive", "müller's", ["B-1001"]],
    ["words that stand in different documents: none", "whitfield tile", []],
    ["what another account has: none", "stranger", []],
    ["what nobody has: none", "xylophone", []],
    [
      "signs that mean something to the database: none",
      "' & | ! :* \\ % _ ( )",
      ["I-1001", "Q-1002", "B-1001", "Q-1001"],
    ],
  ])("finds %s", async (_name, q, numbers) => {
    expect(await find(q)).toEqual(numbers);
  });

  test.each([
    ["two letters swapped", "Whitfeild", "Q-1001"],
    ["two letters swapped in the middle", "kafor", "Q-1002"],
    ["a letter too few", "bathrom", "Q-1002"],
    ["a letter too many", "ceddar", "Q-1001"],
    ["another letter", "Okafar", "Q-1002"],
    ["another first letter", "Pkafor", "Q-1002"],
    ["two mistakes in a long word", "Actherbreg", "I-1001"],
    ["a mistake in a word not yet typed to its end", "Whtfi", "Q-1001"],
    ["a mistake beside a right word", "okafor tlie", "Q-1002"],
  ])("forgives %s", async (_name, q, number) => {
    expect(await find(q)).toEqual([number]);
  });

  test("takes no number and no short word for a mistake", async () => {
    expect(await find("1009")).toEqual([]);
    expect(await find("dek")).toEqual([]);
  });

  test.each([
    ["with its comma", "3,800", ["Q-1001"]],
    ["plain", "3800", ["Q-1001"]],
    ["as money", "$3,800.00", ["Q-1001"]],
    ["beside a word", "fence $390", ["I-1001"]],
    ["beside a word that another document has: none", "tile 3,800", []],
    ["that nothing comes to: none", "3,801", []],
    ["of another account: none", "$400.00", []],
  ])("finds an amount %s", async (_name, q, numbers) => {
    expect(await find(q)).toEqual(numbers);
    expect(await find(q, "&in=names")).toEqual(numbers);
    expect(sum((await counts(`q=${encodeURIComponent(q)}`)).counts)).toBe(numbers.length);
  });

  test("finds what a document comes to now", async () => {
    const client = await app.account();
    const { id, content } = await generate(client, "Quote for Ann Long. Paint the wall for forty dollars.");
    const items = content.items.map((item) => ({ ...item, unitPrice: 1850, amount: 1850 }));
    await client.patch(`/api/documents/${id}`, { version: 1, content: { items } });
    expect(await list("q=1%2C850", client)).toHaveLength(1);
    expect(await list("q=40.00", client)).toHaveLength(0);
    await client.delete(`/api/documents/${id}`);
    expect(await list("q=1%2C850", client)).toHaveLength(0);
  });

  test("looks at the names alone when asked to", async () => {
    expect(await find("haul", "&in=names")).toEqual([]);
    expect(await find("okafor", "&in=names")).toEqual(["Q-1002"]);
  });

  test("marks what it found, also where it was mistyped", async () => {
    const [row] = await list("q=okafar%20haul");
    const marked = (text: string | null | undefined, ranges: { start: number; end: number }[] = []) =>
      ranges.map(({ start, end }) => text?.slice(start, end));
    expect(marked(row?.client, row?.marks?.client)).toEqual(["Okafor"]);
    expect(marked(row?.transcription, row?.marks?.transcription)).toEqual(["Okafor", "Haul"]);
    expect((await list(""))[0]?.marks).toBeUndefined();
  });

  test("shows the words around the first that it found", async () => {
    const client = await app.account();
    await generate(
      client,
      `Quote for Ann Long. ${"Paint the wall for forty dollars. ".repeat(40)} And a gazebo. ${"More. ".repeat(90)}`,
    );
    const [row] = await list("q=gazebo", client);
    const [mark] = row?.marks?.transcription ?? [];
    expect(row?.transcription?.slice(mark?.start, mark?.end)).toBe("gazebo");
  });

  test("knows what was changed, and no longer what it was", async () => {
    const client = await app.account();
    const { id } = await generate(client, "Quote for Ann Long. Paint the wall for forty dollars.");
    await client.patch(`/api/documents/${id}`, { version: 1, title: "Pergola", client: "Kim Novakova" });
    expect(await list("q=novakowa", client)).toHaveLength(1);
    expect(await list("q=pergola&in=names", client)).toHaveLength(1);
  });

  test("of a text without spaces knows its beginning", async () => {
    const client = await app.account();
    await generate(client, `Paint the wall for forty dollars ${"ab".repeat(3_000)}`);
    expect(await list(`q=${"ab".repeat(90)}`, client)).toHaveLength(1);
  });
});

describe("counts", () => {
  test("are by status and type, of all and of what a search finds", async () => {
    const all = await counts();
    expect(sum(all.counts)).toBe(jobs.length);
    const { counts: found, states } = await counts("q=fence");
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([
        { status: "draft", type: "quote", count: 1 },
        { status: "draft", type: "invoice", count: 1 },
      ]),
    );
    expect([all.states.length, states]).toEqual([5, []]);
  });

  test("are of one account, and for the signed in", async () => {
    expect(await counts("", await app.account())).toMatchObject({ counts: [], isMore: false });
    expect((await app.visitor().get("/api/documents/counts")).status).toBe(401);
    expect((await app.visitor().get("/api/documents")).status).toBe(401);
  });
});

describe("a deleted document", () => {
  async function deleted() {
    const client = await app.account();
    const kept = await generate(client, "Quote for Ann Long. Paint the wall for forty dollars.");
    const gone = await generate(client, "Quote for Quentin Zyla. Paint the shed for ninety dollars.");
    await client.patch(`/api/documents/${gone.id}`, { version: 1, status: "pending" });
    expect((await client.delete(`/api/documents/${gone.id}`)).status).toBe(204);
    return { client, kept, gone };
  }

  test("is in no list, search or count, and cannot be read or written", async () => {
    const { client, kept, gone } = await deleted();
    expect((await list("", client)).map(({ id }) => id)).toEqual([kept.id]);
    expect(await list("q=zyla", client)).toEqual([]);
    expect(sum((await counts("", client)).counts)).toBe(1);
    expect((await counts("q=zyla", client)).counts).toEqual([]);
    expect((await client.get(`/api/documents/${gone.id}`)).status).toBe(404);
    expect((await client.patch(`/api/documents/${gone.id}`, { version: 2, title: "Back" })).status).toBe(404);
    expect((await client.delete(`/api/documents/${gone.id}`)).status).toBe(404);
  });

  test("comes back as it was, once or twice the same", async () => {
    const { client, gone } = await deleted();
    for (let times = 0; times < 2; times += 1) {
      const response = await client.post(`/api/documents/${gone.id}/undelete`);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ number: gone.number, status: "pending", version: 2 });
    }
    expect(await list("q=zyla", client)).toHaveLength(1);
    expect(await (await client.get(`/api/documents/${gone.id}/versions`)).json()).toHaveLength(1);
  });

  test("is removed for good after an hour, with the words that only it had", async () => {
    const { client, kept, gone } = await deleted();
    const words = () =>
      app.deps.db
        .select({ word: documentWords.word })
        .from(documentWords)
        .innerJoin(documents, eq(documents.userId, documentWords.userId))
        .where(eq(documents.id, kept.id))
        .then((rows) => rows.map(({ word }) => word));
    now = new Date(now.getTime() + 3_590_000);
    await removeDeletedDocuments(app.deps);
    expect(await words()).toContain("zyla");
    now = new Date(now.getTime() + 20_000);
    await removeDeletedDocuments(app.deps);
    expect((await client.post(`/api/documents/${gone.id}/undelete`)).status).toBe(404);
    expect(await words()).not.toContain("zyla");
    expect(await words()).toContain("paint");
    expect(await list("", client)).toHaveLength(1);
  });
});
