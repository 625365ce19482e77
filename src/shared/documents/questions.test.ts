import { describe, expect, test } from "vitest";
import { milliPercent, cents, thousandths } from "#shared/money.ts";
import { answerQuestion, type Answer } from "./questions.ts";
import { sampleContent } from "./refine/sample.test-data.ts";
import type { Source } from "./source.ts";
import { calculateTotals } from "./totals.ts";

const spoken: Source = { kind: "spoken", start: 3, end: 9, text: "fifty" };
const listed: Source = { kind: "catalogue", serviceId: "s1", name: "Hauling" };

const content = sampleContent({
  questions: [
    {
      id: "price",
      text: "What does hauling cost?",
      itemId: "i7",
      field: "unitPrice",
      choices: [
        { label: "$120.00", change: { unitPrice: cents(12_000) }, source: listed },
        { label: "$1.20", change: { unitPrice: cents(120) }, source: spoken },
        { label: "Leave it out", change: { remove: true } },
      ],
    },
    { id: "also", text: "A lump sum for hauling?", itemId: "i7", field: "amount" },
    {
      id: "count",
      text: "How many outlets?",
      itemId: "i1",
      field: "quantity",
      choices: [{ label: "14", change: { quantity: thousandths(14_000) } }],
    },
    {
      id: "tax",
      text: "Is tax due?",
      field: "tax",
      choices: [
        { label: "None", change: { remove: true } },
        { label: "8.25%", change: { percent: milliPercent(8250) }, source: spoken },
      ],
    },
    { id: "total", text: "You also said a total of $5,000.00. Should a line change?", field: "amount" },
    { id: "client", text: "Who is it for?", field: "client" },
  ],
});
const answer = (id: string, given: Answer) => answerQuestion(content, id, given);
const open = (id: string, given: Answer) => answer(id, given).questions.map((question) => question.id);
const lineOf = (id: string, itemId: string, given: Answer) =>
  answer(id, given).items.find((item) => item.id === itemId);

describe("a choice", () => {
  test("gives its line the figure and the source", () => {
    expect(lineOf("price", "i7", { choice: 0 })).toMatchObject({
      unitPrice: 12_000,
      amount: 12_000,
      sources: { unitPrice: listed },
    });
    expect(lineOf("price", "i7", { choice: 1 })).toMatchObject({ unitPrice: 120, sources: { unitPrice: spoken } });
  });
  test("settles the other questions about the same thing, and no more", () => {
    expect(open("price", { choice: 0 })).toEqual(["count", "tax", "total", "client"]);
    expect(open("count", { choice: 0 })).toEqual(["price", "also", "tax", "total", "client"]);
  });
  test("may take the line away with all its questions", () => {
    expect(lineOf("price", "i7", { choice: 2 })).toBeUndefined();
    expect(open("price", { choice: 2 })).toEqual(["count", "tax", "total", "client"]);
  });
  test("without a source counts as typed", () => {
    expect(lineOf("count", "i1", { choice: 0 })).toMatchObject({
      quantity: 14_000,
      amount: 196_000,
      sources: { quantity: { kind: "edited" }, amount: { kind: "computed" } },
    });
  });
  test("may answer for the document", () => {
    const taxed = answer("tax", { choice: 1 });
    expect(taxed.tax?.percent).toBe(8250);
    expect(taxed.sources["tax"]).toEqual(spoken);
    expect(taxed.amount).toBe(calculateTotals(taxed).amount);
    expect(answer("tax", { choice: 0 }).tax).toBeNull();
  });
  test("can be handed over itself; one that was not offered has no source of its own", () => {
    const [first] = content.questions[0]?.choices ?? [];
    if (first === undefined) throw new Error("no choice");
    expect(lineOf("price", "i7", first)?.sources.unitPrice).toEqual(listed);
    expect(lineOf("price", "i7", { ...first, change: { unitPrice: cents(1) } })?.sources.unitPrice).toEqual({
      kind: "edited",
    });
  });
});

