import { expect, test } from "vitest";
import { TranscriptStore, type Kept } from "./transcript-store.ts";

const kept: Kept = { text: "two gates\ntwo eighty-five each", spokenMs: 4_200, includeLogo: false, attempt: null };

function memory() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test("another page of the same account finds the words again", () => {
  const storage = memory();
  new TranscriptStore("ray", storage).write(kept);
  expect(new TranscriptStore("ray", storage).read()).toEqual(kept);
});

test("another account on the same device does not see them", () => {
  const storage = memory();
  new TranscriptStore("ray", storage).write(kept);
  expect(new TranscriptStore("lena", storage).read()).toBeUndefined();
});

test("nothing is left once they are cleared, or when no word is left", () => {
  const storage = memory();
  const store = new TranscriptStore("ray", storage);
  store.write(kept);
  store.write({ ...kept, text: " \n" });
  expect(storage.entries.size).toBe(0);
});

test("damaged or foreign contents and full storage are no failure", () => {
  const storage = memory();
  storage.setItem("bidspoke.dictation.ray", "{broken");
  expect(new TranscriptStore("ray", storage).read()).toBeUndefined();
  storage.setItem("bidspoke.dictation.ray", '{"text":1}');
  expect(new TranscriptStore("ray", storage).read()).toBeUndefined();
  const full = {
    ...storage,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => new TranscriptStore("ray", full).write(kept)).not.toThrow();
});
