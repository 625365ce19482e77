import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { documents } from "#server/db/tables/documents.ts";
import {
  documentCountsSchema,
  documentStates,
  documentStatuses,
  documentTypes,
  generatedSchema,
  listedDocumentSchema,
  type DocumentState,
} from "#shared/documents/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { wire, type TestClient } from "#test/client.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
let app: TestApp;
let owner: TestClient;
const days = ["2026-11-20", "2026-11-21", "2026-12-20"];

/** One document in every combination of what its states follow from. */
beforeAll(async () => {
  app = await testApp({ now: () => NOW });
  owner = await app.account();
  const transcription = "Quote for Dana Whitfield. Cedar fence, hundred foot at thirty eight a foot.";
  const { document } = await wire(generatedSchema, owner.post("/api/generate-document", { transcription }));
  const values = documentTypes.flatMap((type) =>
    documentStatuses.flatMap((status) =>
      days.flatMap((day) =>
        ["", "2026-11-20T12:00:00Z"].flatMap((viewed) =>
          ["", "0", "1000.25", "3800", "4000"].map((paid) => ({ type, status, day, viewed, paid })),
        ),
      ),
    ),
  );
  const column = (name: keyof (typeof values)[number]) => sql`${sql.param(values.map((value) => value[name]))}::text[]`;
  await app.deps.db.execute(sql`
    insert into documents (user_id, id, number, title, type, client, status, amount, content, created_at, viewed_at, due_on, paid_amount)
    select user_id, 'state ' || made.at, 'S-' || made.at, 'Made', made.type, client, made.status, 3800,
      jsonb_set(content, '{validUntil}', to_jsonb(made.day)), created_at, nullif(made.viewed, '')::timestamptz,
      case when made.type = 'invoice' then made.day::date end, nullif(made.paid, '')::numeric
    from documents, unnest(${column("type")}, ${column("status")}, ${column("day")}, ${column("viewed")}, ${column("paid")})
      with ordinality as made (type, status, day, viewed, paid, at)
    where id = ${document.id}`);
  await app.deps.db.delete(documents).where(eq(documents.id, document.id));
});
afterAll(() => app.close());

async function all(query: string) {
  const rows: z.input<typeof listedDocumentSchema>[] = [];
  for (let cursor = ""; rows.length < 2_000;) {
    const page = await owner.get(`/api/documents?limit=100&${query}${cursor && `&cursor=${cursor}`}`);
    rows.push(...(await wire(z.array(listedDocumentSchema), page)));
    const next = page.headers.get("next-cursor");
    if (next === null) return rows;
    cursor = next;
  }
  throw new Error("The list has no end.");
}

test.each(documentStates)("the filter %s finds the documents that say so, and no others", async (state) => {
  const expected = (await all("")).filter(({ states }) => states.includes(state)).map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(0);
  expect((await all(`state=${state}`)).map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
  const { states } = await wire(documentCountsSchema, owner.get("/api/documents/counts"));
  expect(states.find((one) => one.state === state)).toEqual({ state, count: expected.length, isMore: false });
});

test.each<[string, string, DocumentState[]]>([
  ["a quote that waits, past its day", "type=quote&status=pending", ["expired", "viewed"]],
  ["a draft", "status=draft&type=quote", []],
  ["a declined invoice", "status=declined&type=invoice", ["paid", "partly_paid"]],
  ["an issued invoice", "status=accepted&type=invoice", ["overdue", "paid", "partly_paid"]],
])("%s can be in these states alone", async (_what, query, states) => {
  expect([...new Set((await all(query)).flatMap((row) => row.states))].toSorted()).toEqual(states);
});

test("a state stands with a status, a type and words", async () => {
  expect(await all("state=paid&type=quote")).toEqual([]);
  expect((await all("state=overdue&status=pending&q=whitfield")).length).toBeGreaterThan(0);
  expect((await owner.get("/api/documents?state=lost")).status).toBe(422);
});

test("the documents of one client", async () => {
  const client = await app.account();
  const make = (name: string) =>
    client.post("/api/generate-document", { transcription: `Quote for ${name}. Paint for forty dollars.` });
  for (const name of ["Ann Long", "Ben Short", "Ann Long"]) await make(name);
  const [row] = await wire(z.array(z.object({ id: z.string() })), client.get("/api/clients?q=long"));
  const listed = await wire(z.array(listedDocumentSchema), client.get(`/api/documents?client=${row?.id}`));
  expect(listed.map(({ client: name }) => name)).toEqual(["Ann Long", "Ann Long"]);
  expect((await owner.get(`/api/documents?client=${row?.id}`)).status).toBe(404);
});
