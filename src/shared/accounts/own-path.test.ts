import { expect, test } from "vitest";
import { isOwnPath } from "./own-path.ts";

test.each(["/", "/settings", "/documents-view?open=1#top", "/d/x//y"])("%j is a path of this site", (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  "",
  "settings",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "\\\\elsewhere.example",
  "/\t/elsewhere.example",
  "/\n/elsewhere.example",
  " //elsewhere.example",
  "https://elsewhere.example",
  "https:elsewhere.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/api/logout",
  "/settings\r\nSet-Cookie: a=b",
])("%j is not", (path) => {
  expect(isOwnPath(path)).toBe(false);
});

test("whatever is a path of this site leads a browser to this site", () => {
  const origin = "https://bidspoke.example";
  const parts = ["/", "//", "\\", "..", ".", "@", ":", "elsewhere.example", "%2f", "%5c", "?", "#", "\t", ";"];
  const paths = parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => `/${a}${b}${c}`))).filter(isOwnPath);
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.filter((path) => new URL(path, origin).origin !== origin)).toEqual([]);
});
