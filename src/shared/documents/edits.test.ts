import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { milliPercent, cents, thousandths } from "#shared/money.ts";
import { attributeEdits } from "./edits.ts";
import { answerQuestion } from "./questions.ts";
import { sampleContent, testLine } from "./refine/sample.test-data.ts";
import type { DocumentContent, LineItem } from "./schema.ts";
import type { Source } from "./source.ts";
import { calculateTotals, withTotals } from "./totals.ts";

const forged: Source = { kind: "spoken", start: 0, end: 4, text: "mine" };
const listed: Source = { kind: "catalogue", serviceId: "s1", name: "Hauling" };
const said: Source = { kind: "spoken", start: 10, end: 20, text: "half down" };
const guess: Source = { kind: "assumed", reason: "Eight hours a day." };

const before: DocumentContent = (() => {
  const sample = sampleContent({
    deposit: { percent: milliPercent(50_000), amount: cents(0) },
    sources: { deposit: said },
  });
  const [hauling] = sample.questions;
  const choices = [{ label: "$120.00", change: { unitPrice: cents(12_000) }, source: listed }];
  const items = sample.items.map((item) =>
    item.id === "i2" ? Object.assign(item, { sources: { ...item.sources, quantity: guess } }) : item,
  );
  const assumed = { id: "q9", text: "How many hours is a day?", itemId: "i2", field: "quantity" };
  return withTotals({
    ...sample,
    items,
    questions: [...(hauling ? [{ ...hauling, choices }] : []), ...sample.questions.slice(1), assumed],
  });
})();

/** The stored document with one line changed by a client. */
const changed = (id: string, change: Partial<LineItem>): DocumentContent => ({
  ...before,
  items: before.items.map((item) => (item.id === id ? Object.assign({}, item, change) : item)),
});
const lineAfter = (id: string, change: Partial<LineItem>) =>
  attributeEdits(before, changed(id, change)).items.find((item) => item.id === id);
const open = (after: DocumentContent) => attributeEdits(before, after).questions.map((question) => question.id);

describe("lines", () => {
  test("nothing changed, nothing marked", () => {
    expect(attributeEdits(before, before)).toEqual(before);
  });
  test("a price that was typed is edited, whatever the client says", () => {
    const line = lineAfter("i1", { unitPrice: cents(15_000), sources: { unitPrice: forged, amount: forged } });
    expect(line).toMatchObject({
      amount: 180_000,
      sources: { unitPrice: { kind: "edited" }, amount: { kind: "computed", from: "12 × $150.00" } },
    });
  });
  test("a source alone cannot be changed", () => {
    expect(lineAfter("i1", { sources: { unitPrice: listed } })?.sources).toEqual(before.items[0]?.sources);
  });
  test("a quantity that was typed is edited and the price keeps its words", () => {
    expect(lineAfter("i1", { quantity: thousandths(13_000) })?.sources).toMatchObject({
      quantity: { kind: "edited" },
      unitPrice: { kind: "spoken" },
      amount: { kind: "computed" },
    });
  });
  test("a lump sum that was typed is edited", () => {
    expect(lineAfter("i1", { unitPrice: null, amount: cents(99_000) })?.sources).toMatchObject({
      amount: { kind: "edited" },
    });
    expect(lineAfter("i1", { unitPrice: null, amount: cents(99_000) })?.sources.unitPrice).toBeUndefined();
  });
  test("a new line is typed from end to end", () => {
    const line = testLine("i8", "Permit", { sources: { unitPrice: forged, quantity: forged } });
    const after = attributeEdits(before, { ...before, items: [...before.items, line] });
    expect(after.items.at(-1)?.sources).toEqual({
      description: { kind: "edited" },
      quantity: { kind: "edited" },
      unitPrice: { kind: "edited" },
      amount: { kind: "edited" },
    });
  });
  test("a description that was typed is edited", () => {
    expect(lineAfter("i1", { description: "Duplex outlets" })?.sources.description).toEqual({ kind: "edited" });
  });
});

