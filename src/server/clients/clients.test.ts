import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { eq } from "drizzle-orm";
import { clients as clientsTable } from "#server/db/tables/clients.ts";
import { documents } from "#server/db/tables/documents.ts";
import {
  clientDetailsSchema,
  clientSchema,
  knownClientSchema,
  listedClientSchema,
  type ClientDetails,
} from "#shared/clients/schema.ts";
import { documentSchema, generatedSchema } from "#shared/documents/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";

let app: TestApp;
let owner: TestClient;
let now = new Date();
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.account();
});

async function generate(transcription: string, type = "quote", client = owner) {
  now = new Date(now.getTime() + 1_000); // so that the order is known
  return (await wire(generatedSchema, client.post("/api/generate-document", { transcription, type }))).document;
}
const FENCE = "Cedar fence, hundred foot at thirty eight a foot.";
const patch = (id: string, version: number, fields: Record<string, unknown>) =>
  wire(documentSchema, owner.patch(`/api/documents/${id}`, { version, ...fields }));
/** A document for this client, written by hand: what the owner types is not left to the ear. */
async function written(client: string, contact: Record<string, string> = {}, type = "quote") {
  const { id } = await generate(FENCE, type);
  const full = { email: null, phone: null, address: null, ...contact };
  return patch(id, 1, { client, content: { contact: full } });
}
const list = (query = "", client = owner) => wire(z.array(listedClientSchema), client.get(`/api/clients?${query}`));
const names = async (query = "") => (await list(query)).map(({ name }) => name);
const details = (id: string) => wire(clientDetailsSchema, owner.get(`/api/clients/${id}`));
const only = async () => {
  const [client, ...others] = await list();
  expect(others).toEqual([]);
  return client?.id ?? "";
};
const clientOf = async (name: string) => (await list()).find((client) => client.name === name)?.id ?? "";

