import { expect, test } from "vitest";
import { createByteCache } from "./byte-cache.ts";

test("the longest unused goes first", () => {
  const cache = createByteCache(10);
  const [a, b, c] = [new Uint8Array(4), new Uint8Array(4), new Uint8Array(4)];
  cache.set("a", a);
  cache.set("b", b);
  expect(cache.get("a")).toBe(a);
  cache.set("c", c);
  expect(cache.get("b")).toBeUndefined();
  expect(cache.get("a")).toBe(a);
  expect(cache.get("c")).toBe(c);
  expect(cache.size).toBe(8);
});

test("what is larger than the cache is not kept", () => {
  const cache = createByteCache(3);
  cache.set("a", new Uint8Array(4));
  expect(cache.get("a")).toBeUndefined();
  expect(cache.size).toBe(0);
});