describe("questions", () => {
  test("a choice that the document offered keeps its source", () => {
    const after = attributeEdits(before, answerQuestion(before, "q1", { choice: 0 }));
    expect(after.items.at(-1)).toMatchObject({ unitPrice: 12_000, sources: { unitPrice: listed, amount: listed } });
    expect(after.questions.map((question) => question.id)).toEqual(["q2", "q3", "q9"]);
  });
  test("its source does not pass for another value", () => {
    const line = lineAfter("i7", { unitPrice: cents(11_900), sources: { unitPrice: listed } });
    expect(line?.sources.unitPrice).toEqual({ kind: "edited" });
  });
  test("a price that was said with what is counted keeps its words, whatever count is typed", () => {
    const choices = [50, 100].map((count) => ({
      label: String(count),
      change: { quantity: thousandths(count * 1000), unitPrice: cents(150) },
    }));
    const feet = { id: "q8", text: "How many feet at $1.50?", itemId: "i7", field: "quantity", source: said, choices };
    const stored = { ...before, questions: [...before.questions, feet] };
    const priceAfter = (after: DocumentContent) =>
      attributeEdits(stored, after).items.find(({ id }) => id === "i7")?.sources.unitPrice;
    expect(priceAfter(answerQuestion(stored, "q8", { choice: 1 }))).toEqual(said);
    const typed = answerQuestion(stored, "q8", { quantity: thousandths(37_000) });
    expect(priceAfter(typed)).toEqual(said);
    const dearer = typed.items.map((item) => (item.id === "i7" ? { ...item, unitPrice: cents(160) } : item));
    expect(priceAfter({ ...typed, items: dearer })).toEqual({ kind: "edited" });
  });
  test("a figure that is given now, or a line that went, takes its questions along", () => {
    expect(open(changed("i7", { unitPrice: cents(9900) }))).toEqual(["q2", "q3", "q9"]);
    expect(open(changed("i1", { quantity: thousandths(9000) }))).toEqual(["q1", "q2", "q9"]);
    expect(open({ ...before, items: before.items.slice(0, 6) })).toEqual(["q2", "q3", "q9"]);
    expect(open({ ...before, tax: { percent: milliPercent(5000), amount: cents(0) } })).toEqual(["q1", "q3", "q9"]);
  });
  test("a client can neither invent a question nor hush the one of a line without a price", () => {
    const invented = { id: "q77", text: "Send money?" };
    expect(open({ ...before, questions: [invented] })).toEqual(["q1"]);
  });
  test("what was assumed and looked at is assumed no more", () => {
    const after = attributeEdits(before, {
      ...before,
      questions: before.questions.filter((question) => question.id !== "q9"),
    });
    expect(after.items[1]?.sources.quantity).toEqual({ kind: "edited" });
  });
});

const sourcesOf = (change: Partial<DocumentContent>) => attributeEdits(before, { ...before, ...change }).sources;

describe("the document's own figures", () => {
  test.each<[string, Partial<DocumentContent>, string]>([
    ["discount", { discount: { percent: milliPercent(10_000), amount: cents(0) } }, "discount"],
    ["tax", { tax: { percent: milliPercent(8250), amount: cents(0) } }, "tax"],
    ["deposit", { deposit: { percent: milliPercent(40_000), amount: cents(0) } }, "deposit"],
    ["payment", { amountPaid: cents(5000) }, "amountPaid"],
    ["client", { client: "Dana" }, "client"],
    ["validity", { validUntil: "2027-01-01" }, "validUntil"],
  ])("a %s that was typed is edited", (_name, change, field) => {
    expect(sourcesOf({ ...change, sources: { [field]: forged } })[field]).toEqual({ kind: "edited" });
  });
  test("one that was left alone keeps its words, one that went has none", () => {
    expect(sourcesOf({ sources: {} })["deposit"]).toEqual(said);
    expect(sourcesOf({ deposit: null })["deposit"]).toBeUndefined();
    expect(sourcesOf({ sources: { invented: forged } })["invented"]).toBeUndefined();
  });
  test("the generator stays what it was", () => {
    expect(attributeEdits(before, { ...before, generator: { name: "someone", ms: 1 } }).generator).toEqual(
      before.generator,
    );
  });
});

