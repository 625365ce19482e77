import { execFileSync } from "node:child_process";
import * as fc from "fast-check";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { centsFromDecimal } from "#server/db/money.ts";
import { documents } from "#server/db/tables/documents.ts";
import { documentPayments } from "#server/db/tables/money.ts";
import { documentContentSchema, documentSchema, type DocumentContent } from "#shared/documents/schema.ts";
import { calculateTotals } from "#shared/documents/totals.ts";
import { cents, centsFromDollars, dollarsFromCents, formatMoney, sum } from "#shared/money.ts";
import { acceptLines, choosableLines } from "#shared/sending/accept-lines.ts";
import { settlementSchema } from "#shared/settlement/schema.ts";
import { offers } from "#shared/settlement/sources.test-data.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { wire, type TestClient } from "#test/client.ts";
import { acceptance, look, makeQuote, send, tokenIn } from "#test/sent-quote.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** What an owner may do after the yes; numbers choose among what there is. */
type Step =
  | { do: "lines"; pick: number }
  | { do: "deposit"; amount: number }
  | { do: "rest" }
  | { do: "pay"; invoice: number; share: number }
  | { do: "void"; invoice: number }
  | { do: "lower"; invoice: number };
const nth = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("lines" as const), pick: fc.integer({ min: 1, max: 511 }) }),
  fc.record({ do: fc.constant("deposit" as const), amount: fc.integer({ min: 1, max: 90_000 }) }),
  fc.record({ do: fc.constant("rest" as const) }),
  fc.record({ do: fc.constant("pay" as const), invoice: nth, share: fc.integer({ min: 1, max: 120 }) }),
  fc.record({ do: fc.constant("void" as const), invoice: nth }),
  fc.record({ do: fc.constant("lower" as const), invoice: nth }),
);

const getDocument = async (owner: TestClient, id: string) =>
  documentSchema.decode(await wire(documentSchema, owner.get(`/api/documents/${id}`)));
const settlementOf = async (owner: TestClient, id: string) =>
  settlementSchema.decode(await wire(settlementSchema, owner.get(`/api/documents/${id}/settlement`)));

async function paperOf(asking: Promise<Response>): Promise<string> {
  const input = new Uint8Array(await (await asking).arrayBuffer());
  return execFileSync("pdftotext", ["-layout", "-", "-"], { input, encoding: "utf8" });
}
/** The amount of a row of sums on paper; a note may stand before it on the same line. */
const onPaper = (paper: string, label: string): string | undefined =>
  new RegExp(`(?:^|\\s)${label}\\s+(\\S+)\\s*$`, "m").exec(paper)?.[1];

/** One step over HTTP. What the server refuses changes nothing, which the sums below show. */
async function take(owner: TestClient, source: { id: string; lines: string[] }, one: Step): Promise<void> {
  const convert = (wish: object) => owner.post(`/api/documents/${source.id}/invoices`, wish);
  if (one.do === "rest") await convert({ kind: "rest" });
  else if (one.do === "deposit") await convert({ kind: "deposit", amount: dollarsFromCents(cents(one.amount)) });
  else if (one.do === "lines")
    await convert({ kind: "lines", lines: source.lines.filter((_, at) => one.pick & (1 << at)) });
  else {
    const { offer } = await settlementOf(owner, source.id);
    const invoice = offer?.invoices[one.invoice];
    if (!invoice) return;
    const at = `/api/documents/${invoice.id}`;
    if (one.do === "pay") {
      const amount = dollarsFromCents(cents(Math.round((invoice.amount * one.share) / 100)));
      await owner.post(`${at}/payments`, { amount, paidOn: new Date().toISOString().slice(0, 10), method: "check" });
    } else if (one.do === "void") {
      const { bill } = await settlementOf(owner, invoice.id);
      const payment = bill?.payments.find(({ voidedAt }) => voidedAt === null);
      if (payment) await owner.post(`${at}/payments/${payment.id}/void`);
    } else {
      const { version, content } = documentSchema.encode(await getDocument(owner, invoice.id));
      const items = content.items.map((item, index) =>
        index === 0 && item.unitPrice !== null ? { ...item, unitPrice: Math.floor(item.unitPrice / 2) } : item,
      );
      await owner.patch(at, { version, content: { items } });
    }
  }
}

