import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { insightsSchema, monthAmountsSchema } from "#shared/insights/schema.ts";
import { clientTotalsSchema } from "#shared/clients/schema.ts";
import { documentSchema, generatedSchema } from "#shared/documents/schema.ts";
import { settlementSchema } from "#shared/settlement/schema.ts";
import { clientPageSchema, madeLinkSchema } from "#shared/sending/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";

const TODAY = "2026-11-21T12:00:00Z";
let now = new Date(TODAY);
let app: TestApp;
let owner: TestClient;
beforeAll(async () => {
  app = await testApp({ now: () => now });
  owner = await app.account();
});
afterEach(() => {
  now = new Date(TODAY);
});
afterAll(() => app.close());

const months = (client: TestClient, count: number) =>
  wire(z.array(monthAmountsSchema), client.get(`/api/insights/months?months=${count}`));

async function pending(transcription: string): Promise<void> {
  const { document } = await wire(generatedSchema, owner.post("/api/generate-document", { transcription }));
  const { id, version } = document;
  expect((await owner.patch(`/api/documents/${id}`, { version, status: "pending" })).status).toBe(200);
}

test("an account without documents has a row of zeros for each month", async () => {
  const rows = await months(await app.account(), 3);
  expect(rows.map(({ month }) => month)).toEqual(["2026-09", "2026-10", "2026-11"]);
  expect(rows[2]).toEqual({ month: "2026-11", quoted: 0, accepted: 0, invoiced: 0, collected: 0 });
});

test("what went out counts in its month, a draft and another account's does not", async () => {
  await pending("Quote for Maria Lopez. Paint the hallway for two seventy five.");
  await owner.post("/api/generate-document", {
    transcription: "Quote for Ann Cole. Paint the fence for nine hundred.",
  });
  expect((await months(owner, 1))[0]).toMatchObject({ month: "2026-11", quoted: 275, accepted: 0 });
  expect((await months(await app.account(), 1))[0]).toMatchObject({ quoted: 0 });
});

test.each(["/api/insights/months", "/api/insights"])("bad months and nobody are refused by %s", async (path) => {
  for (const count of ["0", "37", "all"])
    expect((await refusal(owner.get(`${path}?months=${count}`))).issues?.[0]?.path).toBe("months");
  expect((await app.visitor().get(path)).status).toBe(401);
});

const insights = (client: TestClient, count: number) =>
  wire(insightsSchema, client.get(`/api/insights?months=${count}`));