describe("a record", () => {
  test("is made with the document, with the contact that was said", async () => {
    await generate(`Quote for Dana Whitfield at 42 Oak Street, dana@example.com, 937 555 0148. ${FENCE}`);
    expect(await details(await only())).toMatchObject({
      name: "Dana Whitfield",
      email: "dana@example.com",
      totals: { documents: 1 },
      otherNames: [],
    });
    expect((await list())[0]).not.toHaveProperty("notes");
  });

  test("is one for all ways to write the name, and is not made without one", async () => {
    for (const name of ["the Hendersons", "Hendersons", "Henderson family", "HENDERSON"]) await written(name);
    await generate(FENCE);
    expect(await names()).toEqual(["the Hendersons"]);
    expect((await list())[0]?.totals.documents).toBe(4);
  });

  test.each([
    ["e-mail", { email: "Maria@Example.com" }, { email: "maria@example.com " }],
    ["telephone", { phone: "(937) 555-0148" }, { phone: "+1 937 555 0148" }],
  ])("is one for another name with the same %s, which can be separated", async (_what, first, second) => {
    await written("Maria Lopez", first);
    await written("Mrs. Lopez", second);
    const client = await details(await only());
    expect(client).toMatchObject({
      name: "Maria Lopez",
      totals: { documents: 2 },
      otherNames: [{ name: "Mrs. Lopez" }],
    });
    await owner.post(`/api/clients/${client.id}/separate`, { other: client.otherNames[0]?.id });
    expect((await names()).sort()).toEqual(["Maria Lopez", "Mrs. Lopez"]);
    // And it stays so: what the owner separated is not merged again.
    await written("Mrs. Lopez", second);
    expect((await details(await clientOf("Mrs. Lopez"))).totals.documents).toBe(2);
  });

  test("takes what it lacks from a later document, and keeps what it has", async () => {
    await written("Ann Long", { email: "ann@example.com" });
    await written("Ann Long", { email: "other@example.com", phone: "555-0101" });
    const id = await only();
    expect(await details(id)).toMatchObject({ email: "ann@example.com", phone: "555-0101" });
    await owner.patch(`/api/clients/${id}`, { phone: "555-0199" });
    await written("Ann Long", { phone: "555-0777", address: "9 Elm" });
    expect(await details(id)).toMatchObject({ phone: "555-0199", address: "9 Elm" });
  });

  test("follows a document whose client changes; one that came of a slip goes", async () => {
    const { id } = await written("Maria Lopes");
    await patch(id, 2, { client: "Maria Lopez" });
    expect(await names()).toEqual(["Maria Lopez"]);
    await patch(id, 3, { client: null });
    expect(await names()).toEqual([]);
  });

  test("that the owner wrote in stays without a document", async () => {
    const { id } = await written("Maria Lopes");
    await owner.patch(`/api/clients/${await only()}`, { notes: "Rings before noon." });
    await patch(id, 2, { client: "Kim Novak" });
    expect((await names()).sort()).toEqual(["Kim Novak", "Maria Lopes"]);
  });

  test("is made once by many at the same time, and once by a repeated request", async () => {
    const words = `Quote for Dana Whitfield. ${FENCE}`;
    const headers = { "idempotency-key": "the same" };
    await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        owner.post("/api/generate-document", { transcription: words, type: "quote" }, at < 3 ? headers : {}),
      ),
    );
    expect((await details(await only())).totals.documents).toBe(4);
  });

  test("of old documents is made when the list is first opened, and by a job", async () => {
    for (const name of ["Ann Long", "the Longs", "Ann Long"])
      await written(name, { email: `${name.length}@example.com` });
    await app.deps.db.delete(clientsTable);
    await app.deps.db.update(documents).set({ clientId: null });
    await app.runJob("clients.link");
    expect((await names()).sort()).toEqual(["Ann Long", "the Longs"]);
    await app.deps.db.delete(clientsTable);
    await app.deps.db.update(documents).set({ clientId: null });
    const first = await list();
    expect(first.map(({ name, totals }) => [name, totals.documents])).toEqual([
      ["Ann Long", 2],
      ["the Longs", 1],
    ]);
  });
});

describe("the list", () => {
  test("has those with the newest document first, page by page", async () => {
    for (const name of ["Ann Long", "Ben Short", "Cy Young", "Dee Old"]) await written(name);
    await written("Ann Long");
    const first = await owner.get("/api/clients?limit=3");
    expect((await wire(z.array(listedClientSchema), first)).map(({ name }) => name)).toEqual([
      "Ann Long",
      "Dee Old",
      "Cy Young",
    ]);
    expect(first.headers.get("total-count")).toBe("4");
    const rest = await owner.get(`/api/clients?limit=3&cursor=${first.headers.get("next-cursor")}`);
    expect((await wire(z.array(listedClientSchema), rest)).map(({ name }) => name)).toEqual(["Ben Short"]);
    expect(rest.headers.get("next-cursor")).toBeNull();
  });

  test.each([
    ["a beginning", "whit", ["Dana Whitfield"]],
    ["two letters swapped", "Whitfeild", ["Dana Whitfield"]],
    ["no accents", "muller", ["José Müller"]],
    ["an e-mail", "jose@mail", ["José Müller"]],
    ["a number by its digits", "9375550148", ["Dana Whitfield"]],
    ["a part of an address", "oak", ["Dana Whitfield"]],
    ["words of two clients: none", "dana müller", []],
    ["signs that mean something to the database", "' | ! :* \\", ["José Müller", "Dana Whitfield"]],
    ["nobody", "xylophone", []],
  ])("finds by %s", async (_what, q, found) => {
    await written("Dana Whitfield", { phone: "(937) 555-0148", address: "42 Oak Street" });
    await written("José Müller", { email: "jose@mail.example" });
    expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(found);
  });

  test("finds a client by another name of theirs, and marks what it found", async () => {
    await written("Maria Lopez", { email: "m@example.com" });
    await written("Casa Blanca Events", { email: "m@example.com" });
    expect(await names("q=blanca")).toEqual(["Maria Lopez"]);
    const [row] = await list("q=lopze");
    expect(row?.marks?.name).toEqual([{ start: 6, end: 11 }]);
  });

  test.each([["limit=101"], ["cursor=x"], [`q=${"x".repeat(201)}`]])("%s is refused", async (query) => {
    expect((await owner.get(`/api/clients?${query}`)).status).toBe(422);
  });
});

