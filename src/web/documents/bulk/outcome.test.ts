import { expect, test } from "vitest";
import { outcomeWords } from "./outcome.ts";

const outcome = (done: number, failed: number) => ({
  done: Array.from({ length: done }, (_, at) => `done ${at}`),
  failed: Array.from({ length: failed }, (_, at) => ({ id: `failed ${at}`, reason: "It is signed." })),
});

test.each([
  [12, 0, "12 deleted"],
  [12, 2, "12 deleted, 2 could not be"],
  [0, 3, "None deleted: 3 could not be"],
])("%i done and %i not: %s", (done, failed, words) => {
  expect(outcomeWords(outcome(done, failed), "deleted")).toBe(words);
});
