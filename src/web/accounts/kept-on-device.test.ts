import { expect, test } from "vitest";
import type { DeviceStorage } from "#web/device-storage.ts";
import { describeKept, dictationKey, draftKey, findKept, forgetKept, themeKey } from "./kept-on-device.ts";

function storageWith(keys: string[]): DeviceStorage {
  const values = new Map(keys.map((key) => [key, "{}"]));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => values.set(key, value) !== undefined,
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

test("what is kept is its account's alone", () => {
  const storage = storageWith([
    dictationKey("ann"),
    draftKey("ann", "d1"),
    draftKey("bob", "d2"),
    themeKey("ann"),
    "bidspoke.speech",
  ]);
  expect(findKept("ann", storage)).toEqual({ hasDictation: true, drafts: 1, hasTheme: true });
  expect(findKept("bob", storage)).toEqual({ hasDictation: false, drafts: 1, hasTheme: false });
  forgetKept("ann", storage);
  expect(storage.keys()).toEqual([draftKey("bob", "d2"), "bidspoke.speech"]);
});

test.each([
  [{ hasDictation: false, drafts: 0, hasTheme: false }, ""],
  [{ hasDictation: true, drafts: 0, hasTheme: false }, "are words that no document was made of"],
  [{ hasDictation: false, drafts: 1, hasTheme: false }, "are unsaved edits to a document"],
  [
    { hasDictation: true, drafts: 2, hasTheme: false },
    "are words that no document was made of and unsaved edits to 2 documents",
  ],
  [{ hasDictation: false, drafts: 0, hasTheme: true }, "are unsaved changes to a theme"],
])("%j is said: %s", (kept, text) => {
  expect(describeKept(kept)).toBe(text);
});