test("totals are of what was sent, accepted, invoiced and not yet paid", async () => {
  const draft = await written("Ann Long");
  const quote = await written("Ann Long");
  const accepted = await written("Ann Long", {}, "bid");
  const invoice = await written("Ann Long", {}, "invoice");
  const declined = await written("Ann Long", {}, "invoice");
  const gone = await written("Ann Long");
  await patch(quote.id, 2, { status: "pending" });
  await patch(gone.id, 2, { status: "pending" });
  await owner.delete(`/api/documents/${gone.id}`);
  await patch(accepted.id, 2, { status: "accepted" });
  await patch(invoice.id, 2, { status: "pending", content: { amountPaid: 800.5 } });
  await patch(declined.id, 2, { status: "declined" });
  await app.deps.db.update(documents).set({ paidAmount: "800.50" }).where(eq(documents.id, invoice.id));
  expect(draft.amount).toBe(3_800);
  expect((await details(await only())).totals).toEqual({
    documents: 5,
    quoted: 7_600,
    accepted: 3_800,
    invoiced: 3_800,
    outstanding: 2_999.5,
  });
});

describe("a client", () => {
  test("is added by hand, and changed", async () => {
    const made = await wire(clientSchema, owner.post("/api/clients", { name: " Ann Long ", phone: "555-0101" }));
    expect(made).toMatchObject({ name: "Ann Long", phone: "555-0101", email: null });
    const changed = await wire(
      clientSchema,
      owner.patch(`/api/clients/${made.id}`, { phone: "", notes: "Dog bites.", email: "ann@example.com" }),
    );
    expect(changed).toMatchObject({ name: "Ann Long", phone: null, notes: "Dog bites.", email: "ann@example.com" });
    await written("ann long");
    expect((await details(made.id)).totals.documents).toBe(1);
  });

  test("that gets another name is still known by the one before", async () => {
    await written("Lopez");
    const id = await only();
    await owner.patch(`/api/clients/${id}`, { name: "Maria Lopez-Cruz" });
    await written("the Lopez family");
    expect(await details(await only())).toMatchObject({
      id,
      name: "Maria Lopez-Cruz",
      totals: { documents: 2 },
      otherNames: [{ name: "Lopez" }],
    });
    // And back: the names change places.
    await owner.patch(`/api/clients/${id}`, { name: "Lopez" });
    expect(await details(await only())).toMatchObject({ name: "Lopez", otherNames: [{ name: "Maria Lopez-Cruz" }] });
  });

  test("cannot take the name of another", async () => {
    await written("Ann Long");
    await written("Ben Short");
    const answer = await owner.patch(`/api/clients/${await clientOf("Ben Short")}`, { name: "ann  LONG" });
    expect(answer.status).toBe(409);
    expect(await refusal(answer)).toMatchObject({ other: await clientOf("Ann Long"), issues: [{ path: "name" }] });
    expect((await owner.post("/api/clients", { name: "Ann Long" })).status).toBe(409);
  });

  test.each([
    [{ name: "" }, "name"],
    [{ name: "x".repeat(301) }, "name"],
    [{ email: "x".repeat(501) }, "email"],
    [{ notes: "x".repeat(5_001) }, "notes"],
    [{ phone: 5 }, "phone"],
  ])("with %j is refused", async (fields, path) => {
    const answer = await owner.post("/api/clients", { name: "Ann", ...fields });
    expect(answer.status).toBe(422);
    expect(await refusal(answer)).toMatchObject({ issues: [{ path }] });
  });

  test("shows who may be the same", async () => {
    await written("Ann Long", { phone: "555-0101" });
    await written("Ben Short");
    await owner.patch(`/api/clients/${await clientOf("Ben Short")}`, { phone: "555 0101" });
    expect((await details(await clientOf("Ann Long"))).alike).toEqual([
      { id: await clientOf("Ben Short"), name: "Ben Short", by: "phone" },
    ]);
  });
});

