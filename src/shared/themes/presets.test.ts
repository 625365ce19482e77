import { expect, test } from "vitest";
import { weakPairs } from "./contrast.ts";
import { lookOf } from "./look.ts";
import { pageMeasures } from "./page-measures.ts";
import { presets, themeFromPreset } from "./presets.ts";
import { saveThemeSchema } from "./schema.ts";

test.each(presets.map((preset) => [preset.name, preset] as const))("%s is a theme that reads well", (_name, preset) => {
  expect(saveThemeSchema.parse(themeFromPreset(preset))).toEqual(themeFromPreset(preset));
  expect(weakPairs(preset.style)).toEqual([]);
  expect(pageMeasures(preset.style, "us-letter").narrow).toBe(false);
});

test("there are enough of them, no two alike, of every kind of head and most fonts", () => {
  expect(presets.length).toBeGreaterThanOrEqual(5);
  expect(new Set(presets.map(({ style }) => JSON.stringify(style))).size).toBe(presets.length);
  expect(new Set(presets.map(({ style }) => lookOf(style).letterhead))).toEqual(new Set(["box", "band", "open"]));
  expect(new Set(presets.map(({ style }) => style.fontFamily)).size).toBeGreaterThanOrEqual(5);
});
