import { describe, expect, test } from "vitest";
import { milliPercent, cents, thousandths } from "#shared/money.ts";
import { refineContext, sampleContent, testLine } from "./refine/sample.test-data.ts";
import { applyOperations } from "./refine/apply.ts";
import type { DocumentContent, DocumentType } from "./schema.ts";
import { suggest } from "./suggestions.ts";
import { namedParts } from "./suggestions/lump-sum.ts";
import { suggestionSchema } from "./suggestions/schema.ts";
import { calculateTotals, withTotals } from "./totals.ts";

const accepted = [
  { description: "Cedar fence", unit: "ft", unitPrice: cents(5_000) },
  { description: "Cedar fence", unit: "ft", unitPrice: cents(4_100) },
  { description: "Cedar fence", unit: "ft", unitPrice: cents(4_000) },
  { description: "Gate", unit: "each", unitPrice: cents(30_000) },
];
const context = (type: DocumentType = "quote") => ({
  catalogue: refineContext.catalogue,
  accepted,
  usualTax: null,
  type,
  today: "2026-11-21" as const,
});
const contact = { email: "tom@example.com", phone: null, address: null };
const businessInfo = {
  businessName: "Becker & Sons",
  email: "us@example.com",
  phone: "555 0100",
  address: null,
  website: null,
  logoUrl: null,
};

/** A document to which nothing is left to say. */
const complete = sampleContent({
  contact,
  businessInfo,
  items: [
    testLine("i1", "Install new cedar fence along the yard", { quantity: thousandths(10_000), unit: "ft", price: 40 }),
    testLine("i2", "Haul away", { price: 120 }),
  ],
  scope: ["Install the new cedar fence", "Haul away the old one"],
  discount: null,
  tax: { percent: milliPercent(8000), amount: cents(0) },
  questions: [],
  validUntil: "2026-12-21",
  sources: { validUntil: { kind: "edited" } },
});
const content = (change: Partial<DocumentContent>) => withTotals({ ...complete, ...change });
const ids = (change: Partial<DocumentContent>, type: DocumentType = "quote") =>
  suggest(content(change), context(type)).map((suggestion) => suggestion.id);

test("a complete document needs nothing", () => {
  expect(ids({})).toEqual([]);
});

test.each<[string, Partial<DocumentContent>, string]>([
  ["no client", { client: null }, "client"],
  ["no way to reach the client", { contact: null }, "client-contact"],
  ["no lines", { items: [] }, "lines"],
  ["a line without a price", { items: [...complete.items, testLine("i3", "Gate", { price: null })] }, "unpriced-lines"],
  ["no terms", { terms: [] }, "terms"],
  ["terms without a payment", { terms: ["Permits are not included."] }, "payment-terms"],
  [
    "a large job without a deposit",
    { items: [...complete.items, testLine("i3", "Gates", { price: 5000 })] },
    "deposit",
  ],
  ["one lump sum", { items: [testLine("i1", "Fence", { price: 1800 })] }, "lump-sum"],
  [
    "a rate far from the catalogue",
    { items: [...complete.items, testLine("i3", "Drain cleaning", { price: 99 })] },
    "rate-i3",
  ],
  [
    "a rate far from what was accepted",
    { items: [...complete.items, testLine("i3", "Gates", { quantity: thousandths(2000), unit: "each", price: 150 })] },
    "rate-i3",
  ],
  ["no validity said", { sources: {} }, "validity"],
  ["a validity that has gone by", { validUntil: "2026-11-20" }, "validity-over"],
  ["no timeline", { timeline: "" }, "timeline"],
  ["no tax said", { tax: null }, "tax"],
  ["an unclear scope", { scope: [] }, "scope"],
  [
    "an open question",
    { questions: [{ id: "q1", text: "How many feet?", itemId: "i1", field: "quantity" }] },
    "questions",
  ],
  ["no contact of the business", { businessInfo: null }, "business-contact"],
])("%s", (_name, change, id) => {
  expect(ids(change)).toContain(id);
});

