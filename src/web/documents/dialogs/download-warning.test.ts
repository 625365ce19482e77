import { expect, test } from "vitest";
import { downloadWarning } from "./download-warning.ts";

test("what the paper leaves out and what may change are told apart", () => {
  expect(downloadWarning([], 1).title).toBe("A question may still change the sums");
  expect(downloadWarning([], 2)).toMatchObject({
    title: "2 questions may still change the sums",
    confirm: "Download as it stands",
  });
  expect(downloadWarning([3], 0)).toEqual({
    title: "The PDF leaves out line 3",
    description: "It has no price yet. Answer first, or download without it.",
    confirm: "Download without",
  });
  expect(downloadWarning([3, 4], 1).description).toBe(
    "They have no price yet, and a question may still change the sums. Answer first, or download without them.",
  );
});
