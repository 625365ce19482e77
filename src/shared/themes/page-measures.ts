import type { ThemeStyle } from "./schema.ts";

export type Paper = "us-letter" | "a4";

/** Width and height in points. */
export const paperSize: Record<Paper, { width: number; height: number }> = {
  "us-letter": { width: 612, height: 792 },
  a4: { width: 595.28, height: 841.89 },
};

/** CSS: 96 pixels and 72 points are an inch. */
export const POINTS_PER_PIXEL = 0.75;
/** Type is read nearer on paper than on a screen: 16 pixels become 10 points. */
const TYPE_POINTS = 0.625;
/** The total beside the rest of the figures. */
const TOTAL_SHARE = 1.4;
/** Below this many points of text width the page would have no room for its columns. */
const LEAST_TEXT_WIDTH = 288;
/** Lines shorter than this, in ems, have a line's figures under its description. */
const NARROW_EMS = 42;
/** A logo is at most so high (section 9 of the specification). */
const LOGO_HEIGHT = 100;

/** The measures of a printed page, in points. */
export interface PageMeasures {
  marginX: number;
  marginTop: number;
  size: number;
  headerSize: number;
  logoWidth: number;
  logoHeight: number;
  radius: number;
  inset: number;
  borderWidth: number;
  /** Narrow pages stack a line's figures under its description. */
  narrow: boolean;
}

export const pixelsOf = (value: string): number => parseInt(value, 10);

/** The box of a logo in pixels; the picture is fitted into it. */
export function logoBox(theme: ThemeStyle): { width: number; height: number } {
  const width = pixelsOf(theme.logoSize);
  return { width, height: Math.min(width, LOGO_HEIGHT) };
}

/** The air inside boxes grows with that around the page. */
export const insetOf = (theme: ThemeStyle): number => Math.min(18, 8 + pixelsOf(theme.padding) / 5);

/** True when the total is large text by WCAG: it is set bold, and 1.4 times as large as the rest. */
export const isTotalLarge = ({ fontSize }: ThemeStyle): boolean => pixelsOf(fontSize) * TYPE_POINTS * TOTAL_SHARE >= 14;

/** What the theme's pixels are on this paper. */
export function pageMeasures(theme: ThemeStyle, paper: Paper): PageMeasures {
  const { width } = paperSize[paper];
  const sheet = Math.min(width, pixelsOf(theme.maxWidth) * POINTS_PER_PIXEL);
  // Padding stays a point a pixel: paper wants more air at its edge than a screen.
  const margin = (width - sheet) / 2 + pixelsOf(theme.padding);
  const marginX = Math.min(margin, (width - LEAST_TEXT_WIDTH) / 2);
  const size = pixelsOf(theme.fontSize) * TYPE_POINTS;
  const logo = logoBox(theme);
  return {
    marginX,
    marginTop: Math.max(36, Math.min(marginX, 56)),
    size,
    headerSize: pixelsOf(theme.headerSize) * TYPE_POINTS,
    logoWidth: logo.width * POINTS_PER_PIXEL,
    logoHeight: logo.height * POINTS_PER_PIXEL,
    radius: pixelsOf(theme.borderRadius) * POINTS_PER_PIXEL,
    inset: insetOf(theme),
    borderWidth: theme.borderStyle === "none" ? 0 : pixelsOf(theme.borderWidth) * POINTS_PER_PIXEL,
    narrow: (width - 2 * marginX) / size < NARROW_EMS,
  };
}
