import { expect, test } from "vitest";
import { tellingTags } from "./telling-tags.ts";

test("a tag that repeats the name is not shown", () => {
  expect(tellingTags("Interior painting", ["painting", "Interior", "bedroom"])).toEqual(["bedroom"]);
});

test("letters inside a word of the name are no repetition", () => {
  expect(tellingTags("Fence replacement", ["AC", "fence", "fence replacement"])).toEqual(["AC"]);
});
