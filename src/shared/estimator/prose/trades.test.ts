import { describe, expect, test } from "vitest";
import { allTrades } from "./all-trades.ts";
import { BOASTS } from "./spoken-jobs.test-data.ts";
import { industries } from "./trade.ts";

const NUMBERS =
  /\d|%|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred|dozen|half|percent|twice|weeks?)\b/i;

const sentences = allTrades.flatMap((trade) =>
  [...trade.approach, ...trade.terms].map((entry) => (typeof entry === "string" ? entry : entry.text)),
);

describe("the trades' own words", () => {
  test("there are at least twenty-two trades, and some for each industry", () => {
    expect(allTrades.length).toBeGreaterThanOrEqual(22);
    expect(new Set(allTrades.map((trade) => trade.industry))).toEqual(new Set(industries));
    expect(new Set(allTrades.map((trade) => trade.id)).size).toBe(allTrades.length);
  });
  test.each(sentences)("%s", (sentence) => {
    expect(sentence).toMatch(/^[A-Z].*[^,;:\s]\.$/);
    expect(sentence).not.toMatch(/ {2}/);
    expect(sentence).not.toMatch(NUMBERS);
    expect(sentence).not.toMatch(BOASTS);
  });
  test("titles are sentence case, exclusions begin small, and nothing holds a figure or a boast", () => {
    for (const trade of allTrades) {
      for (const title of [trade.title, ...trade.projects.map((project) => project.title)])
        expect(title).toMatch(/^[A-Z]+[a-z-]* ?(?:[a-z-]| )*$/);
      for (const { what } of trade.excluded) {
        expect(what).toMatch(/^[a-z].*[a-z]$/);
        expect(what).not.toMatch(NUMBERS);
      }
      expect(trade.approach.length).toBeGreaterThanOrEqual(4);
      for (const word of [...trade.strong, ...trade.weak]) expect(word).toBe(word.toLowerCase());
    }
  });
});