async function sentAndAccepted(offered: DocumentContent, pick: number) {
  const { items, discount, tax, deposit } = documentContentSchema.encode(offered);
  const { owner, document, id, email } = await makeQuote(app, { items, discount, tax, deposit });
  const quote = documentSchema.decode(document);
  await send(owner, document, email);
  await app.runJobs();
  const mail = (await app.mails()).find(({ to }) => to === email);
  expect(mail?.text).toContain(`Total   ${formatMoney(quote.content.amount)}`);
  const chosen = choosableLines(quote.content)
    .filter((_, at) => pick & (1 << at))
    .map((line) => line.id);
  const expected = acceptLines(quote.content, chosen).amount;
  const token = tokenIn(mail?.text);
  const body = acceptance({ chosen, amount: dollarsFromCents(expected) });
  const answer = await app.visitor().post(`/api/shared/${token}/accept`, body);
  expect(answer.status).toBe(200);
  return { owner, id, token, expected };
}

/** Everything that says a sum of a document says the same: its columns, its content, the API, its paper. */
async function requireAgreement(owner: TestClient, id: string): Promise<void> {
  const { content, amount, type } = await getDocument(owner, id);
  const { amount: total, balanceDue } = calculateTotals(content);
  const [row] = await app.deps.db.select().from(documents).where(eq(documents.id, id));
  expect(amount).toBe(total);
  expect(centsFromDecimal(row?.amount ?? null)).toBe(total);
  const paper = await paperOf(owner.get(`/api/documents/${id}/pdf`));
  expect(onPaper(paper, "Total")).toBe(formatMoney(total));
  if (type !== "invoice") return;
  const payments = await app.deps.db.select().from(documentPayments).where(eq(documentPayments.documentId, id));
  const standing = payments.filter(({ voidedAt }) => voidedAt === null);
  const paid = sum(standing.map((payment) => centsFromDollars(Number(payment.amount))));
  expect(content.amountPaid).toBe(paid);
  expect(centsFromDecimal(row?.paidAmount ?? null)).toBe(paid);
  expect(onPaper(paper, "Balance due")).toBe(formatMoney(balanceDue));
  const { bill } = await settlementOf(owner, id);
  expect(bill).toMatchObject({ amount: total, paid, balance: balanceDue });
}

test("after any options, conversions, edits and payments screen, paper, mail and database agree on every sum", async () => {
  await fc.assert(
    fc.asyncProperty(offers, fc.nat(511), fc.array(step, { maxLength: 6 }), async (offered, pick, steps) => {
      fc.pre(offered.amount > 0);
      const { owner, id, token, expected } = await sentAndAccepted(offered, pick);
      const source = await getDocument(owner, id);
      const lines = source.content.items.filter(({ optional }) => !optional).map((line) => line.id);
      for (const one of steps) await take(owner, { id, lines }, one);

      await requireAgreement(owner, id);
      const page = await look(app, token);
      expect(centsFromDollars(page.document?.content.amount ?? 0)).toBe(expected);
      const certificate = await paperOf(app.visitor().get(`/api/shared/${token}/pdf`));
      expect(onPaper(certificate, "Accepted for")).toBe(formatMoney(expected));
      const { offer } = await settlementOf(owner, id);
      const invoices = offer?.invoices ?? [];
      for (const invoice of invoices) await requireAgreement(owner, invoice.id);
      const invoiced = sum(invoices.map(({ amount }) => amount));
      // An option with a price below zero may bring the whole below zero: then nothing is left to invoice.
      expect(offer).toMatchObject({ accepted: expected, invoiced, left: cents(Math.max(0, expected - invoiced)) });
      expect(invoiced).toBeLessThanOrEqual(Math.max(0, expected));
    }),
    { numRuns: 10 },
  );
}, 180_000);
