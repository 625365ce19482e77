import { expect, test } from "vitest";
import { tellingTags } from "./telling-tags.ts";

test("a tag that repeats the name is not shown", () => {
  expect(tellingTags("Interior painting", ["painting", "Interior", "bedroom"])).toEqual(["bedroom"]);
});
