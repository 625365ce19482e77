import { expect, test } from "vitest";
import { entriesOf, lineOf, paragraphsOf } from "./page-text.ts";

test("ordinary text stays a string on one line", () => {
  expect(lineOf(" Porcelain\n floor ", 30)).toBe("Porcelain floor");
  expect(lineOf("   ", 30)).toBeNull();
  expect(lineOf(null, 30)).toBeNull();
});

test("a word wider than its room comes in pieces, with nothing lost", () => {
  const text = lineOf(`part ${"x".repeat(40)} end`, 20);
  expect(text).toEqual({ rtl: false, parts: ["part ", Array.from({ length: 10 }, () => "xxxx"), " end"] });
});

test("a word that fits is left whole", () => {
  expect(lineOf("a".repeat(30), 20)).toBe("a".repeat(30));
  expect(lineOf("W".repeat(30), 20)).not.toBe("W".repeat(30));
});

test("letters made of several characters are never cut", () => {
  const text = lineOf("e\u0301".repeat(50), 10);
  expect(typeof text === "object" && text?.parts[0]?.[0]).toBe("e\u0301".repeat(4));
});

test("a word has at most 1,000 pieces", () => {
  const text = lineOf("x".repeat(5000), 20);
  expect(typeof text === "object" && text?.parts[0]?.length).toBe(1000);
});

test("ideographs break by themselves", () => {
  expect(lineOf("浴室改造".repeat(50), 10)).toBe("浴室改造".repeat(50));
});

test("text that starts in Arabic or Hebrew reads from the right", () => {
  expect(lineOf("1. تجديد bath", 30)).toEqual({ rtl: true, parts: ["1. تجديد bath"] });
  expect(lineOf("Bath תיקון", 30)).toBe("Bath תיקון");
});

test("empty lines part paragraphs, single ones are kept", () => {
  expect(paragraphsOf("one\r\ntwo\n \n\n\nthree", 30)).toEqual(["one\ntwo", "three"]);
  expect(paragraphsOf("", 30)).toEqual([]);
});

test("entries that say nothing are dropped", () => {
  expect(entriesOf(["a", " ", null, undefined, "b"], 30)).toEqual(["a", "b"]);
});
