import type { ThemeStyle } from "#shared/themes/schema.ts";
import fonts from "../../../../templates/fonts.json" with { type: "json" };
import type { Paper } from "./pdf-document.ts";

/** A theme as the template takes it: colours as "#rrggbb", lengths in points. */
export interface PageStyle {
  paper: Paper;
  marginX: number;
  /** Narrow pages stack a line's figures under its description. */
  narrow: boolean;
  size: number;
  headerSize: number;
  logoWidth: number;
  logoHeight: number;
  radius: number;
  inset: number;
  border: { style: ThemeStyle["borderStyle"]; width: number };
  /** Layers of shadow, one point each. */
  shadow: number;
  primary: string;
  secondary: string;
  accent: string;
  background: string;
  text: string;
  infoBackground: string;
}

/** Paper widths in points. */
const PAPER_WIDTH: Record<Paper, number> = { "us-letter": 612, a4: 595.28 };
/** CSS: 96 pixels and 72 points are an inch. */
const POINTS = 0.75;
/** Type is read nearer on paper than on a screen: 16 pixels become 10 points. */
const TYPE_POINTS = 0.625;
/** Below this many points of text width the page would have no room for its columns. */
const LEAST_TEXT_WIDTH = 288;
const SHADOW_LAYERS: Record<ThemeStyle["shadowStyle"], number> = { none: 0, small: 1, medium: 3, large: 5 };

const pixels = (value: string): number => parseInt(value, 10);

/** The families in the order in which they are tried. A text with kana or hangul asks for its own forms of the ideographs first. */
export function familiesFor(fontFamily: ThemeStyle["fontFamily"], text: string): string[] {
  const asked = [
    ...(/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? ["Noto Sans JP"] : []),
    ...(/\p{Script=Hangul}/u.test(text) ? ["Noto Sans KR"] : []),
  ];
  return [...new Set([fonts.themes[fontFamily], ...asked, ...fonts.fallbacks])];
}

/** How wide a word may be in each place of a page, in ems of the type there. */
export type Room = ReturnType<typeof roomOn>;

export function roomOn(style: PageStyle) {
  const width = PAPER_WIDTH[style.paper] - 2 * style.marginX;
  return {
    title: width / style.headerSize,
    name: (width * (style.narrow ? 0.5 : 0.35)) / (style.size * 1.3),
    text: (width * (style.narrow ? 0.9 : 0.7)) / style.size,
    client: (width * (style.narrow ? 1 : 0.5)) / (style.size * 1.2),
    description: (width * (style.narrow ? 0.5 : 0.4)) / style.size,
    unit: 7,
  };
}

/** The measures of a page in a theme. */
export function pageStyle(theme: ThemeStyle, paper: Paper): PageStyle {
  const width = PAPER_WIDTH[paper];
  const sheet = Math.min(width, pixels(theme.maxWidth) * POINTS);
  // Padding stays a point a pixel: paper wants more air at its edge than a screen.
  const margin = (width - sheet) / 2 + pixels(theme.padding);
  const marginX = Math.min(margin, (width - LEAST_TEXT_WIDTH) / 2);
  const size = pixels(theme.fontSize) * TYPE_POINTS;
  const logo = pixels(theme.logoSize) * POINTS;
  return {
    paper,
    marginX,
    narrow: (width - 2 * marginX) / size < 42,
    size,
    headerSize: pixels(theme.headerSize) * TYPE_POINTS,
    logoWidth: logo,
    logoHeight: Math.min(logo, 100 * POINTS),
    radius: pixels(theme.borderRadius) * POINTS,
    inset: Math.min(18, 8 + pixels(theme.padding) / 5),
    border: { style: theme.borderStyle, width: pixels(theme.borderWidth) * POINTS },
    shadow: SHADOW_LAYERS[theme.shadowStyle],
    primary: theme.primaryColor,
    secondary: theme.secondaryColor,
    accent: theme.accentColor,
    background: theme.backgroundColor,
    text: theme.textColor,
    infoBackground: theme.businessInfoBackground,
  };
}
