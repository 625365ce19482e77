import { expect, test } from "vitest";
import { defaultThemeStyle } from "#shared/themes/schema.ts";
import { familiesFor, pageStyle, roomOn } from "./page-style.ts";

test("a theme's family comes first, then the faces for what it lacks", () => {
  expect(familiesFor("Georgia", "Tile")).toEqual([
    "Gelasio",
    "Noto Sans SC",
    "Noto Sans JP",
    "Noto Sans KR",
    "DejaVu Sans",
    "Noto Sans Devanagari",
    "Noto Sans Thai",
    "Noto Emoji",
  ]);
});

test("kana and hangul bring their own ideographs first", () => {
  expect(familiesFor("Arial", "浴室 タイル").slice(0, 2)).toEqual(["Arimo", "Noto Sans JP"]);
  expect(familiesFor("Arial", "타일").slice(0, 2)).toEqual(["Arimo", "Noto Sans KR"]);
});

test("pixels become points", () => {
  const style = pageStyle(defaultThemeStyle, "us-letter");
  expect(style).toMatchObject({ size: 10, headerSize: 20, marginX: 46, narrow: false });
  expect(style).toMatchObject({ logoWidth: 150, logoHeight: 75, borderStyle: "solid", borderWidth: 0.75 });
});

test("the narrowest theme keeps room for words and figures", () => {
  const theme = { ...defaultThemeStyle, maxWidth: "480px", padding: "96px", fontSize: "24px" };
  const style = pageStyle(theme, "a4");
  expect(595.28 - 2 * style.marginX).toBeCloseTo(288);
  expect(style.narrow).toBe(true);
  expect(roomOn(style).description).toBeGreaterThan(9);
});

test("a logo is never higher than 100 pixels, nor than its width", () => {
  expect(pageStyle({ ...defaultThemeStyle, logoSize: "60px" }, "us-letter")).toMatchObject({
    logoWidth: 45,
    logoHeight: 45,
  });
});
