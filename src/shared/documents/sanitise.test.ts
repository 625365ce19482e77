import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { sanitiseLine, sanitiseText } from "./sanitise.ts";

describe("sanitiseText", () => {
  test.each([
    ["ordinary text", 'Tile, 12 m² — "crème" 浴室', 'Tile, 12 m² — "crème" 浴室'],
    ["line ends", "a\r\nb\rc\u2028d\u0085e", "a\nb\nc\nd\ne"],
    ["tabs", "a\tb", "a b"],
    ["control characters", "a\u0000b\u0007c\u001bd\u007fe", "abcde"],
    ["lone surrogates", "a\ud800b\udc00c 😀", "a\uFFFDb\uFFFDc 😀"],
    ["bidi controls", "a\u202Eb\u2066c\u200Fd\u061Ce", "abcde"],
    ["private use and non-characters", "a\uE000b\uFFFEc\uFDD0d\u{1FFFF}e\u{F0000}f", "abcdef"],
    ["invisible characters", "a\u200Bb\u00ADc\uFEFFd\u2060e\u{E0041}f", "abcdef"],
    ["joiners and variation selectors stay", "👨‍👩‍👧 ❤️ می‌خواهم", "👨‍👩‍👧 ❤️ می‌خواهم"],
    ["at most four marks on a letter", `e${"\u0301".repeat(9)}x`, `e${"\u0301".repeat(4)}x`],
  ])("%s", (_name, value, expected) => {
    expect(sanitiseText(value)).toBe(expected);
  });

  test("any string in, a well-formed one without controls out, and twice is once", () => {
    assert(
      property(string({ unit: "binary" }), (value) => {
        const clean = sanitiseText(value);
        expect(clean).not.toMatch(/\p{Surrogate}|\p{Bidi_Control}|\p{Private_Use}|(?!\n)\p{Cc}/u);
        expect(sanitiseText(clean)).toBe(clean);
      }),
    );
  });
});

test("sanitiseLine makes one line of it", () => {
  expect(sanitiseLine("  a\n\n b\tc\u00A0d ")).toBe("a b c d");
});