test.each([
  "You can venmo us when it looks good to you.",
  "A third with the order and the rest when the fire's lit.",
  "Half down, half when it's hung.",
  "Net 15.",
  "You leave a check on the counter each visit.",
])("a payment in the user's own words needs no other: %s", (term) =>
  expect(ids({ terms: [term] })).not.toContain("payment-terms"),
);

test.each(["The rest of the yard stays as it is.", "Check the paint before it is ordered."])(
  "no payment is agreed by: %s",
  (term) => expect(ids({ terms: [term] })).toContain("payment-terms"),
);

describe("what was perhaps said beside the work", () => {
  const job_description = "Fence, $400. The gate could go to a welder.";
  const kept = (change: Partial<DocumentContent> = {}) =>
    suggest(content({ job_description, ...change }), context()).filter(({ id }) => id.startsWith("said-"));

  test("is offered where it stands nowhere on the document, and put into its terms in one press", () => {
    const [first] = kept();
    expect(first?.suggestedChange).toMatch(/^Add it to the (?:terms|scope of work)\.$/);
    const [operation] = first?.operations ?? [];
    expect(operation?.op).toBe("add_entry");
    const { content: after } = applyOperations(content({ job_description }), first?.operations ?? []);
    const said = operation?.op === "add_entry" ? operation.text : "";
    expect(said).not.toBe("");
    expect([...after.terms, ...after.scope]).toContain(said);
    expect(kept({ terms: after.terms, scope: after.scope }).map(({ id }) => id)).not.toContain(first?.id);
  });

  test("is not where it stands there in other words", () => {
    const notes = "The gate goes to a welder.";
    expect(kept({ notes })).toEqual([]);
  });
});

test("an invoice asks for no deposit and no timeline", () => {
  const bare = {
    timeline: "",
    sources: {},
    validUntil: "2026-01-01",
    items: [...complete.items, testLine("i3", "Gates", { price: 5000 })],
  };
  expect(ids(bare, "invoice")).toEqual([]);
});

test("the most important come first, each says what to do, and the ids are stable", () => {
  const poor = content({
    client: null,
    terms: [],
    tax: null,
    timeline: "",
    scope: [],
    items: [testLine("i1", "Fence", { price: 4000 })],
  });
  const found = suggest(poor, context());
  const ranks = found.map(({ priority }) => ["high", "medium", "low"].indexOf(priority));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  for (const suggestion of found) {
    expect(suggestionSchema.safeEncode(suggestion).success).toBe(true);
    for (const text of [suggestion.title, suggestion.description, suggestion.suggestedChange, suggestion.rationale])
      expect(text).toMatch(/^.{5,}$/);
  }
  expect(suggest(poor, context())).toEqual(found);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
});

/** The document with a suggestion carried out, as the screen does it; undefined when there is nothing to carry out. */
function carriedOut(document: DocumentContent, id: string): DocumentContent | undefined {
  const operations = suggest(document, context()).find((suggestion) => suggestion.id === id)?.operations ?? [];
  const { content: changed, refused } = applyOperations(document, operations);
  expect(refused).toEqual([]);
  return operations.length === 0 ? undefined : changed;
}

