import { isAbsolute } from "node:path";
import { expect, test } from "vitest";
import { findBrowser } from "./browser.ts";

test("a browser is found for the browser tests", async () => {
  expect(isAbsolute(await findBrowser())).toBe(true);
});