describe("a merge", () => {
  async function merged(): Promise<{ kept: ClientDetails; other: string }> {
    await written("Ben Short", { email: "ben@example.com", phone: "555-0202" });
    await written("Ann Long", { phone: "555-0101" });
    const [kept, other] = [await clientOf("Ann Long"), await clientOf("Ben Short")];
    await owner.patch(`/api/clients/${kept}`, { notes: "Gate code 12." });
    await owner.patch(`/api/clients/${other}`, { notes: "Pays late." });
    const answer = owner.post(`/api/clients/${kept}/merge`, { other });
    return { kept: clientDetailsSchema.decode(await wire(clientDetailsSchema, answer)), other };
  }

  test("leaves one client with the documents of both, who lacks nothing", async () => {
    const { kept, other } = await merged();
    expect(kept).toMatchObject({
      name: "Ann Long",
      email: "ben@example.com",
      phone: "555-0101",
      notes: "Gate code 12.\n\nPays late.",
      totals: { documents: 2 },
      otherNames: [{ id: other, name: "Ben Short" }],
    });
    await written("ben short");
    expect((await details(await only())).totals.documents).toBe(3);
    expect((await details(other)).id).toBe(kept.id);
  });

  test("is undone whole, with what was written since", async () => {
    const { kept, other } = await merged();
    await written("Ben Short");
    await owner.patch(`/api/clients/${kept.id}`, { notes: "Changed since." });
    await owner.post(`/api/clients/${kept.id}/separate`, { other });
    expect(await details(kept.id)).toMatchObject({ email: null, notes: "Changed since.", totals: { documents: 1 } });
    expect(await details(other)).toMatchObject({
      name: "Ben Short",
      email: "ben@example.com",
      notes: "Pays late.",
      totals: { documents: 2 },
    });
  });

  test("takes the other names along, and its undoing brings them back", async () => {
    const { kept, other } = await merged();
    await written("Cy Young");
    const third = await clientOf("Cy Young");
    await owner.post(`/api/clients/${third}/merge`, { other: kept.id });
    expect((await details(third)).otherNames).toHaveLength(2);
    await owner.post(`/api/clients/${third}/separate`, { other: kept.id });
    expect((await details(kept.id)).otherNames.map(({ id }) => id)).toEqual([other]);
    expect((await details(third)).otherNames).toEqual([]);
  });

  test("with itself, or of what is no other name, is refused", async () => {
    const { kept, other } = await merged();
    expect((await owner.post(`/api/clients/${kept.id}/merge`, { other })).status).toBe(409);
    expect((await owner.post(`/api/clients/${kept.id}/merge`, { other: kept.id })).status).toBe(409);
    expect((await owner.post(`/api/clients/${kept.id}/separate`, { other: kept.id })).status).toBe(404);
    expect((await owner.post(`/api/clients/${kept.id}/merge`, {})).status).toBe(422);
  });
});