describe("a typed answer", () => {
  test.each<[string, string, Answer, object]>([
    [
      "a price",
      "price",
      { unitPrice: cents(9900) },
      { unitPrice: 9900, amount: 9900, sources: { unitPrice: { kind: "edited" } } },
    ],
    ["an amount for a flat line", "price", { amount: cents(9900) }, { unitPrice: 9900, amount: 9900 }],
    ["a quantity and a price", "price", { quantity: thousandths(2000), unitPrice: cents(9900) }, { amount: 19_800 }],
    ["a name", "price", { text: "Haul away twice" }, { description: "Haul away twice" }],
  ])("%s", (_name, id, given, line) => {
    expect(lineOf(id, "i7", given)).toMatchObject(line);
  });
  test("a lump sum for a line that counts", () => {
    expect(lineOf("count", "i1", { amount: cents(150_000) })).toMatchObject({
      unitPrice: null,
      amount: 150_000,
      sources: { amount: { kind: "edited" } },
    });
  });
  test("a name for the document", () => {
    expect(answer("client", { text: "  Dana Whitfield " })).toMatchObject({
      client: "Dana Whitfield",
      sources: { client: { kind: "edited" } },
    });
  });
});

describe("a count of what has a price by the foot", () => {
  const counts = [50, 100].map((count) => ({
    label: String(count),
    change: { quantity: thousandths(count * 1000), unitPrice: cents(150) },
  }));
  const asked = (choices: typeof counts) =>
    sampleContent({
      questions: [
        { id: "feet", text: "How many feet at $1.50?", itemId: "i7", field: "quantity", source: spoken, choices },
        { id: "price", text: "What does hauling cost?", itemId: "i7", field: "unitPrice" },
      ],
    });
  const answered = (choices: typeof counts, given: Answer) => {
    const { items, questions } = answerQuestion(asked(choices), "feet", given);
    return { ...items.find(({ id }) => id === "i7"), left: questions.map(({ id }) => id) };
  };

  test("keeps the price that was said, with its words, also when the count is typed", () => {
    const typed = answered(counts, { quantity: thousandths(37_000) });
    expect(typed).toMatchObject({ quantity: 37_000, unitPrice: 150, amount: 5550, left: [] });
    expect(typed.sources).toMatchObject({ quantity: { kind: "edited" }, unitPrice: spoken });
    const handed = { label: "37", change: { quantity: thousandths(37_000) } };
    expect(answered(counts, handed)).toMatchObject({ unitPrice: 150, amount: 5550, sources: { unitPrice: spoken } });
    expect(answered(counts, { choice: 1 })).toMatchObject({ amount: 15_000, sources: { unitPrice: spoken } });
  });
  test("has no price when the counts that are offered have different ones", () => {
    const [first, second] = counts;
    if (!first || !second) throw new Error("two counts are offered");
    const apart = [first, { ...second, change: { ...second.change, unitPrice: cents(120) } }];
    expect(answered(apart, { quantity: thousandths(37_000) })).toMatchObject({ unitPrice: null, left: ["price"] });
  });
});

test("what cannot be answered is dismissed; what is unknown changes nothing", () => {
  expect(open("total", { text: "No" })).not.toContain("total");
  expect(answer("total", { text: "No" }).amount).toBe(content.amount);
  expect(answer("nowhere", { choice: 0 })).toEqual(content);
  expect(answer("price", { choice: 9 })).toEqual(content);
});

test("the scope follows an answer: a new count is told, a line that is left out is not", () => {
  const told = { ...content, scope: ["Install 12 outlets", "Haul away"] };
  expect(answerQuestion(told, "count", { choice: 0 }).scope).toEqual(["Install 14 outlets", "Haul away"]);
  expect(answerQuestion(told, "price", { choice: 2 }).scope).toEqual(["Install 12 outlets"]);
});
