import { expect, test } from "vitest";
import { withWords } from "./with-words.ts";

test("an example joins what is in the box, and loses none of it", () => {
  expect(withWords("Sing it in moonlight\n", "Take 10% off")).toBe("Sing it in moonlight\nTake 10% off");
  expect(withWords(" ", "Take 10% off")).toBe("Take 10% off");
});
