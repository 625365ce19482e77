import { assert, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { contrastOf, lightnessOf, mix, withLightness } from "./color.ts";
import { mendContrast, weakPairs } from "./contrast.ts";
import { lookOf } from "./look.ts";
import { presets } from "./presets.ts";
import { defaultThemeStyle } from "./schema.ts";

test.each([
  ["#000000", "#ffffff", 21],
  ["#777777", "#ffffff", 4.48],
  ["#2563eb", "#ffffff", 5.17],
  ["#ff0000", "#ffffff", 4],
])("the contrast of %s on %s is WCAG's %f", (color, ground, contrast) => {
  expect(contrastOf(color, ground)).toBeCloseTo(contrast, 2);
  expect(contrastOf(ground, color)).toBeCloseTo(contrast, 2);
});

test("a mixture is the browser's", () => {
  expect(mix("#333333", 0.2, "#ffffff")).toBe("#d6d6d6");
  expect(mix("#2563eb", 1, "#ffffff")).toBe("#2563eb");
});

test("another lightness keeps the hue", () => {
  expect(withLightness("#2563eb", lightnessOf("#2563eb"))).toBe("#2563eb");
  const dark = withLightness("#facc15", 0.4);
  expect(lightnessOf(dark)).toBeCloseTo(0.4, 1);
  expect(parseInt(dark.slice(1, 3), 16)).toBeGreaterThan(parseInt(dark.slice(5, 7), 16));
});

describe("weak pairs", () => {
  test("a theme that reads well has none", () => expect(weakPairs(defaultThemeStyle)).toEqual([]));

  test("each text is held against each ground that it stands on", () => {
    const theme = { ...defaultThemeStyle, accentColor: "#facc15", secondaryColor: "#93c5fd" };
    expect(weakPairs(theme).map(({ color, ground }) => [color, ground])).toEqual([
      ["secondaryColor", "backgroundColor"],
      ["secondaryColor", "businessInfoBackground"],
      ["accentColor", "backgroundColor"],
    ]);
    expect(weakPairs(theme)[2]?.contrast).toBeCloseTo(1.53, 2);
  });

  test("a dark head is no fault: its type turns to the colour of the paper", () => {
    const theme = { ...defaultThemeStyle, businessInfoBackground: "#111827" };
    expect(weakPairs(theme)).toEqual([]);
    expect(lookOf(theme).head).toMatchObject({ ink: "#ffffff", primary: "#ffffff", secondary: "#ffffff" });
    expect(lookOf(theme).slip).toBe("#ffffff");
  });

  test("a head on which neither text nor paper is read is one", () => {
    const theme = { ...defaultThemeStyle, businessInfoBackground: "#8a8a8a" };
    expect(weakPairs(theme)).toContainEqual(
      expect.objectContaining({ color: "textColor", ground: "businessInfoBackground" }),
    );
  });
});

const color = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const anyTheme = record({
  primaryColor: color,
  secondaryColor: color,
  accentColor: color,
  textColor: color,
  backgroundColor: color,
  businessInfoBackground: color,
});

describe("mending", () => {
  test("leaves nothing weak, whatever the colours were, and never touches the paper", () => {
    assert(
      property(anyTheme, (colors) => {
        const mended = mendContrast({ ...defaultThemeStyle, ...colors });
        expect(weakPairs(mended)).toEqual([]);
        expect(mended.backgroundColor).toBe(colors.backgroundColor);
      }),
    );
  });

  test("changes no theme that reads well", () => {
    for (const { style } of presets) expect(mendContrast(style)).toEqual(style);
  });

  test("moves a colour no further than it must, and keeps its hue", () => {
    const { accentColor } = mendContrast({ ...defaultThemeStyle, accentColor: "#facc15" });
    expect(contrastOf(accentColor, "#ffffff")).toBeLessThan(4.7);
    const [red, blue] = [parseInt(accentColor.slice(1, 3), 16), parseInt(accentColor.slice(5, 7), 16)];
    expect(red).toBeGreaterThan(blue + 60);
  });
});

test("all that is derived from a theme that reads well reads well too", () => {
  assert(
    property(anyTheme, (colors) => {
      const theme = mendContrast({ ...defaultThemeStyle, ...colors });
      const { ground, muted, primary, head, slip, ink, secondary, accent } = lookOf(theme);
      for (const text of [muted, primary]) expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5);
      for (const text of [head.ink, head.muted, head.primary, head.secondary])
        expect(contrastOf(text, head.ground)).toBeGreaterThanOrEqual(4.5);
      for (const text of [ink, secondary]) expect(contrastOf(text, slip)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(accent, slip)).toBeGreaterThanOrEqual(3);
    }),
  );
});
