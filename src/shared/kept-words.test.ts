import { describe, expect, it } from "vitest";
import { keptByWord, named } from "./kept-words.ts";

describe("what is made of a word", () => {
  it("is made once, and again when more words came than are kept", () => {
    let made = 0;
    const length = keptByWord((word) => {
      made++;
      return word.length;
    });
    expect([length("gate"), length("gate"), made]).toEqual([4, 4, 1]);
    for (let word = 0; word < 10_000; word++) length(`w${word}`);
    expect([length("gate"), made]).toEqual([4, 10_002]);
  });

  it("is not kept of what is longer than any word", () => {
    let made = 0;
    const first = keptByWord((word) => {
      made++;
      return word.charAt(0);
    });
    expect([first("x".repeat(20_000)), first("x".repeat(20_000)), made]).toEqual(["x", "x", 2]);
  });

  it.each(["gate", "", "__proto__", "constructor", "7", "naïve"])("names %j as it is", (word) => {
    expect(named(word)).toBe(word);
  });
});
