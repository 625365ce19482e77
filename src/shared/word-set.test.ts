import { expect, test } from "vitest";
import { wordSet } from "./word-set.ts";

const WORDS = ["at", "for", "what's", "$", "naïve", "two", "2nd"];

test("words set apart by any white space are known, and no others", () => {
  const known = wordSet(`\n  ${WORDS.join(" \n ")}  `);
  for (const word of WORDS) expect(known.has(word)).toBe(true);
  // the same first letter and length, a part, another case, nothing
  for (const word of ["as", "fox", "fo", "form", "At", "", " ", "two "]) expect(known.has(word)).toBe(false);
});

test("it can be gone through and counted as a set of its words, each of them once", () => {
  const known = wordSet("a b a c");
  expect(known.size).toBe(3);
  expect([...known]).toEqual(["a", "b", "c"]);
  expect([...known.entries()]).toEqual([
    ["a", "a"],
    ["b", "b"],
    ["c", "c"],
  ]);
  const told: string[] = [];
  known.forEach((word) => told.push(word));
  expect(told).toEqual(["a", "b", "c"]);
});
