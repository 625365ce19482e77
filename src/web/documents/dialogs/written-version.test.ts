import { expect, test } from "vitest";
import type { DocumentVersion } from "#shared/documents/schema.ts";
import { cents } from "#shared/money.ts";
import { writtenVersion } from "./written-version.ts";

const kept = (...reasons: string[]): DocumentVersion[] =>
  reasons
    .map((reason, at) => ({
      version: at + 1,
      title: "Fence",
      amount: cents(100),
      reason,
      createdAt: "2026-11-21T09:00:00.000Z",
    }))
    .toReversed();

test("a document was written as its first version, or by the newest regeneration", () => {
  expect(writtenVersion([])).toBe(1);
  expect(writtenVersion(kept("edited", "refined"))).toBe(1);
  expect(writtenVersion(kept("edited", "regenerated", "edited", "regenerated", "restored"))).toBe(5);
});
