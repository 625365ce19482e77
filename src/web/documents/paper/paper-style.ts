import type { CSSProperties } from "react";
import { faceOf } from "#shared/themes/faces.ts";
import { lookOf, type Look } from "#shared/themes/look.ts";
import {
  insetOf,
  logoBox,
  pageMeasures,
  paperSize,
  pixelsOf,
  POINTS_PER_PIXEL,
  type PageMeasures,
} from "#shared/themes/page-measures.ts";
import type { ThemeStyle } from "#shared/themes/schema.ts";

/** The names of the faces as faces.css declares them. */
const families: Record<string, string> = {
  Inter: '"Inter Variable"',
  Roboto: '"Roboto Variable"',
  Arimo: '"Arimo Variable"',
  Gelasio: '"Gelasio Variable"',
  Tinos: '"Tinos"',
};
const serifs: ReadonlySet<ThemeStyle["fontFamily"]> = new Set(["Georgia", "Times New Roman"]);

/** The face of a font's name, with the system's own for the letters that it lacks. */
export const fontOf = (family: ThemeStyle["fontFamily"]): string =>
  `${families[faceOf[family]]}, ${serifs.has(family) ? "serif" : "sans-serif"}`;

const shadows: Record<ThemeStyle["shadowStyle"], string> = {
  none: "none",
  small: "0 1px 2px rgb(0 0 0 / 0.16)",
  medium: "0 1px 1px rgb(0 0 0 / 0.1), 0 3px 6px rgb(0 0 0 / 0.14)",
  large: "0 1px 2px rgb(0 0 0 / 0.12), 0 6px 14px rgb(0 0 0 / 0.2)",
};

/** Custom properties that paper.module.css draws with. */
type PaperStyle = CSSProperties & Record<`--paper-${string}`, string>;

function colorsOf(look: Look): PaperStyle {
  const { head } = look;
  return {
    "--paper-ground": look.ground,
    "--paper-ink": look.ink,
    "--paper-muted": look.muted,
    "--paper-rule": look.rule,
    "--paper-primary": look.primary,
    "--paper-secondary": look.secondary,
    "--paper-accent": look.accent,
    "--paper-edge": look.edge,
    "--paper-slip": look.slip,
    "--paper-head": head.ground,
    "--paper-head-ink": head.ink,
    "--paper-head-muted": head.muted,
    "--paper-head-primary": head.primary,
    "--paper-head-secondary": head.secondary,
  };
}

type Lengths = Omit<PageMeasures, "narrow"> & { sheet: number };

const lengthsOf = (lengths: Lengths, unit: number): PaperStyle => {
  const px = (value: number) => `${Math.round(value * unit * 100) / 100}px`;
  return {
    "--paper-sheet": px(lengths.sheet),
    "--paper-margin": px(lengths.marginX),
    "--paper-margin-top": px(lengths.marginTop),
    "--paper-size": px(lengths.size),
    "--paper-header": px(lengths.headerSize),
    "--paper-logo-width": px(lengths.logoWidth),
    "--paper-logo-height": px(lengths.logoHeight),
    "--paper-radius": px(lengths.radius),
    "--paper-inset": px(lengths.inset),
    "--paper-border": px(lengths.borderWidth),
  };
};

const drawn = (theme: ThemeStyle): PaperStyle => ({
  ...colorsOf(lookOf(theme)),
  "--paper-face": fontOf(theme.fontFamily),
  "--paper-border-style": theme.borderStyle,
  "--paper-shadow": shadows[theme.shadowStyle],
});

/** The paper on a screen: the theme's pixels are the screen's. */
export function screenStyle(theme: ThemeStyle): PaperStyle {
  const margin = pixelsOf(theme.padding);
  const logo = logoBox(theme);
  return {
    ...drawn(theme),
    ...lengthsOf(
      {
        sheet: pixelsOf(theme.maxWidth),
        marginX: margin,
        marginTop: margin,
        size: pixelsOf(theme.fontSize),
        headerSize: pixelsOf(theme.headerSize),
        logoWidth: logo.width,
        logoHeight: logo.height,
        radius: pixelsOf(theme.borderRadius),
        inset: insetOf(theme) / POINTS_PER_PIXEL,
        borderWidth: theme.borderStyle === "none" ? 0 : pixelsOf(theme.borderWidth),
      },
      1,
    ),
  };
}

/** The printed page at its size, 96 pixels to the inch: what the PDF measures in points. */
export function printedStyle(theme: ThemeStyle): PaperStyle {
  const sheet = paperSize["us-letter"].width;
  return { ...drawn(theme), ...lengthsOf({ ...pageMeasures(theme, "us-letter"), sheet }, 1 / POINTS_PER_PIXEL) };
}
