import { getTableColumns, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { schema } from "#server/db/schema.ts";
import { accountImportSchema, recordSchemas, sectionNames } from "#shared/account-data/schema.ts";
import { clientDetailsSchema, listedClientSchema } from "#shared/clients/schema.ts";
import { documentSchema, documentSummarySchema } from "#shared/documents/schema.ts";
import { profileSchema } from "#shared/profile/schema.ts";
import { serviceSchema } from "#shared/services/schema.ts";
import { themeSchema } from "#shared/themes/schema.ts";
import { templateSchema } from "#shared/templates/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const NOTHING = Object.fromEntries(sectionNames.map((name) => [name, []]));
const EMAIL = "kessler@example.com";
const WORDS = "Quote for Maria Lopez. Interior painting, three bedrooms at four hundred fifty each.";

const fileOf = async (client: TestClient) => (await client.get("/api/export")).text();
const importFile = (client: TestClient, file: string, query = "apply=true") =>
  wire(accountImportSchema, client.post(`/api/import?${query}`, file));
/** All of a file but whose it is and when it was made. */
const stateIn = (file: string): Record<string, unknown> => {
  const {
    exportedAt: _exportedAt,
    account: _account,
    ...rest
  } = z.record(z.string(), z.unknown()).parse(JSON.parse(file));
  return rest;
};
const added = (report: z.output<typeof accountImportSchema>) =>
  Object.fromEntries(report.sections.map(({ name, added: count }) => [name, count]));

async function logo(): Promise<string> {
  const bytes = await sharp({ create: { width: 900, height: 300, channels: 4, background: "#7a3b1d80" } })
    .webp()
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}

const generate = async (client: TestClient, type: string, transcription = WORDS) => {
  const answer = await client.post("/api/generate-document", { transcription, type });
  return wire(z.object({ document: documentSchema }), answer).then(({ document }) => document);
};

/** An account that holds something of everything. */
async function fullAccount(email = EMAIL): Promise<TestClient> {
  const client = await app.account({ email });
  const profile = { businessName: "Kessler Fence", email: "ray@kessler.example", teamSize: 3, phone: "555-0148" };
  await client.post("/api/business-profile", { ...profile, logoUrl: await logo() });
  await client.post("/api/services", { name: "Post mix, 60 lb", fixedRate: 7.85, category: "Materials" });
  await client.post("/api/services", { name: "Old price", hourlyRate: 65, isActive: false });
  await client.post("/api/themes", { name: "House", primaryColor: "#112233" });
  await client.post("/api/themes", { name: "Winter" });
  const quote = await generate(client, "quote");
  await client.patch(`/api/documents/${quote.id}`, { version: 1, title: "Painting, upstairs", status: "pending" });
  await client.patch(`/api/documents/${quote.id}`, { version: 2, client: "Maria Lopez-Cruz" });
  await generate(
    client,
    "invoice",
    "Invoice for Ben Achterberg. Gutter run, sixty six feet at eleven twenty five a foot.",
  );
  const gone = await generate(client, "invoice", "Invoice for Lena Ruiz. One site visit at ninety five.");
  await client.delete(`/api/documents/${gone.id}`);
  await client.post("/api/clients", { name: "Bob Henderson", email: "bob@example.com", notes: "Dog bites." });
  await client.post("/api/templates", { documentId: quote.id, name: "Bedrooms", tags: ["paint"] });
  return client;
}

test("an account that was deleted comes back whole into a new one", async () => {
  const before = await fullAccount();
  const file = await fileOf(before);
  await before.delete("/api/user/delete-account");
  const after = await app.account({ email: "kessler.again@example.com" });

  const preview = await importFile(after, file, "apply=false");
  expect(preview).toMatchObject({ applied: false, problems: [], renumbered: 0, differing: [] });
  expect(added(preview)).toMatchObject({ profile: 1, services: 2, themes: 2, templates: 1, documents: 2, versions: 2 });
  expect(stateIn(await fileOf(after))).toMatchObject({ documents: [], services: [] });

  expect(await importFile(after, file)).toEqual({ ...preview, applied: true });
  expect(stateIn(await fileOf(after))).toEqual(stateIn(file));

  const list = await wire(z.array(documentSummarySchema), after.get("/api/documents"));
  expect(list.map(({ number, title, status }) => [number, title, status])).toEqual([
    ["I-1001", expect.any(String), "draft"],
    ["Q-1001", "Painting, upstairs", "pending"],
  ]);
  expect((await after.get(`/api/documents/${list[1]?.id}/pdf`)).status).toBe(200);
  // Found, also when it is mistyped.
  expect(await (await after.get("/api/documents?q=paintnig%20upstiars")).json()).toHaveLength(1);
  expect((await generate(after, "invoice")).number).toBe("I-1003");
});

test("clients come back with what was written of them, their other names and their documents", async () => {
  const before = await fullAccount("clients@example.com");
  const listOf = (client: TestClient) => wire(z.array(listedClientSchema), client.get("/api/clients"));
  const idOf = async (client: TestClient, name: string) =>
    (await listOf(client)).find((one) => one.name === name)?.id ?? "";
  const bob = await idOf(before, "Bob Henderson");
  await before.post(`/api/clients/${bob}/merge`, { other: await idOf(before, "Ben Achterberg") });
  const after = await app.account();
  await after.post("/api/clients", { name: "bob henderson", phone: "555-0101" });
  const report = await importFile(after, await fileOf(before));
  expect(report.differing).toEqual(["Client Bob Henderson"]);
  expect((await listOf(after)).map(({ name, totals }) => [name, totals.documents]).toSorted()).toEqual([
    ["Lena Ruiz", 0],
    ["Maria Lopez-Cruz", 1],
    ["bob henderson", 1],
  ]);
  await importFile(after, await fileOf(before), "apply=true&differing=replace");
  const details = await wire(clientDetailsSchema, after.get(`/api/clients/${await idOf(after, "Bob Henderson")}`));
  expect(details).toMatchObject({
    email: "bob@example.com",
    notes: "Dog bites.",
    otherNames: [{ name: "Ben Achterberg" }],
  });
});

test("a template that was deleted a moment ago is no part of the file, and comes back from an older one", async () => {
  const client = await fullAccount("templates@example.com");
  const file = await fileOf(client);
  const [template] = await wire(z.array(templateSchema), client.get("/api/templates"));
  await client.delete(`/api/templates/${template?.id}`);
  expect(stateIn(await fileOf(client))).toMatchObject({ templates: [] });
  expect(added(await importFile(client, file))).toMatchObject({ templates: 1 });
  expect(stateIn(await fileOf(client))).toEqual(stateIn(file));
});

test("importing again changes nothing", async () => {
  const client = await fullAccount("again@example.com");
  const file = await fileOf(client);
  const report = await importFile(client, file, "apply=true&differing=replace");
  expect(Object.values(added(report)).every((count) => count === 0)).toBe(true);
  expect(report.differing).toEqual([]);
  expect(stateIn(await fileOf(client))).toEqual(stateIn(file));
});

describe("into an account that went on", () => {
  let client: TestClient;
  let file: string;
  beforeAll(async () => {
    client = await fullAccount("goes-on@example.com");
    file = await fileOf(client);
    const [quote] = (await wire(z.array(documentSummarySchema), client.get("/api/documents?type=quote"))) ?? [];
    await client.patch(`/api/documents/${quote?.id}`, { version: 3, title: "Changed since" });
    const services = await wire(z.array(serviceSchema), client.get("/api/services"));
    await client.put(`/api/services/${services.find(({ name }) => name !== "Old price")?.id}`, {
      name: "Renamed",
      fixedRate: 9,
    });
    await client.delete(`/api/services/${services.find(({ name }) => name === "Old price")?.id}`);
    await client.post("/api/business-profile", { businessName: "New name", email: "new@kessler.example" });
    await client.post("/api/services", { name: "New service" });
  });
  const names = async () =>
    (await wire(z.array(serviceSchema), client.get("/api/services"))).map(({ name }) => name).sort();
  const quote = async () => (await wire(z.array(documentSummarySchema), client.get("/api/documents?type=quote")))[0];

  test("what is gone comes back, and nothing that changed is overwritten", async () => {
    const report = await importFile(client, file);
    expect(report.differing).toEqual(["Business profile", "Post mix, 60 lb", "Q-1001 Painting, upstairs"]);
    expect(added(report)).toMatchObject({ profile: 0, services: 1, documents: 0, versions: 0 });
    expect(await names()).toEqual(["New service", "Old price", "Renamed"]);
    expect((await quote())?.title).toBe("Changed since");
    expect((await wire(profileSchema, client.get("/api/business-profile"))).businessName).toBe("New name");
  });

  test("and when the owner says so the file's state is taken, the other kept as a version", async () => {
    await importFile(client, file, "apply=true&differing=replace");
    expect(await names()).toEqual(["New service", "Old price", "Post mix, 60 lb"]);
    const now = await quote();
    expect(now?.title).toBe("Painting, upstairs");
    const versions = z.array(z.object({ title: z.string(), reason: z.string() }));
    const [last] = await wire(versions, client.get(`/api/documents/${now?.id}/versions`));
    expect(last).toMatchObject({ title: "Changed since", reason: "imported" });
    const again = await importFile(client, file, "apply=false");
    expect(again.differing).toEqual([]);
    expect((await client.patch(`/api/documents/${now?.id}`, { version: 5, title: "Goes on" })).status).toBe(200);
  });
});

test("in another's account the numbers that are taken are given anew, and a default theme stays", async () => {
  const file = await fileOf(await fullAccount("first@example.com"));
  const other = await app.account({ email: "second@example.com" });
  await generate(other, "quote");
  await other.post("/api/themes", { name: "Own" });
  expect((await importFile(other, file, "apply=false")).renumbered).toBe(1);
  await importFile(other, file);
  const numbers = (await wire(z.array(documentSummarySchema), other.get("/api/documents"))).map(({ number }) => number);
  expect(numbers.toSorted()).toEqual(["I-1001", "Q-1001", "Q-1002"]);
  const themes = await wire(z.array(themeSchema), other.get("/api/themes"));
  expect(themes.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(["Own"]);
  expect((await importFile(other, file)).differing).toEqual([]);
});

test("the file holds no secret, and no one else's rows", async () => {
  const client = await fullAccount("secret@example.com");
  const file = await fileOf(client);
  expect(file).not.toMatch(/argon2|hashedPassword|stripe|cus_|sub_|sess|referr/i);
  expect(file).not.toContain(client.cookie.split("=")[1]);
  expect(stateIn(await fileOf(await app.account()))).toMatchObject(NOTHING);
  expect((await app.visitor().get("/api/export")).status).toBe(401);
  expect((await app.visitor().post("/api/import", file)).status).toBe(401);
});

describe("a file that cannot be taken", () => {
  let file: string;
  let client: TestClient;
  beforeAll(async () => {
    file = await fileOf(await fullAccount("source@example.com"));
    client = await app.account();
  });
  test.each([
    [
      "text",
      () => "hello",
      "This is not a file that Bidspoke exported. Choose the .json file that you saved from these settings.",
    ],
    [
      "other JSON",
      () => '{"format":"other"}',
      "This is not a file that Bidspoke exported. Choose the .json file that you saved from these settings.",
    ],
    [
      "half of it",
      () => file.slice(0, -20),
      "The file ends before its end: it was not saved whole. Export it again, or choose another copy.",
    ],
    ["a cut record", () => file.replace('"Old price"', '"Old'), expect.stringMatching(/^Line \d+ cannot be read/)],
    ["more behind its end", () => `${file}{}`, expect.stringMatching(/^Line \d+ stands after the end/)],
  ])("%s is refused with a sentence", async (_name, text, message) => {
    const answer = await client.post("/api/import?apply=true", text());
    expect([answer.status, (await refusal(answer)).message]).toEqual([422, message]);
  });

  const broken: [string, () => string, string][] = [
    [
      "a rate of words",
      () => file.replace('"fixedRate":7.85', '"fixedRate":"much"'),
      "fixedRate: Invalid input: expected number, received string",
    ],
    [
      "a rate too exact",
      () => file.replace('"fixedRate":7.85', '"fixedRate":7.851'),
      "fixedRate: At most two decimals.",
    ],
    [
      "a logo that is none",
      () => file.replace(/data:image\/png;base64,[^"]+/, "data:image/png;base64,aGVsbG8="),
      "Please select an image file (PNG, JPG, etc.).",
    ],
    [
      "a number twice",
      () => file.replace('"number":"Q-1001"', '"number":"I-1001"'),
      "Another document of the file has the number I-1001 too.",
    ],
  ];
  test.each(broken)("%s is named, and nothing is imported", async (_name, text, message) => {
    const preview = await importFile(client, text(), "apply=false");
    expect(preview.problems.map((problem) => problem.message)).toEqual([message]);
    const answer = await client.post("/api/import?apply=true", text());
    expect(answer.status).toBe(422);
    expect(stateIn(await fileOf(client))).toMatchObject(NOTHING);
  });

  test("too many themes are too many", async () => {
    const line = /\n(\{[^\n]*"name":"Winter"[^\n]*\}|,\{[^\n]*"name":"Winter"[^\n]*\})/.exec(file)?.[1] ?? "";
    const many = Array.from({ length: 201 }, (_, index) =>
      line
        .replace(/^,?/, ",")
        .replace(/"id":"[^"]+"/, `"id":"01a1fd49-0000-7000-8000-${String(index).padStart(12, "0")}"`),
    );
    const preview = await importFile(client, file.replace(line, `${line}\n${many.join("\n")}`), "apply=false");
    expect(preview.problems).toEqual([
      { where: "themes", message: "An account holds at most 200 themes; with this file it would have 203." },
    ]);
  });

  test("sums and logos of the file are not believed", async () => {
    const lying = file
      .replace(/"amount":1350,"total_cost"/, '"amount":1,"total_cost"')
      .replace(/"total_cost":1350/g, '"total_cost":1');
    const taker = await app.account();
    await importFile(taker, lying);
    const list = await wire(z.array(documentSummarySchema), taker.get("/api/documents?type=quote"));
    expect(list[0]?.amount).toBe(1350);
  });
});

test("without a subscription a file can be looked at and made, and not imported", async () => {
  const client = await fullAccount("ended-file@example.com");
  const file = await fileOf(client);
  await app.deps.db.update(schema.users).set({ subscriptionStatus: "canceled" });
  expect((await client.get("/api/export")).status).toBe(200);
  expect((await client.post("/api/import", file)).status).toBe(200);
  expect((await client.post("/api/import?apply=true", file)).status).toBe(402);
  await app.deps.db.update(schema.users).set({ subscriptionStatus: "trialing" });
});

/** Tables of an account that are no part of its file, and columns that its records leave out, with the reasons. */
const LEFT_OUT: Record<string, string> = {
  documentSnapshots: "what was sent and signed proves something only where it happened",
  documentLinks: "secrets that were given to others",
  proofEvents: "what was sent and signed proves something only where it happened",
  followUps: "belongs to a sending",
  idempotencyKeys: "the tries of a moment",
  documentWords: "learned anew from the documents",
  mailPreferences: "asked anew of a new address",
  followUpSettings: "asked anew, as the other wishes about mail",
  accountTokens: "secrets of the sign-in",
  knownDevices: "part of the sign-in",
  externalIdentities: "part of the sign-in",
  subscriptions: "as the provider last said",
  invoices: "as the provider last said",
  billingEvents: "what happened to the subscription",
  refundRequests: "what happened to the subscription",
  referrals: "agreed with others, who may be gone",
  referralRewards: "given by the product, not made by the owner",
};
/** Of a document as it stands with its client; the file has its status. */
const OF_A_SENDING = [
  "clientId",
  "trade",
  "sentAt",
  "viewedAt",
  "sentSnapshotId",
  "signedSnapshotId",
  "validUntil",
  "dueOn",
  "paidAmount",
];
const DERIVED: Record<string, string[]> = {
  documents: ["title", "type", "client", "amount", "openQuestions", "deletedAt", "search", ...OF_A_SENDING],
  documentVersions: ["title", "type", "amount"],
  // A client is known by name, and what names are compared by follows from it.
  clients: ["id", "nameKey", "emailKey", "phoneKey", "mergedInto", "merge", "deletedAt", "search"],
  quoteTemplates: ["isPublic", "usageCount", "averageAmount", "deletedAt"],
};
const SECTION_OF: Record<string, keyof typeof recordSchemas> = {
  businessProfiles: "profile",
  services: "services",
  documentThemes: "themes",
  quoteTemplates: "templates",
  clients: "clients",
  documentCounters: "counters",
  documents: "documents",
  documentVersions: "versions",
  documentEvents: "events",
  voiceSessions: "words",
  documentPayments: "payments",
  documentConversions: "conversions",
};

test("every table of an account, and every column, is in the file or left out for a reason", () => {
  const forgotten: string[] = [];
  for (const [name, table] of Object.entries(schema)) {
    if (!is(table, PgTable)) continue;
    const columns = Object.keys(getTableColumns(table)).filter((column) => column !== "userId");
    const section = SECTION_OF[name];
    const isAccounts = "userId" in table && name !== "emailNotifications";
    if (isAccounts && !section && !LEFT_OUT[name]) forgotten.push(name);
    if (!section) continue;
    const known = new Set([...Object.keys(recordSchemas[section].shape), ...(DERIVED[name] ?? [])]);
    forgotten.push(...columns.filter((column) => !known.has(column)).map((column) => `${name}.${column}`));
  }
  expect(forgotten).toEqual([]);
});
