import { expect, test } from "vitest";
import { cutAtWord, excerpt, EXCERPT } from "./excerpt.ts";
import { findWords, LONGEST_WORD, searchWords, searchedAmount } from "./search.ts";

test.each([
  ["José  Müller's deck", ["jose", "mullers", "deck"]],
  ["Q-1043", ["q1043"]],
  ["F-150, re-roof", ["f150", "re", "roof"]],
  ["deck DECK déck", ["deck"]],
  [" -- ' ", []],
  ["a".repeat(100), ["a".repeat(LONGEST_WORD)]],
])("%s is searched for as %j", (search, words) => {
  expect(searchWords(search)).toEqual(words);
});

test("more words than eight narrow nothing down", () => {
  expect(searchWords("a b c d e f g h i j")).toHaveLength(8);
});

const marked = (text: string, beginnings: string[]) =>
  findWords(text, beginnings).map(({ start, end }) => text.slice(start, end));

test("marks whole words by their beginning, as they are written", () => {
  expect(marked("José's deck, 2 decks; sundeck", ["dec", "jose"])).toEqual(["José's", "deck", "decks"]);
  expect(marked("Bid B-1001 for Ben", ["b1001"])).toEqual(["B-1001"]);
  expect(marked("B-1001", ["100"])).toEqual(["B-1001"]);
  expect(marked("Anything", [])).toEqual([]);
});

test("an excerpt begins at the start, or shortly before the first word found", () => {
  const text = `${"one two ".repeat(60)}gazebo ${"three four ".repeat(60)}`;
  expect(excerpt("short", []).text).toBe("short");
  expect(excerpt(text).text).toMatch(/^one two .*…$/);
  const { text: piece, ranges } = excerpt(text, findWords(text, ["gazebo"]));
  expect(piece).toMatch(/^…(one|two) .* three.*…$/);
  expect(piece.length).toBeLessThanOrEqual(EXCERPT + 2);
  expect(ranges.map(({ start, end }) => piece.slice(start, end))).toEqual(["gazebo"]);
});

test("an excerpt of a text without spaces is as long as others", () => {
  expect(excerpt("x".repeat(900)).text).toHaveLength(EXCERPT + 1);
});

test.each([
  ["Three days", 10, "Three days"],
  ["Three days of labor", 12, "Three days…"],
  ["Three days of labor", 10, "Three days…"],
  ["The gate, the fence", 10, "The gate…"],
  ["The gate.\nThe fence", 12, "The gate…"],
  ["Schneeräumungsarbeiten", 5, "Schne…"],
  ["abcd😀ef", 5, "abcd…"],
])("%j in %i characters", (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut);
});

test.each([
  ["1,850", 185_000, ""],
  ["1850", 185_000, ""],
  ["$1,850.50", 185_050, ""],
  ["Miller $1,850 deck", 185_000, "Miller deck"],
])("“%s” names an amount", (search, amount, beside) => {
  expect(searchedAmount(search)).toEqual({ amount, beside });
});

test.each(["", "$", "0", "Miller", "Q-1001", "1,85", "-20"])("“%s” names none", (search) => {
  expect(searchedAmount(search)).toBeNull();
});