describe("carrying one out", () => {
  test("a deposit", () => {
    const large = content({ items: [testLine("i1", "Fence", { price: 4000 })], tax: null });
    expect(suggest(large, context()).find(({ id }) => id === "deposit")?.suggestedChange).toBe(
      "Ask for a deposit of 30% ($1,200.00) on acceptance.",
    );
    expect(carriedOut(large, "deposit")).toMatchObject({
      deposit: { percent: 30_000, amount: 120_000 },
      sources: { deposit: { kind: "edited" } },
    });
  });
  test("a price of the catalogue", () => {
    const cheap = content({ items: [...complete.items, testLine("i3", "Drain cleaning", { price: 99 })] });
    const done = carriedOut(cheap, "rate-i3");
    expect(done?.items.at(-1)).toMatchObject({
      unitPrice: 18_900,
      amount: 18_900,
    });
    expect(done?.amount).toBe(done && calculateTotals(done).amount);
    expect(done && suggest(done, context()).map(({ id }) => id)).not.toContain("rate-i3");
  });
  test("terms, and a scope from the lines", () => {
    expect(carriedOut(content({ terms: [] }), "terms")?.terms).toEqual(["Payment is due on completion of the work."]);
    expect(carriedOut(content({ scope: [] }), "scope")?.scope).toEqual([
      "Install new cedar fence along the yard",
      "Haul away",
    ]);
  });
  test("an end of the prices, and a date that has gone by", () => {
    const open = content({ sources: {} });
    const done = carriedOut(open, "validity");
    expect(done?.terms.at(-1)).toMatch(/^The prices stand until the date named above/);
    expect(done && suggest(done, context())).toEqual([]);
    expect(carriedOut(content({ validUntil: "2026-11-20" }), "validity-over")?.validUntil).toBe("2026-12-21");
  });
  test("the tax that was charged before", () => {
    const untaxed = content({ tax: null });
    expect(carriedOut(untaxed, "tax")).toBeUndefined();
    const found = suggest(untaxed, { ...context(), usualTax: milliPercent(8250) }).find(({ id }) => id === "tax");
    expect(found?.suggestedChange).toBe("Add 8.25% sales tax.");
    expect(applyOperations(untaxed, found?.operations ?? []).content.tax?.percent).toBe(8250);
  });
  test("the parts that a lump sum names, in the price", () => {
    const roof = "New roof, tear off, underlayment, shingles and cleanup";
    const lump = content({ items: [testLine("i1", roof, { price: 12_000 })] });
    const done = carriedOut(lump, "lump-sum");
    expect(done?.items.map(({ description, amount }) => [description, amount])).toEqual([
      ["New roof", 1_200_000],
      ["Tear off, included", 0],
      ["Underlayment, included", 0],
      ["Shingles, included", 0],
      ["Cleanup, included", 0],
    ]);
    expect(done?.amount).toBe(lump.amount);
    expect(done?.questions).toEqual([]);
    expect(done && suggest(done, context()).map(({ id }) => id)).not.toContain("lump-sum");
  });
  test.each([
    ["Deck build with footings, framing and railings", "Deck build", ["Footings", "Framing", "Railings"]],
    ["Repaint the house, walls and the trim", "Repaint the house", ["Walls", "Trim"]],
    ["Kitchen remodel: demo, cabinets, and counters", "Kitchen remodel", ["Demo", "Cabinets", "Counters"]],
  ])("%s names its parts", (description, whole, parts) => {
    expect(namedParts(description)).toEqual({ whole, parts });
  });
  test.each([
    "Fence and gate",
    "Demo, cabinets and counters",
    "New roof, tear off",
    "Deck with 4 posts and 2 steps",
    "",
  ])("%j names none", (description) => {
    expect(namedParts(description)).toBeNull();
  });
  test("what needs the user's own words has nothing to carry out", () => {
    expect(suggest(content({ client: null }), context())[0]).toMatchObject({ id: "client", operations: [] });
    expect(carriedOut(content({ client: null }), "client")).toBeUndefined();
  });
});

describe("what was accepted before", () => {
  const gates = (change: object) => [testLine("i3", "Gates", { quantity: thousandths(2000), unit: "each", ...change })];
  test("is the middle of the accepted prices, and close enough is no matter", () => {
    const dear = content({
      items: [testLine("i1", "New cedar fence", { quantity: thousandths(10_000), unit: "ft", price: 29 })],
    });
    expect(suggest(dear, context())[0]?.description).toBe("$29.00 is 29% below the $41.00 of your accepted work.");
    expect(ids({ items: [...complete.items, ...gates({ price: 280 })] })).toEqual([]);
  });
  test("says nothing of a flat price, of another unit, and where the price list has the work", () => {
    expect(ids({ items: [...complete.items, ...gates({ unit: null, price: 100 })] })).toEqual([]);
    expect(ids({ items: [...complete.items, ...gates({ unit: "ft", price: 100 })] })).toEqual([]);
    const listed = { description: "Drain cleaning", unit: "each", unitPrice: cents(50_000) };
    const line = testLine("i3", "Drain cleaning", { quantity: thousandths(2000), unit: "each", price: 189 });
    const known = { ...context(), accepted: [listed] };
    expect(suggest(content({ items: [...complete.items, line] }), known)).toEqual([]);
  });
});
