import { expect, test } from "vitest";
import { closestWords, mistakesTo, partsToTrust } from "./closest-words.ts";

test.each([
  ["fence", "fence", 0],
  ["fen", "fence", 0],
  ["fecne", "fence", 1],
  ["fnce", "fence", 1],
  ["fennce", "fence", 1],
  ["fense", "fences", 1],
  ["whitfeild", "whitfield", 1],
  ["witfeild", "whitfield", 2],
  ["deck", "fence", 3],
])("from %s to the beginning of %s it is %i", (typed, word, mistakes) => {
  expect(mistakesTo(typed, word)).toBe(mistakes);
});

test("only words within the mistakes forgiven, and of them the closest", () => {
  const words = ["fence", "fencing", "bench", "pence", "gate"];
  expect(closestWords("fense", words, 5)).toEqual(["fence"]);
  expect(closestWords("kence", words, 5)).toEqual(["fence", "pence"]);
  expect(closestWords("kence", words, 1)).toEqual(["fence"]);
  expect(closestWords("zzzz", words, 5)).toEqual([]);
  expect(closestWords("zzzz", [], 5)).toEqual([]);
});

/** Every text that one mistake makes of a word, of letters that it does not have. */
function* mistyped(word: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1) {
    yield word.slice(0, at) + word.slice(at + 1);
    yield `${word.slice(0, at)}#${word.slice(at + 1)}`;
    yield `${word.slice(0, at)}#${word.slice(at)}`;
    yield word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2);
  }
}

test("whatever the mistake, the part that is trusted leads to the word", () => {
  for (const word of ["gate", "fence", "okafor", "cabinet", "bathroom", "foundation"])
    for (const typed of mistyped(word)) {
      const { beginning, end, length } = partsToTrust(typed);
      expect([typed, word.startsWith(beginning) || word.endsWith(end)]).toEqual([typed, true]);
      expect(word.length).toBeGreaterThanOrEqual(length);
      expect(closestWords(typed, [word], 1)).toEqual([word]);
    }
});