test("an account without anything sent is empty, and says zero everywhere", async () => {
  const client = await app.account();
  await client.post("/api/generate-document", { transcription: "Quote for Ann Cole. Paint the fence for ninety." });
  const figures = await insights(client, 12);
  expect(figures).toMatchObject({ isEmpty: true, offers: { sent: 0, hoursToAnswer: null }, declines: [], options: [] });
  expect(Object.values(figures.totals)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(figures.months).toHaveLength(12);
});

describe("a known history", () => {
  let client: TestClient;
  const at = (instant: string) => {
    now = new Date(instant);
  };
  const patch = (id: string, version: number, fields: Record<string, unknown>) =>
    wire(documentSchema, client.patch(`/api/documents/${id}`, { version, ...fields }));
  /** A document with these lines; the second is optional. */
  async function write(type: string, title: string, lines: [description: string, price: number][]) {
    const made = await wire(
      generatedSchema,
      client.post("/api/generate-document", { transcription: "Paint the hall for ten dollars.", type }),
    );
    const items = lines.map(([description, unitPrice], index) => ({
      ...made.document.content.items[0],
      id: `line ${index}`,
      description,
      quantity: 1,
      unitPrice,
      optional: index === 1,
    }));
    return patch(made.document.id, 1, { title, client: "Maria Lopez", content: { items, questions: [], tax: null } });
  }
  /** What a client opens: a link to the document as it is now. */
  async function send({ id, version }: { id: string; version: number }) {
    const { url } = await wire(madeLinkSchema, client.post(`/api/documents/${id}/links`, { version }));
    return (path: string, body: Record<string, unknown> = {}) =>
      app.visitor().post(`/api/shared/${url.split("/").at(-1)}/${path}`, body);
  }
  const signature = { kind: "typed", text: "Maria Lopez" };
  const yes = (amount: number, chosen: string[]) => ({ amount, chosen, name: "Maria", signature, consent: true });
  const HALL: [string, number][] = [
    ["Interior painting, three bedrooms", 1350],
    ["Paint the hallway", 275.25],
  ];

  beforeAll(async () => {
    client = await app.account();
    at("2026-09-10T08:00:00Z");
    const chosen = await write("quote", "Interior painting", HALL);
    const plain = await write("quote", "Interior painting", HALL);
    const [answer, other] = [await send(chosen), await send(plain)];
    at("2026-09-12T08:00:00Z");
    await answer("viewed");
    await wire(clientPageSchema, answer("accept", yes(1625.25, ["line 1"])));
    at("2026-09-13T08:00:00Z");
    await wire(clientPageSchema, other("accept", yes(1350, [])));

    at("2026-10-05T08:00:00Z");
    const decline = await send(await write("bid", "Cedar fence", [["Cedar fence and gate installation", 3800]]));
    at("2026-10-06T08:00:00Z");
    await wire(clientPageSchema, decline("decline", { name: "Maria", reason: "Too dear for us." }));
    at("2026-10-20T08:00:00Z");
    const byHand = await write("estimate", "Something", [["Things", 300]]);
    await patch(byHand.id, byHand.version, { status: "pending" });
    const paidAtFirst = await write("invoice", "Something", [["Things", 400]]);
    await patch(paidAtFirst.id, paidAtFirst.version, {
      status: "pending",
      content: { amountPaid: 150, validUntil: "2026-11-19" },
    });

    at("2026-11-01T08:00:00Z");
    const invoice = await wire(documentSchema, client.post(`/api/documents/${chosen.id}/invoices`, { kind: "rest" }));
    for (const [amount, paidOn] of [
      [1000.1, "2026-11-10"],
      [300, "2026-11-11"],
    ] as const) {
      at(`${paidOn}T08:00:00Z`);
      const paid = client.post(`/api/documents/${invoice.id}/payments`, { amount, paidOn, method: "check" });
      const { bill } = await wire(settlementSchema, paid);
      const mistake = bill?.payments.find((payment) => payment.amount === 300)?.id;
      if (mistake) await wire(settlementSchema, client.post(`/api/documents/${invoice.id}/payments/${mistake}/void`));
    }
    at("2026-11-15T08:00:00Z");
    await send(await write("quote", "New roof", [["Install architectural shingles", 12_000]]));
    const gone = await write("quote", "New roof", [["Install architectural shingles", 9_000]]);
    await send(gone);
    await client.delete(`/api/documents/${gone.id}`);
    await write("quote", "A draft", HALL);
    at(TODAY);
  });

  test("adds up by month and in all, to the cent, as the dashboard and the clients do", async () => {
    const figures = await insights(client, 3);
    expect(figures.months).toEqual([
      { month: "2026-09", quoted: 2975.25, accepted: 2975.25, invoiced: 0, collected: 0 },
      { month: "2026-10", quoted: 4100, accepted: 0, invoiced: 400, collected: 150 },
      { month: "2026-11", quoted: 12_000, accepted: 0, invoiced: 1625.25, collected: 1000.1 },
    ]);
    const totals = { quoted: 19_075.25, accepted: 2975.25, invoiced: 2025.25, outstanding: 875.15 };
    expect(figures.totals).toEqual({ ...totals, collected: 1150.1, overdue: 250 });
    expect(figures.months).toEqual(await months(client, 3));
    const [known] = await wire(z.array(z.object({ totals: clientTotalsSchema })), client.get("/api/clients"));
    expect(known?.totals).toMatchObject(totals);
  });

  test("says what became of what was sent, in all and by type, trade, size and month", async () => {
    const { offers, by, isEmpty } = await insights(client, 12);
    expect(isEmpty).toBe(false);
    expect(offers).toEqual({
      sent: 5,
      amount: 19_075.25,
      linked: 4,
      viewed: 1,
      accepted: 2,
      acceptedAmount: 2975.25,
      declined: 1,
      expired: 1,
      waiting: 1,
      hoursToAnswer: 48,
    });
    const brief = (groups: typeof by.type) => groups.map(({ name, sent, accepted }) => [name, sent, accepted]);
    expect(brief(by.type)).toEqual([
      ["Quote", 3, 2],
      ["Bid", 1, 0],
      ["Estimate", 1, 0],
    ]);
    expect(brief(by.trade)).toEqual([
      ["Painting", 2, 2],
      ["Other work", 1, 0],
      ["Fencing", 1, 0],

      ["Roofing", 1, 0],
    ]);
    expect(brief(by.size)).toEqual([
      ["Under $500", 1, 0],
      ["$500 to $2,000", 2, 2],
      ["$2,000 to $10,000", 1, 0],
      ["$10,000 and more", 1, 0],
    ]);
    expect(brief(by.month)).toEqual([
      ["September 2026", 2, 2],
      ["October 2026", 2, 0],
      ["November 2026", 1, 0],
    ]);
    expect(by.month.map(({ hoursToAnswer }) => hoursToAnswer)).toEqual([60, 24, null]);
    expect((await insights(client, 1)).offers).toMatchObject({ sent: 1, accepted: 0, waiting: 1 });
  });

  test("gives the reasons of those who declined, and what was chosen of the options", async () => {
    const { declines, options } = await insights(client, 12);
    expect(declines).toMatchObject([
      { title: "Cedar fence", amount: 3800, reason: "Too dear for us.", declinedAt: "2026-10-06T08:00:00.000Z" },
    ]);
    expect(options).toEqual([{ name: "Paint the hallway", offered: 2, chosen: 1, amount: 275.25 }]);
  });

  test("is of its own account alone", async () => {
    const other = await insights(await app.account(), 12);
    expect(other.isEmpty).toBe(true);
    expect(other.offers.sent).toBe(0);
  });
});
