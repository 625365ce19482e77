import { expect, test } from "vitest";
import type { LineItem, Question } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import { cents, thousandths } from "#shared/money.ts";
import { bathroom } from "#web/documents/bathroom.fixture.ts";
import { numbersOf, wordSegments } from "./word-segments.ts";

const segmentsOf = (document = bathroom()) => wordSegments(document.transcription ?? "", document.content);
const find = (text: string) => segmentsOf().find((segment) => segment.text === text);

const words = "two gates at two eighty-five each, haul the old one away";
const spoken = (text: string): Source => {
  const start = words.indexOf(text);
  return { kind: "spoken", start, end: start + text.length, text };
};
const gates: LineItem = {
  id: "i1",
  description: "Gates",
  quantity: thousandths(2_000),
  unit: "each",
  unitPrice: cents(28_500),
  amount: cents(57_000),
  category: "material",
  optional: false,
  sources: { quantity: spoken("two"), unitPrice: spoken("two eighty-five each") },
};
const haul: LineItem = {
  ...gates,
  id: "i2",
  description: "Haul the old one away",
  quantity: thousandths(1_000),
  unit: null,
  unitPrice: null,
  amount: null,
  sources: { description: spoken("haul the old one away") },
};
/** The marked runs of the short job: their words, mark and line numbers. */
const marked = (content: Partial<Parameters<typeof wordSegments>[1]>) =>
  wordSegments(words, { items: [], questions: [], sources: {}, ...content })
    .filter(({ mark }) => mark !== "none")
    .map(({ text, mark, owners }) => [text, mark, numbersOf(owners)]);

test("the runs joined are the transcription", () => {
  const document = bathroom();
  expect(
    segmentsOf(document)
      .map(({ text }) => text)
      .join(""),
  ).toBe(document.transcription);
});

test("a figure's words belong to its line", () => {
  expect(find("Sixty-four square foot")).toMatchObject({
    mark: "said",
    ends: true,
    owners: [{ kind: "line", id: "i2", number: 2 }],
  });
});

test("figures are marked with the number of their line, words without a price as unsure", () => {
  expect(marked({ items: [gates, haul] })).toEqual([
    ["two", "said", "1"],
    ["two eighty-five each", "said", "1"],
    ["haul the old one away", "unsure", "2"],
  ]);
});

test("words of a line without a price are unsure, its count is understood", () => {
  expect(find("new toilet in the corner")).toMatchObject({ mark: "unsure", owners: [{ kind: "line", id: "i7" }] });
  const counted = { ...gates, unitPrice: null, amount: null };
  const open = { ...counted, sources: { description: spoken("gates"), quantity: spoken("two") } };
  expect(marked({ items: [open] })).toEqual([
    ["two", "said", "1"],
    ["gates", "unsure", "1"],
  ]);
});

test("words that are asked about belong to their line, or to the field; figures among them stay said", () => {
  expect(find("Two days")).toMatchObject({ mark: "unsure", owners: [{ kind: "line", id: "i5" }] });
  const question: Question = { id: "q1", text: "Each?", itemId: "i1", source: spoken("at two eighty-five each") };
  expect(marked({ items: [gates], questions: [question] })).toContainEqual(["at ", "unsure", "1"]);
  expect(marked({ items: [gates], questions: [question] })).toContainEqual(["two eighty-five each", "said", "1"]);
  const gone: Question = { ...question, itemId: "i9", field: "tax" };
  expect(marked({ questions: [gone] })).toEqual([["at two eighty-five each", "unsure", ""]]);
});

test("what a count was worked out from is its line's, and says what is assumed while that is asked", () => {
  const start = words.indexOf("two gates");
  const quantity: Source = { kind: "computed", from: "2 days × 8 h", said: [{ start, end: start + 9 }] };
  const line = { ...gates, sources: { quantity, unitPrice: spoken("two eighty-five each") } };
  expect(marked({ items: [line] })).toContainEqual(["two gates", "said", "1"]);
  const asked: Question = { id: "q1", text: "How long is a day?", itemId: "i1", field: "quantity" };
  expect(marked({ items: [line], questions: [asked] })).toEqual([
    ["two gates", "assumed", "1"],
    ["two eighty-five each", "said", "1"],
  ]);
});

test("words of a discount belong to the field, names are understood and not lit", () => {
  expect(find("five percent off")?.owners).toEqual([{ kind: "field", name: "discount" }]);
  const sources = { client: spoken("gates"), "contact.phone": spoken("haul"), tax: spoken("each") };
  expect(marked({ sources })).toEqual([["each", "said", ""]]);
});

test("a run that two lines share has both, and offsets out of range do no harm", () => {
  const document = bathroom();
  const [first] = document.content.items;
  if (first === undefined) throw new Error("The fixture has lines.");
  document.content.items.push(
    { ...first, id: "twin" },
    { ...first, id: "far", sources: { unitPrice: { kind: "spoken", start: 9_000, end: 9_100, text: "?" } } },
    { ...first, id: "early", sources: { unitPrice: { kind: "spoken", start: -4, end: 9, text: "?" } } },
  );
  const segments = segmentsOf(document);
  const shared = segments.find(({ text }) => text === "eleven fifty");
  expect(numbersOf(shared?.owners ?? [])).toBe("1, 8");
  expect(segments.map(({ text }) => text).join("")).toBe(document.transcription);
});
