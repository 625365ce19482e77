import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documents } from "#server/db/tables/documents.ts";
import { documentSchema, generatedSchema } from "#shared/documents/schema.ts";
import { settlementSchema } from "#shared/settlement/schema.ts";
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

const WORDS =
  "Quote for Maria Lopez. Interior painting, three bedrooms at four hundred fifty each and the hallway for two seventy five. Eight and a quarter percent tax, thirty percent deposit.";

async function accepted(words = WORDS) {
  const { document } = await wire(generatedSchema, owner.post("/api/generate-document", { transcription: words }));
  return patch(document, { status: "accepted" });
}
const patch = ({ id, version }: { id: string; version: number }, change: Record<string, unknown>) =>
  wire(documentSchema, owner.patch(`/api/documents/${id}`, { version, ...change }));
const settlementOf = (id: string) => wire(settlementSchema, owner.get(`/api/documents/${id}/settlement`));
const convert = (id: string, wish: Record<string, unknown>) => owner.post(`/api/documents/${id}/invoices`, wish);
const invoice = (id: string, wish: Record<string, unknown>) => wire(documentSchema, convert(id, wish));
const pay = (id: string, amount: number, more: Record<string, unknown> = {}) =>
  owner.post(`/api/documents/${id}/payments`, { amount, paidOn: "2026-11-21", method: "check", ...more });
const getDocument = (id: string) => wire(documentSchema, owner.get(`/api/documents/${id}`));