describe("a deleted client", () => {
  test("is gone from everything but the documents, and comes back with its names", async () => {
    await written("Maria Lopez", { email: "m@example.com" });
    const document = await written("Mrs. Lopez", { email: "m@example.com" });
    const id = await only();
    expect((await owner.delete(`/api/clients/${id}`)).status).toBe(204);
    expect(await names()).toEqual([]);
    expect((await owner.get(`/api/clients/${id}`)).status).toBe(404);
    expect((await owner.delete(`/api/clients/${id}`)).status).toBe(404);
    expect((await wire(documentSchema, owner.get(`/api/documents/${document.id}`))).client).toBe("Mrs. Lopez");
    await app.runJob("clients.link"); // which makes no new one of its documents
    expect(await names()).toEqual([]);
    const back = await wire(clientDetailsSchema, owner.post(`/api/clients/${id}/undelete`));
    expect(back).toMatchObject({ name: "Maria Lopez", totals: { documents: 2 }, otherNames: [{ name: "Mrs. Lopez" }] });
  });

  test("gives way to one that a document made since", async () => {
    await written("Ann Long");
    const id = await only();
    await owner.delete(`/api/clients/${id}`);
    await written("Ann Long");
    expect((await owner.post(`/api/clients/${id}/undelete`)).status).toBe(409);
    expect((await details(await only())).totals.documents).toBe(1);
  });

  test("is removed for good after an hour", async () => {
    await written("Ann Long");
    const id = await only();
    await owner.delete(`/api/clients/${id}`);
    await app.runJob("clients.clean");
    now = new Date(now.getTime() + 3_601_000);
    expect(await app.deps.db.$count(clientsTable, eq(clientsTable.id, id))).toBe(1);
    await app.runJob("clients.clean");
    expect(await app.deps.db.$count(clientsTable, eq(clientsTable.id, id))).toBe(0);
    expect((await owner.post(`/api/clients/${id}/undelete`)).status).toBe(404);
  });
});

test("each account has its own, and visitors none", async () => {
  await written("Ann Long");
  const id = await only();
  const stranger = await app.account();
  expect(await list("", stranger)).toEqual([]);
  const calls: [string, string, unknown?][] = [
    ["GET", `/api/clients/${id}`],
    ["PATCH", `/api/clients/${id}`, { name: "Mine" }],
    ["DELETE", `/api/clients/${id}`],
    ["POST", `/api/clients/${id}/undelete`],
    ["POST", `/api/clients/${id}/merge`, { other: id }],
    ["POST", `/api/clients/${id}/separate`, { other: id }],
  ];
  for (const [method, path, body] of calls)
    expect([path, (await stranger.send(method, path, body)).status]).toEqual([path, 404]);
  for (const [method, path, body] of [...calls, ["GET", "/api/clients"], ["GET", "/api/clients/known"]] as typeof calls)
    expect([path, (await app.visitor().send(method, path, body)).status]).toEqual([path, 401]);
  // The same name in two accounts is two clients.
  await generate(`Quote for Ann Long. ${FENCE}`, "quote", stranger);
  expect((await list("", stranger))[0]?.id).not.toBe(id);
});

test("the known names are those of all records, each with its client's contact", async () => {
  await written("Maria Lopez", { email: "m@example.com" });
  await written("the Lopezes", { email: "m@example.com" });
  const known = await wire(z.array(knownClientSchema), owner.get("/api/clients/known"));
  expect(known.map(({ name, key, email }) => [name, key, email]).sort()).toEqual([
    ["Maria Lopez", "lopez", "m@example.com"],
    ["Maria Lopez", "marialopez", "m@example.com"],
  ]);
});

test("words for a family that is known fill in who that is and how to reach them", async () => {
  await owner.post("/api/clients", { name: "Bob Henderson", email: "bob@example.com", address: "42 Oak Street" });
  const { client, content } = await generate(`Quote for the Hendersons. ${FENCE}`);
  expect(client).toBe("Bob Henderson");
  expect(content.contact).toEqual({ email: "bob@example.com", phone: null, address: "42 Oak Street" });
  expect(content.sources["contact.email"]).toEqual({ kind: "computed", from: "Your clients" });
  expect((await details(await only())).totals.documents).toBe(1);
  const said = await generate(`Quote for Bob Henderson, new@example.com. ${FENCE}`);
  expect(said.content.contact).toMatchObject({ email: "new@example.com", address: "42 Oak Street" });
});
