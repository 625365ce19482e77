import { describe, expect, test } from "vitest";
import { basisPoints, cents, thousandths } from "#shared/money.ts";
import { refineContext, sampleContent, testLine } from "./refine/sample.test-data.ts";
import { suggestionSchema, type DocumentContent, type DocumentType } from "./schema.ts";
import { applySuggestion, suggest } from "./suggestions.ts";
import { calculateTotals, withTotals } from "./totals.ts";

const context = (type: DocumentType = "quote") => ({ catalogue: refineContext.catalogue, type });
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
  tax: { percent: basisPoints(800), amount: cents(0) },
  questions: [],
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

test("an invoice asks for no deposit and no timeline", () => {
  const bare = { timeline: "", items: [...complete.items, testLine("i3", "Gates", { price: 5000 })] };
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
    expect(suggestionSchema.safeParse(suggestion).success).toBe(true);
    for (const text of [suggestion.title, suggestion.description, suggestion.suggestedChange, suggestion.rationale])
      expect(text).toMatch(/^.{5,}$/);
  }
  expect(suggest(poor, context())).toEqual(found);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
});

describe("carrying one out", () => {
  test("a deposit", () => {
    const large = content({ items: [testLine("i1", "Fence", { price: 4000 })], tax: null });
    expect(suggest(large, context()).find(({ id }) => id === "deposit")?.suggestedChange).toBe(
      "Ask for a deposit of 30% ($1,200.00) on acceptance.",
    );
    expect(applySuggestion(large, "deposit", context())).toMatchObject({
      deposit: { percent: 3000, amount: 120_000 },
      sources: { deposit: { kind: "edited" } },
    });
  });
  test("a price of the catalogue", () => {
    const cheap = content({ items: [...complete.items, testLine("i3", "Drain cleaning", { price: 99 })] });
    const done = applySuggestion(cheap, "rate-i3", context());
    expect(done?.items.at(-1)).toMatchObject({
      unitPrice: 18_900,
      amount: 18_900,
      sources: { unitPrice: { kind: "catalogue", serviceId: "s1" } },
    });
    expect(done?.amount).toBe(done && calculateTotals(done).amount);
    expect(done && suggest(done, context()).map(({ id }) => id)).not.toContain("rate-i3");
  });
  test("terms, and a scope from the lines", () => {
    expect(applySuggestion(content({ terms: [] }), "terms", context())?.terms).toEqual([
      "Payment is due on completion of the work.",
    ]);
    expect(applySuggestion(content({ scope: [] }), "scope", context())?.scope).toEqual([
      "Install new cedar fence along the yard",
      "Haul away",
    ]);
  });
  test("what needs the user's own words is null, as is what is not there", () => {
    expect(applySuggestion(content({ client: null }), "client", context())).toBeNull();
    expect(applySuggestion(complete, "deposit", context())).toBeNull();
  });
});
