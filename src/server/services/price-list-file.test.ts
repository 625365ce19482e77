import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { importReportSchema, serviceSchema } from "#shared/services/schema.ts";
import { storableText } from "#shared/text.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const IMPORT = "/api/services/import";
const EXPORT = "/api/services/export";
const list = (client: TestClient) => wire(z.array(serviceSchema), client.get("/api/services"));
const importFile = (client: TestClient, csv: string, apply = true) =>
  wire(importReportSchema, client.post(IMPORT, { csv, apply }));
const fieldsOf = ({
  id: _id,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...fields
}: z.input<typeof serviceSchema>) => fields;

test("a file is shown first, and changes the price list only when it is applied", async () => {
  const owner = await app.account();
  await owner.post("/api/services", { name: "Gate", fixedRate: 285, description: "Cedar" });
  await owner.post("/api/services", { name: "Site visit", fixedRate: 95 });
  const csv = "Name,Fixed rate\nGate,300\nSite visit,95\nHaul away,450\nStain,cheap\n";
  const preview = await importFile(owner, csv, false);
  expect(preview).toMatchObject({
    applied: false,
    added: [{ line: 4, before: null, after: { name: "Haul away", fixedRate: 450 } }],
    changed: [{ line: 2, before: { fixedRate: 285 }, after: { name: "Gate", fixedRate: 300, description: "Cedar" } }],
    same: 1,
    problems: [{ line: 5, message: "Fixed rate: Write an amount such as 1,200.50." }],
  });
  expect((await list(owner)).map(({ name, fixedRate }) => [name, fixedRate])).toEqual([
    ["Gate", 285],
    ["Site visit", 95],
  ]);

  expect(await importFile(owner, csv)).toEqual({ ...preview, applied: true });
  expect((await list(owner)).map(({ name, fixedRate }) => [name, fixedRate])).toEqual([
    ["Gate", 300],
    ["Haul away", 450],
    ["Site visit", 95],
  ]);
  expect(await importFile(owner, csv)).toMatchObject({ added: [], changed: [], same: 3 });
});

test("lines are those of the file, across cells of several lines, blank lines and any line ends", async () => {
  const owner = await app.account();
  const csv =
    '\uFEFFName;Description;Fixed rate\r\n"Gate";"two\r\nlines";1\r\n\r\n;no name;2\rStain;"a ""good"" one";x\n';
  const report = await importFile(owner, csv);
  expect(report.added.map(({ line, after }) => [line, after.description])).toEqual([[2, "two\nlines"]]);
  expect(report.problems.map(({ line }) => line)).toEqual([5, 6]);
});

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => `Gate ${index}\n`).join("");

test.each([
  ["nothing", "", "The file is empty."],
  ["blank lines", "\n\n", "The file is empty."],
  [
    "no names",
    "Price,Colour\n1,red\n",
    "The first line names the columns, and one of them is Name. Export your price list to see how it looks.",
  ],
  ["a column twice", "Name,Price,Fixed rate\nGate,1,2\n", "Two columns of the first line are Fixed rate."],
  [
    "an open quotation",
    'Name\n"Gate\nStain\n',
    "A quotation mark opens a cell that never ends, so the file cannot be read. Save it as CSV once more.",
  ],
  ["too many rows", `Name\n${rowsOf(2_001)}`, "A price list holds at most 2,000 services; this file has more rows."],
])("a file with %s is refused", async (_name, csv, message) => {
  const owner = await app.account();
  const answer = await owner.post(IMPORT, { csv, apply: true });
  expect([answer.status, (await refusal(answer)).message]).toEqual([422, message]);
});

test("a full price list takes no more, neither by file nor one by one", async () => {
  const owner = await app.account();
  expect((await importFile(owner, `Name\n${rowsOf(2_000)}`)).added).toHaveLength(2_000);
  expect((await refusal(owner.post(IMPORT, { csv: "Name\nOne more\n", apply: true }))).message).toBe(
    "A price list holds at most 2,000 services; with this file it would have 2,001.",
  );
  expect((await owner.post("/api/services", { name: "One more" })).status).toBe(409);
});

test("no cell of an exported file is a formula", async () => {
  const owner = await app.account();
  for (const name of ['=HYPERLINK("http://x.example","Gate")', "+1", "-1", "@SUM(A1)"])
    await owner.post("/api/services", { name, description: name, category: name, fixedRate: -5 });
  const answer = await owner.get(EXPORT);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="price-list.csv"');
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(await answer.text()).not.toMatch(/(^|,|")[=+\-@]/m);
});

/** Any text that a field of a service keeps, with the line ends that a file has. */
const text = fc
  .tuple(
    fc.constantFrom("", "=", "'", "'=", "-", '"', "@"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
  )
  .map(([start, rest]) =>
    storableText(start + rest)
      .slice(0, 100)
      .replace(/\r\n?/g, "\n")
      .trim(),
  )
  .filter((value) => value !== "");
const money = fc.option(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }).map((value) => value / 100));
const service = fc.record({
  name: text,
  description: fc.option(text),
  category: fc.option(text),
  hourlyRate: money,
  fixedRate: money,
  isActive: fc.boolean(),
});
const services = fc.uniqueArray(service, {
  selector: ({ name }) => name.replace(/\s+/g, " ").toLowerCase(),
  maxLength: 6,
});

test("what is exported comes back the same, into the same price list and into an empty one", async () => {
  await fc.assert(
    fc.asyncProperty(services, async (all) => {
      const [first, second] = [await app.account(), await app.account()];
      for (const one of all) expect((await first.post("/api/services", one)).status).toBe(201);
      const csv = await (await first.get(EXPORT)).text();
      expect(await importFile(first, csv)).toMatchObject({ added: [], changed: [], same: all.length, problems: [] });
      await importFile(second, csv);
      expect((await list(second)).map(fieldsOf)).toEqual((await list(first)).map(fieldsOf));
    }),
    { numRuns: 25 },
  );
});

test("signed out there is no file, neither way", async () => {
  expect((await app.visitor().get(EXPORT)).status).toBe(401);
  expect((await app.visitor().post(IMPORT, { csv: "Name\nGate\n" })).status).toBe(401);
});