test("whatever is sent: the sums agree, and no figure gains a source that the document did not hold", () => {
  const item = fc.record({
    id: fc.constantFrom("i1", "i2", "i3", "i7", "i9"),
    quantity: fc.nat({ max: 90_000 }),
    price: fc.option(fc.integer({ min: -9000, max: 90_000 })),
    lump: fc.option(fc.nat({ max: 90_000 })),
    forge: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.uniqueArray(item, { maxLength: 5, selector: (one) => one.id }), (lines) => {
      const items = lines.map(({ id, quantity, price, lump, forge }): LineItem => {
        const figures = {
          quantity: thousandths(quantity),
          unitPrice: price === null ? null : cents(price),
          amount: lump === null ? null : cents(lump),
        };
        return Object.assign(testLine(id, "Line"), figures, {
          sources: forge ? { quantity: forged, unitPrice: forged, amount: forged } : {},
        });
      });
      const after = attributeEdits(before, { ...before, items });
      const { balanceDue: _due, taxable: _taxable, ...totals } = calculateTotals(after);
      expect(after).toMatchObject(totals);
      for (const line of after.items)
        for (const source of Object.values(line.sources)) expect(source).not.toEqual(forged);
      for (const line of after.items) if (line.unitPrice !== null) expect(line.sources.unitPrice).toBeDefined();
    }),
  );
});

test("an address that is typed is no more the one of the client list", () => {
  const known: Source = { kind: "computed", from: "Your clients" };
  const contact = { email: null, phone: null, address: "12 Elm Street" };
  const stored = { ...before, contact, sources: { ...before.sources, "contact.address": known } };
  const typed = attributeEdits(stored, { ...stored, contact: { ...contact, address: "9 Oak Street" } });
  expect(typed.sources["contact.address"]).toBeUndefined();
  expect(typed.sources["address"]).toEqual({ kind: "edited" });
});

describe("a sum that was said", () => {
  const sums: Source = { kind: "spoken", start: 0, end: 4, text: "1980" };
  const summed: DocumentContent = {
    ...before,
    sources: { ...before.sources, amountPaid: said, amount: sums, balanceDue: sums },
  };
  const kept = ({ sources }: DocumentContent) => ["amount", "balanceDue"].filter((field) => field in sources);
  const priced = summed.items.map((item) => (item.id === "i1" ? { ...item, unitPrice: cents(15_000) } : item));

  test("stays while the lines make it", () => {
    expect(kept(attributeEdits(summed, { ...summed, title: "Another title" }))).toEqual(["amount", "balanceDue"]);
    expect(kept(withTotals(summed))).toEqual(["amount", "balanceDue"]);
  });
  test("goes when they make another, whoever changed them", () => {
    expect(kept(attributeEdits(summed, { ...summed, items: priced }))).toEqual([]);
    expect(kept(attributeEdits(summed, withTotals({ ...summed, items: priced })))).toEqual([]);
    expect(kept(withTotals({ ...summed, items: priced }))).toEqual([]);
  });
  test("and what is left to pay when something else was paid", () => {
    expect(kept(attributeEdits(summed, { ...summed, amountPaid: cents(500) }))).toEqual(["amount"]);
    const typed = { ...summed, amountPaid: cents(500), sources: { ...summed.sources, amountPaid: { kind: "edited" } } };
    expect(kept(withTotals(typed as DocumentContent))).toEqual(["amount"]);
  });
});