describe("an invoice of what was accepted", () => {
  test("takes all of it, says where it is from, and is due by its terms", async () => {
    const quote = await accepted();
    expect(quote.amount).toBe(1759.06);
    const made = await invoice(quote.id, { kind: "rest" });
    expect(made).toMatchObject({ type: "invoice", status: "draft", client: "Maria Lopez", amount: 1759.06 });
    expect(made.number).toMatch(/^I-/);
    expect(made.content).toMatchObject({
      description: `For quote ${quote.number}, accepted on Nov 21, 2026.`,
      tax: { percent: 8.25, amount: 134.06 },
      deposit: null,
      validUntil: "2026-12-21",
    });
    expect(await settlementOf(quote.id)).toMatchObject({
      bill: null,
      offer: { accepted: 1759.06, invoiced: 1759.06, left: 0, invoices: [{ number: made.number, kind: "all" }] },
    });
    expect(await settlementOf(made.id)).toMatchObject({
      offer: null,
      bill: { source: { id: quote.id, number: quote.number }, balance: 1759.06, dueOn: "2026-12-21", isOverdue: false },
    });
  });

  test("the deposit first, a line, then the rest: to the cent what was accepted, and nothing more", async () => {
    const quote = await accepted();
    const deposit = await invoice(quote.id, { kind: "deposit" });
    expect(deposit.amount).toBe(527.72);
    const line = quote.content.items.at(-1);
    const part = await invoice(quote.id, { kind: "lines", lines: [line?.id] });
    const rest = await invoice(quote.id, { kind: "rest" });
    expect(Math.round((deposit.amount + part.amount + rest.amount) * 100)).toBe(175_906);
    expect(rest.content.items.at(-1)).toMatchObject({
      description: `Deposit, invoiced with ${deposit.number}`,
      amount: -527.72,
    });
    expect(await refusal(convert(quote.id, { kind: "rest" }))).toMatchObject({
      code: "invalid",
      message: "All of the $1,759.06 that was accepted is invoiced.",
    });
  });

  test("takes no line twice and no more than is left, and says which field is wrong", async () => {
    const quote = await accepted();
    const lines = [quote.content.items[0]?.id];
    await invoice(quote.id, { kind: "lines", lines });
    expect((await refusal(convert(quote.id, { kind: "lines", lines }))).issues?.[0]?.path).toBe("lines");
    expect((await refusal(convert(quote.id, { kind: "lines", lines: ["nothing"] }))).issues?.[0]?.path).toBe("lines");
    expect((await refusal(convert(quote.id, { kind: "deposit", amount: 1500 }))).issues?.[0]?.path).toBe("amount");
    expect((await convert(quote.id, { kind: "deposit", amount: -5 })).status).toBe(422);
  });

  test("a press that comes twice makes one, and two at once never take too much", async () => {
    const quote = await accepted();
    const id = randomUUID();
    const [first, second] = await Promise.all(
      [1, 2].map(() => invoice(quote.id, { id, kind: "deposit", amount: 900 })),
    );
    expect(first?.id).toBe(second?.id);
    const answers = await Promise.all([1, 2].map(() => convert(quote.id, { kind: "rest" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await settlementOf(quote.id)).offer).toMatchObject({ invoiced: 1759.06, left: 0 });
  });

  test("is refused before the yes, for an invoice, to a stranger and to nobody", async () => {
    const { document } = await wire(generatedSchema, owner.post("/api/generate-document", { transcription: WORDS }));
    expect((await refusal(convert(document.id, { kind: "rest" }))).code).toBe("conflict");
    const quote = await accepted();
    const made = await invoice(quote.id, { kind: "rest" });
    expect((await refusal(convert(made.id, { kind: "rest" }))).code).toBe("conflict");
    for (const path of ["settlement", "invoices", "payments", "payments/x/void"]) {
      const at = `/api/documents/${quote.id}/${path}`;
      const body = path === "invoices" ? { kind: "rest" } : { amount: 1, paidOn: "2026-11-21", method: "cash" };
      const ask = (client: TestClient) => (path === "settlement" ? client.get(at) : client.post(at, body));
      expect((await ask(stranger)).status).toBe(404);
      expect((await ask(app.visitor())).status).toBe(401);
    }
  });
});

describe("after an invoice was made", () => {
  test("another one of the same client and total, made of nothing, is named beside it, from either side", async () => {
    const client = await app.account();
    const make = async (transcription: string, type: string) => {
      const body = { transcription, type };
      return (await wire(generatedSchema, client.post("/api/generate-document", body))).document;
    };
    const read = (id: string) => wire(settlementSchema, client.get(`/api/documents/${id}/settlement`));
    const said = "Two gates at two eighty five each.";
    const quote = await make(`For Maria Lopez. ${said}`, "quote");
    const dictated = await make(`For Maria Lopez. ${said}`, "invoice");
    await make(`For Sam Field. ${said}`, "invoice");
    await make("For Maria Lopez. Three gates at two eighty five each.", "invoice");
    await make(said, "invoice");
    expect((await read(dictated.id)).bill?.alike).toEqual([]); // nobody said yes to the quote
    await client.patch(`/api/documents/${quote.id}`, { version: quote.version, status: "accepted" });
    const named = { id: quote.id, number: quote.number, type: "quote", amount: 570 };
    expect((await read(dictated.id)).bill?.alike).toEqual([{ ...named, invoices: [] }]);
    const beside = { id: dictated.id, number: dictated.number, type: "invoice", amount: 570, invoices: [] };
    expect((await read(quote.id)).offer?.alike).toEqual([beside]);

    const made = await wire(documentSchema, client.post(`/api/documents/${quote.id}/invoices`, { kind: "rest" }));
    expect((await read(made.id)).bill?.alike).toEqual([]);
    expect((await read(dictated.id)).bill?.alike).toEqual([{ ...named, invoices: [made.number] }]);
    expect((await read(quote.id)).offer?.alike).toEqual([beside]);
    await client.delete(`/api/documents/${dictated.id}`);
    expect((await read(quote.id)).offer?.alike).toEqual([]);
  });

  test("it is not raised above what was accepted, and its source stays accepted", async () => {
    const quote = await accepted();
    const made = await invoice(quote.id, { kind: "rest" });
    const [first, ...others] = made.content.items;
    const items = [{ ...first, unitPrice: 999 }, ...others];
    const raised = owner.patch(`/api/documents/${made.id}`, { version: made.version, content: { items } });
    expect((await refusal(raised)).issues?.[0]?.path).toBe("content.amount");
    const back = owner.patch(`/api/documents/${quote.id}`, { version: quote.version, status: "pending" });
    expect(await refusal(back)).toMatchObject({ code: "conflict" });
    const lowered = await patch(made, { content: { items: [{ ...first, unitPrice: 400 }, ...others] } });
    expect(lowered.amount).toBeLessThan(made.amount);
    const rest = await invoice(quote.id, { kind: "rest" });
    expect(Math.round((lowered.amount + rest.amount) * 100)).toBe(175_906);
  });

  test("a deleted invoice frees what it took, and comes back only while that is free", async () => {
    const quote = await accepted();
    const made = await invoice(quote.id, { kind: "rest" });
    expect((await owner.delete(`/api/documents/${made.id}`)).status).toBe(204);
    const again = await invoice(quote.id, { kind: "rest" });
    expect(again.amount).toBe(1759.06);
    expect((await refusal(owner.post(`/api/documents/${made.id}/undelete`))).code).toBe("invalid");
    expect((await owner.get(`/api/documents/${made.id}`)).status).toBe(404);
    await owner.delete(`/api/documents/${again.id}`);
    expect((await owner.post(`/api/documents/${made.id}/undelete`)).status).toBe(200);
  });
});

describe("payments", () => {
  async function invoiced() {
    return invoice((await accepted()).id, { kind: "rest" });
  }

  test("in part and in full change the balance everywhere; a draft that is paid has gone out", async () => {
    const { id } = await invoiced();
    const first = await wire(settlementSchema, pay(id, 1000, { note: " Check 1182 " }));
    expect(first.bill).toMatchObject({ paid: 1000, balance: 759.06, payments: [{ amount: 1000, note: "Check 1182" }] });
    expect(await getDocument(id)).toMatchObject({ status: "pending", version: 1, content: { amountPaid: 1000 } });
    const second = await wire(settlementSchema, pay(id, 759.06, { method: "card" }));
    expect(second.bill).toMatchObject({ paid: 1759.06, balance: 0 });
    const [row] = await app.deps.db.select().from(documents).where(eq(documents.id, id));
    expect(row?.paidAmount).toBe("1759.06");
  });

  test("are voided and stay to be seen; voiding twice takes back once", async () => {
    const { id } = await invoiced();
    const { bill } = await wire(settlementSchema, pay(id, 100));
    const payment = bill?.payments[0]?.id ?? "";
    await pay(id, 50);
    for (let press = 0; press < 2; press += 1) {
      const after = await wire(settlementSchema, owner.post(`/api/documents/${id}/payments/${payment}/void`));
      expect(after.bill).toMatchObject({ paid: 50, balance: 1709.06 });
      const { payments = [] } = after.bill ?? {};
      expect(payments.filter(({ voidedAt }) => voidedAt !== null).map(({ id: voided }) => voided)).toEqual([payment]);
      expect(payments).toHaveLength(2);
    }
    expect((await owner.post(`/api/documents/${id}/payments/none/void`)).status).toBe(404);
  });

  test("that come twice count once, and never more than the balance", async () => {
    const { id } = await invoiced();
    const press = { id: randomUUID() };
    await Promise.all([pay(id, 500, press), pay(id, 500, press)]);
    expect((await settlementOf(id)).bill).toMatchObject({ paid: 500 });
    const answers = await Promise.all([pay(id, 1259.06), pay(id, 1259.06)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await settlementOf(id)).bill).toMatchObject({ balance: 0 });
  });

  test.each([
    ["amount", { amount: 0 }],
    ["amount", { amount: -3 }],
    ["amount", { amount: 5000 }],
    ["amount", { amount: 1.005 }],
    ["paidOn", { paidOn: "2026-13-01" }],
    ["paidOn", { paidOn: "2027-01-01" }],
    ["method", { method: "barter" }],
    ["note", { note: "x".repeat(501) }],
  ])("with a wrong %s are refused by name: %j", async (field, change) => {
    const { id } = await invoiced();
    const answer = await refusal(pay(id, 10, change));
    expect(answer).toMatchObject({ code: "invalid", issues: [{ path: field }] });
  });

  test("are kept by an edit, a restored version and a change of type", async () => {
    const { id, version } = await invoiced();
    await pay(id, 300);
    const less = owner.patch(`/api/documents/${id}`, { version, content: { amountPaid: 100 } });
    expect((await refusal(less)).issues?.[0]?.path).toBe("content.amountPaid");
    const renamed = await patch({ id, version }, { title: "Painting" });
    const restored = await wire(documentSchema, owner.post(`/api/documents/${id}/versions/1/restore`));
    expect(restored.content.amountPaid).toBe(300);
    expect(renamed.content.amountPaid).toBe(300);
    const changed = owner.patch(`/api/documents/${id}`, { version: restored.version, type: "quote" });
    expect((await refusal(changed)).code).toBe("conflict");
  });

  test("are for invoices alone", async () => {
    expect((await refusal(pay((await accepted()).id, 10))).code).toBe("conflict");
  });
});

test("terms say when an invoice is due: spoken, and changed", async () => {
  const words = "Invoice Ann Cole for painting the fence, nine hundred dollars, net fifteen.";
  const { document } = await wire(
    generatedSchema,
    owner.post("/api/generate-document", { transcription: words, type: "invoice" }),
  );
  expect(document.content.validUntil).toBe("2026-12-06");
  const changed = await patch(document, { content: { terms: ["Payment is due on receipt."] } });
  expect(changed.content.validUntil).toBe("2026-11-21");
  expect((await settlementOf(changed.id)).bill).toMatchObject({ dueOn: "2026-11-21", isOverdue: false });
});
