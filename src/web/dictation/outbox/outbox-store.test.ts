import { expect, test } from "vitest";
import type { DeviceStorage } from "#web/device-storage.ts";
import { MOST_JOBS, OutboxStore, type WaitingJob } from "./outbox-store.ts";

function storage(): DeviceStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => values.set(key, value) !== undefined,
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

const job = (key: string): WaitingJob => ({
  key,
  goal: "smart",
  transcription: "Two gates.",
  includeLogo: true,
  problem: null,
});

test("jobs wait in their order, each once, for their account alone", () => {
  const device = storage();
  const ann = new OutboxStore("ann", device);
  expect(["a", "b", "a"].map((key) => ann.add(job(key)))).toEqual([true, true, true]);
  expect(new OutboxStore("ann", device).get()).toEqual([job("b"), job("a")]);
  expect(ann.get()).toBe(ann.get());
  expect(new OutboxStore("bob", device).get()).toEqual([]);
  ann.refuse("b", "Your trial has ended.");
  expect(ann.get().map(({ problem }) => problem)).toEqual(["Your trial has ended.", null]);
  ann.drop("a");
  ann.drop("b");
  expect(device.keys()).toEqual([]);
});

test("a job is not taken when the device cannot keep it, or when enough wait", () => {
  const full = { ...storage(), set: () => false };
  expect(new OutboxStore("ann", full).add(job("a"))).toBe(false);
  const store = new OutboxStore("ann", storage());
  for (let made = 0; made < MOST_JOBS; made += 1) expect(store.add(job(String(made)))).toBe(true);
  expect(store.add(job("one more"))).toBe(false);
});

test("what is kept in another form is no job", () => {
  const device = { ...storage(), get: () => '[{"key":"a"}]' };
  expect(new OutboxStore("ann", device).get()).toEqual([]);
});
