import { expect, test } from "vitest";
import { TranscriptStore, type Kept } from "./transcript-store.ts";

const kept: Kept = { text: "two gates\ntwo eighty-five each", spokenMs: 4_200, includeLogo: false, attempt: null };

function memory() {
  const entries = new Map<string, string>();
  return {
    entries,
    get: (key: string) => entries.get(key) ?? null,
    set: (key: string, value: string) => entries.set(key, value) === entries,
    remove: (key: string) => void entries.delete(key),
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

test("damaged or foreign contents are no words", () => {
  const storage = memory();
  const store = new TranscriptStore("ray", storage);
  storage.set("bidspoke.dictation.ray", "{broken");
  expect(store.read()).toBeUndefined();
  storage.set("bidspoke.dictation.ray", '{"text":1}');
  expect(store.read()).toBeUndefined();
});

test("with full or closed storage the words, and the key of the last try, last as long as the page", () => {
  const closed = { get: () => null, set: () => false, remove: () => undefined };
  const store = new TranscriptStore("ray", closed);
  store.write({ ...kept, attempt: { key: "k1", of: "x" } });
  expect(store.read()?.attempt?.key).toBe("k1");
  store.clear();
  expect(store.read()).toBeUndefined();
});
