import { expect, test } from "vitest";
import { cents, thousandths } from "#shared/money.ts";
import type { LineItem, Question } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import { piecesOf } from "./marked-words.tsx";
import { marksOf } from "./marks.ts";

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

test("figures are marked with the number of their line, words without a price as a question", () => {
  const marks = marksOf({ items: [gates, haul], questions: [], sources: {} }, words.length);
  expect(marks.map(({ start, end, kind, line }) => [words.slice(start, end), kind, line])).toEqual([
    ["two", "spoken", 1],
    ["two eighty-five each", "spoken", 1],
    ["haul the old one away", "question", 2],
  ]);
});

test("the first to claim a word keeps it, offsets outside the words are dropped", () => {
  const question: Question = { id: "q1", text: "Price?", itemId: "i2", source: spoken("the old one") };
  const outside: LineItem = { ...gates, sources: { quantity: { kind: "spoken", start: 50, end: 900, text: "" } } };
  const marks = marksOf({ items: [haul, outside], questions: [question], sources: {} }, words.length);
  expect(marks).toHaveLength(1);
});

test("names are understood and not lit", () => {
  const marks = marksOf({ items: [], questions: [], sources: { client: spoken("gates"), tax: spoken("each") } }, 56);
  expect(marks.map(({ start }) => start)).toEqual([words.indexOf("each")]);
});

test("the pieces are the whole text again", () => {
  const marks = marksOf({ items: [gates, haul], questions: [], sources: {} }, words.length);
  const pieces = piecesOf(words, marks);
  expect(pieces.map(({ text }) => text).join("")).toBe(words);
  expect(pieces.filter(({ mark }) => mark)).toHaveLength(3);
});
