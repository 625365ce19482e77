import { setFlagsFromString } from "node:v8";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reencodeLogo } from "./logo.ts";

// A process that has run for long compiles its patterns so, to save memory: a repetition then takes stack for each character.
beforeAll(() => setFlagsFromString("--no-regexp-optimization"));
afterAll(() => setFlagsFromString("--regexp-optimization"));

test("a logo that is too large is refused with its reason in a process of any age", async () => {
  const dataUrl = `data:image/png;base64,${"A".repeat(40_000_000)}`;
  await expect(reencodeLogo(dataUrl)).rejects.toThrow("File size must be less than 5MB.");
});
