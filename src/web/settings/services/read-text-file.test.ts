import { expect, test } from "vitest";
import { decode } from "./read-text-file.ts";

test.each([
  ["UTF-8", [0x63, 0x61, 0x66, 0xc3, 0xa9], "café"],
  ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, 0x61], "a"],
  ["what Excel writes by default", [0x63, 0x61, 0x66, 0xe9], "café"],
  ["UTF-16 as Excel's Unicode text", [0xff, 0xfe, 0x61, 0x00, 0xe9, 0x00], "aé"],
])("a file in %s is read", (_name, bytes, text) => {
  expect(decode(new Uint8Array(bytes))).toBe(text);
});
