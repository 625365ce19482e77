import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { milliPercent, cents, MAX_CENTS, MAX_THOUSANDTHS, thousandths } from "#shared/money.ts";
import { documentContentSchema } from "../schema.ts";
import { calculateTotals } from "../totals.ts";
import { applyOperations } from "./apply.ts";
import { operationSchema, type Operation } from "./operations.ts";
import { refine } from "./refine.ts";
import { refineContext, sampleContent } from "./sample.test-data.ts";

const apply = (...operations: Operation[]) => applyOperations(sampleContent(), operations);
const lineOf = (id: string, ...operations: Operation[]) =>
  apply(...operations).content.items.find((item) => item.id === id);

const open = (...operations: Operation[]) => apply(...operations).content.questions.map((question) => question.id);

describe("figures and where they came from", () => {
  test("a price that was set is edited, its amount is computed", () => {
    const line = lineOf("i1", {
      op: "set_line",
      itemId: "i1",
      quantity: thousandths(14_000),
      unitPrice: cents(15_000),
    });
    expect(line).toMatchObject({ quantity: 14_000, unitPrice: 15_000, amount: 210_000 });
    expect(line?.sources).toMatchObject({
      quantity: { kind: "edited" },
      unitPrice: { kind: "edited" },
      amount: { kind: "computed", from: "14 × $150.00" },
    });
  });
  test("a figure that was not named keeps its source", () => {
    const line = lineOf("i1", { op: "set_line", itemId: "i1", quantity: thousandths(14_000) });
    expect(line?.sources.unitPrice?.kind).toBe("spoken");
  });
  test("a lump sum takes the place of the unit price", () => {
    const line = lineOf("i4", { op: "set_line", itemId: "i4", amount: cents(250_000) });
    expect(line).toMatchObject({
      quantity: 85_000,
      unitPrice: null,
      amount: 250_000,
      sources: { amount: { kind: "edited" } },
    });
  });
  test("a count that was set, and a line that was taken out, are told so in the scope", () => {
    const content = sampleContent({ scope: ["Install 12 outlets", "Hang the walk gate"] });
    const operations: Operation[] = [
      { op: "set_line", itemId: "i1", quantity: thousandths(14_000) },
      { op: "remove_line", itemId: "i3" },
    ];
    expect(applyOperations(content, operations).content.scope).toEqual(["Install 14 outlets"]);
  });
  test("another thing in a line's place is counted as before, and its price is asked for", () => {
    const { content } = apply({ op: "replace_line", itemId: "i1", description: "Dimmers" });
    expect(content.items[0]).toMatchObject({ description: "Dimmers", quantity: 12_000, unitPrice: null, amount: null });
    expect(content.items[0]?.sources).toEqual({ description: { kind: "edited" } });
    expect(content.questions.find(({ itemId }) => itemId === "i1")?.text).toBe("What does “Dimmers” cost?");
    expect(applyOperations(content, [{ op: "replace_line", itemId: "gone", description: "X" }]).refused).toHaveLength(
      1,
    );
  });
  test("scaled prices are computed from what they were", () => {
    const line = lineOf("i3", { op: "scale_prices", itemIds: ["i3"], direction: "up", percent: milliPercent(5000) });
    expect(line).toMatchObject({
      unitPrice: 32_550,
      sources: { unitPrice: { kind: "computed", from: "$310.00 + 5%" } },
    });
  });
  test("a new line from the catalogue says so", () => {
    const { content } = apply({
      op: "add_line",
      description: "Drain cleaning",
      quantity: thousandths(1000),
      unit: null,
      unitPrice: cents(18_900),
      category: "service",
      optional: false,
      service: { id: "s1", name: "Drain cleaning" },
    });
    expect(content.items.at(-1)).toMatchObject({
      id: "i8",
      amount: 18_900,
      sources: { unitPrice: { kind: "catalogue", serviceId: "s1" } },
    });
  });
  test("a new line without a price asks for it", () => {
    const { content } = apply({
      op: "add_line",
      description: "Concrete pad",
      quantity: thousandths(1000),
      unit: null,
      unitPrice: null,
      category: "service",
      optional: false,
    });
    expect(content.questions.at(-1)).toMatchObject({ id: "q4", itemId: "i8", field: "unitPrice" });
  });
  test("the sums follow", () => {
    const before = sampleContent();
    const { content } = apply(
      { op: "set_discount", percent: milliPercent(10_000), amount: null },
      { op: "set_tax", percent: milliPercent(8250), amount: null },
    );
    expect(content.discount).toEqual({ percent: 10_000, amount: Math.round(before.subtotal / 10) });
    expect(content.amount).toBe(calculateTotals(content).amount);
    expect(content.sources["tax"]).toEqual({ kind: "edited" });
  });
});

