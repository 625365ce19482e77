import { expect, test } from "vitest";
import type { DeviceStorage } from "#web/device-storage.ts";
import { keepSeen, keyOf, readSeen } from "./seen-answers.ts";

function storageWith(kept: Record<string, string> = {}): DeviceStorage {
  const rows = new Map(Object.entries(kept));
  return {
    get: (key) => rows.get(key) ?? null,
    set: (key, value) => Boolean(rows.set(key, value)),
    remove: (key) => void rows.delete(key),
    keys: () => [...rows.keys()],
  };
}

test("what was looked at is known for its account alone, the newest forty", () => {
  const storage = storageWith();
  expect(readSeen("ray", storage)).toEqual([]);
  const first = keyOf({ documentId: "one", at: "2026-11-21T15:00:00.000Z" });
  keepSeen("ray", [first], storage);
  keepSeen("ray", [first, "two"], storage);
  expect(readSeen("ray", storage)).toEqual([first, "two"]);
  expect(readSeen("dana", storage)).toEqual([]);
  const many = Array.from({ length: 50 }, (_, index) => `later ${index}`);
  expect(keepSeen("ray", many, storage)).toEqual(many.slice(0, 40));
});

test.each(["{", "7", '["a", 1]'])("a place that holds %s has seen nothing", (kept) => {
  expect(readSeen("ray", storageWith({ "bidspoke.answers-seen.ray": kept }))).toEqual([]);
});
