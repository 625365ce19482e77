import { contrastOf, isReadable, lightnessOf, READABLE, withLightness } from "./color.ts";
import { accentNeed, isHeadReversed } from "./look.ts";
import type { ThemeStyle } from "./schema.ts";

export type ColorField = "primaryColor" | "secondaryColor" | "accentColor" | "textColor";
export type GroundField = "backgroundColor" | "businessInfoBackground";

/** A colour of text that cannot be read well on a ground that it stands on. */
export interface WeakPair {
  color: ColorField;
  ground: GroundField;
  /** From 1 to 21. */
  contrast: number;
  /** What it should be at least. */
  need: number;
}

/** The grounds that each colour's text stands on. In a reversed head none of them stands. */
function groundsOf(theme: ThemeStyle): Record<ColorField, GroundField[]> {
  const both: GroundField[] = isHeadReversed(theme)
    ? ["backgroundColor"]
    : ["backgroundColor", "businessInfoBackground"];
  return { textColor: both, primaryColor: both, secondaryColor: both, accentColor: ["backgroundColor"] };
}

const order: readonly ColorField[] = ["textColor", "primaryColor", "secondaryColor", "accentColor"];

const needOf = (theme: ThemeStyle, color: ColorField) => (color === "accentColor" ? accentNeed(theme) : READABLE);

/** Every pair of text and ground with less contrast than it needs, in the order of the fields. None for a theme that reads well. */
export function weakPairs(theme: ThemeStyle): WeakPair[] {
  const grounds = groundsOf(theme);
  return order.flatMap((color) =>
    grounds[color]
      .map((ground) => ({
        color,
        ground,
        contrast: contrastOf(theme[color], theme[ground]),
        need: needOf(theme, color),
      }))
      .filter(({ contrast, need }) => contrast < need),
  );
}

const STEP = 1 / 256;

/** The colour, as little lighter or darker as it must be to be read on every ground; null when there is none. */
function nearestReadable(color: string, grounds: readonly string[], need = READABLE): string | null {
  const start = lightnessOf(color);
  for (let away = 0; away <= 1; away += STEP) {
    for (const lightness of [start - away, start + away]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = away === 0 ? color : withLightness(color, lightness);
      if (grounds.every((ground) => isReadable(candidate, ground, need))) return candidate;
    }
  }
  return null;
}

/**
 * The theme with no weak pair. Hues stay; text moves before grounds do, and the
 * sheet's own colour never.
 */
export function mendContrast<Theme extends ThemeStyle>(theme: Theme): Theme {
  const paper = theme.backgroundColor;
  const mended = { ...theme, textColor: nearestReadable(theme.textColor, [paper]) ?? theme.textColor };
  const head = mended.businessInfoBackground;
  if (!isReadable(mended.textColor, head) && !isReadable(paper, head)) {
    mended.businessInfoBackground = nearestReadable(head, [mended.textColor]) ?? paper;
  }
  const grounds = groundsOf(mended);
  for (const field of order) {
    const all = grounds[field].map((ground) => mended[ground]);
    // Where no lightness of its hue is read on both grounds, the text's own colour is.
    mended[field] = nearestReadable(mended[field], all, needOf(mended, field)) ?? mended.textColor;
  }
  return mended;
}