describe("questions", () => {
  test.each<[string, Operation, string[]]>([
    ["a price answers the question for it", { op: "set_line", itemId: "i7", unitPrice: cents(30_000) }, ["q2", "q3"]],
    ["a quantity answers its own", { op: "set_line", itemId: "i1", quantity: thousandths(9000) }, ["q1", "q2"]],
    [
      "a price does not answer for a quantity",
      { op: "set_line", itemId: "i1", unitPrice: cents(9000) },
      ["q1", "q2", "q3"],
    ],
    ["a tax, or none, answers for the tax", { op: "set_tax", percent: null, amount: null }, ["q1", "q3"]],
    ["a line that goes takes its questions along", { op: "remove_line", itemId: "i7" }, ["q2", "q3"]],
  ])("%s", (_name, operation, ids) => {
    expect(open(operation)).toEqual(ids);
  });
});

test("another client is named wherever the one before was", () => {
  const content = sampleContent({ title: "Fence for Tom Becker", client: "Tom Becker" });
  const given = (client: string | null) => applyOperations(content, [{ op: "set_client", client }]).content;
  const renamed = given("Dana $& Whitfield");
  expect(renamed).toMatchObject({ client: "Dana $& Whitfield", title: "Fence for Dana $& Whitfield" });
  expect(renamed.description).toContain("outlets for Dana $& Whitfield.");
  expect(given(null).title).toBe("Fence for Tom Becker");
  const family = sampleContent({ title: "Fence for the Becker family", client: "Becker family" });
  const titleFor = (client: string) => applyOperations(family, [{ op: "set_client", client }]).content.title;
  expect(titleFor("Hector Torres")).toBe("Fence for Hector Torres");
  expect(titleFor("Millers")).toBe("Fence for the Millers");
});

test("payment terms and the deposit stay one with the terms", () => {
  const { content } = apply(
    { op: "set_payment_terms", text: "Net 15" },
    { op: "set_deposit", percent: milliPercent(40_000), amount: null },
  );
  expect(content.terms).toEqual(["Net 15", "40% deposit before work starts", "Permits are not included."]);
  expect(apply({ op: "set_deposit", percent: null, amount: null }).content.terms).toEqual([
    "Net 30",
    "Permits are not included.",
  ]);
});

test("what is not there or too large is refused and changes nothing", () => {
  const operations: Operation[] = [
    { op: "remove_line", itemId: "nowhere" },
    { op: "set_line", itemId: "i1", quantity: thousandths(MAX_THOUSANDTHS), unitPrice: cents(MAX_CENTS) },
    { op: "remove_entry", list: "terms", index: 9 },
    { op: "scale_prices", itemIds: [], direction: "up", percent: milliPercent(5000) },
  ];
  expect(apply(...operations)).toEqual({ content: sampleContent(), changes: [], refused: operations });
});

describe("any instruction at all", () => {
  const words =
    "change set make remove add take off the gate outlets labor fence discount tax deposit to at for by percent each a foot hours net valid weeks optional it and then , . \n twelve one fifty 5 $ 300 % two hundred description shorter rename client Dana line raise all prices note that no wait both double swap instead of not so because scratch more guests yes third actually lower up 99999999999999999".split(
      " ",
    );
  const anyText = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 25 }).map((list) => list.join(" ")),
    fc.string({ unit: "grapheme", maxLength: 200 }),
    fc.string({ maxLength: 10 }).map((text) => text.repeat(300)),
  );
  test("never throws; the sums agree; the document stays valid; operations survive the wire", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const before = sampleContent();
        const { content, operations, changes } = refine(before, text, refineContext);
        expect(documentContentSchema.safeEncode(content).success).toBe(true);
        const { balanceDue: _due, taxable: _taxable, ...totals } = calculateTotals(content);
        expect(content).toMatchObject(totals);
        expect(changes).toHaveLength(operations.length);
        if (operations.length === 0) expect(content).toEqual(before);
        for (const operation of operations) {
          const encoded = operationSchema.safeEncode(operation);
          expect(encoded.success && operationSchema.decode(encoded.data)).toEqual(operation);
        }
        expect(before).toEqual(sampleContent());
      }),
      { numRuns: 1500 },
    );
  });
  test("the longest instruction takes a moment", () => {
    const begun = performance.now();
    for (const text of [
      "change the outlets to fourteen at ".repeat(120),
      "a ".repeat(2000),
      "x".repeat(4000),
      "valid good ".repeat(360),
      "the ".repeat(1000),
      "5 ".repeat(2000),
    ])
      refine(sampleContent(), text, refineContext);
    expect(performance.now() - begun).toBeLessThan(1500);
  });
});
