import { faceOf } from "#shared/themes/faces.ts";
import { lookOf, type Look } from "#shared/themes/look.ts";
import { pageMeasures, paperSize, type PageMeasures, type Paper } from "#shared/themes/page-measures.ts";
import type { ThemeStyle } from "#shared/themes/schema.ts";
import fonts from "../../../../templates/fonts.json" with { type: "json" };

/** A theme as the template takes it: colours as "#rrggbb", lengths in points. */
export interface PageStyle extends PageMeasures {
  paper: Paper;
  look: Look;
  borderStyle: ThemeStyle["borderStyle"];
  /** Layers of shadow, one point each. */
  shadow: number;
}

const SHADOW_LAYERS: Record<ThemeStyle["shadowStyle"], number> = { none: 0, small: 1, medium: 3, large: 5 };

/** The families in the order in which they are tried. A text with kana or hangul asks for its own forms of the ideographs first. */
export function familiesFor(fontFamily: ThemeStyle["fontFamily"], text: string): string[] {
  const asked = [
    ...(/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? ["Noto Sans JP"] : []),
    ...(/\p{Script=Hangul}/u.test(text) ? ["Noto Sans KR"] : []),
  ];
  return [...new Set([faceOf[fontFamily], ...asked, ...fonts.fallbacks])];
}

/** How wide a word may be in each place of a page, in ems of the type there. */
export type Room = ReturnType<typeof roomOn>;

export function roomOn(style: PageStyle) {
  const width = paperSize[style.paper].width - 2 * style.marginX;
  return {
    title: width / style.headerSize,
    name: (width * (style.narrow ? 0.5 : 0.35)) / (style.size * 1.3),
    text: (width * (style.narrow ? 0.9 : 0.7)) / style.size,
    client: (width * (style.narrow ? 1 : 0.5)) / (style.size * 1.2),
    description: (width * (style.narrow ? 0.5 : 0.4)) / style.size,
    unit: 7,
  };
}

/** The measures and colours of a page in a theme. */
export function pageStyle(theme: ThemeStyle, paper: Paper): PageStyle {
  return {
    ...pageMeasures(theme, paper),
    paper,
    look: lookOf(theme),
    borderStyle: theme.borderStyle,
    shadow: SHADOW_LAYERS[theme.shadowStyle],
  };
}
